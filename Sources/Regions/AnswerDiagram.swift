/// All that is asked of a combination at once, as one decision diagram.
///
/// The questions are who wins each of several contests of one space and precedence, whether or not the combination can
/// occur; which of several unions of regions hold it; and its values on some axes. Combinations that reach one leaf have
/// all answers in common, so whoever knows those of one combination knows them all.
package struct AnswerDiagram: Sendable {
    /// A node; nodes lead only to later ones, and the first is the root.
    package enum Node: Sendable {
        /// Leads on by the value of an axis: for each value the number of a node.
        case split(axis: Int, targets: [Int])
        /// Ends; with a combination that leads here.
        case leaf(example: [Int])
    }

    /// The nodes, the root first.
    package let nodes: [Node]

    /// Builds the diagram, or says `nil` where the budget does not suffice. The space is not empty.
    package static func build(
        _ contests: [Contest], unions: [[Region]], splitting axes: [Int], in space: Space, precedence: [Int],
        budget: Budget = Budget()
    ) -> AnswerDiagram? {
        let list = QuestionList(contests, unions: unions, splitting: axes, in: space, precedence: precedence)
        let lineup = Lineup(base: Region(full: space), entries: list.regions, axes: list.axes)
        var walk = Walk(lineup, AnswerJudge(list))
        guard walk.run(limit: budget.diagram) == .done else { return nil }
        return AnswerDiagram(nodes: nodes(walk.nodes, lineup))
    }

    /// The nodes of a table from its last one on, with a combination for each.
    private static func nodes(_ table: NodeTable<Bool>, _ lineup: Lineup) -> [Node] {
        var examples = [[Int]?](repeating: nil, count: table.count)
        if table.count > 0 { examples[table.count - 1] = lineup.base.space.sizes.map { _ in 0 } }
        return (0..<table.count).reversed().map { place in
            let example = examples[place] ?? []
            examples[place] = nil
            guard table.leaf(place) == nil else { return .leaf(example: example) }
            let split = Int(table.places[place])
            let axis = lineup.axes[split]
            let targets = (0..<lineup.base.space.sizes[axis]).map { value in
                let target = table.target(place, lineup.classIndex(of: value, on: split))
                if examples[target] == nil {
                    var next = example
                    next[axis] = value
                    examples[target] = next
                }
                return table.count - 1 - target
            }
            return .split(axis: axis, targets: targets)
        }
    }
}
