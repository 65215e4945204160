package import CatalogModel
package import Diagnostics
package import Regions
import SourceText

/// What was proved about each group of a catalog.
package struct Proof: Sendable {
    /// One group's contest, where each of its entries was written, and what was found.
    package struct Part: Sendable {
        package let group: Group
        package let contest: Contest
        package let origins: [(section: Int, region: Int)]
        package let report: ProofReport
    }

    package let parts: [Part]
    /// Combinations that are possible.
    package let possibleCount: UInt128
    /// Combinations that the axes span, impossible ones included.
    package let spaceCount: UInt128

    /// Whether every possible combination is proved to have one winner in every group.
    package var isComplete: Bool { parts.allSatisfy { $0.report.isComplete } }
}

/// Proves a catalog's resolution, without enumerating combinations.
package func prove(
    _ catalog: ResolvedCatalog, budget: Regions.Budget = Regions.Budget(), allWitnesses: Bool = false
) -> Staged<Proof> {
    let proving = Proving(catalog, budget: budget, allWitnesses: allWitnesses)
    return proving.finish(proving.tasks.map(proving.answer))
}
