/// Ties, pair by pair.
///
/// Two entries tie at a combination that both hold where nothing beats either. If no pair of different owners does so
/// anywhere, everything that is covered has one winner; so it is enough to look at pairs that meet and do not beat one
/// another, and to ask whether what beats one of them covers all that they share.
extension Prover {
    /// Finds the pairs of entries that tie. Equal regions are left to `duplicates`.
    func proveUnambiguity(_ report: inout ProofReport) {
        var allowance = Allowance(budget.ambiguity)
        var shown: [[Int]: Int] = [:]
        for first in contest.entries.indices where !allowance.isExceeded {
            let standing = relations.standing(of: first, precedence: contest.precedence)
            for second in standing.incomparable where second > first && owner(second) != owner(first) {
                // Most are settled by a section where they meet, and that is seen at once.
                let base = region(first).intersection(region(second))
                guard allowance.layOut(standing.beating.count, axes: contest.space.axisCount) else { break }
                if standing.beating.contains(where: { base.isSubset(of: region($0)) }) { continue }
                let search = tieSearch(first, standing.beating, second)
                let cover = Cover(search.base, by: search.covers + search.impossible)
                guard let cell = cover.firstGap(&allowance).gap else { continue }
                report.ambiguityCount += 1
                let owners = [owner(first), owner(second)].sorted()
                guard report.ambiguities.count < Self.tieCap, shown[owners, default: 0] < Self.cap else { continue }
                shown[owners, default: 0] += 1
                report.ambiguities.append(ambiguity(first, second, search, cover, cell))
            }
        }
        report.steps.ambiguity = allowance.spent
        if allowance.isExceeded {
            report.notProven.append(NotProven(walk: .ambiguity, steps: allowance.spent, undecided: []))
        }
    }

    /// A tie with its count and the largest place to show, as far as its share of the budget reaches.
    private func ambiguity(
        _ first: Int, _ second: Int, _ search: GapSearch, _ cover: Cover, _ cell: Region
    ) -> Ambiguity {
        var allowance = Allowance(budget.ambiguity / Self.tieCap)
        let measure = cover.measure(&allowance)
        return Ambiguity(
            first: first, second: second, tie: search.widen(measure.cell ?? cell), settledBy: search.base,
            count: max(measure.count, cell.count), isCountExact: measure.isExact)
    }

    /// The search for what two entries share and nothing that beats one of them holds.
    private func tieSearch(_ first: Int, _ beating: [Int], _ second: Int) -> GapSearch {
        let base = region(first).intersection(region(second))
        let beaters = beating + relations.standing(of: second, precedence: contest.precedence).beating
        return GapSearch(
            base: base, covers: beaters.map { region($0) }.filter { $0.intersects(base) },
            impossible: contest.impossible)
    }
}
