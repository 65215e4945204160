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
                let owners = [owner(first), owner(second)].sorted()
                let search = tieSearch(first, standing.beating, second)
                let cover = Cover(search.base, by: search.covers + search.impossible)
                guard case .gap(let known) = cover.firstGap(&allowance) else { continue }
                report.ambiguityCount += 1
                guard report.ambiguities.count < Self.tieCap, shown[owners, default: 0] < Self.cap else { continue }
                shown[owners, default: 0] += 1
                let measure = cover.measure(&allowance)
                report.ambiguities.append(
                    Ambiguity(
                        first: first, second: second, tie: search.widen(measure.cell ?? known),
                        settledBy: search.base, count: max(measure.count, known.count)))
            }
        }
        if allowance.isExceeded {
            report.notProven.append(NotProven(walk: .ambiguity, steps: allowance.spent, undecided: []))
        }
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
