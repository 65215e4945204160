import Compiler
import Regions
import TestSupport
import Testing

/// Two random small catalogs over the same axes, compared, against a look at every combination of both.
@Suite struct DifferenceOracleTests {
    /// What a group of one catalog says of a combination.
    private struct Cell: Hashable {
        let isPossible: Bool
        /// A group each: the section that wins, `-` where none does, `?` in a tie.
        let says: [String]
    }

    private func cell(_ oracle: Enumeration, _ point: [Int], _ words: (Int, Int) -> String) -> Cell {
        guard oracle.isPossible(point) else { return Cell(isPossible: false, says: []) }
        return Cell(
            isPossible: true,
            says: (0..<3).map { group in
                switch oracle.cell(group, point) {
                case .won(let section): words(group, section)
                case .uncovered, .impossible: "-"
                case .ambiguous: "?"
                }
            })
    }

    /// Random catalogs say `Title a` for their section `a`, and every action is the same.
    private func words(_ random: RandomCatalog) -> (Int, Int) -> String {
        { group, section in group == 2 ? "go" : random.sections[section].id }
    }

    @Test func changedRegionsAreThoseOfEnumeration() throws {
        var changed = 0
        for seed in 0..<400 as Range<UInt64> {
            let old = RandomCatalog(seed: seed)
            let new = RandomCatalog(seed: seed + 50_000, axes: old)
            try changed += compare(old, new, seed)
        }
        #expect(changed > 4_000)
    }

    @Test func oneSectionLessChangesWhatItSaid() throws {
        var changed = 0
        for seed in 0..<400 as Range<UInt64> {
            let old = RandomCatalog(seed: seed)
            guard old.sections.count > 1 else { continue }
            try changed += compare(old, old.without(section: Int(seed) % old.sections.count), seed)
        }
        #expect(changed > 1_000)
    }

    @Test func aCatalogDoesNotDifferFromItself() throws {
        for seed in 0..<100 as Range<UInt64> {
            let random = RandomCatalog(seed: seed)
            // Written differently, meaning the same.
            let difference = try #require(
                CatalogDifference(from: compiled(random, seed), to: compiled(random, seed + 1)))
            #expect(difference.isEmpty, "seed \(seed)")
        }
    }

    /// Compares; returns how many combinations differ.
    private func compare(_ old: RandomCatalog, _ new: RandomCatalog, _ seed: UInt64) throws -> Int {
        let oracles = (Enumeration(old), Enumeration(new))
        let difference = try #require(CatalogDifference(from: compiled(old, seed), to: compiled(new, seed)))
        var expected: [[Int]: [Cell]] = [:]
        for point in oracles.0.points {
            let cells = [cell(oracles.0, point, words(old)), cell(oracles.1, point, words(new))]
            if cells[0] != cells[1] { expected[point] = cells }
        }
        var found: Set<[Int]> = []
        for change in difference.changes {
            #expect(change.isWhole && change.count == change.regions.reduce(0) { $0 + $1.count }, "seed \(seed)")
            let points = oracles.0.points.filter { point in change.regions.contains { $0.contains(point) } }
            #expect(points.count == Int(change.count), "disjoint regions, seed \(seed)")
            // All combinations of one change say the same before and the same after.
            #expect(Set(points.map { expected[$0] }).count == 1, "seed \(seed)")
            #expect(points.allSatisfy { found.insert($0).inserted }, "each combination once, seed \(seed)")
        }
        #expect(found == Set(expected.keys), "seed \(seed)")
        return found.count
    }

    private func compiled(_ random: RandomCatalog, _ seed: UInt64) -> Compilation {
        let text = random.text(seed: seed)
        return compile(
            CatalogInputs(catalog: [.init(path: "Catalog/small.copy", bytes: Array(text.utf8))], locales: []))
    }
}
