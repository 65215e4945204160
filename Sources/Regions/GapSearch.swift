/// Finds maximal regions that some regions leave of a base, and counts the possible combinations in them.
struct GapSearch {
    /// Where to look.
    let base: Region
    /// The regions that leave gaps.
    let covers: [Region]
    /// Combinations that do not count; a gap may hold some, but none consists of them.
    let impossible: [Region]

    /// What was found.
    struct Result {
        /// The possible combinations left; a lower bound where `isExact` is false.
        let count: UInt128
        /// Maximal gaps, largest first, each with possible combinations that no other one holds.
        let witnesses: [Witness]
        /// Whether the witnesses hold all that is left.
        let isWhole: Bool
        /// Whether the allowance sufficed for the count.
        let isExact: Bool
    }

    /// Counts all that is left, and shows it in at most `cap` gaps.
    ///
    /// Each gap grows from a large cell that the others do not hold; where counting was dear, from any such cell.
    func run(cap: Int, _ allowance: inout Allowance) -> Result {
        let measure = Cover(base, by: covers + impossible).measure(&allowance)
        let isCheap = allowance.spent < allowance.left / 8
        var (next, gaps) = (measure.cell, [Region]())
        while let cell = next, gaps.count < cap {
            gaps.append(widen(cell))
            let rest = Cover(base, by: covers + gaps + impossible)
            next = isCheap ? rest.measure(&allowance).cell : rest.firstGap(&allowance).gap
            if next == nil || gaps.count == cap { removeRedundant(&gaps, &allowance) }
        }
        let witnesses = gaps.map { Witness(region: $0, count: possibleCount($0)) }
        return Result(
            count: max(measure.count, witnesses.map(\.count).max() ?? 0),
            witnesses: witnesses.sorted { $1.count < $0.count },
            isWhole: next == nil && !allowance.isExceeded, isExact: measure.isExact)
    }

    /// Takes out gaps whose possible combinations the others hold, smallest first.
    private func removeRedundant(_ gaps: inout [Region], _ allowance: inout Allowance) {
        for gap in gaps.sorted(by: { $0.count < $1.count }) {
            let others = gaps.filter { $0 != gap }
            guard case .covered = Cover(gap, by: others + impossible).firstGap(&allowance) else { continue }
            gaps = others
        }
    }

    /// The possible combinations of a gap. Only impossible regions matter, so a fixed allowance serves.
    private func possibleCount(_ gap: Region) -> UInt128 {
        var allowance = Allowance(50_000)
        return Cover(gap, by: impossible).measure(&allowance).count
    }

    /// Makes a gap maximal: axis by axis it takes in every value that lets no region in, where it gains most first.
    ///
    /// A value stays out for a region that meets the gap on every other axis. Once an axis has been widened, widening
    /// others can only let more regions in, so one round suffices.
    func widen(_ cell: Region) -> Region {
        var (gap, left) = (cell, Array(0..<base.space.axisCount))
        while true {
            var open = base
            for cover in covers {
                if let axis = cover.onlyAxisDisjoint(from: gap) { open.subtract(cover, on: axis) }
            }
            let gains = left.map { Double(open.valueCount($0)) / Double(gap.valueCount($0)) }
            guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }), gains[best] > 1 else { return gap }
            gap = gap.replacing(left[best], with: open.values(left[best]))
            left.remove(at: best)
        }
    }
}
