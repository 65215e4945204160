/// How many steps each walk may take: what keeps hostile input from running for ever.
///
/// A step is a visit of a node, shared ones counted each time; one where many regions are live counts once more for
/// every 64 of them. A million take about half a second.
package struct Budget: Sendable, Hashable {
    /// Steps that build one winner diagram.
    package var diagram: Int
    /// Steps that decide coverage, count what is uncovered and find its witnesses.
    package var coverage: Int
    /// Steps that look for ties. Counting those that are shown may take as many again.
    package var ambiguity: Int
    /// Steps that look for combinations at which an entry is read.
    package var reachability: Int

    /// A budget; what is not given has its default.
    package init(
        diagram: Int = 1_000_000, coverage: Int = 2_000_000, ambiguity: Int = 500_000, reachability: Int = 500_000
    ) {
        self.diagram = diagram
        self.coverage = coverage
        self.ambiguity = ambiguity
        self.reachability = reachability
    }
}
