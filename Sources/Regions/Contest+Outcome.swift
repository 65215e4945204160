/// Who wins, by looking at every entry: for single questions. For many, `WinnerLookup` is faster.
extension Contest {
    /// What the contest says of a combination. `ignoringImpossible` tells who would win if it could occur.
    ///
    /// A section wins if each matching entry of another one is beaten by one of its own. Since *beats* is transitive,
    /// that is so exactly when all entries that nothing beats belong to it.
    package func outcome(at point: [Int], ignoringImpossible: Bool = false) -> Outcome {
        if !ignoringImpossible && impossible.contains(where: { $0.contains(point) }) { return .impossible }
        var unbeaten: [Int] = []
        for entry in entries.indices where entries[entry].region.contains(point) {
            if unbeaten.contains(where: { beats(entries[$0], entries[entry], precedence: precedence) }) { continue }
            unbeaten.removeAll { beats(entries[entry], entries[$0], precedence: precedence) }
            unbeaten.append(entry)
        }
        guard let first = unbeaten.first else { return .uncovered }
        let owner = entries[first].owner
        if unbeaten.allSatisfy({ entries[$0].owner == owner }) { return .won(owner: owner, entry: first) }
        return .ambiguous(unbeaten)
    }

    /// Why the contest says what it says of a combination.
    package func explain(at point: [Int]) -> Explanation {
        let matching = entries.indices.filter { entries[$0].region.contains(point) }
        let matches = matching.map { entry in
            let defeats = matching.compactMap { rival -> Defeat? in
                let axis = entries[rival].region.axisBeating(entries[entry].region, precedence: precedence)
                return axis.map { Defeat(by: rival, axis: $0) }
            }
            return Match(entry: entry, defeats: defeats)
        }
        return Explanation(
            outcome: outcome(at: point), winners: outcome(at: point, ignoringImpossible: true),
            impossible: impossible.indices.filter { impossible[$0].contains(point) }, matches: matches)
    }
}
