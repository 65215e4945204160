@testable import Regions

/// Checks a winner diagram as a certificate would be: by one pass over its nodes, from the regions alone.
///
/// Of each node it knows the regions live on some path to it (`may`) and on every path (`must`), and the axes that some
/// path has not tested (`open`).
struct DiagramChecker {
    private(set) var faults: [String] = []
    private let regions: [Region]
    private let contest: Contest

    private struct Reach {
        var may: Set<Int>
        var must: Set<Int>
        var open: Set<Int>
    }

    init(_ diagram: WinnerDiagram) {
        contest = diagram.contest
        regions = contest.entries.map(\.region) + contest.impossible
        let all = Set(regions.indices.filter { !regions[$0].isEmpty })
        var reaches: [Int: Reach] = [0: Reach(may: all, must: all, open: Set(0..<contest.space.axisCount))]
        for node in 0..<diagram.nodeCount {
            guard let reach = reaches[node] else {
                faults.append("node \(node) is not reached")
                continue
            }
            switch diagram.node(node) {
            case .leaf(let leaf): check(leaf, reach, node)
            case .split(let axis, let branches):
                if !reach.open.contains(axis) { faults.append("node \(node) tests an axis twice") }
                if branches.flatMap(\.values).sorted() != Array(0..<contest.space.sizes[axis]) {
                    faults.append("node \(node) does not partition its axis")
                }
                for branch in branches {
                    if branch.target <= node { faults.append("node \(node) leads back") }
                    let next = self.next(reach, axis, branch)
                    reaches[branch.target] = reaches[branch.target].map { join($0, next) } ?? next
                }
            }
        }
    }

    private func next(_ reach: Reach, _ axis: Int, _ branch: WinnerDiagram.Branch) -> Reach {
        Reach(
            may: reach.may.filter { region in branch.values.contains { regions[region].contains($0, on: axis) } },
            must: reach.must.filter { region in branch.values.allSatisfy { regions[region].contains($0, on: axis) } },
            open: reach.open.subtracting([axis]))
    }

    private func join(_ a: Reach, _ b: Reach) -> Reach {
        Reach(may: a.may.union(b.may), must: a.must.intersection(b.must), open: a.open.union(b.open))
    }

    /// Whether the region holds every combination that reaches the node.
    private func holdsAll(_ region: Int, _ reach: Reach) -> Bool {
        reach.must.contains(region) && reach.open.allSatisfy { regions[region].isFull($0) }
    }

    private mutating func check(_ leaf: DiagramLeaf, _ reach: Reach, _ node: Int) {
        let entries = contest.entries
        switch leaf {
        case .impossible(let region):
            if !holdsAll(entries.count + region, reach) { faults.append("node \(node) may be possible") }
        case .uncovered:
            if reach.may.contains(where: { $0 < entries.count }) { faults.append("node \(node) may be covered") }
        case .won(let owner, let entry):
            let sure = reach.must.filter { $0 < entries.count && entries[$0].owner == owner && holdsAll($0, reach) }
            if !sure.contains(entry) { faults.append("node \(node) names an entry that may not match") }
            let rivals = reach.may.filter { $0 < entries.count && entries[$0].owner != owner }
            for rival in rivals
            where !sure.contains(where: { beats(entries[$0], entries[rival], precedence: contest.precedence) }) {
                faults.append("node \(node): nothing of \(owner) surely beats \(rival)")
            }
        case .ambiguous(let tied):
            if Set(tied.map { entries[$0].owner }).count < 2 { faults.append("node \(node) has no tie") }
            if !tied.allSatisfy({ holdsAll($0, reach) }) { faults.append("node \(node): a tied entry may not match") }
        }
    }
}
