import ScaleInputs
import Testing

@testable import Regions

/// Contests of full size: exact results and the steps they take. The steps may only change with the algorithm.
@Suite struct ScaleTests {
    /// Enough for coverage, and little for what a test does not ask.
    let coverageOnly = Budget(ambiguity: 500, reachability: 500)

    @Test func defaultsWithExceptions() throws {
        let contest = ScaleContest.defaults(exceptions: 2000)
        let diagram = try #require(WinnerDiagram.build(contest))
        #expect(diagram.nodeCount == 6693)
        #expect(diagram.steps == 11018)
        let counts = diagram.counts()
        #expect(counts.possible == 1_000_000_000_000)
        #expect(counts.uncovered == 0 && counts.ambiguous == 0)
        let report = prove(contest)
        #expect(report.isComplete && report.notProven.isEmpty)
        #expect(report.steps == ProofReport.Steps(coverage: 458, ambiguity: 0, reachability: 1911))
    }

    @Test func oneDefaultMissing() throws {
        let contest = ScaleContest.defaults(exceptions: 1500, missing: 5)
        let report = prove(contest)
        #expect(report.uncoveredCount == 98_470_073_010)
        #expect(report.uncoveredCount == WinnerDiagram.build(contest)?.counts().uncovered)
        #expect(report.witnesses.map(\.count) == [4_000_000_000, 3_000_000_000, 3_000_000_000])
        #expect(report.steps.coverage == 4262)
    }

    @Test func pairsSettledByThirdRegions() throws {
        let contest = ScaleContest.settledPairs(regions: 2000)
        let report = prove(contest)
        #expect(report.isComplete && report.notProven.isEmpty)
        #expect(report.steps.ambiguity == 1284)
        #expect(WinnerDiagram.build(contest)?.counts().ambiguous == 0)
        let third = Contest(
            space: contest.space, impossible: [],
            entries: contest.entries.filter { $0.region.values(11) != [3, 4] }, precedence: contest.precedence)
        #expect(prove(third).ambiguityCount == 666)
    }

    @Test func randomRegionsWithoutDefault() {
        let report = prove(ScaleContest.random(regions: 100, restricting: 3, density: 0.6), budget: coverageOnly)
        #expect(report.uncoveredCount == 0)
        #expect(!report.notProven.contains { $0.walk == .coverage })
        #expect(report.steps.coverage == 68344)
    }

    /// Each of many values has its section: what takes a pair of values each would show in minutes, not in steps.
    @Test func axisOfManyValues() throws {
        let contest = ScaleContest.wideAxis(values: 2000)
        let report = prove(contest)
        #expect(report.isComplete && report.unreachable.isEmpty)
        #expect(report.steps.ambiguity == 0 && report.steps.coverage < 2 * 2000)
        #expect(WinnerDiagram.build(contest)?.nodeCount == 2001)
    }

    @Test func clauses() {
        let report = prove(ScaleContest.clauses(250, variables: 60), budget: coverageOnly)
        #expect(report.uncoveredCount == 0)
        #expect(!report.notProven.contains { $0.walk == .coverage })
        #expect(report.steps.coverage == 1178)
    }

    @Test func hostileInputMeetsItsBudget() {
        let budget = Budget(diagram: 5_000, coverage: 5_000, ambiguity: 5_000, reachability: 5_000)
        let contest = ScaleContest.clauses(840, variables: 200)
        #expect(WinnerDiagram.build(contest, budget: budget) == nil)
        let report = prove(contest, budget: budget)
        #expect(report.notProven.map(\.walk) == [.coverage, .reachability])
        #expect(report.notProven.allSatisfy { $0.steps < 6_000 })
        #expect(!report.isComplete)
        let random = prove(ScaleContest.random(regions: 100, restricting: 5), budget: budget)
        #expect(random.notProven.map(\.walk).contains(.coverage))
        #expect(random.uncoveredCount > 0 && !random.witnesses.isEmpty)
    }
}
