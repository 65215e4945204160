@testable import Regions

/// Answers every question about a small contest by looking at each combination, on plain sets, as the rules are written.
struct Enumerator {
    let entries: [(sets: [Set<Int>], owner: Int)]
    let impossible: [[Set<Int>]]
    let precedence: [Int]
    let points: [[Int]]
    private let axesBeating: [[Int?]]

    init(_ contest: Contest) {
        func sets(_ region: Region) -> [Set<Int>] {
            contest.space.sizes.indices.map { Set(region.values($0)) }
        }
        let entries = contest.entries.map { (sets: sets($0.region), owner: $0.owner) }
        self.entries = entries
        axesBeating = entries.map { one in
            entries.map { other in Self.axis(at: contest.precedence, one.sets, beating: other.sets) }
        }
        impossible = contest.impossible.map(sets)
        precedence = contest.precedence
        points = contest.space.sizes.reduce([[]]) { points, size in
            points.flatMap { point in (0..<size).map { point + [$0] } }
        }
    }

    func holds(_ sets: [Set<Int>], _ point: [Int]) -> Bool {
        zip(sets, point).allSatisfy { $0.contains($1) }
    }

    func isPossible(_ point: [Int]) -> Bool { !impossible.contains { holds($0, point) } }

    var possiblePoints: [[Int]] { points.filter(isPossible) }

    func matching(_ point: [Int]) -> [Int] { entries.indices.filter { holds(entries[$0].sets, point) } }

    static func axis(at precedence: [Int], _ sets: [Set<Int>], beating others: [Set<Int>]) -> Int? {
        let axis = precedence.first { sets[$0] != others[$0] }
        guard let axis, sets[axis].isStrictSubset(of: others[axis]) else { return nil }
        return axis
    }

    func axisBeating(_ a: Int, _ b: Int) -> Int? { axesBeating[a][b] }

    func beats(_ a: Int, _ b: Int) -> Bool { axisBeating(a, b) != nil }

    /// The owner each of whose rivals at the point is beaten by an entry of its own.
    func winner(_ point: [Int]) -> Int? {
        let matching = matching(point)
        let winners = Set(matching.map { entries[$0].owner }).filter { owner in
            matching.filter { entries[$0].owner != owner }.allSatisfy { rival in
                matching.contains { entries[$0].owner == owner && beats($0, rival) }
            }
        }
        precondition(winners.count <= 1, "two owners cannot both win")
        return winners.first
    }

    func unbeaten(_ point: [Int]) -> [Int] {
        let matching = matching(point)
        return matching.filter { entry in !matching.contains { beats($0, entry) } }
    }

    /// Pairs that tie somewhere possible, each with the points.
    var ties: [[Int]: [[Int]]] {
        var result: [[Int]: [[Int]]] = [:]
        for point in possiblePoints where winner(point) == nil {
            let unbeaten = unbeaten(point)
            for first in unbeaten {
                for second in unbeaten
                where first < second && entries[first].owner != entries[second].owner
                    && entries[first].sets != entries[second].sets
                {
                    result[[first, second], default: []].append(point)
                }
            }
        }
        return result
    }

    func isEmpty(_ entry: Int) -> Bool { entries[entry].sets.contains { $0.isEmpty } }

    func isDuplicate(_ entry: Int) -> Bool {
        entries.contains { $0.sets == entries[entry].sets && $0.owner != entries[entry].owner }
    }

    var unreachable: [Int] {
        entries.indices.filter { entry in
            !isEmpty(entry) && !isDuplicate(entry)
                && !possiblePoints.contains(where: { holds(entries[entry].sets, $0) && isRead(entry, $0) })
        }
    }

    private func isRead(_ entry: Int, _ point: [Int]) -> Bool {
        if let winner = winner(point) { return winner == entries[entry].owner }
        return !matching(point).contains { entries[$0].owner != entries[entry].owner && beats($0, entry) }
    }

    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        zip(entries[inner].sets, entries[outer].sets).allSatisfy { $0.isSubset(of: $1) }
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
