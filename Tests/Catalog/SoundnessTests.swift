import CatalogModel
import Compiler
import Diagnostics
import Regions
import TestSupport
import Testing
import Validation

/// The shipped catalog as a whole.
@Suite struct SoundnessTests {
    @Test func nothingIsFoundInIt() throws {
        let compilation = try ShippedCatalog.compilation()
        let findings = compilation.diagnostics.map { "\($0.level.name): \($0.message) [\($0.rule.id)]" }
        #expect(findings == [])
    }

    @Test func spaceIsTheAgreedOne() throws {
        let proof = try ShippedCatalog.compilation().proof
        #expect(proof.spaceCount == 6_048)
        #expect(proof.possibleCount == 3_808)
        #expect(proof.isComplete)
    }

    @Test func noSectionServesMostOfTheSpace() throws {
        let compilation = try ShippedCatalog.compilation()
        let copies = compilation.catalog.copies
        let titled = copies.filter { $0.texts.defines(.copy) }
        #expect(titled.count >= 50, "each kind and state that a person tells apart has its own words")
        #expect(!titled.contains { copy in copy.regions.contains { $0.region.count == 6_048 } })
    }
}
