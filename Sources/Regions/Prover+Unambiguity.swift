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
        for first in contest.entries.indices {
            let beating = relations.beating(first, precedence: contest.precedence)
            for second in rivals(of: first, beating: beating) {
                let owners = [owner(first), owner(second)].sorted()
                let search = tieSearch(first, beating, second)
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

    /// Entries after the given one, of other owners, that meet it, differ from it, and neither beat it nor are beaten.
    private func rivals(of entry: Int, beating: [UInt64]) -> [Int] {
        let beaten = relations.beaten(by: entry, precedence: contest.precedence)
        var candidates = relations.meeting(entry)
        for word in candidates.indices { candidates[word] &= ~(beating[word] | beaten[word]) }
        return BitIndexes(candidates[...]).filter {
            $0 > entry && owner($0) != owner(entry) && region($0) != region(entry)
        }
    }

    /// The search for what two entries share and nothing that beats one of them holds.
    private func tieSearch(_ first: Int, _ beating: [UInt64], _ second: Int) -> GapSearch {
        var beaters = relations.beating(second, precedence: contest.precedence)
        for word in beaters.indices { beaters[word] |= beating[word] }
        return GapSearch(
            base: region(first).intersection(region(second)), covers: BitIndexes(beaters[...]).map { region($0) },
            impossible: contest.impossible)
    }
}
