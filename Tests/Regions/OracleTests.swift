import Testing

@testable import Regions

/// Everything the room says of small random contests, against plain enumeration.
@Suite struct OracleTests {
    @Test(arguments: Array(0..<20)) func randomContests(batch: UInt64) throws {
        for seed in batch * 100..<(batch + 1) * 100 {
            try Agreement(RandomContest.make(seed: seed), "seed \(seed)").check()
        }
    }

    /// What is said within a small budget is true, and what is left open is named.
    @Test(arguments: [1, 3, 8, 20]) func smallBudgets(steps: Int) {
        for seed in UInt64(0)..<60 {
            let contest = RandomContest.make(seed: seed)
            let budget = Budget(diagram: steps, coverage: steps, ambiguity: steps, reachability: steps)
            let report = prove(contest, budget: budget)
            let open = Set(report.notProven.map(\.walk))
            let whole = prove(contest)
            #expect(report.uncoveredCount <= whole.uncoveredCount, "seed \(seed)")
            #expect(open.contains(.coverage) || report.uncoveredCount == whole.uncoveredCount, "seed \(seed)")
            let agreement = Agreement(contest, "seed \(seed)")
            for witness in report.witnesses {
                #expect(agreement.isUntouched(witness.region), "seed \(seed)")
                let held = agreement.plain.uncovered.filter { witness.region.contains($0.point) }
                #expect(witness.count == UInt128(held.count) && !held.isEmpty, "seed \(seed)")
            }
            #expect(report.ambiguityCount <= whole.ambiguityCount, "seed \(seed)")
            #expect(open.contains(.ambiguity) || report.ambiguityCount == whole.ambiguityCount, "seed \(seed)")
            let undecided = report.notProven.flatMap(\.undecided)
            let entries = whole.unreachable.map(\.entry)
            #expect(report.unreachable.map(\.entry) == entries.filter { !undecided.contains($0) }, "seed \(seed)")
            #expect(undecided.isEmpty || open.contains(.reachability), "seed \(seed)")
        }
    }
}
