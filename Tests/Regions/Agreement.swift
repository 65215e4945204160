import Testing

@testable import Regions

/// Holds everything that is said of a small contest against plain enumeration.
struct Agreement {
    let contest: Contest
    let plain: Enumerator
    let label: Comment

    init(_ contest: Contest, _ label: String) {
        self.contest = contest
        plain = Enumerator(contest)
        self.label = Comment(rawValue: label)
    }

    func check() throws {
        let report = prove(contest)
        #expect(report.notProven.isEmpty, label)
        checkCoverage(report, showsAll: false)
        checkCoverage(prove(contest, allWitnesses: true), showsAll: true)
        checkAmbiguities(report)
        checkUnreachable(report)
        checkRepetitions(report)
        try checkOutcomes()
        checkExplanations()
    }

    // MARK: Outcomes

    func checkOutcomes() throws {
        let diagram = try #require(WinnerDiagram.build(contest), label)
        let (open, direct) = (WinnerLookup(contest), WinnerLookup(contest, budget: Budget(diagram: 0)))
        for here in plain.cases {
            let (point, unbeaten) = (here.point, here.unbeaten)
            let winner = here.winner.map { Outcome.won(owner: $0, entry: unbeaten[0]) }
            let winners = winner ?? (unbeaten.isEmpty ? .uncovered : .ambiguous(unbeaten))
            let outcome = here.isPossible ? winners : .impossible
            if contest.outcome(at: point) != outcome { Issue.record(label) }
            if contest.outcome(at: point, ignoringImpossible: true) != winners { Issue.record(label) }
            expectEqual(diagram.outcome(at: point), outcome, here)
            expectEqual(open.outcome(at: point), winners, here)
            expectEqual(direct.outcome(at: point), winners, here)
        }
        checkCounts(diagram, inside: nil)
        checkCounts(diagram, inside: contest.entries.last?.region)
        #expect(DiagramChecker(diagram).faults.isEmpty, label)
        try checkCells()
    }

    /// Inside a region: disjoint cells of the right outcome, none of which can be joined with another.
    func checkCells() throws {
        let base = contest.entries.map(\.region).last { !$0.isEmpty } ?? Region(full: contest.space)
        let diagram = try #require(WinnerDiagram.build(contest, in: base), label)
        #expect(diagram.counts() == WinnerDiagram.build(contest)?.counts(inside: base), label)
        let cells = try #require(
            diagram.cells { leaf, _ -> Int? in
                if case .won(let owner, _) = leaf { return owner }
                return leaf == .uncovered ? -1 : nil
            }, label)
        for here in plain.cases {
            let wanted = !here.isPossible || !base.contains(here.point) ? nil : here.matching.isEmpty ? -1 : here.winner
            let holding = cells.filter { $0.region.contains(here.point) }
            #expect(holding.map(\.label) == (wanted.map { [$0] } ?? []), label)
        }
        #expect(diagram.cells(limit: 0) { _, _ in 0 } == nil, label)
    }

    /// A diagram may name another of the winner's entries, as long as it matches.
    func expectEqual(_ found: Outcome, _ wanted: Outcome, _ here: Enumerator.Case) {
        var isEqual = found == wanted
        if case .won(let owner, let entry) = found, case .won(let winner, _) = wanted {
            isEqual = owner == winner && plain.entries[entry].owner == owner && here.matching.contains(entry)
        }
        if !isEqual { Issue.record("\(label): \(found), not \(wanted), at \(here.point)") }
    }

    func checkCounts(_ diagram: WinnerDiagram, inside region: Region?) {
        let cases = plain.cases.filter { region?.contains($0.point) ?? true }
        let possible = cases.filter(\.isPossible)
        let winners = possible.compactMap(\.winner)
        var tally = Tally()
        tally.impossible = UInt128(cases.count - possible.count)
        tally.uncovered = UInt128(possible.filter(\.matching.isEmpty).count)
        tally.ambiguous = UInt128(possible.count - winners.count) - tally.uncovered
        tally.won = Set(winners).sorted().map { owner in
            (owner: owner, count: UInt128(winners.filter { $0 == owner }.count))
        }
        #expect(diagram.counts(inside: region) == tally, label)
    }

    func checkExplanations() {
        for here in plain.cases.prefix(10) {
            let explanation = contest.explain(at: here.point)
            #expect(explanation.matches.map(\.entry) == here.matching, label)
            #expect(explanation.impossible.isEmpty == here.isPossible, label)
            for match in explanation.matches {
                let defeats = here.matching.compactMap { rival in
                    plain.axisBeating(rival, match.entry).map { Defeat(by: rival, axis: $0) }
                }
                #expect(match.defeats == defeats, label)
            }
        }
    }

    // MARK: Coverage

    func checkCoverage(_ report: ProofReport, showsAll: Bool) {
        let uncovered = plain.uncovered.map(\.point)
        #expect(report.uncoveredCount == UInt128(uncovered.count), label)
        let shown = uncovered.filter { point in report.witnesses.contains { $0.region.contains(point) } }
        #expect(report.hasAllWitnesses == (shown.count == uncovered.count), label)
        #expect(showsAll ? report.hasAllWitnesses : report.witnesses.count <= 3, label)
        #expect(report.hasAllWitnesses || report.witnesses.count == 3, label)
        checkWitnesses(report.witnesses, uncovered)
    }

    /// Each witness counts right, is maximal, touches no entry and holds something that the others do not.
    func checkWitnesses(_ witnesses: [Witness], _ uncovered: [[Int]]) {
        let counts = witnesses.map(\.count)
        #expect(counts == counts.sorted(by: >), label)
        let holders = uncovered.map { point in witnesses.indices.filter { witnesses[$0].region.contains(point) } }
        for (index, witness) in witnesses.enumerated() {
            #expect(witness.count == UInt128(holders.count { $0.contains(index) }), label)
            #expect(holders.contains([index]), label)
            #expect(isUntouched(witness.region), label)
            expectMaximal(witness.region, in: Region(full: contest.space), isUntouched)
        }
    }

    func isUntouched(_ region: Region) -> Bool {
        plain.cases.allSatisfy { $0.matching.isEmpty || !region.contains($0.point) }
    }

    /// No value can be added on any axis.
    func expectMaximal(_ region: Region, in base: Region, _ isClear: (Region) -> Bool) {
        for axis in 0..<region.space.axisCount {
            for value in base.values(axis) where !region.contains(value, on: axis) {
                #expect(!isClear(region.replacing(axis, with: region.values(axis) + [value])), label)
            }
        }
    }

    // MARK: Entries

    func checkAmbiguities(_ report: ProofReport) {
        let ties = plain.ties
        #expect(report.ambiguityCount == ties.count, label)
        let perOwners = Dictionary(grouping: ties.keys) { $0.map { plain.entries[$0].owner }.sorted() }
        #expect(report.ambiguities.count == min(20, perOwners.values.reduce(0) { $0 + min(3, $1.count) }), label)
        for ambiguity in report.ambiguities {
            let pair = [ambiguity.first, ambiguity.second]
            let points = ties[pair] ?? []
            #expect(ambiguity.count == UInt128(points.count), label)
            #expect(ambiguity.isCountExact, label)
            #expect(points.contains { ambiguity.tie.contains($0) }, label)
            let base = contest.entries[pair[0]].region.intersection(contest.entries[pair[1]].region)
            #expect(ambiguity.settledBy == base, label)
            let isTie = { (region: Region) in
                plain.cases.allSatisfy { !region.contains($0.point) || $0.unbeaten.filter(pair.contains) == pair }
            }
            #expect(isTie(ambiguity.tie), label)
            expectMaximal(ambiguity.tie, in: base, isTie)
        }
    }

    func checkUnreachable(_ report: ProofReport) {
        #expect(report.unreachable.map(\.entry) == plain.unreachable, label)
        for finding in report.unreachable { checkShadows(of: finding) }
    }

    /// What shadows an entry beats it, holds all of it, and holds less without any one of its parts.
    func checkShadows(of finding: Unreachable) {
        for shadow in finding.shadows {
            #expect(plain.beats(shadow, finding.entry), label)
            #expect(plain.entries[shadow].owner != plain.entries[finding.entry].owner, label)
        }
        let regions = finding.shadows.map { plain.entries[$0].sets } + finding.impossible.map { plain.impossible[$0] }
        let cases = plain.cases.filter { $0.matching.contains(finding.entry) }
        let holders = cases.map { here in regions.indices.filter { Enumerator.holds(regions[$0], here.point) } }
        #expect(holders.allSatisfy { !$0.isEmpty }, label)
        for region in regions.indices { #expect(holders.contains([region]), label) }
    }

    func checkRepetitions(_ report: ProofReport) {
        #expect(report.redundant.map(\.inner) == plain.redundant, label)
        for finding in report.redundant {
            #expect(plain.isInside(finding.inner, finding.outer), label)
            #expect(plain.entries[finding.inner].owner == plain.entries[finding.outer].owner, label)
            #expect(!plain.redundant.contains(finding.outer), label)
        }
        #expect(report.duplicates == plain.duplicates, label)
    }
}
