package import Regions
import TestSupport

/// Contests of the size that proofs must hold, each the same on every machine.
package enum ScaleContest {
    /// Twelve axes of ten values: 10¹² combinations.
    package static let space = Space(sizes: [Int](repeating: 10, count: 12))

    /// Two levels of defaults and exceptions to them, each entry a section of its own.
    ///
    /// A default for each value of the first axis, but for `missing`; one for each value of the second axis below every
    /// other value of the first; exceptions each fix the first axes, as many as `depth`, and two more. With `missing`
    /// there is one large gap, less the exceptions in it and, for an even one, the second level.
    package static func defaults(exceptions: Int, missing: Int? = nil, depth: Int = 3) -> Contest {
        var random = SeededRandom(seed: 1)
        var entries = Set((0..<10).filter { $0 != missing }.map { [0: $0] })
        for first in stride(from: 0, to: 10, by: 2) {
            for second in 0..<10 { entries.insert([0: first, 1: second]) }
        }
        let defaults = entries.count
        while entries.count < defaults + exceptions {
            var exception: [Int: Int] = [:]
            for axis in 0..<depth { exception[axis] = random.below(10) }
            while exception.count < depth + 2 { exception[depth + random.below(12 - depth)] = random.below(10) }
            entries.insert(exception)
        }
        return contest(entries.map { $0.mapValues { [$0] } })
    }

    /// Pairs of regions of which neither beats the other, and for each a third one where they meet, over one default.
    package static func settledPairs(regions: Int) -> Contest {
        var random = SeededRandom(seed: 2)
        var places: Set<[Int: Int]> = []
        while places.count < regions / 3 {
            let (one, other) = (2 + random.below(9), 2 + random.below(9))
            guard one != other else { continue }
            places.insert([0: random.below(10), 1: random.below(10), one: random.below(10), other: random.below(10)])
        }
        let sides = [[0, 1, 2, 3, 4], [3, 4, 5, 6, 7], [3, 4]]
        let regions = places.flatMap { place in
            sides.map { side in place.mapValues { [$0] }.merging([11: side]) { $1 } }
        }
        return contest(regions + [[:]])
    }

    /// Random regions without any default: each restricts so many axes, to about half of their values.
    package static func random(regions: Int, restricting: Int, density: Double = 0.5, seed: UInt64 = 3) -> Contest {
        var random = SeededRandom(seed: seed)
        let regions = (0..<regions).map { _ in
            var sets: [Int: [Int]] = [:]
            while sets.count < restricting {
                let values = (0..<10).filter { _ in Double.random(in: 0..<1, using: &random) < density }
                sets[random.below(12)] = values.isEmpty ? [random.below(10)] : values
            }
            return sets
        }
        return contest(regions, isSorted: true)
    }

    /// A section for each value of an axis of many.
    package static func wideAxis(values: Int) -> Contest {
        let space = Space(sizes: [values, 4])
        let entries = (0..<values).map { Entry(region: Region(values: [[$0], nil], in: space), owner: $0) }
        return Contest(space: space, impossible: [], entries: entries, precedence: [0, 1])
    }

    /// As hard as such questions get: whether random clauses of three literals leave an assignment of many variables.
    package static func clauses(_ count: Int, variables: Int, seed: UInt64 = 4) -> Contest {
        var random = SeededRandom(seed: seed)
        let space = Space(sizes: [Int](repeating: 2, count: variables))
        let entries = (0..<count).map { index in
            var values = [[Int]?](repeating: nil, count: variables)
            for _ in 0..<3 { values[random.below(variables)] = [random.below(2)] }
            return Entry(region: Region(values: values, in: space), owner: index)
        }
        return Contest(space: space, impossible: [], entries: entries, precedence: [])
    }

    /// A contest of sections of one region each, from the value sets of the axes that each restricts.
    private static func contest(_ regions: [[Int: [Int]]], isSorted: Bool = false) -> Contest {
        let lists = regions.map { sets in (0..<12).map { sets[$0] } }
        let sorted = isSorted ? lists : lists.sorted { "\($0)" < "\($1)" }
        let entries = sorted.enumerated().map { Entry(region: Region(values: $1, in: space), owner: $0) }
        return Contest(space: space, impossible: [], entries: entries, precedence: Array(0..<12))
    }
}
