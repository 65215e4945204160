import Compiler
import TestSupport
import Testing

/// What `explain` says of random small catalogs, against plain enumeration.
@Suite struct ExplanationOracleTests {
    private static let seeds: UInt64 = 80

    private struct Subject {
        let random: RandomCatalog
        let oracle: Enumeration
        let explainer: Explainer

        init(seed: UInt64) {
            let shapes = RandomCatalog.Shape.allCases
            random = seed % 2 == 0 ? RandomCatalog(seed: seed) : RandomCatalog(shapes[Int(seed / 2) % 4], seed: seed)
            oracle = Enumeration(random)
            let file = CatalogInputs.File(path: "Catalog/small.copy", bytes: Array(random.text(seed: seed).utf8))
            explainer = Explainer(compile(CatalogInputs(catalog: [file], locales: [])))
        }

        /// A selector for a product of values, and the combinations in it.
        func selector(_ box: RandomCatalog.Box) -> (text: String, points: [[Int]]) {
            let clauses = box.enumerated().map { axis, values in
                "axis-\(RandomCatalog.word(axis)): "
                    + values.sorted().map { random.value(axis, $0) }.joined(separator: "|")
            }
            return (clauses.joined(separator: ", "), oracle.points.filter { oracle.holds(box, $0) })
        }

        func outcome(_ cell: Enumeration.Cell) -> ExplainedOutcome {
            switch cell {
            case .won(let section): .section(random.sections[section].id)
            case .ambiguous: .ambiguous
            case .uncovered: .uncovered
            case .impossible: .impossible
            }
        }
    }

    @Test func combinations() throws {
        for seed in 0..<Self.seeds {
            let subject = Subject(seed: seed)
            for point in subject.oracle.points.prefix(12) {
                let text = subject.selector(point.map { [$0] }).text
                guard case .combination(let explained) = try subject.explainer.explain(text).get() else {
                    Issue.record("seed \(seed): \(text) is one combination")
                    continue
                }
                #expect(explained.impossible.isEmpty == subject.oracle.isPossible(point), "seed \(seed)")
                for (group, part) in explained.groups.enumerated() { check(part, group, point, subject, seed) }
            }
        }
    }

    private func check(
        _ part: ExplainedCombination.GroupPart, _ group: Int, _ point: [Int], _ subject: Subject, _ seed: UInt64
    ) {
        let oracle = subject.oracle
        let wanted = subject.outcome(oracle.cell(group, point, ignoringImpossible: true))
        #expect(part.outcome == wanted, "seed \(seed)")
        let matching = oracle.matching(group, point)
        #expect(part.matches.map(\.region.section) == matching.map { subject.random.sections[$0.section].id })
        for (match, entrant) in zip(part.matches, matching) {
            let beating = matching.filter { oracle.beats($0, entrant) }
            #expect(match.defeats.map(\.section) == beating.map { subject.random.sections[$0.section].id })
            for (defeat, rival) in zip(match.defeats, beating) {
                let axis = oracle.catalog.precedence.first { oracle.box(rival)[$0] != oracle.box(entrant)[$0] }
                #expect(defeat.axis == axis.map { "axis-\(RandomCatalog.word($0))" })
            }
        }
    }

    @Test func selectors() throws {
        for seed in 0..<Self.seeds {
            let subject = Subject(seed: seed)
            var random = SeededRandom(seed: seed)
            let box = subject.random.sizes.map { size in
                let values = (0..<size).filter { _ in random.below(3) > 0 }
                return Set(values.isEmpty ? [0] : values)
            }
            let (text, points) = subject.selector(box)
            guard points.count > 1, case .selector(let explained) = try subject.explainer.explain(text).get() else {
                continue
            }
            #expect(explained.count == UInt128(points.count))
            for (group, part) in explained.groups.enumerated() {
                let cells = Dictionary(grouping: points) { subject.outcome(subject.oracle.cell(group, $0)) }
                let outcomes = try #require(part.outcomes)
                #expect(outcomes.count == cells.count, "seed \(seed)")
                for (outcome, count) in outcomes { #expect(UInt128(cells[outcome]?.count ?? 0) == count) }
            }
        }
    }

    @Test func sections() throws {
        for seed in 0..<Self.seeds {
            let subject = Subject(seed: seed)
            for (number, section) in subject.random.sections.enumerated() {
                guard case .section(let explained) = try subject.explainer.explain(section.id).get() else {
                    Issue.record("seed \(seed): `\(section.id)` is a section")
                    continue
                }
                let groups = (0..<3).filter(section.defines)
                #expect(explained.groups.count == groups.count)
                for (group, part) in zip(groups, explained.groups) { try check(part, group, number, subject, seed) }
            }
        }
    }

    private func check(
        _ part: ExplainedSection.GroupPart, _ group: Int, _ section: Int, _ subject: Subject, _ seed: UInt64
    ) throws {
        let oracle = subject.oracle
        let shown = oracle.points.filter { oracle.cell(group, $0) == .won(section) }
        #expect(part.shown?.count == UInt128(shown.count), "seed \(seed)")
        #expect(part.shown?.possible == UInt128(oracle.points.filter(oracle.isPossible).count))
        #expect(part.regions.count == subject.random.sections[section].boxes.count)
        for (region, box) in zip(part.regions, subject.random.sections[section].boxes) {
            let points = oracle.points.filter { oracle.holds(box, $0) }
            let cells = Dictionary(grouping: points) { subject.outcome(oracle.cell(group, $0)) }
            let places = try #require(region.places)
            for (outcome, points) in cells {
                let own = places.filter { $0.outcome == outcome }
                #expect(own.reduce(0) { $0 + $1.count } == UInt128(points.count), "seed \(seed)")
                #expect(own.allSatisfy { $0.count == $0.regions.reduce(0) { $0 + $1.count } })
            }
            #expect(Set(places.map(\.outcome)) == Set(cells.keys), "seed \(seed)")
        }
    }
}
