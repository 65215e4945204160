/// Where each outcome stands, in regions fit to be shown.
extension WinnerDiagram {
    /// All combinations that one leaf or another calls the same, as a product of values.
    package struct Cell<Label: Hashable & Sendable>: Sendable {
        package let label: Label
        package let region: Region
    }

    /// Disjoint regions, each with one label, that together hold all combinations that have one, in the order of paths;
    /// `nil` where more than `limit` paths lead to them.
    ///
    /// Regions of one label that differ on a single axis are joined, axis after axis, until none do. `label` sees a leaf
    /// and the region of one path to it.
    package func cells<Label>(
        limit: Int = 5_000, _ label: (DiagramLeaf, Region) -> Label?
    ) -> [Cell<Label>]? {
        guard !lineup.base.isEmpty else { return [] }
        var cells: [Cell<Label>] = []
        var open = [(node: nodes.count - 1, region: lineup.base)]
        var pathCount = 0
        while let (node, region) = open.popLast() {
            if let leaf = nodes.leaf(node) {
                pathCount += 1
                guard pathCount <= limit else { return nil }
                if let label = label(leaf, region) { cells.append(Cell(label: label, region: region)) }
                continue
            }
            let place = Int(nodes.places[node])
            var branches: [(target: Int, values: [Int])] = []
            for value in region.values(lineup.axes[place]) {
                let target = nodes.target(node, lineup.classIndex(of: value, on: place))
                if let known = branches.firstIndex(where: { $0.target == target }) {
                    branches[known].values.append(value)
                } else {
                    branches.append((target, [value]))
                }
            }
            for branch in branches.reversed() {
                open.append((branch.target, region.replacing(lineup.axes[place], with: branch.values)))
            }
        }
        return join(cells)
    }

    /// Joins cells until no two can be.
    private func join<Label>(_ cells: [Cell<Label>]) -> [Cell<Label>] {
        var cells = cells
        while true {
            let count = cells.count
            for axis in 0..<contest.space.axisCount { cells = join(cells, on: axis) }
            if cells.count == count { return cells }
        }
    }

    /// Joins the cells of one label that agree on all axes but one.
    private func join<Label>(_ cells: [Cell<Label>], on axis: Int) -> [Cell<Label>] {
        var result: [Cell<Label>] = []
        var places: [JoinKey<Label>: Int] = [:]
        for cell in cells {
            let key = JoinKey(label: cell.label, rest: cell.region.replacing(axis, with: []))
            if let place = places[key] {
                let values = result[place].region.values(axis) + cell.region.values(axis)
                result[place] = Cell(label: cell.label, region: cell.region.replacing(axis, with: values))
            } else {
                places[key] = result.count
                result.append(cell)
            }
        }
        return result
    }
}

/// What cells that can be joined have in common.
private struct JoinKey<Label: Hashable>: Hashable {
    let label: Label
    let rest: Region
}
