/// A question about the union of some regions: what does it leave of a base?
struct Cover {
    /// Where the question is asked; not empty.
    let base: Region
    /// The regions, with their places in the list given.
    private let regions: [Region]

    /// Asks what regions leave of a base.
    init(_ base: Region, by regions: [Region]) {
        self.base = base
        self.regions = regions
    }

    /// Whether something is left.
    enum Answer {
        /// These combinations are left; there may be more.
        case gap(Region)
        /// Nothing is left: regions with these indexes, ascending, hold the base.
        case covered(by: [Int])
        /// The allowance did not suffice.
        case unknown

        /// What is left, if something is known to be.
        var gap: Region? {
            if case .gap(let region) = self { return region }
            return nil
        }
    }

    /// Finds out whether the regions leave something.
    func firstGap(_ allowance: inout Allowance) -> Answer {
        guard !regions.isEmpty else { return .gap(base) }
        guard allowance.layOut(regions.count, axes: base.space.axisCount) else { return .unknown }
        let members = self.members
        var walk = makeWalk(members)
        switch allowance.run(&walk, stopsAtFirst: true) {
        case .stopped: return walk.found.map { .gap($0) } ?? .unknown
        case .exceeded: return .unknown
        case .done: return .covered(by: BitIndexes(walk.judge.used[...]).map { members[$0] }.sorted())
        }
    }

    /// Whether a combination of which no region is one is found without a walk: axis by axis it takes the value that the
    /// fewest of the regions have that hold what it took before. Where it finds none, there may be one.
    ///
    /// Cost: one look at each region an axis, which is what laying them out for a walk costs.
    func hasObviousGap(_ allowance: inout Allowance) -> Bool {
        guard !regions.isEmpty else { return true }
        guard allowance.layOut(regions.count, axes: base.space.axisCount) else { return false }
        var live = Array(regions.indices)
        for axis in 0..<base.space.axisCount where !live.isEmpty {
            let values = base.values(axis)
            var holders = [Int](repeating: 0, count: values.count)
            for region in live where !regions[region].holdsAll(of: base, on: axis) {
                for (place, value) in values.enumerated() where regions[region].contains(value, on: axis) {
                    holders[place] += 1
                }
            }
            guard let fewest = holders.indices.min(by: { holders[$0] < holders[$1] }) else { return false }
            live.removeAll { !regions[$0].contains(values[fewest], on: axis) }
        }
        return live.isEmpty
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
        guard !regions.isEmpty else { return Measure(count: base.count, cell: base) }
        guard allowance.layOut(regions.count, axes: base.space.axisCount) else {
            return Measure(count: 0, cell: nil, isExact: false)
        }
        var walk = makeWalk(members)
        guard allowance.run(&walk, stopsAtFirst: false) == .done else {
            return Measure(count: walk.found?.count ?? 0, cell: walk.found, isExact: false)
        }
        let counts = walk.nodes.leafCounts(walk.lineup, inside: base)
        let count = zip(walk.nodes.leaves, counts).reduce(UInt128(0)) { $1.0 ? $0 : $0.saturatingAdding($1.1) }
        return Measure(count: count, cell: walk.nodes.largestCell(walk.lineup) { !$0 })
    }

    /// The places of the regions that meet the base, largest there first: those are likeliest to cover a branch.
    private var members: [Int] {
        regions.indices.filter { regions[$0].intersects(base) }
            .map { (place: $0, share: regions[$0].share(of: base)) }
            .sorted { $0.share > $1.share || $0.share == $1.share && $0.place < $1.place }
            .map(\.place)
    }

    /// The walk that answers.
    private func makeWalk(_ members: [Int]) -> Walk<CoverageJudge> {
        let axes = Array(0..<base.space.axisCount)
        let lineup = Lineup(base: base, entries: members.map { regions[$0] }, axes: axes)
        return Walk(lineup, CoverageJudge(lineup))
    }
}
