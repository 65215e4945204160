/// A question about the union of some regions: what does it leave of a base?
struct Cover {
    /// Where the question is asked; not empty.
    let base: Region
    /// The regions that meet the base, largest there first, with their indexes in the list given.
    private let members: [(index: Int, region: Region)]
    /// All axes, those first that most regions restrict.
    private let axes: [Int]

    /// Asks what regions leave of a base.
    init(_ base: Region, by regions: [Region]) {
        self.base = base
        axes = Array(0..<base.space.axisCount)
        members = regions.enumerated().filter { $1.intersects(base) }
            .map { (index: $0, region: $1, size: $1.intersection(base).count) }
            .sorted { ($1.size, $0.index) < ($0.size, $1.index) }
            .map { (index: $0.index, region: $0.region) }
    }

    /// Whether something is left.
    enum Answer {
        /// These combinations are left; there may be more.
        case gap(Region)
        /// Nothing is left: regions with these indexes, ascending, hold the base.
        case covered(by: [Int])
        /// The allowance did not suffice.
        case unknown
    }

    /// Finds out whether the regions leave something.
    func firstGap(_ allowance: inout Allowance) -> Answer {
        guard !members.isEmpty else { return .gap(base) }
        var walk = makeWalk()
        switch allowance.run(&walk, stopsAtFirst: true) {
        case .stopped: return walk.found.map { .gap($0) } ?? .unknown
        case .exceeded: return .unknown
        case .done: return .covered(by: BitIndexes(walk.judge.used[...]).map { members[$0].index }.sorted())
        }
    }

    /// What is left, counted.
    struct Measure {
        /// The combinations left; if `isExact` is false, a lower bound.
        var count: UInt128
        /// A large product of those; `nil` if none is known.
        var cell: Region?
        /// Whether the allowance sufficed.
        var isExact = true
    }

    /// Counts what the regions leave.
    func measure(_ allowance: inout Allowance) -> Measure {
        guard !members.isEmpty else { return Measure(count: base.count, cell: base) }
        var walk = makeWalk()
        guard allowance.run(&walk, stopsAtFirst: false) == .done else {
            return Measure(count: walk.found?.count ?? 0, cell: walk.found, isExact: false)
        }
        let counts = walk.nodes.leafCounts(walk.lineup, inside: base)
        let count = zip(walk.nodes.leaves, counts).reduce(UInt128(0)) { $1.0 ? $0 : $0.saturatingAdding($1.1) }
        return Measure(count: count, cell: walk.nodes.largestCell(walk.lineup) { !$0 })
    }

    /// The walk that answers.
    private func makeWalk() -> Walk<CoverageJudge> {
        let lineup = Lineup(base: base, regions: members.map(\.region), axes: axes)
        return Walk(lineup, CoverageJudge(lineup))
    }
}
