import MessageSyntax

// What a message holds, read once, so that most checks need not look at most messages.
//
// Forty checks look at every text, and nearly always for something that is not there: a bracket, two spaces, a letter of
// another alphabet. One pass over the characters notes which kinds occur and which stand side by side, one pass over the
// parts which arguments there are; a check says what it needs (`MessageCheck.when`) and is left out where that is
// missing. Example:
//
//     Wait...     letters, periods; a small letter behind a capital, two periods side by side
//
// `three-dots` needs two periods and looks; `mixed-script` needs letters of two alphabets, `number-differs` digits,
// `argument-dropped` arguments: they do not. What a check needs may be more than it finds, never less: a test runs every
// check on every message that its needs leave out, and expects no finding.

/// What occurs in a message.
struct Signs: Sendable {
    /// What arguments do.
    struct Parts: OptionSet, Sendable {
        let rawValue: UInt8

        static let arguments = Parts(rawValue: 1 << 0)
        static let plurals = Parts(rawValue: 1 << 1)
        static let selects = Parts(rawValue: 1 << 2)
        /// An argument with a type, or ICU's `choice`.
        static let formats = Parts(rawValue: 1 << 3)
        /// A stretch between apostrophes.
        static let quotes = Parts(rawValue: 1 << 4)
        static let nonASCII = Parts(rawValue: 1 << 5)
        /// A name with other signs than letters, digits and `_`.
        static let oddNames = Parts(rawValue: 1 << 6)
        /// A plural or select: texts of several runs may be shown one behind the other.
        static let choices: Parts = [.plurals, .selects]
    }

    private(set) var parts: Parts = []
    /// Of the texts.
    private(set) var kinds: CharacterKinds = []
    private(set) var neighbours: Neighbours = []
    /// Flags of `CharacterInfo`, of the whole pattern: names and styles too.
    private(set) var flags: UInt16 = 0
    private(set) var digitCount = 0
    private(set) var hyphenCount = 0
    /// Columns that the texts take at least and at most.
    private(set) var leastColumns = 0
    private(set) var mostColumns = 0
    /// Runs of letters.
    private(set) var wordCount = 0

    init(_ message: Message) {
        var reader = SignReader()
        if message.parts.count == 1, case .literal(let literal) = message.parts[0], literal.removed.isEmpty {
            reader.read(literal)
        } else {
            reader.read(message.parts)
            reader.readPattern(message)
        }
        self = reader.signs
    }

    fileprivate init() {}

    func has(_ kinds: CharacterKinds) -> Bool { self.kinds.rawValue & kinds.rawValue != 0 }
    func has(_ kind: CharacterKind) -> Bool { kinds.rawValue & kind.bit != 0 }
    func has(_ neighbours: Neighbours) -> Bool { self.neighbours.rawValue & neighbours.rawValue != 0 }
    func has(_ parts: Parts) -> Bool { self.parts.rawValue & parts.rawValue != 0 }
    func has(flags: UInt16) -> Bool { self.flags & flags != 0 }
}

/// Reads messages part by part.
private struct SignReader {
    private(set) var signs = Signs()
    private var table = CharacterTable.current
    private let pairs = Neighbours.ofPairs

    mutating func read(_ parts: [Part]) {
        for part in parts {
            switch part {
            case .literal(let literal): read(literal)
            case .pound: break
            case .argument(let argument): read(argument)
            }
        }
    }

    private mutating func read(_ argument: Argument) {
        if !argument.hasPlainName { signs.add(.oddNames) }
        switch argument.kind {
        case .none: signs.add(.arguments)
        case .simple: signs.add([.arguments, .formats])
        case .plural(let plural), .selectOrdinal(let plural):
            signs.add([.arguments, .plurals])
            for branch in plural.cases { read(branch.parts) }
        case .select(let select):
            signs.add([.arguments, .selects])
            for branch in select.cases { read(branch.parts) }
        case .choice(let choice):
            signs.add([.arguments, .formats])
            for alternative in choice.alternatives { read(alternative.parts) }
        }
    }

    mutating func read(_ literal: Literal) {
        if !literal.quotes.isEmpty { signs.add(.quotes) }
        read(literal.text, isText: true)
    }

    /// Notes the flags of all characters of a pattern: names and styles may have some that the texts do not.
    mutating func readPattern(_ message: Message) {
        var text = message.text
        signs.add(columns: text.utf8.count - message.parts.reduce(0) { $0 + $1.textBytes })
        let isASCII = text.withUTF8 { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
        if !isASCII { read(text, isText: false) }
    }

    private mutating func read(_ text: String, isText: Bool) {
        var text = text
        var seen = text.withUTF8 { see($0, table) }
        while let unknown = seen.unknown {
            table = CharacterTable.learn(unknown)
            seen = text.withUTF8 { see($0, table) }
        }
        if seen.isNonASCII { signs.add(.nonASCII) }
        if isText { signs.add(seen) } else { signs.add(flags: seen.flags) }
    }

    /// What well-formed UTF-8 holds; with an unknown character where the table has to be extended first.
    private func see(_ bytes: UnsafeBufferPointer<UInt8>, _ table: CharacterTable) -> Seen {
        table.withEntries { entries in
            pairs.withUnsafeBufferPointer { pairs in Self.see(bytes, entries, pairs) }
        }
    }

    private static func see(
        _ bytes: UnsafeBufferPointer<UInt8>, _ entries: UnsafeBufferPointer<UInt16>,
        _ pairs: UnsafeBufferPointer<UInt32>
    ) -> Seen {
        var seen = Seen()
        var words = WordReader()
        var previous = 0
        var index = 0
        while index < bytes.count {
            let start = index
            let byte = bytes[index]
            let scalar: UInt32
            if byte < 0x80 {
                scalar = UInt32(byte)
                index += 1
            } else {
                scalar = Self.scalar(in: bytes, &index)
                seen.isNonASCII = true
            }
            var bits = scalar < 0x10000 ? entries[Int(scalar)] : 0
            if bits == 0 {
                guard scalar > 0xFFFF, let astral = Unicode.Scalar(scalar) else {
                    seen.unknown = Unicode.Scalar(scalar)
                    return seen
                }
                bits = CharacterInfo(astral).bits
            }
            let info = CharacterInfo(bits: bits)
            let kind = Int(info.kind)
            seen.kinds |= 1 << UInt32(kind)
            seen.neighbours |= pairs[previous << 5 | kind]
            seen.flags |= bits
            seen.digits &+= Int(CharacterKinds.digits.rawValue >> UInt32(kind) & 1)
            seen.hyphens &+= kind == Int(CharacterKind.hyphen.rawValue) ? 1 : 0
            seen.leastColumns &+= info.isColumn ? 1 : 0
            seen.mostColumns &+= index &- start > 2 ? 2 : 1
            words.read(scalar, info)
            previous = kind
        }
        seen.neighbours |= pairs[previous << 5]
        words.end()
        seen.words = words.count
        if words.hasDouble { seen.neighbours |= Neighbours.twoLikeWords.rawValue }
        return seen
    }

    @inline(__always)
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        let first = UInt32(bytes[index])
        let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = first & (0x7F >> UInt32(width))
        for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        index += width
        return value
    }
}

/// What one run of text holds.
private struct Seen {
    var kinds: UInt32 = 0
    var neighbours: UInt32 = 0
    var flags: UInt16 = 0
    var digits = 0
    var hyphens = 0
    var leastColumns = 0
    var mostColumns = 0
    var words = 0
    var isNonASCII = false
    /// A character that the table does not have yet; then nothing else holds.
    var unknown: Unicode.Scalar?
}

/// Notices two words in a row that may be the same: with equal sums, and one space between.
private struct WordReader {
    private(set) var hasDouble = false
    private(set) var count = 0
    private var isInsideLetters = false
    private var sum: UInt32 = 0
    private var lastSum: UInt32 = 0
    private var isInside = false
    /// Characters since the last word; two where they are not a single space.
    private var gap = 2
    private var isBehindOneSpace = false

    @inline(__always)
    mutating func read(_ scalar: UInt32, _ info: CharacterInfo) {
        let isLetter = info.isLetterOfWord
        if isLetter != isInsideLetters {
            isInsideLetters = isLetter
            if isLetter { count &+= 1 }
        }
        if info.isWord {
            if !isInside {
                isBehindOneSpace = gap == 1
                isInside = true
                sum = 0
            }
            sum = sum &* 31 &+ Self.caseless(scalar)
        } else {
            if isInside {
                end()
                gap = scalar == 0x20 ? 1 : 2
            } else {
                gap = 2
            }
        }
    }

    mutating func end() {
        guard isInside else { return }
        if isBehindOneSpace, sum == lastSum { hasDouble = true }
        lastSum = sum
        isInside = false
    }

    /// The same for a letter and its capital in the languages of `doubled-word`.
    @inline(__always)
    private static func caseless(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0..<0x80: scalar | 0x20
        case 0xC0..<0xFF, 0x400..<0x460: scalar & 15
        default: 1
        }
    }
}

extension Part {
    /// The bytes of the text, where it is one.
    fileprivate var textBytes: Int {
        if case .literal(let literal) = self { literal.range.count } else { 0 }
    }
}

extension Signs {
    /// Values take no more columns than their placeholders have bytes.
    fileprivate mutating func add(columns: Int) { mostColumns += columns }
    fileprivate mutating func add(_ parts: Parts) { self.parts.formUnion(parts) }
    fileprivate mutating func add(flags: UInt16) { self.flags |= flags }
    fileprivate mutating func add(_ seen: Seen) {
        add(flags: seen.flags)
        kinds.formUnion(CharacterKinds(rawValue: seen.kinds))
        neighbours.formUnion(Neighbours(rawValue: seen.neighbours))
        digitCount += seen.digits
        hyphenCount += seen.hyphens
        leastColumns += seen.leastColumns
        mostColumns += seen.mostColumns
        wordCount += seen.words
    }
}
