import Compiler
import Diagnostics
import Regions
import Testing
import Validation

@Suite struct NotProvenTests {
    /// Where the winners are not known, budgets and claims are undecided, and the report says so.
    @Test func undecidedBudgetsAreNotSilent() {
        let compilation = MiniCatalog().compiled()
        let scene = CatalogScene(
            catalog: compilation.catalog, proof: compilation.proof, projector: compilation.projector,
            budget: Regions.Budget(diagram: 1))
        let rules = CatalogChecks.run(scene).map(\.rule.id)
        #expect(rules.contains("not-proven"))
    }
}
