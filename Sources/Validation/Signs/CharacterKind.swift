import LocaleData

/// What a character is to the rules: they look for kinds, and for kinds side by side.
enum CharacterKind: UInt8, Sendable, CaseIterable {
    /// The start or the end of a run of text: no character.
    case edge
    case space
    /// A space other than U+0020.
    case otherSpace
    /// 0–9
    case digit
    /// A decimal digit of another script.
    case otherDigit
    case latinLower, latinUpper, cyrillicLower, cyrillicUpper, greekLower, greekUpper
    /// A letter with case of another script.
    case otherLower, otherUpper
    /// A letter without case, and whatever else is alphabetic.
    case otherLetter
    /// A letter of a script that sets no spaces between words.
    case wideLetter
    case mark
    case comma, semicolon, colon, exclamation, question, period
    case hyphen
    case quote, apostrophe
    /// A bracket that must have its other half.
    case bracket
    case hash, brace, percent
    /// `< & * \ $`
    case code
    case at
    case other

    /// The kind as a set of its own.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}

/// A set of kinds of characters.
struct CharacterKinds: OptionSet, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ kinds: CharacterKind...) { rawValue = kinds.reduce(0) { $0 | $1.bit } }

    static let latin = CharacterKinds(.latinLower, .latinUpper)
    static let cyrillic = CharacterKinds(.cyrillicLower, .cyrillicUpper)
    static let greek = CharacterKinds(.greekLower, .greekUpper)
    static let lower = CharacterKinds(.latinLower, .cyrillicLower, .greekLower, .otherLower)
    static let upper = CharacterKinds(.latinUpper, .cyrillicUpper, .greekUpper, .otherUpper)
    /// Whatever may be alphabetic.
    static let letters = lower.union(upper).union(CharacterKinds(.otherLetter, .wideLetter, .mark))
    static let digits = CharacterKinds(.digit, .otherDigit)
    static let all = CharacterKinds(rawValue: ~0)
}

/// What the rules ask of a single character, in sixteen bits.
struct CharacterInfo: Sendable {
    let bits: UInt16

    /// Whether rules of single characters have anything to say of the character.
    static let isRemarkable: UInt16 = 1 << 5
    /// Whether the character may change when its text is put into normalization form C.
    static let isUnsettled: UInt16 = 1 << 6
    /// `Â`, `Ã`, `â`: what is left of UTF-8 that was read as Latin-1 starts with one of these.
    static let startsMojibake: UInt16 = 1 << 7
    /// See `Unicode.Scalar.isWordScalar`.
    static let isWord: UInt16 = 1 << 8
    /// See `Unicode.Scalar.isForeignSpace`.
    static let isForeignSpace: UInt16 = 1 << 11
    /// Whether the character belongs to a word and is no number.
    static let isLetterOfWord: UInt16 = 1 << 12
    /// What `Clues.remarkable` is about.
    static let isLookedAt = isRemarkable | isUnsettled | startsMojibake | isForeignSpace
    /// Set in every information that was worked out: none is zero.
    private static let isKnown: UInt16 = 1 << 15
    /// Whether the character takes a column or two, whatever stands beside it.
    private static let isColumn: UInt16 = 1 << 10

    /// No character.
    static let none = CharacterInfo(bits: 0)

    init(bits: UInt16) { self.bits = bits }

    /// Works it out by the linked ICU. Cost: a microsecond at most; `CharacterTable` remembers.
    init(_ scalar: Unicode.Scalar) {
        var bits = Self.isKnown | UInt16(CharacterKind(scalar).rawValue)
        if scalar.isRemarkable { bits |= Self.isRemarkable }
        if scalar.value >= 0x80, !scalar.isSettled { bits |= Self.isUnsettled }
        if [0xC2, 0xC3, 0xE2].contains(scalar.value) { bits |= Self.startsMojibake }
        if scalar.isWordScalar { bits |= Self.isWord }
        if scalar.value < 0x2000 || scalar.isOfScriptWithoutSpaces, scalar.displayWidth > 0 { bits |= Self.isColumn }
        if scalar.isWordScalar, scalar.properties.numericType == nil { bits |= Self.isLetterOfWord }
        if scalar.isForeignSpace { bits |= Self.isForeignSpace }
        self.bits = bits
    }

    var kind: UInt8 { UInt8(truncatingIfNeeded: bits & 31) }
    var isWord: Bool { bits & Self.isWord != 0 }
    var isLetterOfWord: Bool { bits & Self.isLetterOfWord != 0 }
    var isColumn: Bool { bits & Self.isColumn != 0 }
}

extension Unicode.Scalar {
    /// Whether a rule of single characters looks at the scalar more closely.
    fileprivate var isRemarkable: Bool {
        switch value {
        case 0..<0x80: false
        case 0x640, 0x2066...0x2069, 0x202A...0x202E, 0xFFFD, 0xFB00...0xFB06, 0x2160...0x217F, 0x1D400...0x1D7FF: true
        default: has(.defaultIgnorable) || isUnassigned
        }
    }
}

extension CharacterKind {
    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ofASCII(scalar) : Self.ofOthers(scalar)
    }

    private static func ofASCII(_ scalar: Unicode.Scalar) -> CharacterKind {
        switch scalar {
        case " ": .space
        case "0"..."9": .digit
        case "a"..."z": .latinLower
        case "A"..."Z": .latinUpper
        case ",": .comma
        case ";": .semicolon
        case ":": .colon
        case "!": .exclamation
        case "?": .question
        case ".": .period
        case "-": .hyphen
        case "\"": .quote
        case "'": .apostrophe
        case "(", ")", "[", "]": .bracket
        case "<", "&", "*", "\\", "$": .code
        case "#": .hash
        case "{", "}": .brace
        case "%": .percent
        case "@": .at
        default: .other
        }
    }

    private static func ofOthers(_ scalar: Unicode.Scalar) -> CharacterKind {
        switch scalar.value {
        case 0xFF20: return .at
        case 0xFF08, 0xFF09, 0x300A...0x300F, 0x3010, 0x3011: return .bracket
        default: break
        }
        let properties = scalar.properties
        if properties.numericType == .decimal { return .otherDigit }
        if properties.isWhitespace { return .otherSpace }
        if properties.isAlphabetic || scalar.isWordScalar { return ofLetter(scalar) }
        return .other
    }

    private static func ofLetter(_ scalar: Unicode.Scalar) -> CharacterKind {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        default: break
        }
        if scalar.isOfScriptWithoutSpaces { return .wideLetter }
        guard properties.isLowercase || properties.isUppercase else {
            return ["Latn", "Cyrl", "Grek"].contains(scalar.scriptCode)
                ? ofScript(scalar, isUpper: false) : .otherLetter
        }
        return ofScript(scalar, isUpper: properties.isUppercase)
    }

    private static func ofScript(_ scalar: Unicode.Scalar, isUpper: Bool) -> CharacterKind {
        switch scalar.scriptCode {
        case "Latn": isUpper ? .latinUpper : .latinLower
        case "Cyrl": isUpper ? .cyrillicUpper : .cyrillicLower
        case "Grek": isUpper ? .greekUpper : .greekLower
        default: isUpper ? .otherUpper : .otherLower
        }
    }
}
