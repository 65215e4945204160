import CatalogModel
import CatalogSyntax
import Compiler
import Diagnostics
import Emission
import Regions
import Resolution
import SourceText
import TestSupport
import Validation

@testable import ProofCheck

/// A certificate taken apart, so that it can be damaged and written again.
struct SmallCertificate {
    /// One group: its nodes as the checker reads them.
    struct Group {
        let name: String
        var nodes: [JSONValue]
    }

    var groups: [Group]

    init(_ bytes: [UInt8]) throws {
        guard case .object(let members) = try JSONValue.read(bytes).get() else { throw JSONFault(line: 0, reason: "") }
        groups = members.compactMap { member in
            guard case .array(let nodes) = member.value else { return nil }
            return Group(name: member.name, nodes: nodes)
        }
    }

    var bytes: [UInt8] {
        let members = groups.map { JSONValue.Member(name: $0.name, value: .array($0.nodes)) }
        return Array(Self.text(.object([.init(name: "version", value: .number(1))] + members)).utf8)
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): "\"\(text)\""
        case .number(let number): String(number)
        case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\"\($0.name)\": \(text($0.value))" }.joined(separator: ", "))}"
        }
    }

    /// What a group's nodes say of a combination, following them as written; absent where they lead nowhere.
    func leaf(_ group: Int, at point: [Int], _ catalog: CertifiedCatalog) -> JSONValue? {
        var node = 0
        for _ in 0...groups[group].nodes.count {
            guard groups[group].nodes.indices.contains(node) else { return nil }
            guard case .array(let items) = groups[group].nodes[node] else { return groups[group].nodes[node] }
            guard case .string(let name)? = items.first,
                let axis = catalog.axes.firstIndex(where: { $0.name == name })
            else { return nil }
            let value = catalog.axes[axis].values[point[axis]]
            let classes = stride(from: 1, to: items.count - 1, by: 2)
            guard
                let place = classes.first(where: { place in
                    guard case .string(let values) = items[place] else { return false }
                    return values.split(separator: "|").contains { $0 == value }
                }), case .number(let target) = items[place + 1]
            else { return nil }
            node = target
        }
        return nil
    }
}

extension SmallCertificate {
    /// A catalog as the checker sees it, with the certificate that `build` writes; nothing where it is not proved.
    static func written(for text: String) -> (catalog: CertifiedCatalog, proof: [UInt8])? {
        var files = SourceFiles()
        let file = files.add(path: "Catalog/small.copy", bytes: Array(text.utf8))
        let catalog = resolve(parseCatalog([file], in: files).value).value
        let proof = prove(catalog).value
        guard proof.isComplete else { return nil }
        let diagrams = proof.parts.compactMap { part in
            WinnerDiagram.build(part.contest).map { (group: part.group, diagram: $0) }
        }
        return (CertifiedCatalog(catalog), Array(ProofCertificate(catalog).file(diagrams).contents.utf8))
    }

    /// Whether the certificate does not say who wins at each possible combination of a catalog.
    func isWrong(for catalog: CertifiedCatalog) -> Bool {
        catalog.groups.indices.contains { group in
            catalog.points.contains { point in
                guard let winner = catalog.winner(group, at: point) else { return false }
                return leaf(group, at: point, catalog) != winner
            }
        }
    }
}
