import TestSupport
import Testing

@testable import Regions

/// Contests shaped as catalogs are, against plain enumeration.
@Suite struct ShapeTests {
    let space = Space(sizes: [3, 4, 3, 4])

    func contest(_ lists: [[[Int]?]], owners: [Int]? = nil, impossible: [[[Int]?]] = [], _ precedence: [Int])
        -> Contest
    {
        Contest(
            space: space, impossible: impossible.map { Region(values: $0, in: space) },
            entries: lists.enumerated().map { Entry(region: Region(values: $1, in: space), owner: owners?[$0] ?? $0) },
            precedence: precedence)
    }

    @Test(arguments: 0..<20) func defaultsWithExceptions(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var lists: [[[Int]?]] = (0..<3).map { [[$0], nil, nil, nil] }
        lists += (0..<2).map { [[0], [$0], nil, nil] }
        for _ in 0..<12 {
            lists.append([[random.below(3)], [random.below(4)], [random.below(3)], random.below(2) == 0 ? nil : [1]])
        }
        if seed % 2 == 0 { lists.remove(at: random.below(3)) }
        try Agreement(contest(lists, impossible: [[[0], nil, [1, 2], nil]], [0, 1, 2, 3]), "seed \(seed)").check()
    }

    @Test(arguments: [0, 1, 5]) func oneRegionAPoint(missing: Int) throws {
        var lists: [[[Int]?]] = []
        for first in 0..<3 {
            for second in 0..<4 {
                for third in 0..<3 { lists += (0..<4).map { [[first], [second], [third], [$0]] } }
            }
        }
        for index in 0..<missing { lists.remove(at: index * 17) }
        try Agreement(contest(lists, [3, 1, 2, 0]), "\(missing) missing").check()
    }

    @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]]) func chainsOfOverrides(precedence: [Int]) throws {
        let lists: [[[Int]?]] = [
            [nil, nil, nil, nil], [[0, 1], nil, nil, nil], [[0, 1], [1, 2, 3], nil, nil], [[0], [1, 2], nil, [0, 1]],
            [[0], [1], [2], [0, 1]], [[0], [1], [2], [1]], [[2], nil, [0], nil], [[2], nil, [0], [3]],
            [nil, nil, [0], [3]],
        ]
        try Agreement(contest(lists, precedence), "\(precedence)").check()
        try Agreement(contest(lists, owners: [0, 1, 0, 1, 0, 1, 2, 0, 2], precedence), "\(precedence)").check()
    }

    @Test(arguments: 0..<20) func wideUnions(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var lists: [[[Int]?]] = []
        var owners: [Int] = []
        for owner in 0..<3 {
            for _ in 0..<8 {
                lists.append(space.sizes.map { size in (0..<size).filter { _ in random.below(10) < 8 } })
                owners.append(owner)
            }
        }
        try Agreement(contest(lists, owners: owners, [1, 0, 3, 2]), "seed \(seed)").check()
    }

    /// The owner wins by an entry that beats what beats another of its entries: that one is read too.
    @Test func entryServedBySibling() {
        let lists: [[[Int]?]] = [[nil, [0], nil, nil], [[0], [0, 1], nil, nil], [[0], [0], nil, nil]]
        let report = prove(contest([[nil, nil, nil, nil]] + lists, owners: [3, 0, 1, 0], [0, 1, 2, 3]))
        #expect(report.unreachable.isEmpty)
        let other = prove(
            contest([[nil, nil, nil, nil], [[0], [0], nil, nil], [[0], nil, [0], nil]], [0, 1, 2, 3]))
        #expect(other.unreachable.isEmpty)
    }

    @Test func emptySpaceAndEmptyContest() {
        let none = Contest(space: Space(sizes: [3, 0]), impossible: [], entries: [], precedence: [])
        #expect(prove(none) == ProofReport())
        #expect(WinnerDiagram.build(none)?.counts() == Tally())
        let noAxes = Space(sizes: [])
        let open = Contest(space: noAxes, impossible: [], entries: [], precedence: [])
        #expect(prove(open).uncoveredCount == 1)
        let entry = Entry(region: Region(full: noAxes), owner: 4)
        let closed = Contest(space: noAxes, impossible: [], entries: [entry], precedence: [])
        #expect(prove(closed).isComplete)
        #expect(WinnerDiagram.build(closed)?.outcome(at: []) == .won(owner: 4, entry: 0))
    }
}
