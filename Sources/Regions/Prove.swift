// What is proved, and how
// =======================
//
// Every proof here is a question about a union: what do some regions leave of another one? `Cover` answers it with a
// walk that ends a branch as soon as one region is free, and `GapSearch` makes from what is left regions fit to be
// shown.
//
// - Coverage: what do all entries and the impossible regions leave of the space?
// - Ties: nobody wins a combination exactly where two entries of different owners hold it and nothing beats either.
//   So it is enough to take the pairs that meet and of which neither beats the other; few do. What do the entries
//   that beat one of the two leave of their intersection?
// - Reachability: what do the entries of other owners that beat an entry leave of it? If nothing, its owner may still
//   win there by another entry; only then a winner's walk inside the region decides.
//
// None of this needs the winner diagram, whose size is that of all questions at once: a catalog whose diagram is too
// large to build is still proved. The diagram serves counts, certificate, tables and generated code.
//
// Example: entries A everything, B stale, C calendar or contact, D contact or reminder, with freshness before task,
// and no other tasks. All is covered, by A. Only C and D meet without one beating the other: B and both differ first
// in freshness, where B is smaller. They share contact, of which B, which beats them, holds the stale half: they tie
// at live contact, and an entry for contact would settle it. And A is never read: C and D beat it and hold all there
// is.

/// Proves what can be said of a contest: coverage, ties, entries never read, and entries given twice.
///
/// `allWitnesses` shows every gap, not only the three largest found.
package func prove(_ contest: Contest, budget: Budget = Budget(), allWitnesses: Bool = false) -> ProofReport {
    let prover = Prover(contest, budget)
    var report = ProofReport()
    for walk in NotProven.Walk.allCases { report.add(prover.report(walk, allWitnesses: allWitnesses)) }
    return report
}

/// What the proofs of one contest share. They know nothing of each other, so they may run side by side.
package struct Prover: Sendable {
    let contest: Contest
    let budget: Budget
    let relations: Relations
    /// The region of all combinations.
    let whole: Region

    /// A prover for a contest.
    package init(_ contest: Contest, _ budget: Budget) {
        self.contest = contest
        self.budget = budget
        relations = Relations(contest.entries.map(\.region), space: contest.space)
        whole = Region(full: contest.space)
    }

    /// The most gaps, and ties of two owners, that are shown.
    static let cap = 3
    /// The most ties that are shown in all.
    static let tieCap = 20

    /// One proof: what it found, and nothing of what the others find. Repetitions come with that of ambiguity.
    package func report(_ walk: NotProven.Walk, allWitnesses: Bool) -> ProofReport {
        var report = ProofReport()
        guard !whole.isEmpty else { return report }
        switch walk {
        case .coverage: proveCoverage(cap: allWitnesses ? .max : Self.cap, &report)
        case .ambiguity:
            report.duplicates = duplicates()
            report.redundant = redundant()
            proveUnambiguity(&report)
        case .reachability: proveReachability(&report)
        }
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
        report.steps.coverage = allowance.spent
        if !result.isExact {
            report.notProven.append(NotProven(walk: .coverage, steps: allowance.spent, undecided: []))
        }
    }
}
