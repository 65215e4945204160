package import CatalogModel
package import Regions
import SourceText

/// The written proof: the winner diagram of each group, one node a line.
///
/// An object with `version`, and for each group a list of nodes; each leads only to later ones, counted from 0. A node
/// is `["axis", "a|b", 1, "c", 2]`, classes of an axis's values and the node to which each leads, or a leaf:
/// `{"wins": "section"}`, `{"impossible": "section"}`. The checker takes the regions from the catalog.
package struct ProofCertificate: Sendable {
    private let catalog: ResolvedCatalog

    /// A writer for a catalog whose proof is complete.
    package init(_ catalog: ResolvedCatalog) {
        self.catalog = catalog
    }

    /// The file. Of a group without diagram it says nothing.
    package func file(_ diagrams: [(group: Group, diagram: WinnerDiagram)]) -> EmittedFile {
        let groups = diagrams.map { group, diagram in
            let nodes = (0..<diagram.nodeCount).map { line(diagram.node($0)) }
            return ",\n\"\(group.rawValue)\": [\n\(nodes.joined(separator: ",\n"))\n]"
        }
        return EmittedFile(path: "proof.json", contents: "{\n\"version\": 1\(groups.joined())\n}\n")
    }

    /// Names are words of a to z, so that nothing needs an escape.
    private func line(_ node: WinnerDiagram.Node) -> String {
        switch node {
        case .split(let axis, let branches):
            let classes = branches.map { branch in
                let values = branch.values.map { catalog.axes[axis].values[$0].text }
                return "\"\(values.joined(separator: "|"))\", \(branch.target)"
            }
            return "[\"\(catalog.axes[axis].name.text)\", \(classes.joined(separator: ", "))]"
        case .leaf(.won(let owner, _)): return "{\"wins\": \"\(catalog.copies[owner].id.text)\"}"
        case .leaf(.impossible(let region)):
            let sections = catalog.impossible.flatMap { section in section.regions.map { _ in section.name.text } }
            return "{\"impossible\": \"\(sections[region])\"}"
        case .leaf(.uncovered), .leaf(.ambiguous):
            preconditionFailure("only a complete proof is written down")
        }
    }
}
