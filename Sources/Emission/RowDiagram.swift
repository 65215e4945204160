import Regions

/// The index from combination to row as a decision diagram, for spaces too large for a number a combination.
///
/// Reduced: no two nodes are equal, and none leads to the same place whatever the value.
struct RowDiagram: Sendable {
    /// Where a value leads.
    enum Target: Hashable, Sendable {
        case row(Int)
        /// A node, by its number; numbers grow from what is led to towards the root.
        case node(Int)
    }

    /// A node: an axis, and for each of its values where it leads.
    struct Node: Hashable, Sendable {
        let axis: Int
        let targets: [Target]
    }

    private(set) var nodes: [Node] = []
    private(set) var root = Target.row(0)

    /// The diagram that leads to rows; `row` is asked once for each leaf.
    init(_ diagram: AnswerDiagram, row: ([Int]) -> Int) {
        var known: [Node: Int] = [:]
        var places = [Target](repeating: .row(0), count: diagram.nodes.count)
        for number in diagram.nodes.indices.reversed() {
            switch diagram.nodes[number] {
            case .leaf(let example): places[number] = .row(row(example))
            case .split(let axis, let targets):
                let node = Node(axis: axis, targets: targets.map { places[$0] })
                if let first = node.targets.first, node.targets.allSatisfy({ $0 == first }) {
                    places[number] = first
                } else if let place = known[node] {
                    places[number] = .node(place)
                } else {
                    known[node] = nodes.count
                    places[number] = .node(nodes.count)
                    nodes.append(node)
                }
            }
        }
        root = places.first ?? .row(0)
    }
}
