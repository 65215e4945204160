/// Reads runs of text character by character.
struct RunReader {
    private var table = CharacterTable.current
    private let pairs = Neighbours.ofPairs

    /// What a text holds.
    mutating func read(_ text: String) -> RunOfText {
        var text = text
        var run = text.withUTF8 { see($0, table) }
        while let unknown = run.unknown {
            table = CharacterTable.learn(unknown)
            run = text.withUTF8 { see($0, table) }
        }
        return run
    }

    /// What well-formed UTF-8 holds; with an unknown character where the table has to be extended first.
    private func see(_ bytes: UnsafeBufferPointer<UInt8>, _ table: CharacterTable) -> RunOfText {
        table.withEntries { entries in
            pairs.withUnsafeBufferPointer { pairs in Self.see(bytes, entries, pairs) }
        }
    }

    private static func see(
        _ bytes: UnsafeBufferPointer<UInt8>, _ entries: UnsafeBufferPointer<UInt16>,
        _ pairs: UnsafeBufferPointer<UInt32>
    ) -> RunOfText {
        var run = RunOfText()
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
                run.wideBytes &+= index &- start
            }
            guard let info = Self.info(of: scalar, entries) else {
                run.unknown = Unicode.Scalar(scalar)
                return run
            }
            let kind = Int(info.kind)
            if start == 0 { run.first = info }
            run.kinds |= 1 << UInt32(kind)
            run.neighbours |= pairs[previous << 5 | kind]
            run.flags |= info.bits
            run.digits &+= Int(CharacterKinds.digits.rawValue >> UInt32(kind) & 1)
            run.hyphens &+= kind == Int(CharacterKind.hyphen.rawValue) ? 1 : 0
            run.leastColumns &+= info.isColumn ? 1 : 0
            run.mostColumns &+= index &- start > 2 ? 2 : 1
            words.read(scalar, info)
            previous = kind
            run.last = info
        }
        run.neighbours |= pairs[previous << 5]
        words.end()
        run.words = words.count
        if words.hasDouble { run.neighbours |= Neighbours.twoLikeWords.rawValue }
        return run
    }

    /// Absent where the table does not know the character yet.
    @inline(__always)
    private static func info(of scalar: UInt32, _ entries: UnsafeBufferPointer<UInt16>) -> CharacterInfo? {
        if scalar > 0xFFFF { return Unicode.Scalar(scalar).map { CharacterInfo($0) } }
        let bits = entries[Int(scalar)]
        return bits == 0 ? nil : CharacterInfo(bits: bits)
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
struct RunOfText {
    var kinds: UInt32 = 0
    var neighbours: UInt32 = 0
    var flags: UInt16 = 0
    var digits = 0
    var hyphens = 0
    var leastColumns = 0
    var mostColumns = 0
    var words = 0
    /// Bytes that are not ASCII.
    var wideBytes = 0
    /// The characters at its ends.
    var first = CharacterInfo.none
    var last = CharacterInfo.none
    /// A character that the table does not have yet; then nothing else holds.
    fileprivate var unknown: Unicode.Scalar?
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
