import Synchronization

/// What was worked out of characters so far: texts of one language have few of them, and each is asked for over and over.
///
/// A value, so that a thread reads it without a lock; what is new goes into the table that all threads start from.
struct CharacterTable: Sendable {
    /// By scalar, up to U+FFFF; zero where nobody asked. Others are worked out each time.
    private var entries: [UInt16]

    private static let known = Mutex(CharacterTable())
    private static let blockSize = 128

    private init() {
        entries = Array(repeating: 0, count: 0x10000)
        learn(block: 0)
    }

    /// The table with all that is known by now.
    static var current: CharacterTable { known.withLock { $0 } }

    /// Works out the characters around a scalar, for all threads.
    static func learn(_ scalar: Unicode.Scalar) -> CharacterTable {
        known.withLock { table in
            table.learn(block: Int(scalar.value) / blockSize)
            return table
        }
    }

    private mutating func learn(block: Int) {
        let start = block * Self.blockSize
        guard start < entries.count, entries[start] == 0 else { return }
        for value in start..<(start + Self.blockSize) {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            entries[value] = CharacterInfo(scalar).bits
        }
    }

    /// The entries of all scalars up to U+FFFF, as in `CharacterInfo.bits`; zero where nothing is known.
    func withEntries<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        entries.withUnsafeBufferPointer(body)
    }
}
