import Testing

@testable import Regions

/// The examples of the essays.
@Suite struct ExampleTests {
    let space = Space(sizes: [2, 3, 2])

    func contest(_ lists: [[[Int]?]]) -> Contest {
        let entries = lists.enumerated().map { Entry(region: Region(values: $1, in: space), owner: $0) }
        return Contest(space: space, impossible: [], entries: entries, precedence: [0, 1, 2])
    }

    @Test func walk() throws {
        let contest = contest([[nil, nil, nil], [[1], nil, nil], [nil, [0], nil], [nil, [0], [0]]])
        let diagram = try #require(WinnerDiagram.build(contest))
        #expect(diagram.steps == 7)
        #expect(diagram.nodeCount == 7)
        var tally = Tally()
        tally.won = [(0, 4), (1, 6), (2, 1), (3, 1)]
        #expect(diagram.counts() == tally)
        guard case .split(0, let branches) = diagram.node(0) else {
            Issue.record("the root does not split freshness")
            return
        }
        #expect(branches.map(\.values) == [[0], [1]])
        #expect(diagram.node(branches[1].target) == .leaf(.won(owner: 1, entry: 1)))
        #expect(diagram.outcome(at: [0, 0, 0]) == .won(owner: 3, entry: 3))
    }

    @Test func tie() {
        let report = prove(contest([[nil, nil, nil], [[1], nil, nil], [nil, [0, 1], nil], [nil, [1, 2], nil]]))
        #expect(report.uncoveredCount == 0)
        #expect(report.unreachable == [Unreachable(entry: 0, shadows: [2, 3], impossible: [])])
        #expect(!report.isComplete)
        #expect(
            report.ambiguities == [
                Ambiguity(
                    first: 2, second: 3, tie: Region(values: [[0], [1], nil], in: space),
                    settledBy: Region(values: [nil, [1], nil], in: space), count: 2, isCountExact: true)
            ])
    }
}
