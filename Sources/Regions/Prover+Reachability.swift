/// Entries that are never read.
///
/// An entry is read at a possible combination of its region if no entry of another owner there beats it: then its owner
/// wins or ties. It is also read where its owner wins although it is beaten: by another entry of the owner that beats
/// what beats it. The first is a question about a union, the second a search for a winner inside the region.
extension Prover {
    /// Finds the entries that are never read, and what shadows them. Duplicates are left out.
    func proveReachability(_ report: inout ProofReport) {
        var allowance = Allowance(budget.reachability)
        var undecided: [Int] = []
        let duplicates = entriesWithTwin()
        for entry in contest.entries.indices where !region(entry).isEmpty && !duplicates.contains(entry) {
            guard !allowance.isExceeded else {
                undecided.append(entry)
                continue
            }
            let shadows = self.shadows(of: entry)
            let regions = shadows.map { region($0) } + contest.impossible
            let cover = Cover(region(entry), by: regions)
            if cover.hasObviousGap(&allowance) { continue }
            switch cover.firstGap(&allowance) {
            case .gap: continue
            case .unknown: undecided.append(entry)
            case .covered(let used):
                switch wins(entry, despite: shadows, &allowance) {
                case true: continue
                case nil: undecided.append(entry)
                case false:
                    let needed = irredundant(used, of: regions, around: region(entry), &allowance)
                    report.unreachable.append(
                        Unreachable(
                            entry: entry, shadows: needed.filter { $0 < shadows.count }.map { shadows[$0] },
                            impossible: needed.filter { $0 >= shadows.count }.map { $0 - shadows.count }))
                }
            }
        }
        report.steps.reachability = allowance.spent
        if allowance.isExceeded {
            report.notProven.append(NotProven(walk: .reachability, steps: allowance.spent, undecided: undecided))
        }
    }

    /// The entries of other owners that meet an entry and beat it.
    private func shadows(of entry: Int) -> [Int] {
        relations.standing(of: entry, precedence: contest.precedence).beating.filter { owner($0) != owner(entry) }
    }

    /// Whether an entry's owner wins somewhere in its region although the entry is beaten; `nil` if not decided.
    private func wins(_ entry: Int, despite shadows: [Int], _ allowance: inout Allowance) -> Bool? {
        let canWin = contest.entries.indices.contains { other in
            owner(other) == owner(entry) && other != entry && region(other).intersects(region(entry))
                && shadows.contains {
                    beats(contest.entries[other], contest.entries[$0], precedence: contest.precedence)
                }
        }
        guard canWin else { return false }
        guard allowance.layOut(contest.entries.count, axes: contest.space.axisCount) else { return nil }
        var walk = Walk(winnersOf: contest, in: region(entry), sought: owner(entry))
        switch allowance.run(&walk, stopsAtFirst: true) {
        case .stopped: return true
        case .done: return false
        case .exceeded: return nil
        }
    }

    /// Some of the given regions that still cover the base, none of which can be left out.
    private func irredundant(
        _ used: [Int], of regions: [Region], around base: Region, _ allowance: inout Allowance
    ) -> [Int] {
        let firstImpossible = regions.count - contest.impossible.count
        let order = used.map { (index: $0, size: regions[$0].intersection(base).count, isEntry: $0 < firstImpossible) }
            .sorted {
                !$0.isEntry && $1.isEntry || $0.isEntry == $1.isEntry && ($0.size, $0.index) < ($1.size, $1.index)
            }
        var kept = used
        for candidate in order {
            let rest = kept.filter { $0 != candidate.index }
            guard case .covered = Cover(base, by: rest.map { regions[$0] }).firstGap(&allowance) else { continue }
            kept = rest
        }
        return kept
    }
}
