import TestSupport
import Testing

@testable import Regions

@Suite struct RegionTests {
    @Test func axesLongerThanAWord() {
        let space = Space(sizes: [130, 2, 64])
        let region = Region(values: [[0, 63, 64, 129], nil, [63]], in: space)
        #expect(region.values(0) == [0, 63, 64, 129])
        #expect(region.isFull(1) && !region.isFull(0) && !region.isFull)
        #expect(region.count == 8)
        #expect(region.contains([129, 1, 63]) && !region.contains([128, 1, 63]))
        #expect(Region(full: space).count == 130 * 2 * 64)
        #expect(Region(full: space).isFull && region.isSubset(of: Region(full: space)))
        let other = region.replacing(0, with: [1, 64])
        #expect(region.intersection(other).values(0) == [64])
        #expect(region.intersects(other) && !region.intersects(region.replacing(0, with: [65])))
        #expect(region.replacing(2, with: []).isEmpty && region.replacing(2, with: []).count == 0)
    }

    @Test func countsSaturate() {
        let space = Space(sizes: [Int](repeating: 4, count: 70))
        #expect(space.count == .max)
        #expect(Region(full: space).count == .max)
        let contest = Contest(space: space, impossible: [], entries: [], precedence: [])
        #expect(prove(contest).uncoveredCount == .max)
        #expect(Region(point: [Int](repeating: 3, count: 70), in: space).count == 1)
    }

    @Test func beatsReadsPrecedence() {
        let space = Space(sizes: [3, 3])
        let entry = { (values: [[Int]?]) in Entry(region: Region(values: values, in: space), owner: 0) }
        let (wide, narrow) = (entry([[0, 1], [0]]), entry([[0], [0, 1]]))
        #expect(beats(narrow, wide, precedence: [0, 1]) && !beats(wide, narrow, precedence: [0, 1]))
        #expect(beats(wide, narrow, precedence: [1, 0]) && !beats(narrow, wide, precedence: [1, 0]))
        #expect(!beats(wide, wide, precedence: [0, 1]))
        #expect(!beats(entry([[0, 1], [0]]), entry([[1, 2], nil]), precedence: [0, 1]))
    }

    /// Rows of several words: more regions, axes and values than one word has bits.
    @Test func manyRegionsAxesAndValues() throws {
        var random = SeededRandom(seed: 9)
        let space = Space(sizes: [90] + [Int](repeating: 2, count: 69))
        var entries = [Entry(region: Region(full: space), owner: 0)]
        for owner in 1...150 {
            var values = [[Int]?](repeating: nil, count: 70)
            values[0] = [random.below(90)]
            values[1 + random.below(69)] = [random.below(2)]
            entries.append(Entry(region: Region(values: values, in: space), owner: owner))
        }
        let impossible = Region(values: [[7, 70]] + [[Int]?](repeating: nil, count: 69), in: space)
        let contest = Contest(space: space, impossible: [impossible], entries: entries, precedence: Array(0..<70))
        let diagram = try #require(WinnerDiagram.build(contest))
        #expect(DiagramChecker(diagram).faults.isEmpty)
        #expect(diagram.counts().impossible == 1 << 70)
        #expect(diagram.counts().possible == 88 << 69)
        for _ in 0..<300 {
            let point = space.sizes.map { random.below($0) }
            switch (diagram.outcome(at: point), contest.outcome(at: point)) {
            case (.won(let found, _), .won(let wanted, _)): #expect(found == wanted)
            case (let found, let wanted): #expect(found == wanted)
            }
        }
    }
}
