/// A set of small numbers.
struct Bits: Equatable {
    private var words: [UInt64]

    init(_ members: some Sequence<Int>, of count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
        for member in members { insert(member) }
    }

    func contains(_ member: Int) -> Bool { words[member >> 6] >> UInt64(member & 63) & 1 == 1 }
    mutating func insert(_ member: Int) { words[member >> 6] |= 1 << UInt64(member & 63) }
    mutating func remove(_ member: Int) { words[member >> 6] &= ~(1 << UInt64(member & 63)) }
    mutating func unite(_ other: Bits) { for index in words.indices { words[index] |= other.words[index] } }
    mutating func intersect(_ other: Bits) { for index in words.indices { words[index] &= other.words[index] } }

    /// The numbers in the set, ascending.
    var members: [Int] {
        words.enumerated().flatMap { index, word in
            sequence(state: word) { rest -> Int? in
                guard rest != 0 else { return nil }
                defer { rest &= rest - 1 }
                return index << 6 + rest.trailingZeroBitCount
            }
        }
    }
}
