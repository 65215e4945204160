/// Proves what can be said of a contest: coverage, ties, entries never read, and entries given twice.
///
/// `allWitnesses` shows every gap, not only the three largest found.
package func prove(_ contest: Contest, budget: Budget = Budget(), allWitnesses: Bool = false) -> ProofReport {
    Prover(contest, budget).report(allWitnesses: allWitnesses)
}

/// What the proofs of one contest share.
struct Prover {
    let contest: Contest
    let budget: Budget
    let relations: Relations
    /// The region of all combinations.
    let whole: Region

    /// A prover for a contest.
    init(_ contest: Contest, _ budget: Budget) {
        self.contest = contest
        self.budget = budget
        relations = Relations(contest.entries.map(\.region), space: contest.space)
        whole = Region(full: contest.space)
    }

    /// The most gaps, and ties of two owners, that are shown.
    static let cap = 3
    /// The most ties that are shown in all.
    static let tieCap = 20

    /// All proofs.
    func report(allWitnesses: Bool) -> ProofReport {
        var report = ProofReport()
        guard !whole.isEmpty else { return report }
        proveCoverage(cap: allWitnesses ? .max : Self.cap, &report)
        report.duplicates = duplicates()
        report.redundant = redundant()
        proveUnambiguity(&report)
        proveReachability(&report)
        return report
    }

    /// The region of an entry.
    func region(_ entry: Int) -> Region { contest.entries[entry].region }

    /// The owner of an entry.
    func owner(_ entry: Int) -> Int { contest.entries[entry].owner }

    /// Decides coverage.
    private func proveCoverage(cap: Int, _ report: inout ProofReport) {
        var allowance = Allowance(budget.coverage)
        let search = GapSearch(base: whole, covers: contest.entries.map(\.region), impossible: contest.impossible)
        let result = search.run(cap: cap, &allowance)
        report.uncoveredCount = result.count
        report.witnesses = result.witnesses
        report.hasAllWitnesses = result.isWhole
        if !result.isExact {
            report.notProven.append(NotProven(walk: .coverage, steps: allowance.spent, undecided: []))
        }
    }
}
