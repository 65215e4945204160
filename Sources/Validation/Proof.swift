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
    var parts: [Proof.Part] = []
    for group in Group.allCases {
        let (contest, origins) = catalog.contest(for: group)
        // Sections that write all groups, as many do, make one contest of them.
        let same = parts.first { $0.contest == contest }
        let report = same?.report ?? Regions.prove(contest, budget: budget, allWitnesses: allWitnesses)
        parts.append(Proof.Part(group: group, contest: contest, origins: origins, report: report))
    }
    let space = catalog.space
    let empty = Contest(
        space: space, impossible: catalog.impossibleRegions, entries: [], precedence: catalog.header.precedence)
    let possible = Regions.prove(empty, budget: budget, allWitnesses: false).uncoveredCount
    let proof = Proof(
        parts: parts, possibleCount: possible, spaceCount: Region(full: space).count)
    var reporter = ProofReporter(catalog: catalog)
    reporter.report(parts)
    return Staged(proof, reporter.diagnostics)
}
