@testable import Regions

/// Answers every question about a small contest by looking at each combination, as the rules are written.
struct Enumerator {
    /// A product of sets, each one bit a value.
    typealias Sets = [Int]

    /// One combination.
    struct Case {
        let point: [Int]
        let isPossible: Bool
        let matching: [Int]
        /// The matching entries that no matching one beats.
        let unbeaten: [Int]
        /// The owner each of whose rivals is beaten by an entry of its own.
        let winner: Int?
    }

    let entries: [(sets: Sets, owner: Int)]
    let impossible: [Sets]
    let cases: [Case]
    private let axesBeating: [[Int?]]

    init(_ contest: Contest) {
        func sets(_ region: Region) -> Sets {
            contest.space.sizes.indices.map { region.values($0).reduce(0) { $0 | 1 << $1 } }
        }
        let entries = contest.entries.map { (sets: sets($0.region), owner: $0.owner) }
        let impossible = contest.impossible.map(sets)
        let axes = entries.map { one in
            entries.map { other in Self.axis(at: contest.precedence, one.sets, beating: other.sets) }
        }
        (self.entries, self.impossible, axesBeating) = (entries, impossible, axes)
        let points = contest.space.sizes.reduce([[]]) { points, size in
            points.flatMap { point in (0..<size).map { point + [$0] } }
        }
        cases = points.map { point in
            let matching = entries.indices.filter { Self.holds(entries[$0].sets, point) }
            let winners = Set(matching.map { entries[$0].owner }).filter { owner in
                matching.allSatisfy { rival in
                    entries[rival].owner == owner
                        || matching.contains { entries[$0].owner == owner && axes[$0][rival] != nil }
                }
            }
            precondition(winners.count <= 1, "two owners cannot both win")
            return Case(
                point: point, isPossible: !impossible.contains { Self.holds($0, point) }, matching: matching,
                unbeaten: matching.filter { entry in !matching.contains { axes[$0][entry] != nil } },
                winner: winners.first)
        }
    }

    static func holds(_ sets: Sets, _ point: [Int]) -> Bool {
        for axis in point.indices where sets[axis] >> point[axis] & 1 == 0 { return false }
        return true
    }

    static func axis(at precedence: [Int], _ sets: Sets, beating others: Sets) -> Int? {
        for axis in precedence where sets[axis] != others[axis] { return sets[axis] & ~others[axis] == 0 ? axis : nil }
        return nil
    }

    var possible: [Case] { cases.filter(\.isPossible) }

    var uncovered: [Case] { possible.filter(\.matching.isEmpty) }

    func axisBeating(_ a: Int, _ b: Int) -> Int? { axesBeating[a][b] }

    func beats(_ a: Int, _ b: Int) -> Bool { axesBeating[a][b] != nil }

    /// Pairs that tie somewhere possible, each with the points.
    var ties: [[Int]: [[Int]]] {
        var result: [[Int]: [[Int]]] = [:]
        for here in possible where here.winner == nil {
            for first in here.unbeaten {
                for second in here.unbeaten
                where first < second && entries[first].owner != entries[second].owner
                    && entries[first].sets != entries[second].sets
                {
                    result[[first, second], default: []].append(here.point)
                }
            }
        }
        return result
    }

    func isEmpty(_ entry: Int) -> Bool { entries[entry].sets.contains(0) }

    var unreachable: [Int] {
        var isRead = entries.indices.map { entry in
            isEmpty(entry)
                || entries.contains { $0.sets == entries[entry].sets && $0.owner != entries[entry].owner }
        }
        for here in possible {
            for entry in here.matching where !isRead[entry] {
                let owner = entries[entry].owner
                let isBeaten = here.matching.contains { entries[$0].owner != owner && beats($0, entry) }
                isRead[entry] = here.winner == owner || here.winner == nil && !isBeaten
            }
        }
        return entries.indices.filter { !isRead[$0] }
    }

    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        for axis in entries[inner].sets.indices where entries[inner].sets[axis] & ~entries[outer].sets[axis] != 0 {
            return false
        }
        return true
    }

    var redundant: [Int] {
        entries.indices.filter { inner in
            !isEmpty(inner)
                && entries.indices.contains { outer in
                    outer != inner && entries[outer].owner == entries[inner].owner && isInside(inner, outer)
                        && (outer < inner || entries[outer].sets != entries[inner].sets)
                }
        }
    }

    /// For each region that several owners give, its first entry, with the first entry of each other owner.
    var duplicates: [Duplicate] {
        entries.indices.filter { !isEmpty($0) }.compactMap { entry in
            let equal = entries.indices.filter { entries[$0].sets == entries[entry].sets }
            guard let first = equal.first, entries[first].owner != entries[entry].owner,
                equal.first(where: { entries[$0].owner == entries[entry].owner }) == entry
            else { return nil }
            return Duplicate(first: first, second: entry)
        }
    }
}
