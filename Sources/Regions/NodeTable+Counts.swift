/// Exact counts and large cells, by one pass over the nodes.
extension NodeTable {
    /// For each leaf the number of combinations that reach it from the last node, of those inside a region.
    ///
    /// A node's weight is the number of combinations that reach it, of the axes that nothing from it on tests. A branch
    /// multiplies it by the values that take it and by the sizes of the axes that are tested no more after it.
    func leafCounts(_ lineup: Lineup, inside region: Region) -> [UInt128] {
        let sizes = lineup.axes.map { UInt128(region.valueCount($0)) }
        let tested = testedAxes(lineup)
        let kept = keptValues(lineup, region)
        var weights = [UInt128](repeating: 0, count: count)
        var result = [UInt128](repeating: 0, count: leaves.count)
        if count > 0 {
            weights[count - 1] = product(sizes) { !tested.contains($0, in: count - 1) }
        }
        for node in stride(from: count - 1, through: 0, by: -1) where weights[node] > 0 {
            guard places[node] >= 0 else {
                result[Int(starts[node])] = weights[node]
                continue
            }
            let place = Int(places[node])
            for (index, column) in lineup.classes(place).enumerated() where kept[column] > 0 {
                let next = target(node, index)
                var weight = weights[node].saturatingMultiplied(by: kept[column])
                for word in 0..<tested.width {
                    var bits = tested.words[node * tested.width + word] & ~tested.words[next * tested.width + word]
                    if place >> 6 == word { bits &= ~(1 << UInt64(place & 63)) }
                    while bits != 0 {
                        weight = weight.saturatingMultiplied(by: sizes[word << 6 + bits.trailingZeroBitCount])
                        bits &= bits &- 1
                    }
                }
                weights[next] = weights[next].saturatingAdding(weight)
            }
        }
        return result
    }

    /// The product of the sizes of some axes.
    private func product(_ sizes: [UInt128], where isFactor: (Int) -> Bool) -> UInt128 {
        sizes.indices.reduce(1) { isFactor($1) ? $0.saturatingMultiplied(by: sizes[$1]) : $0 }
    }

    /// For each class how many of its values a region holds.
    private func keptValues(_ lineup: Lineup, _ region: Region) -> [Int] {
        var result = [Int](repeating: 0, count: lineup.columns.rowCount)
        for place in lineup.axes.indices where !lineup.classes(place).isEmpty {
            for value in lineup.base.intersection(region).values(lineup.axes[place]) {
                result[lineup.classes(place).lowerBound + lineup.classIndex(of: value, on: place)] += 1
            }
        }
        return result
    }

    /// For each node the axes that it or a node after it tests.
    private func testedAxes(_ lineup: Lineup) -> BitMatrix {
        var result = BitMatrix(rows: count, bits: lineup.axes.count)
        for node in 0..<count where places[node] >= 0 {
            result.insert(Int(places[node]), into: node)
            for index in lineup.classes(Int(places[node])).indices {
                let next = target(node, index - lineup.classes(Int(places[node])).lowerBound)
                for word in 0..<result.width {
                    result.words[node * result.width + word] |= result.words[next * result.width + word]
                }
            }
        }
        return result
    }

    /// The largest product of values along one path from the last node to a leaf that is wanted, or `nil` without one.
    func largestCell(_ lineup: Lineup, where isWanted: (Leaf) -> Bool) -> Region? {
        let sizes = keptValues(lineup, lineup.base)
        var shares = [Double](repeating: 0, count: count)
        for node in 0..<count {
            if let leaf = leaf(node) {
                shares[node] = isWanted(leaf) ? 1 : 0
            } else {
                shares[node] = largestBranch(node, shares, sizes, lineup).share
            }
        }
        guard var node = shares.indices.last, shares[node] > 0 else { return nil }
        var result = lineup.base
        while places[node] >= 0 {
            let (next, place) = (largestBranch(node, shares, sizes, lineup).target, Int(places[node]))
            result = result.replacing(
                lineup.axes[place], with: lineup.values(place) { target(node, $0) == next })
            node = next
        }
        return result
    }

    /// The branch of a node with the largest share of the node's combinations below one path.
    private func largestBranch(
        _ node: Int, _ shares: [Double], _ sizes: [Int], _ lineup: Lineup
    ) -> (share: Double, target: Int) {
        let classes = lineup.classes(Int(places[node]))
        let all = classes.reduce(0) { $0 + sizes[$1] }
        var best = (share: 0.0, target: -1)
        for column in classes {
            let next = target(node, column - classes.lowerBound)
            guard shares[next] > 0, next != best.target else { continue }
            let kept = classes.reduce(0) { target(node, $1 - classes.lowerBound) == next ? $0 + sizes[$1] : $0 }
            let share = shares[next] * Double(kept) / Double(all)
            if share > best.share { best = (share, next) }
        }
        return best
    }
}
