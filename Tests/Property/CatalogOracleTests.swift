import CatalogModel
import Compiler
import Diagnostics
import Regions
import TestSupport
import Testing
import Validation

/// Random small catalogs, written out, compiled, and compared with plain enumeration.
@Suite struct CatalogOracleTests {
    /// Seeds that a run looks at.
    static let seeds: UInt64 = 3_000

    /// Every other one has a shape that people write.
    private static func catalog(_ seed: UInt64) -> RandomCatalog {
        let shapes = RandomCatalog.Shape.allCases
        return seed % 2 == 0
            ? RandomCatalog(seed: seed) : RandomCatalog(shapes[Int(seed / 2) % shapes.count], seed: seed)
    }

    @Test func proofsEqualEnumeration() {
        var gaps = 0
        var ties = 0
        for seed in 0..<Self.seeds {
            let random = Self.catalog(seed)
            let oracle = Enumeration(random)
            let compilation = compiled(random, seed)
            for (group, part) in compilation.proof.parts.enumerated() {
                let cells = oracle.points.map { oracle.cell(group, $0) }
                gaps += cells.filter { $0 == .uncovered }.count
                ties += cells.filter { $0 == .ambiguous }.count
                #expect(part.report.uncoveredCount == UInt128(cells.filter { $0 == .uncovered }.count), "seed \(seed)")
                let hasTie = oracle.hasTie(group)
                #expect((part.report.ambiguityCount > 0) == hasTie, "seed \(seed) group \(group)")
                check(part, group, oracle, seed)
            }
            let possible = oracle.points.filter(oracle.isPossible).count
            #expect(compilation.proof.possibleCount == UInt128(possible), "seed \(seed)")
        }
        #expect(gaps > 1_000 && ties > 1_000, "the generator makes both kinds of fault")
    }

    private func check(_ part: Proof.Part, _ group: Int, _ oracle: Enumeration, _ seed: UInt64) {
        let unreachable = Set(
            part.report.unreachable.map { item in
                Enumeration.Entrant(section: part.origins[item.entry].section, box: part.origins[item.entry].region)
            })
        #expect(unreachable == oracle.unreachable(group), "seed \(seed) group \(group)")
        let redundant = part.report.redundant.map { item in
            Enumeration.Entrant(section: part.origins[item.inner].section, box: part.origins[item.inner].region)
        }
        #expect(Set(redundant) == oracle.redundant(group), "seed \(seed) group \(group)")
        let hasDuplicates = !oracle.duplicates(group).isEmpty
        #expect(part.report.duplicates.isEmpty == !hasDuplicates, "seed \(seed) group \(group)")
        for witness in part.report.witnesses {
            let points = oracle.points.filter { witness.region.contains($0) }
            #expect(
                points.allSatisfy { [.uncovered, .impossible].contains(oracle.cell(group, $0)) },
                "seed \(seed): a witness holds uncovered and impossible combinations only")
            let count = points.filter { oracle.cell(group, $0) == .uncovered }.count
            #expect(witness.count == UInt128(count), "seed \(seed)")
        }
    }

    @Test func tableEqualsEnumeration() {
        for seed in 0..<Self.seeds {
            let random = Self.catalog(seed)
            let oracle = Enumeration(random)
            var lines: [String] = []
            Table(compiled(random, seed).projector, TableOptions()).print { lines.append($0) }
            let expected = oracle.points.filter(oracle.isPossible).map { row(oracle, $0) }
            #expect(Array(lines.dropFirst()) == expected, "seed \(seed)")
        }
    }

    private func row(_ oracle: Enumeration, _ point: [Int]) -> String {
        let random = oracle.catalog
        func winner(_ group: Int) -> (String, Int?) {
            switch oracle.cell(group, point) {
            case .won(let section): (random.sections[section].id, section)
            case .ambiguous: ("AMBIGUOUS", nil)
            case .uncovered, .impossible: ("", nil)
            }
        }
        let (copy, redacted, action) = (winner(0), winner(1), winner(2))
        let title = copy.1 == nil ? "" : "Title \(copy.0)"
        let cells =
            point.enumerated().map { random.value($0.offset, $0.element) }
            + [
                copy.0, title, title, "", copy.1 == nil ? "" : "Label \(copy.0)", copy.1 == nil ? "" : "plain", "",
                redacted.0, redacted.1 == nil ? "" : "Redacted \(redacted.0)", action.0, action.1 == nil ? "" : "go",
            ]
        return cells.joined(separator: "\t") + "\n"
    }

    private func compiled(_ random: RandomCatalog, _ seed: UInt64) -> Compilation {
        let file = CatalogInputs.File(path: "Catalog/small.copy", bytes: Array(random.text(seed: seed).utf8))
        return compile(CatalogInputs(catalog: [file], locales: []))
    }
}
