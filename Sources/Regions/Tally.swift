/// How many combinations have each outcome: exact below 2¹²⁸ − 1, where counts saturate.
package struct Tally: Sendable, Equatable {
    /// Those that cannot occur.
    package var impossible: UInt128 = 0
    /// Possible ones that no entry holds.
    package var uncovered: UInt128 = 0
    /// Possible ones at which no owner wins.
    package var ambiguous: UInt128 = 0
    /// For each owner that wins some, in the order of their numbers, how many.
    package var won: [(owner: Int, count: UInt128)] = []

    /// The possible ones.
    package var possible: UInt128 {
        won.reduce(uncovered.saturatingAdding(ambiguous)) { $0.saturatingAdding($1.count) }
    }

    package static func == (lhs: Tally, rhs: Tally) -> Bool {
        lhs.impossible == rhs.impossible && lhs.uncovered == rhs.uncovered && lhs.ambiguous == rhs.ambiguous
            && lhs.won.elementsEqual(rhs.won, by: ==)
    }
}

extension WinnerDiagram {
    /// How many combinations of a region, or of the whole space, have each outcome.
    package func counts(inside region: Region? = nil) -> Tally {
        var result = Tally()
        var won: [Int: UInt128] = [:]
        let counts = nodes.leafCounts(lineup, inside: region ?? lineup.base)
        for (leaf, count) in zip(nodes.leaves, counts) where count > 0 {
            switch leaf {
            case .impossible: result.impossible = result.impossible.saturatingAdding(count)
            case .uncovered: result.uncovered = result.uncovered.saturatingAdding(count)
            case .ambiguous: result.ambiguous = result.ambiguous.saturatingAdding(count)
            case .won(let owner, _): won[owner] = (won[owner] ?? 0).saturatingAdding(count)
            }
        }
        result.won = won.sorted { $0.key < $1.key }.map { (owner: $0.key, count: $0.value) }
        return result
    }
}
