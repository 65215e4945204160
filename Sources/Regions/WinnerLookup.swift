/// Who wins each combination, whether or not it can occur, for those who ask about many.
///
/// A question costs one step an axis where the diagram is within its budget, and otherwise one look at every entry.
package struct WinnerLookup: Sendable {
    private let contest: Contest
    private let diagram: WinnerDiagram?

    /// Prepares the answers for a contest; its impossible regions are left aside.
    package init(_ contest: Contest, budget: Budget = Budget()) {
        self.contest = contest.ignoringImpossible
        diagram = WinnerDiagram.build(self.contest, budget: budget)
    }

    /// What the contest says of a combination, as if it could occur.
    package func outcome(at point: [Int]) -> Outcome {
        diagram?.outcome(at: point) ?? contest.outcome(at: point)
    }
}
