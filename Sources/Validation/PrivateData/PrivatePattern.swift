/// Kinds of private data that have a shape of their own.
enum PrivatePattern: String, Sendable, CaseIterable {
    case email = "an e-mail address"
    case link = "a URL"
    case phone = "a phone number"
    case handle = "somebody’s handle"
    case address = "a postal address"
    case uuid = "a UUID"
    case bankAccount = "an IBAN"
    case coordinates = "coordinates"
    case date = "a calendar date"
    case clockTime = "a time of day"

    /// A place in a text that has the shape of private data.
    struct Match: Sendable {
        let pattern: PrivatePattern
        /// UTF-8 bytes of the text.
        let range: Range<Int>
    }

    /// Everything in a text that has such a shape, in the order of the text; none inside another.
    static func matches(in text: String) -> [Match] {
        let reader = PatternText(text)
        let found = readers.filter { $0.isWorthwhile(reader.counts) }.flatMap { $0.read(reader) }
        var kept: [Match] = []
        for match in found where !kept.contains(where: { $0.range.overlaps(match.range) }) { kept.append(match) }
        return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

/// One kind of patterns, and what a text must have for it.
private struct PatternReader: Sendable {
    let isWorthwhile: @Sendable (PatternText.Counts) -> Bool
    let read: @Sendable (PatternText) -> [PrivatePattern.Match]
}

extension PrivatePattern {
    /// In the order of precedence.
    private static let readers = [
        PatternReader(isWorthwhile: { $0.colons + $0.periods > 0 }, read: { $0.links() }),
        PatternReader(isWorthwhile: { $0.ats > 0 }, read: { $0.emails() + $0.handles() }),
        PatternReader(isWorthwhile: { $0.hyphens > 3 }, read: { $0.uuids() }),
        PatternReader(isWorthwhile: { $0.digits > 1 }, read: { $0.bankAccounts() }),
        // Two numbers with four decimals or more.
        PatternReader(isWorthwhile: { $0.digits > 7 && $0.periods > 1 }, read: { $0.coordinates() }),
        PatternReader(isWorthwhile: { $0.digits > 7 }, read: { $0.phones() }),
        PatternReader(isWorthwhile: { $0.digits > 2 }, read: { $0.dates() }),
        PatternReader(isWorthwhile: { $0.digits > 0 }, read: { $0.addresses() }),
    ]
}

/// A text as patterns read it: digits of every script as 0–9, spaces and hyphens alike, with the place of each byte.
struct PatternText {
    /// ASCII of the text; every other scalar is `letter` where it belongs to a word, else `other`.
    let bytes: [UInt8]
    /// Where each byte came from, and the end.
    private let offsets: [Int]

    /// How many there are of what patterns start from.
    struct Counts: Sendable {
        var digits = 0
        var ats = 0
        var colons = 0
        var periods = 0
        var hyphens = 0
    }

    let counts: Counts

    static let letter: UInt8 = 0x80
    static let other: UInt8 = 0x81

    init(_ text: String) {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        var counts = Counts()
        bytes.reserveCapacity(text.utf8.count)
        offsets.reserveCapacity(text.utf8.count + 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            let byte = Self.byte(for: scalar)
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): counts.digits += 1
            case UInt8(ascii: "@"): counts.ats += 1
            case UInt8(ascii: ":"): counts.colons += 1
            case UInt8(ascii: "."): counts.periods += 1
            case UInt8(ascii: "-"): counts.hyphens += 1
            default: break
            }
            bytes.append(byte)
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        self.bytes = bytes
        self.offsets = offsets + [offset]
        self.counts = counts
    }

    private static func byte(for scalar: Unicode.Scalar) -> UInt8 {
        switch scalar.value {
        case 0..<0x80: return UInt8(scalar.value)
        // The commonest letters need no look-up.
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A,
            0xAC00...0xD7A3:
            return letter
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: return other
        default: return byteOfOthers(scalar)
        }
    }

    private static func byteOfOthers(_ scalar: Unicode.Scalar) -> UInt8 {
        if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
            return UInt8(ascii: "0") + UInt8(digit)
        }
        switch scalar.value {
        case 0xA0, 0x2007, 0x202F, 0x3000: return UInt8(ascii: " ")
        case 0x2010, 0x2011: return UInt8(ascii: "-")
        case 0xFF20: return UInt8(ascii: "@")
        case 0xFF0B: return UInt8(ascii: "+")
        default: return scalar.isWordScalar && !scalar.isOfScriptWithoutSpaces ? letter : other
        }
    }

    func match(_ pattern: PrivatePattern, _ range: Range<Int>) -> PrivatePattern.Match {
        PrivatePattern.Match(pattern: pattern, range: offsets[range.lowerBound]..<offsets[range.upperBound])
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether no word goes on across either end.
    func isWhole(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound > 0 && bytes[range.lowerBound - 1].isWordByte
        let after = range.upperBound < bytes.count && bytes[range.upperBound].isWordByte
        return !before && !after
    }

    /// The maximal runs of bytes that satisfy a condition.
    func runs(_ isPart: (UInt8) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() {
            if isPart(byte) {
                if start == nil { start = index }
            } else if let begin = start {
                found.append(begin..<index)
                start = nil
            }
        }
        if let begin = start { found.append(begin..<bytes.count) }
        return found
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    /// Part of a word in a `PatternText`.
    var isWordByte: Bool { isDigit || isASCIILetter || self == UInt8(ascii: "_") || self == PatternText.letter }
}
