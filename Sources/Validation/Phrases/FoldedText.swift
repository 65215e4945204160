import LocaleData

/// A text as phrases are looked for in it: without case, without what readers do not see, spaces alike.
///
/// The difference of ё and е, of ı and i, of typographic and plain apostrophes, of one space and several plays no part.
struct FoldedText: Sendable {
    private(set) var scalars: [Unicode.Scalar] = []
    /// For each folded scalar the bytes of the text that it stands for.
    private(set) var origins: [Range<Int>] = []
    /// A bit for each scalar that occurs, by its last six bits: a phrase with another bit is not in the text.
    private(set) var mask: UInt64 = 0

    /// The same for the scalars at which a phrase can begin: those that do not stand inside a word.
    private(set) var startMask: UInt64 = 0

    static func mask(of scalar: Unicode.Scalar) -> UInt64 { 1 << UInt64(scalar.value & 63) }

    /// Whether a phrase with these bits may stand in the text: it has each of the scalars, and the first where a word can
    /// begin. Few texts that do not say a phrase get past this.
    func mayHold(_ mask: UInt64, start: UInt64) -> Bool { mask & ~self.mask == 0 && start & startMask != 0 }

    init(_ text: String) {
        scalars.reserveCapacity(text.utf8.count)
        origins.reserveCapacity(text.utf8.count)
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            defer { offset += width }
            if scalar.isIgnoredInPhrases { continue }
            if scalar.isSpaceInPhrases {
                if scalars.last == " " { continue }
                append(" ", offset..<(offset + width))
            } else if scalar.value < 0x80 {
                let isUpper = (0x41...0x5A).contains(scalar.value)
                let folded = isUpper ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
                append(folded, offset..<(offset + width))
            } else {
                for folded in scalar.foldedForPhrases { append(folded, offset..<(offset + width)) }
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ origin: Range<Int>) {
        let bit = FoldedText.mask(of: scalar)
        mask |= bit
        if startMask & bit == 0, scalars.last.map({ !$0.isInsideWord(before: scalar) }) ?? true { startMask |= bit }
        scalars.append(scalar)
        origins.append(origin)
    }

    /// The bytes of the text that a range of folded scalars stands for.
    func origin(of range: Range<Int>) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return origins[first].lowerBound..<origins[last].upperBound
    }
}

extension Unicode.Scalar {
    /// Whether a phrase is found with and without the scalar: tatweel, invisible characters.
    fileprivate var isIgnoredInPhrases: Bool {
        switch value {
        case 0..<0x80: false
        case 0x640: true
        default: has(.defaultIgnorable)
        }
    }

    fileprivate var isSpaceInPhrases: Bool {
        value == 0x20 || (0x09...0x0D).contains(value) || (value >= 0x80 && has(.whiteSpace))
    }

    /// Lower case, with letters that writers use for each other made one.
    fileprivate var foldedForPhrases: [Unicode.Scalar] {
        switch value {
        case 0x2019, 0x02BC: ["'"]
        case 0x2010, 0x2011: ["-"]
        case 0x0451, 0x0401: ["\u{0435}"]
        // Turkish has a dotted and a dotless i, each with its capital; a text in capitals does not tell which is meant.
        case 0x0130, 0x0131: ["i"]
        default: Array(properties.lowercaseMapping.unicodeScalars)
        }
    }

    /// Whether the scalar is a vowel mark of Arabic or Hebrew, which writers may leave out.
    var isVowelMark: Bool {
        switch value {
        case 0x64B...0x65F, 0x670, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
        default: false
        }
    }

    /// Whether the scalar belongs to a word.
    var isWordScalar: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0..<0x80: false
        case 0xFFFC: false
        default:
            switch properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .decimalNumber:
                true
            default: false
            }
        }
    }

    /// Whether no word can end between the scalar and the next one.
    func isInsideWord(before next: Unicode.Scalar) -> Bool {
        isWordScalar && next.isWordScalar && !isOfScriptWithoutSpaces && !next.isOfScriptWithoutSpaces
    }

    /// Whether the scalar's script sets no spaces between words: Han, Kana, Thai, Lao, Khmer, Burmese.
    var isOfScriptWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF,
            0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF66...0xFF9F,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension FoldedText {
    /// How many runs of letters there are.
    var wordCount: Int {
        var count = 0
        var isInside = false
        for scalar in scalars {
            let isLetter = scalar.isWordScalar && scalar.properties.numericType == nil
            if isLetter, !isInside { count += 1 }
            isInside = isLetter
        }
        return count
    }

    /// Takes every place of a phrase out.
    mutating func remove(_ phrase: Phrase) {
        while let range = phrase.firstRange(in: self), !range.isEmpty {
            scalars.replaceSubrange(range, with: [" "])
            origins.replaceSubrange(range, with: [origins[range.lowerBound]])
        }
        // What stood behind a phrase may begin one now.
        startMask = .max
    }
}
