import CatalogModel
import Compiler
import Regions
import TestSupport
import Testing

/// Twelve axes of ten values: whatever looked at each combination would never end.
@Suite struct LargeSpaceTests {
    private static let letters = CatalogHead.letters

    private static func text(_ special: String) -> String {
        CatalogHead.text("large", axes: CatalogHead.axesOfTen(12)) + """
            [impossible never]
            when = a-a, b-b
            why = It cannot be.

            [copy everything]
            when = *
            title = Everything
            label = Everything
            tone = plain
            redacted = Hidden
            action = go

            \(special)

            """
    }

    private func compiled(_ special: String) -> Compilation {
        let bytes = Array(Self.text(special).utf8)
        return compile(CatalogInputs(catalog: [.init(path: "Catalog/large.copy", bytes: bytes)], locales: []))
    }

    private func special(_ title: String) -> String {
        let exceptions = (0..<40).map { index in
            let (first, second) = (Self.letters[index % 10], Self.letters[index / 10])
            return "[copy other.\(first)-\(second)]\nwhen = c-\(first), d-\(second)\ntitle = Other \(first) \(second)\n"
                + "label = Other \(first) \(second)\n"
        }
        return "[copy special]\nwhen = k-a, l-b|l-c\ntitle = \(title)\nlabel = \(title)\n\n"
            + exceptions.joined(separator: "\n")
    }

    @Test func statisticsCountWithoutLooking() throws {
        let statistics = CatalogStatistics(compiled(special("Special")))
        #expect(statistics.spaceCount == 1_000_000_000_000)
        #expect(statistics.possibleCount == 990_000_000_000)
        #expect(statistics.coverage.allSatisfy { $0.covered == 990_000_000_000 && $0.uncovered == 0 })
        let breadths = try #require(statistics.breadths)
        #expect(breadths.map(\.restrictedAxes) == [0, 2])
        #expect(breadths.reduce(0) { $0 + $1.combinations } == 990_000_000_000)
        // Forty exceptions hold 40 of 100 pairs; of the rest the special one has two in a hundred.
        #expect(breadths[0].combinations == 990_000_000_000 / 100 * 60 / 100 * 98)
        #expect(statistics.tables == nil)
    }

    @Test func oneSectionsWordsAreOneChange() throws {
        let difference = try #require(
            CatalogDifference(from: compiled(special("Special")), to: compiled(special("Particular"))))
        #expect(difference.changes.count == 1)
        #expect(difference.count == 990_000_000_000 / 100 * 60 / 100 * 2)
        #expect(difference.changes[0].before?[0][.title] == "Special")
        #expect(difference.changes[0].after?[0][.title] == "Particular")
    }

    @Test func aSectionThatGoesLeavesTheDefault() throws {
        let difference = try #require(
            CatalogDifference(
                from: compiled(special("Special")), to: compiled("[copy other]\nwhen = a-a\nredacted = X\n")))
        #expect(difference.count > 990_000_000_000 / 100 * 40)
    }
}
