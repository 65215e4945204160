/// Who wins each combination of a contest, as a decision diagram.
///
/// Nodes are numbered in topological order: 0 is the root, and each leads only to greater numbers. No path tests an
/// axis twice. Two paths meet in a node only where the same regions are live that can still matter, and on the same
/// axes.
package struct WinnerDiagram: Sendable {
    /// The contest it was built for.
    package let contest: Contest
    /// The steps that it took to build.
    package let steps: Int
    let lineup: Lineup
    let nodes: NodeTable<DiagramLeaf>

    /// A node of a diagram.
    package enum Node: Sendable, Hashable {
        /// Leads on by the value of an axis.
        case split(axis: Int, branches: [Branch])
        /// Ends.
        case leaf(DiagramLeaf)
    }

    /// Values of an axis that lead to the same node.
    package struct Branch: Sendable, Hashable {
        /// The values, ascending.
        package let values: [Int]
        /// The node.
        package let target: Int
    }

    /// Builds the diagram, or says `nil` where the budget does not suffice. Inside a region, which is not empty, it is
    /// smaller, and says nothing of combinations outside.
    package static func build(_ contest: Contest, in region: Region? = nil, budget: Budget = Budget()) -> WinnerDiagram?
    {
        var walk = Walk(winnersOf: contest, in: region ?? Region(full: contest.space), sought: nil)
        guard walk.run(limit: budget.diagram) == .done else { return nil }
        return WinnerDiagram(contest: contest, steps: walk.steps, lineup: walk.lineup, nodes: walk.nodes)
    }

    /// The number of nodes.
    package var nodeCount: Int { nodes.count }

    /// The place in the table of a node: there each stands after those it leads to.
    private func place(_ node: Int) -> Int { nodes.count - 1 - node }

    /// One node. Its branches partition the values of its axis and stand in the order of their first values.
    package func node(_ node: Int) -> Node {
        if let leaf = nodes.leaf(place(node)) { return .leaf(leaf) }
        let axis = Int(nodes.places[place(node)])
        var targets: [Int] = []
        for index in lineup.classes(axis).indices {
            let target = nodes.target(place(node), index - lineup.classes(axis).lowerBound)
            if !targets.contains(target) { targets.append(target) }
        }
        let branches = targets.map { target in
            let values = lineup.values(axis) { nodes.target(place(node), $0) == target }
            return Branch(values: values, target: place(target))
        }
        return .split(axis: lineup.axes[axis], branches: branches)
    }

    /// What the diagram says of a combination.
    package func leaf(at point: [Int]) -> DiagramLeaf {
        var node = nodes.count - 1
        while true {
            if let leaf = nodes.leaf(node) { return leaf }
            let axis = Int(nodes.places[node])
            node = nodes.target(node, lineup.classIndex(of: point[lineup.axes[axis]], on: axis))
        }
    }

    /// What the contest says of a combination. Only a tie looks at the entries again, to name all that tie.
    package func outcome(at point: [Int]) -> Outcome {
        switch leaf(at: point) {
        case .impossible: .impossible
        case .uncovered: .uncovered
        case .won(let owner, let entry): .won(owner: owner, entry: entry)
        case .ambiguous: contest.outcome(at: point)
        }
    }
}
