import CatalogModel
import Diagnostics
import Regions
import SourceText

extension CatalogChecks {
    /// Whether the diagrams that budgets and claims are decided on could be built; what was not decided is never silent.
    static let winnersKnown = CatalogCheck([]) { scene in
        guard !scene.catalog.claims.isEmpty || !scene.catalog.budgets.isEmpty else { return [] }
        return Group.allCases.filter { scene.diagrams[$0.index] == nil }.map { group in
            Diagnostic(
                ProofRules.notProven,
                "budgets and claims are not decided for the group `\(group.rawValue)`: its winners are too many to know",
                at: scene.catalog.header.name.range,
                notes: ["Selectors that overlap less, or fewer axes in them, make it decidable."])
        }
    }
}
