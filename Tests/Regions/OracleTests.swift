import Testing

@testable import Regions

/// Everything the prover says, against plain enumeration.
@Suite struct OracleTests {
    static let batches: [UInt64] = Array(0..<10)
    static let seeds: UInt64 = 200

    func contests(_ batch: UInt64) -> some Sequence<(Contest, Enumerator, UInt64)> {
        (batch * Self.seeds..<(batch + 1) * Self.seeds).lazy.map { seed in
            let contest = RandomContest.make(seed: seed)
            return (contest, Enumerator(contest), seed)
        }
    }

    @Test(arguments: batches) func outcomesAtEveryPoint(batch: UInt64) throws {
        for (contest, plain, seed) in contests(batch) {
            let diagram = try #require(WinnerDiagram.build(contest))
            let open = try #require(WinnerDiagram.build(contest.ignoringImpossible))
            for point in plain.points {
                let winner = plain.winner(point).map { owner in
                    Outcome.won(owner: owner, entry: plain.unbeaten(point)[0])
                }
                let unbeaten = plain.unbeaten(point)
                let winners = winner ?? (unbeaten.isEmpty ? .uncovered : .ambiguous(unbeaten))
                let outcome = plain.isPossible(point) ? winners : .impossible
                #expect(contest.outcome(at: point) == outcome, "seed \(seed) at \(point)")
                #expect(contest.outcome(at: point, ignoringImpossible: true) == winners, "seed \(seed) at \(point)")
                expectEqual(diagram.outcome(at: point), outcome, plain, point, seed)
                expectEqual(open.outcome(at: point), winners, plain, point, seed)
            }
        }
    }

    /// A diagram may name another of the winner's entries, as long as it matches.
    func expectEqual(_ found: Outcome, _ wanted: Outcome, _ plain: Enumerator, _ point: [Int], _ seed: UInt64) {
        guard case .won(let owner, let entry) = found, case .won(let winner, _) = wanted else {
            #expect(found == wanted, "seed \(seed) at \(point)")
            return
        }
        #expect(owner == winner, "seed \(seed) at \(point)")
        #expect(plain.entries[entry].owner == owner, "seed \(seed) at \(point)")
        #expect(plain.matching(point).contains(entry), "seed \(seed) at \(point)")
    }

    @Test(arguments: batches) func countsOfDiagrams(batch: UInt64) throws {
        for (contest, plain, seed) in contests(batch) {
            let diagram = try #require(WinnerDiagram.build(contest))
            let inside = contest.entries.last?.region ?? Region(full: contest.space)
            for region in [nil, inside] {
                let points = plain.points.filter { region?.contains($0) ?? true }
                let possible = points.filter(plain.isPossible)
                var tally = Tally()
                tally.impossible = UInt128(points.count - possible.count)
                tally.uncovered = UInt128(possible.count { plain.matching($0).isEmpty })
                let winners = possible.compactMap(plain.winner)
                tally.ambiguous = UInt128(possible.count - winners.count) - tally.uncovered
                tally.won = Set(winners).sorted().map { owner in
                    (owner: owner, count: UInt128(winners.count { $0 == owner }))
                }
                #expect(diagram.counts(inside: region) == tally, "seed \(seed)")
            }
        }
    }

    @Test(arguments: batches) func coverageAndWitnesses(batch: UInt64) {
        for (contest, plain, seed) in contests(batch) {
            let uncovered = plain.possiblePoints.filter { plain.matching($0).isEmpty }
            for showsAll in [false, true] {
                let report = prove(contest, allWitnesses: showsAll)
                #expect(report.notProven.isEmpty)
                #expect(report.uncoveredCount == UInt128(uncovered.count), "seed \(seed)")
                let shown = uncovered.filter { point in report.witnesses.contains { $0.region.contains(point) } }
                #expect(report.hasAllWitnesses == (shown.count == uncovered.count), "seed \(seed)")
                #expect(showsAll ? report.hasAllWitnesses : report.witnesses.count <= 3, "seed \(seed)")
                #expect(report.hasAllWitnesses || report.witnesses.count == 3, "seed \(seed)")
                expectSound(report.witnesses, plain, uncovered, contest, seed)
            }
        }
    }

    /// Each witness counts right, is maximal, touches no entry and holds something that the others do not.
    func expectSound(
        _ witnesses: [Witness], _ plain: Enumerator, _ uncovered: [[Int]], _ contest: Contest, _ seed: UInt64
    ) {
        #expect(witnesses.map(\.count) == witnesses.map(\.count).sorted(by: >), "seed \(seed)")
        for (index, witness) in witnesses.enumerated() {
            let held = uncovered.filter { witness.region.contains($0) }
            #expect(witness.count == UInt128(held.count), "seed \(seed)")
            let others = witnesses.indices.filter { $0 != index }.map { witnesses[$0].region }
            #expect(held.contains { point in !others.contains { $0.contains(point) } }, "seed \(seed): redundant")
            let isClear = { (region: Region) in
                plain.points.allSatisfy { !region.contains($0) || plain.matching($0).isEmpty }
            }
            #expect(isClear(witness.region), "seed \(seed): a witness touches an entry")
            expectMaximal(witness.region, in: Region(full: contest.space), seed, isClear)
        }
    }

    /// No value can be added on any axis.
    func expectMaximal(_ region: Region, in base: Region, _ seed: UInt64, _ isClear: (Region) -> Bool) {
        for axis in 0..<region.space.axisCount {
            for value in base.values(axis) where !region.values(axis).contains(value) {
                let wider = region.replacing(axis, with: region.values(axis) + [value])
                #expect(!isClear(wider), "seed \(seed): not maximal")
            }
        }
    }

    @Test(arguments: batches) func ambiguities(batch: UInt64) {
        for (contest, plain, seed) in contests(batch) {
            let report = prove(contest)
            let ties = plain.ties
            #expect(report.ambiguityCount == ties.count, "seed \(seed)")
            #expect(report.ambiguities.count <= 20)
            let perOwners = Dictionary(grouping: ties.keys) { $0.map { plain.entries[$0].owner }.sorted() }
            #expect(report.ambiguities.count == min(20, perOwners.values.reduce(0) { $0 + min(3, $1.count) }))
            for ambiguity in report.ambiguities {
                let points = ties[[ambiguity.first, ambiguity.second]] ?? []
                #expect(ambiguity.count == UInt128(points.count), "seed \(seed)")
                #expect(points.contains { ambiguity.tie.contains($0) }, "seed \(seed)")
                let (first, second) = (ambiguity.first, ambiguity.second)
                let base = contest.entries[first].region.intersection(contest.entries[second].region)
                #expect(ambiguity.settledBy == base)
                let isClear = { (region: Region) in
                    plain.points.allSatisfy { point in
                        !region.contains(point) || plain.unbeaten(point).count { $0 == first || $0 == second } == 2
                    }
                }
                #expect(isClear(ambiguity.tie), "seed \(seed): something beats one of the two in the tie")
                expectMaximal(ambiguity.tie, in: base, seed, isClear)
            }
        }
    }

    @Test(arguments: batches) func unreachableEntries(batch: UInt64) {
        for (contest, plain, seed) in contests(batch) {
            let report = prove(contest)
            #expect(report.unreachable.map(\.entry) == plain.unreachable, "seed \(seed)")
            for finding in report.unreachable {
                expectSound(finding, plain, seed)
            }
        }
    }

    /// What shadows an entry beats it, holds all of it, and holds less without any one of its parts.
    func expectSound(_ finding: Unreachable, _ plain: Enumerator, _ seed: UInt64) {
        for shadow in finding.shadows {
            #expect(plain.beats(shadow, finding.entry), "seed \(seed)")
            #expect(plain.entries[shadow].owner != plain.entries[finding.entry].owner, "seed \(seed)")
        }
        let regions = finding.shadows.map { plain.entries[$0].sets } + finding.impossible.map { plain.impossible[$0] }
        let points = plain.points.filter { plain.holds(plain.entries[finding.entry].sets, $0) }
        let owners = points.map { point in regions.indices.filter { plain.holds(regions[$0], point) } }
        #expect(owners.allSatisfy { !$0.isEmpty }, "seed \(seed): not shadowed")
        for region in regions.indices {
            #expect(owners.contains([region]), "seed \(seed): redundant")
        }
    }

    @Test(arguments: batches) func repetitions(batch: UInt64) {
        for (contest, plain, seed) in contests(batch) {
            let report = prove(contest)
            #expect(report.redundant.map(\.inner) == plain.redundant, "seed \(seed)")
            for finding in report.redundant {
                #expect(plain.isInside(finding.inner, finding.outer), "seed \(seed)")
                #expect(plain.entries[finding.inner].owner == plain.entries[finding.outer].owner, "seed \(seed)")
                #expect(!plain.redundant.contains(finding.outer), "seed \(seed)")
            }
            #expect(report.duplicates == plain.duplicates, "seed \(seed)")
        }
    }

    @Test(arguments: batches) func explanations(batch: UInt64) {
        for (contest, plain, seed) in contests(batch) {
            for point in plain.points.prefix(20) {
                let explanation = contest.explain(at: point)
                let matching = plain.matching(point)
                #expect(explanation.matches.map(\.entry) == matching, "seed \(seed)")
                #expect(explanation.impossible.isEmpty == plain.isPossible(point), "seed \(seed)")
                for match in explanation.matches {
                    let defeats = matching.compactMap { rival in
                        plain.axisBeating(rival, match.entry).map { Defeat(by: rival, axis: $0) }
                    }
                    #expect(match.defeats == defeats, "seed \(seed)")
                }
            }
        }
    }
}
