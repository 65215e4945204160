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
    mutating func leaf(_ set: inout LiveSet, _ lineup: Lineup) -> (leaf: Bool, code: UInt64)? {
        if let first = firstFree(set) {
            if !zip(used, set.free).contains(where: { $0 & $1 != 0 }) {
                used[first >> 6] |= 1 << UInt64(first & 63)
            }
            set.clear()
            return (true, 1)
        }
        return set.isEmpty ? (false, 2) : nil
    }

    /// The first region that is free.
    private func firstFree(_ set: LiveSet) -> Int? {
        var bits = BitIndexes(set.free)
        return bits.next()
    }

    func isSought(_ leaf: Bool) -> Bool { !leaf }
}
