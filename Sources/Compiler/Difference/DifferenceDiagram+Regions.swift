import Regions

extension DifferenceDiagram {
    /// Where one difference is.
    struct Area {
        /// Disjoint; together all its combinations, unless they were too many to list.
        var regions: [Region]
        var isWhole = true
        /// Exact, whether or not all regions are listed.
        var count: UInt128
    }

    /// More regions of one difference are not listed; nobody reads them.
    static let regionLimit = 5_000

    /// For each difference where it is.
    func areas(_ differences: Int) -> [Area] {
        let counts = counts(differences)
        return (0..<differences).map { difference in
            var area = Area(regions: [], count: counts[difference])
            let reaches = nodes.indices.reduce(into: [Bool]()) { $0.append(self.reaches(difference, $1, $0)) }
            var region = Region(full: space)
            area.isWhole = collect(difference, nodes.count - 1, reaches, &region, into: &area.regions)
            area.regions = Self.joined(area.regions)
            return area
        }
    }

    private func reaches(_ difference: Int, _ node: Int, _ before: [Bool]) -> Bool {
        switch nodes[node] {
        case .leaf(let name): name == difference
        case .split(_, let targets): targets.contains { before[$0] }
        }
    }

    /// For each difference how many combinations have it. No path splits an axis twice, so the combinations that reach a
    /// node divide evenly among the values of its axis.
    private func counts(_ differences: Int) -> [UInt128] {
        var weights = [UInt128](repeating: 0, count: nodes.count)
        var result = [UInt128](repeating: 0, count: differences)
        weights[nodes.count - 1] = space.count
        for node in nodes.indices.reversed() where weights[node] > 0 {
            switch nodes[node] {
            case .leaf(let name): if let name { result[name] += weights[node] }
            case .split(_, let targets):
                let share = weights[node] / UInt128(targets.count)
                for target in targets { weights[target] += share }
            }
        }
        return result
    }

    /// Adds the regions of all paths from a node to a difference; false where there are too many.
    private func collect(
        _ difference: Int, _ node: Int, _ reaches: [Bool], _ region: inout Region, into found: inout [Region]
    ) -> Bool {
        guard reaches[node] else { return true }
        guard case .split(let axis, let targets) = nodes[node] else {
            guard found.count < Self.regionLimit else { return false }
            found.append(region)
            return true
        }
        let all = region.values(axis)
        defer { region = region.replacing(axis, with: all) }
        var visited: Set<Int> = []
        for target in targets where reaches[target] && visited.insert(target).inserted {
            region = region.replacing(axis, with: targets.indices.filter { targets[$0] == target })
            guard collect(difference, target, reaches, &region, into: &found) else { return false }
        }
        return true
    }

    /// Fewer regions that hold the same combinations: two that differ on one axis only are one.
    static func joined(_ regions: [Region]) -> [Region] {
        guard let axisCount = regions.first?.space.axisCount else { return [] }
        var result = regions
        var count = 0
        while count != result.count {
            count = result.count
            for axis in (0..<axisCount).reversed() { result = joined(result, on: axis) }
        }
        return result.sorted { first($0).lexicographicallyPrecedes(first($1)) }
    }

    private static func joined(_ regions: [Region], on axis: Int) -> [Region] {
        var places: [Region: Int] = [:]
        var values: [[Int]] = []
        var frames: [Region] = []
        for region in regions {
            let frame = region.replacing(axis, with: [])
            let own = region.values(axis)
            if let place = places[frame] {
                values[place] += own
            } else {
                places[frame] = frames.count
                frames.append(frame)
                values.append(own)
            }
        }
        return frames.indices.map { frames[$0].replacing(axis, with: values[$0]) }
    }

    private static func first(_ region: Region) -> [Int] {
        (0..<region.space.axisCount).map { region.values($0).first ?? 0 }
    }
}
