import TestSupport

@testable import ProofCheck

/// A kind of damage to one group of a certificate.
struct Damage: Sendable {
    let name: String
    /// Whether what comes out is wrong by its form, whatever the catalog; otherwise only where it says something else.
    let isFormal: Bool
    /// Damages a group's nodes; false where these give no occasion for it.
    let apply: @Sendable (inout [JSONValue], CertifiedCatalog, inout SeededRandom) -> Bool

    static let all = form + targets + leaves + lists + meanings

    /// Changes one node that splits: its axis, its classes and their targets in turn.
    private static func split(
        _ name: String, isFormal: Bool = true,
        _ edit: @escaping @Sendable (inout [JSONValue], Int, Int, CertifiedCatalog) -> Bool
    ) -> Damage {
        Damage(name: name, isFormal: isFormal) { nodes, catalog, random in
            let splits = nodes.indices.filter { if case .array = nodes[$0] { true } else { false } }
            guard let node = splits.randomElement(using: &random), case .array(var items) = nodes[node] else {
                return false
            }
            let place = 1 + 2 * random.below(items.count / 2)
            guard edit(&items, place, node, catalog) else { return false }
            nodes[node] = .array(items)
            return true
        }
    }

    /// Changes one leaf.
    private static func leaf(
        _ name: String, isFormal: Bool = true,
        _ edit: @escaping @Sendable (String, String, CertifiedCatalog, inout SeededRandom) -> JSONValue?
    ) -> Damage {
        Damage(name: name, isFormal: isFormal) { nodes, catalog, random in
            let leaves = nodes.indices.filter { if case .object = nodes[$0] { true } else { false } }
            guard let node = leaves.randomElement(using: &random), case .object(let members) = nodes[node],
                case .string(let section) = members[0].value,
                let new = edit(members[0].name, section, catalog, &random)
            else { return false }
            nodes[node] = new
            return true
        }
    }

    private static func values(_ item: JSONValue) -> [String] {
        guard case .string(let text) = item else { return [] }
        return text.split(separator: "|").map(String.init)
    }

    private static func joined(_ values: [String]) -> JSONValue { .string(values.joined(separator: "|")) }

    private static func leaf(_ kind: String, _ section: String) -> JSONValue {
        .object([.init(name: kind, value: .string(section))])
    }

    /// Classes and axes that are wrong in any catalog.
    private static let form: [Damage] = [
        split("dropped value") { items, place, _, _ in
            let values = values(items[place])
            items[place] = joined(Array(values.dropLast()))
            return values.count > 1
        },
        split("dropped class") { items, place, _, _ in
            items.removeSubrange(place...place + 1)
            return true
        },
        split("value twice in a class") { items, place, _, _ in
            items[place] = joined(values(items[place]) + [values(items[place])[0]])
            return true
        },
        split("value in two classes") { items, place, _, _ in
            items += [joined([values(items[place])[0]]), items[place + 1]]
            return true
        },
        split("unknown value") { items, place, _, _ in
            items[place] = joined(values(items[place]) + ["nothing"])
            return true
        },
        split("renamed value") { items, place, _, _ in
            items[place] = joined(["nothing"] + values(items[place]).dropFirst())
            return true
        },
        split("empty class") { items, place, _, _ in
            items += [.string(""), items[place + 1]]
            return true
        },
        split("class without text") { items, place, _, _ in
            items[place] = .number(3)
            return true
        },
        split("unknown axis") { items, _, _, _ in
            items[0] = .string("nowhere")
            return true
        },
        split("axis without name") { items, _, _, _ in
            items[0] = .number(0)
            return true
        },
        split("changed axis") { items, _, _, catalog in
            guard case .string(let name) = items[0],
                let other = catalog.axes.first(where: { $0.name != name })
            else { return false }
            items[0] = .string(other.name)
            return true
        },
        split("no classes") { items, _, _, _ in
            items.removeSubrange(1...)
            return true
        },
        split("nothing at all") { items, _, _, _ in
            items = []
            return true
        },
    ]

    /// Targets that are none.
    private static let targets: [Damage] = [
        split("leads to itself") { items, place, node, _ in
            items[place + 1] = .number(node)
            return true
        },
        split("leads back") { items, place, node, _ in
            items[place + 1] = .number(node / 2)
            return true
        },
        split("dangling target") { items, place, _, _ in
            items[place + 1] = .number(1_000)
            return true
        },
        split("enormous target") { items, place, _, _ in
            items[place + 1] = .number(.max)
            return true
        },
        split("target as text") { items, place, _, _ in
            items[place + 1] = .string("1")
            return true
        },
        split("target as list") { items, place, _, _ in
            items[place + 1] = .array([items[place + 1]])
            return true
        },
        split("missing target") { items, _, _, _ in
            items.removeLast()
            return true
        },
    ]

    /// Leaves that are none.
    private static let leaves: [Damage] = [
        leaf("winner that there is not") { kind, _, _, _ in leaf(kind, "nobody") },
        leaf("unknown kind of leaf") { _, section, _, _ in leaf("loses", section) },
        leaf("leaf with two answers") { kind, section, _, _ in
            .object([.init(name: kind, value: .string(section)), .init(name: kind, value: .string(section))])
        },
        leaf("leaf without answer") { _, _, _, _ in .object([]) },
        leaf("leaf as text") { _, section, _, _ in .string(section) },
        leaf("leaf as number") { _, _, _, _ in .number(1) },
        leaf("leaf that names a number") { kind, _, _, _ in .object([.init(name: kind, value: .number(0))]) },
        leaf("winner named as impossible", isFormal: false) { _, section, _, _ in leaf("impossible", section) },
        leaf("leaf as list") { _, section, _, _ in .array([.string(section)]) },
    ]

    /// Lists of nodes that do not hang together.
    private static let lists: [Damage] = [
        Damage(name: "no nodes", isFormal: true) { nodes, _, _ in
            nodes = []
            return true
        },
        Damage(name: "node that nothing leads to", isFormal: true) { nodes, _, _ in
            nodes.append(nodes[nodes.count - 1])
            return true
        },
        Damage(name: "last node missing", isFormal: true) { nodes, _, _ in
            nodes.removeLast()
            return true
        },
        Damage(name: "root missing", isFormal: true) { nodes, _, _ in
            nodes.removeFirst()
            return nodes.count > 1
        },
        Damage(name: "node put before all", isFormal: true) { nodes, _, _ in
            nodes.insert(nodes[nodes.count - 1], at: 0)
            return nodes.count > 2
        },
        Damage(name: "reversed nodes", isFormal: true) { nodes, _, _ in
            nodes.reverse()
            return nodes.count > 2
        },
    ]

    /// Certificates of good form that say something else.
    private static let meanings: [Damage] = [
        leaf("wrong winner", isFormal: false) { kind, section, catalog, random in
            let others = catalog.groups.flatMap(\.regions).map(\.section).filter { $0 != section }
            return others.isEmpty ? nil : leaf(kind, random.pick(others))
        },
        leaf("winner called impossible", isFormal: false) { _, _, catalog, _ in
            catalog.impossible.first.map { leaf("impossible", $0.section) }
        },
        Damage(name: "swapped leaves", isFormal: false) { nodes, _, random in
            let leaves = nodes.indices.filter { if case .object = nodes[$0] { true } else { false } }
            nodes.swapAt(random.pick(leaves), random.pick(leaves))
            return true
        },
        split("swapped children", isFormal: false) { items, place, _, _ in
            items.swapAt(2, place + 1)
            return place > 1
        },
        split("moved value", isFormal: false) { items, place, _, _ in
            let (other, own) = (place == 1 ? 3 : 1, values(items[place]))
            guard items.count > 3, own.count > 1 else { return false }
            items[place] = joined(Array(own.dropFirst()))
            items[other] = joined(values(items[other]) + [own[0]])
            return true
        },
        split("exchanged values", isFormal: false) { items, place, _, _ in
            guard place > 1 else { return false }
            let (first, second) = (values(items[1]), values(items[place]))
            items[1] = joined([second[0]] + first.dropFirst())
            items[place] = joined([first[0]] + second.dropFirst())
            return true
        },
        split("merged classes", isFormal: false) { items, place, _, _ in
            guard place > 1 else { return false }
            items[1] = joined(values(items[1]) + values(items[place]))
            items.removeSubrange(place...place + 1)
            return true
        },
        split("wrong child", isFormal: false) { items, place, _, _ in
            guard case .number(let target) = items[place + 1] else { return false }
            items[place + 1] = .number(target + 1)
            return true
        },
        split("all to one child", isFormal: false) { items, place, _, _ in
            for other in stride(from: 2, to: items.count, by: 2) { items[other] = items[place + 1] }
            return items.count > 3
        },
        Damage(name: "leaf in place of the root", isFormal: false) { nodes, _, random in
            nodes = [nodes[nodes.count - 1]]
            return true
        },
    ]
}
