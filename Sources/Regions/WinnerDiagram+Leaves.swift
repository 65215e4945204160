extension WinnerDiagram {
    /// The number of the leaf that a combination reaches: equal numbers, equal answers. Cost: one step an axis.
    package func leafNumber(at point: [Int]) -> Int {
        var node = nodes.count - 1
        while nodes.places[node] >= 0 {
            let axis = Int(nodes.places[node])
            node = nodes.target(node, lineup.classIndex(of: point[lineup.axes[axis]], on: axis))
        }
        return Int(nodes.starts[node])
    }

    /// What a leaf says.
    package func leaf(number: Int) -> DiagramLeaf { nodes.leaves[number] }
}
