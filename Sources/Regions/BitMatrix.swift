/// Rows of bits of one width, in one array.
struct BitMatrix: Sendable {
    /// The words of a row.
    let width: Int
    /// All rows, one after another.
    var words: [UInt64]

    /// Rows without any bit.
    init(rows: Int, bits: Int) {
        width = (bits + 63) / 64
        words = [UInt64](repeating: 0, count: rows * width)
    }

    /// Sets one bit.
    mutating func insert(_ bit: Int, into row: Int) {
        words[row * width + bit >> 6] |= 1 << UInt64(bit & 63)
    }

    /// Whether a bit is set.
    func contains(_ bit: Int, in row: Int) -> Bool {
        words[row * width + bit >> 6] >> UInt64(bit & 63) & 1 == 1
    }

    /// The number of rows.
    var rowCount: Int { width == 0 ? 0 : words.count / width }

    /// Adds rows without any bit.
    mutating func appendRows(_ count: Int) {
        words += repeatElement(0, count: count * width)
    }

    /// Removes a row and all after it.
    mutating func removeRows(from row: Int) {
        words.removeLast(words.count - row * width)
    }

    /// Writes one row over another.
    mutating func copyRow(_ row: Int, to other: Int) {
        for word in 0..<width { words[other * width + word] = words[row * width + word] }
    }

    /// Whether two rows are equal.
    func rowsEqual(_ a: Int, _ b: Int) -> Bool {
        for word in 0..<width where words[a * width + word] != words[b * width + word] { return false }
        return true
    }

    /// A number that is the same for equal rows.
    func hash(ofRow row: Int) -> UInt64 {
        var hash: UInt64 = 0
        for word in 0..<width { hash = KeyTable.mix(hash, words[row * width + word]) }
        return hash
    }
}

/// The indexes of the bits set in a row, ascending.
struct BitIndexes<Words: RandomAccessCollection<UInt64>>: Sequence, IteratorProtocol {
    private let words: Words
    private var position: Words.Index
    private var offset = -64
    private var word: UInt64 = 0

    /// The bits of the given words.
    init(_ words: Words) {
        self.words = words
        position = words.startIndex
    }

    mutating func next() -> Int? {
        while word == 0 {
            guard position < words.endIndex else { return nil }
            word = words[position]
            words.formIndex(after: &position)
            offset += 64
        }
        defer { word &= word &- 1 }
        return offset + word.trailingZeroBitCount
    }
}
