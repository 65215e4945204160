package import CatalogModel
import Diagnostics
import Emission
package import ProofCheck
import Regions
import SourceText
import Validation

extension Compilation {
    /// Where `build` writes the proof.
    package static let certificatePath = "Output/proof.json"

    /// The written proof, with a note for each group whose diagram is too large; only for a sound catalog.
    func certificate() -> (file: OutputFile, diagnostics: [Diagnostic]) {
        var diagrams: [(group: Group, diagram: WinnerDiagram)] = []
        var diagnostics: [Diagnostic] = []
        for part in proof.parts {
            if let diagram = WinnerDiagram.build(part.contest, budget: budget) {
                diagrams.append((part.group, diagram))
            } else {
                var note = Diagnostic(
                    ProofRules.notProven,
                    "no certificate for \(part.group.rawValue): its diagram takes more than \(budget.diagram) steps",
                    at: catalog.header.name.range,
                    notes: ["The proof itself is complete. `--budget` lets the diagram grow."])
                note.level = .note
                diagnostics.append(note)
            }
        }
        let file = ProofCertificate(catalog).file(diagrams)
        return (OutputFile(path: Self.certificatePath, bytes: Array(file.contents.utf8)), diagnostics)
    }

    /// Checks a written proof against the catalog, by code that shares nothing with the prover.
    package func refusals(of certificate: [UInt8]) -> [Refusal] {
        verify(certificate, against: CertifiedCatalog(catalog))
    }
}

extension CertifiedCatalog {
    /// A catalog as the checker sees it.
    package init(_ catalog: ResolvedCatalog) {
        func region(_ entry: RegionEntry, of section: Name) -> Region {
            Region(section: section.text, sets: catalog.axes.indices.map { entry.region.values($0) })
        }
        self.init(
            axes: catalog.axes.map { Axis(name: $0.name.text, values: $0.values.map(\.text)) },
            precedence: catalog.header.precedence,
            impossible: catalog.impossible.flatMap { section in section.regions.map { region($0, of: section.name) } },
            groups: CatalogModel.Group.allCases.map { group in
                Group(
                    name: group.rawValue,
                    regions: catalog.copies.filter { $0.texts.defines(group) }
                        .flatMap { copy in copy.regions.map { region($0, of: copy.id) } })
            })
    }
}
