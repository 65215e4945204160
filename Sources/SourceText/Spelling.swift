/// Finds the name that somebody probably meant.
package enum Spelling {
    /// The nearest of `candidates` to a misspelt name, or nothing where none is near enough (a third of its length, at
    /// least 1 edit, and some of it left). Ties go to the earlier candidate. Cost: product of the lengths for each
    /// candidate; names over 64 scalars are not compared.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let target = Array(name.lowercased().unicodeScalars)
        guard !target.isEmpty, target.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard other.count <= 64 else { continue }
            let limit = max(1, max(target.count, other.count) / 3)
            let distance = distance(target, other)
            if distance <= limit, distance < target.count, distance < (best?.distance ?? .max) {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// Damerau–Levenshtein distance with adjacent transpositions (optimal string alignment).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
