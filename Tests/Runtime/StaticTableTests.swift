import PlacardRuntime
import Testing

/// Reading numbers, words and texts out of literals.
@Suite("Static table") struct StaticTableTests {
    @Test("Numbers take seven bits a byte, the highest first")
    func numbers() {
        let table = StaticTable("\u{0}\u{1}\u{7F}\u{7F}\u{1}")
        #expect(table.count == 5)
        #expect(table.number(at: 0, width: 2) == 1)
        #expect(table.number(at: 1, width: 2) == 255)
        #expect(table.number(at: 2, width: 3) == (127 << 14 | 127 << 7 | 1))
        #expect(table.number(at: 5, width: 0) == 0)
    }

    @Test("Words are found by their bytes alone")
    func words() {
        let table = StaticTable("calendar\0to-meet\0größe\0")
        #expect(table.position(of: "calendar") == 0)
        #expect(table.position(of: "größe") == 2)
        #expect(table.position(of: "gro\u{308}ße") == nil)
        #expect(table.position(of: "calen") == nil)
        #expect(table.position(of: "calendarx") == nil)
        #expect(table.position(of: "") == nil)
    }

    @Test("A text is read where it lies")
    func texts() {
        let table = StaticTable("xxready\0größe\0")
        #expect(table.immortalString(at: 2, count: 5, isASCII: true) == "ready")
        #expect(table.immortalString(at: 8, count: 7, isASCII: false) == "größe")
        #expect(table.immortalString(at: 2, count: 0, isASCII: true).isEmpty)
    }

    @Test("A combination finds its row through its pattern and list")
    func index() {
        // Two strong values, three others: rows 7 7 8 and 9 9 4; pattern 0 0 1, lists 7 8 and 9 4.
        let index = CombinationIndex(
            StaticTable("\u{0}\u{0}\u{0}\u{2}\u{0}\u{0}\u{1}\u{7}\u{8}\u{9}\u{4}"), patternWidth: 1, listWidth: 1,
            rowWidth: 1, patternLength: 3, patterns: 4, lists: 7)
        let rows = (0..<2).map { strong in (0..<3).map { index.row(strong: strong, rest: $0) } }
        #expect(rows == [[7, 7, 8], [9, 9, 4]])
    }

    @Test("Values are clamped, and what is no number is the lower bound")
    func clamping() {
        #expect([-1, 0, 50, 100].map { $0.placardClamped(to: 0...99) } == [0, 0, 50, 99])
        let decimals: [Double] = [-.infinity, .nan, 0.25, .infinity]
        #expect(decimals.map { $0.placardClamped(to: 0...1) } == [0, 0, 0.25, 1])
    }
}
