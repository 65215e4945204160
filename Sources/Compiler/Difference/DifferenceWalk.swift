// Where two catalogs say different things, without looking at each combination
// ============================================================================
//
// Both catalogs are walked together. What decides (see `Decider`) are the entries of both sides in all groups, what each
// side calls impossible, budgets, and values that messages select on. As in `Walk`, an axis is split, each value keeps
// the deciders that hold it, values that keep the same ones are one class, and a set of deciders is visited once.
//
// A branch ends
//
// - as *the same* as soon as every live decider has its twin, alive too: an entry of the other side with the same region
//   whose section says the same. Whatever follows, both sides then answer alike. A catalog of 10¹² combinations in which
//   one section has changed is cut down to that section's regions in a few steps;
// - as *the same* where neither side thinks it possible;
// - when every group of both sides is settled and every budget that is live is free. What each side shows is then one
//   answer for the whole branch, which `classify` compares.
//
// Axes are taken from the first decider without a twin, so that the branches without any change end first.
//
// Worked example. Axes task (a, b, c) and surface (x, y). Both have a default D for everything; the later one changes the
// words of A, which is for task a. D and its twin are free; A has none, so task is split:
//
//     a:     D A | D A'     settled: A wins before, A' after; classified as a change of 2 combinations
//     b, c:  D   | D        every live decider has its twin: the same
//
// Answers that are equal are one leaf, and a node whose branches all lead to one node is that node: the changes of a
// section that budgets had cut into surfaces come together again where they read alike on all of them.
import CatalogModel
import Regions

/// The diagram of differences: nodes numbered so that each leads only to smaller ones; the last is the root.
struct DifferenceDiagram: Sendable {
    enum Node: Sendable, Hashable {
        /// Absent: both say the same. Else what `classify` has called the difference.
        case leaf(Int?)
        /// For each value of the joint axis the node that follows.
        case split(axis: Int, targets: [Int])
    }

    let space: Space
    let nodes: [Node]
}

/// The walk that builds it.
struct DifferenceWalk {
    let space: Space
    let deciders: [Decider]
    /// For each side its own order of its own axes: what *beats* looks at.
    let precedences: [[Int]]
    /// The joint axes, strongest first.
    let order: [Int]
    /// For each side and section the joint axes that its messages select on.
    let selected: [[[Int]]]
    /// What both sides' answers at a combination are called; absent where they are the same.
    let classify: (_ outcomes: [SideOutcome], _ point: [Int]) -> Int?
    /// Steps beyond which the walk gives up: one for each decider looked at.
    var limit = 60_000_000

    private var restricted: [[Int]] = []
    private var nodes: [DifferenceDiagram.Node] = [.leaf(nil)]
    private var numbers: [DifferenceDiagram.Node: Int] = [.leaf(nil): 0]
    private var known: [[Int32]: Int] = [:]
    private var steps = 0

    init(
        space: Space, deciders: [Decider], precedences: [[Int]], order: [Int], selected: [[[Int]]],
        classify: @escaping (_ outcomes: [SideOutcome], _ point: [Int]) -> Int?
    ) {
        self.space = space
        self.deciders = deciders
        self.precedences = precedences
        self.order = order
        self.selected = selected
        self.classify = classify
        restricted = deciders.map { decider in order.filter { !decider.region.isFull($0) } }
    }

    /// The diagram, or nothing where the walk would have taken too long.
    mutating func run() -> DifferenceDiagram? {
        guard !Region(full: space).isEmpty else { return DifferenceDiagram(space: space, nodes: nodes) }
        var point = [Int?](repeating: nil, count: space.axisCount)
        guard let root = visit(Array(deciders.indices), &point) else { return nil }
        // Another number may stand last where the root was known before; the root is said by repeating it.
        if root != nodes.count - 1 { nodes.append(nodes[root]) }
        return DifferenceDiagram(space: space, nodes: nodes)
    }

    /// The node of a branch. `point` has a value of each axis that was split.
    private mutating func visit(_ all: [Int], _ point: inout [Int?]) -> Int? {
        steps += all.count + 1
        guard steps <= limit else { return nil }
        var state = BranchState(all, isSplit: point.map { $0 != nil })
        let end = settle(&state)
        if end == .same { return 0 }
        let key = key(state)
        if let node = known[key] { return node }
        let node: Int?
        if end == .settled {
            node = number(of: .leaf(classify(state.outcomes, point.map { $0 ?? 0 })))
        } else {
            node = split(state, &point)
        }
        known[key] = node
        return node
    }

    private mutating func number(of node: DifferenceDiagram.Node) -> Int {
        if let number = numbers[node] { return number }
        nodes.append(node)
        numbers[node] = nodes.count - 1
        return nodes.count - 1
    }

    /// The live deciders and the axes still open on one of them: what decides the future of a branch.
    private func key(_ state: BranchState) -> [Int32] {
        var open = [Bool](repeating: false, count: space.axisCount)
        for index in state.live { for axis in restricted[index] where !state.isSplit[axis] { open[axis] = true } }
        let axes = open.indices.filter { open[$0] }
        return (state.live + [-1] + axes).map { Int32(truncatingIfNeeded: $0) }
    }

    private mutating func split(_ state: BranchState, _ point: inout [Int?]) -> Int? {
        guard let axis = axis(for: state) else { preconditionFailure("an open branch has an axis left") }
        var targets: [Int] = []
        var children: [[Int]: Int] = [:]
        for value in 0..<space.sizes[axis] {
            let live = state.live.filter { deciders[$0].region.contains(value, on: axis) }
            steps += state.live.count
            if children[live] == nil {
                point[axis] = value
                children[live] = visit(live, &point)
                point[axis] = nil
            }
            guard let child = children[live] else { return nil }
            targets.append(child)
        }
        if let first = targets.first, targets.allSatisfy({ $0 == first }) { return first }
        return number(of: .split(axis: axis, targets: targets))
    }

    /// The axis to split next: of what has changed first, of budgets and selected values last.
    private func axis(for state: BranchState) -> Int? {
        func open(_ index: Int) -> Int? { restricted[index].first { !state.isSplit[$0] } }
        let live = Set(state.live)
        let winners = state.live.filter { deciders[$0].decidesWinners }
        let changed = winners.filter { index in deciders[index].twin.map { !live.contains($0) } ?? true }
        let rest = state.live.filter { !deciders[$0].decidesWinners }
        let budgets = rest.filter { if case .budget = deciders[$0].role { true } else { false } }
        let values = rest.filter {
            if case .value(let axis) = deciders[$0].role { isSelected(axis, state) } else { false }
        }
        return (changed + winners + budgets + values).lazy.compactMap(open).first
    }

    private func isSelected(_ axis: Int, _ state: BranchState) -> Bool {
        zip(Side.allCases, state.outcomes).contains { side, outcome in
            outcome.winners.contains { winner in
                winner.section.map { selected[side.rawValue][$0].contains(axis) } ?? false
            }
        }
    }
}

// MARK: Settling

/// A branch under way.
private struct BranchState {
    /// Ascending.
    var live: [Int]
    let isSplit: [Bool]
    /// A side each, once they are known.
    var outcomes: [SideOutcome] = []

    init(_ live: [Int], isSplit: [Bool]) {
        self.live = live
        self.isSplit = isSplit
    }
}

extension DifferenceWalk {
    private enum End {
        case same
        case settled
        case open
    }

    private func isFree(_ index: Int, _ state: BranchState) -> Bool {
        restricted[index].allSatisfy { state.isSplit[$0] }
    }

    /// Whether the branch ends, and how; what can no longer matter is taken out of it.
    private func settle(_ state: inout BranchState) -> End {
        if areTwins(state.live) { return .same }
        var kept: [Int] = []
        var isOpen = false
        state.outcomes = []
        for side in Side.allCases {
            let (outcome, left) = settle(side, state)
            kept += left
            state.outcomes.append(outcome ?? SideOutcome())
            if outcome == nil { isOpen = true }
        }
        if !isOpen, state.outcomes.allSatisfy(\.isImpossible) { return .same }
        state.live = (kept + state.live.filter { !deciders[$0].decidesWinners }).sorted()
        if isOpen { return .open }
        if areTwins(state.live) { return .same }
        let isPending = state.live.contains { index in
            guard !isFree(index, state) else { return false }
            switch deciders[index].role {
            case .budget: return true
            case .value(let axis): return isSelected(axis, state)
            case .entry, .impossible: return false
            }
        }
        return isPending ? .open : .settled
    }

    /// Whether each live decider has its twin beside it, so that both sides answer alike whatever follows.
    private func areTwins(_ live: [Int]) -> Bool {
        let all = Set(live)
        return live.allSatisfy { index in
            if case .value = deciders[index].role { return true }
            return deciders[index].twin.map(all.contains) ?? false
        }
    }

    /// What one side says, nothing where that is open, and the deciders on which it still hangs.
    private func settle(_ side: Side, _ state: BranchState) -> (SideOutcome?, [Int]) {
        let walls = state.live.filter { deciders[$0].role == .impossible(side) }
        if let wall = walls.first(where: { isFree($0, state) }) { return (SideOutcome(isImpossible: true), [wall]) }
        var outcome = SideOutcome()
        var kept = walls
        var isOpen = !walls.isEmpty
        for group in Group.allCases {
            let entries = state.live.filter { deciders[$0].role == .entry(side, group) }
            let (winner, left) = settle(entries, side, state)
            kept += left
            if let winner { outcome.winners.append(winner) } else { isOpen = true }
        }
        return (isOpen ? nil : outcome, kept)
    }

    /// Who wins among entries of one group, nothing where that is open, and the entries that still matter.
    private func settle(
        _ entries: [Int], _ side: Side, _ state: BranchState
    ) -> (SideOutcome.Winner?, [Int]) {
        let free = entries.filter { isFree($0, state) }
        let left = entries.filter { entry in !free.contains { beats($0, entry, side) } }
        guard !left.isEmpty else { return (.uncovered, []) }
        let unbeaten = left.filter { isFree($0, state) }
        guard let first = unbeaten.first else { return (nil, left) }
        let owner = deciders[first].owner
        if left.allSatisfy({ deciders[$0].owner == owner }) { return (.section(owner), [first]) }
        let safe = unbeaten.filter { entry in !left.contains { beats($0, entry, side) } }
        guard let one = safe.first,
            let other = safe.first(where: { deciders[$0].owner != deciders[one].owner })
        else { return (nil, left) }
        return (.ambiguous, [one, other])
    }

    private func beats(_ left: Int, _ right: Int, _ side: Side) -> Bool {
        guard left != right, let own = deciders[left].original, let other = deciders[right].original else {
            return false
        }
        return own.axisBeating(other, precedence: precedences[side.rawValue]) != nil
    }
}
