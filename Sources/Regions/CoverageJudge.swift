/// Asks whether regions hold all of the base: a branch ends as covered when one of them is free, and as a gap when none
/// is live.
struct CoverageJudge: Judge {
    /// Regions that together cover every branch that ended as covered.
    private(set) var used: [UInt64]

    /// A question about the regions of a line-up.
    init(_ lineup: Lineup) {
        used = [UInt64](repeating: 0, count: lineup.width)
    }

    /// Whether the branch is covered.
    mutating func leaf(_ set: inout LiveSet) -> (leaf: Bool, code: UInt64)? {
        if let first = set.firstFree {
            if !isUsed(set) { used[first >> 6] |= 1 << UInt64(first & 63) }
            set.clear()
            return (true, 1)
        }
        return set.isEmpty ? (false, 2) : nil
    }

    /// Whether a free region has covered another branch before.
    private func isUsed(_ set: LiveSet) -> Bool {
        for word in 0..<set.count where used[set.places[word]] & set.free[word] != 0 { return true }
        return false
    }

    func axis(_ set: inout LiveSet) -> Int? { set.heaviestAxis() }

    func isSought(_ leaf: Bool) -> Bool { !leaf }
}
