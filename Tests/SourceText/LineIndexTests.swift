import SourceText
import TestSupport
import Testing

@Suite struct LineIndexTests {
    @Test(arguments: [
        ("", 1), ("a", 1), ("a\n", 2), ("a\r\nb", 2), ("a\rb", 2), ("\r\r\n\n", 4), ("a\n\nb\n", 4),
    ])
    func countsLines(text: String, count: Int) {
        #expect(LineIndex(Array(text.utf8)).count == count)
    }

    @Test func rangesLeaveOutLineEnds() {
        let bytes = Array("ab\r\n\ncd\re".utf8)
        let lines = LineIndex(bytes)
        #expect((1...lines.count).map { lines.range(ofLine: $0, in: bytes) } == [0..<2, 4..<4, 5..<7, 8..<9])
    }

    @Test func positionsCountScalars() {
        let bytes = Array("aä字🗓\tb\nc".utf8)
        let lines = LineIndex(bytes)
        let columns = bytes.indices.map { lines.position(at: $0, in: bytes) }
        #expect(columns.map(\.line) == Array(repeating: 1, count: 13) + [2])
        #expect(columns.map(\.column) == [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6, 7, 1])
        #expect(lines.position(at: bytes.count, in: bytes) == SourcePosition(line: 2, column: 2))
    }

    @Test func positionsOutsideTheFileAreClamped() {
        let bytes = Array("ab\n".utf8)
        let lines = LineIndex(bytes)
        #expect(lines.position(at: -5, in: bytes) == SourcePosition(line: 1, column: 1))
        #expect(lines.position(at: 99, in: bytes) == SourcePosition(line: 2, column: 1))
    }

    @Test func byteOrderMarkTakesNoColumn() {
        let bytes = Array("\u{FEFF}ab\nc".utf8)
        let lines = LineIndex(bytes)
        #expect([0, 1, 2, 3, 4].map { lines.position(at: $0, in: bytes).column } == [1, 1, 1, 1, 2])
        #expect(lines.position(at: 6, in: bytes) == SourcePosition(line: 2, column: 1))
    }

    @Test func columnsOfLongLinesAreThoseOfTheWholeLine() {
        var random = SeededRandom(seed: 7)
        let pieces: [[UInt8]] = [
            Array("a".utf8), Array("ä".utf8), Array("字".utf8), Array("🗓".utf8), [0xFF], [0xE4, 0xB8],
        ]
        var bytes = Array("\u{FEFF}short\n".utf8)
        for _ in 0..<2 {
            for _ in 0..<9_000 { bytes += random.pick(pieces) }
            bytes += Array("\r\n".utf8)
        }
        let lines = LineIndex(bytes)
        for line in 2...3 {
            let range = lines.range(ofLine: line, in: bytes)
            for _ in 0..<40 {
                var offset = range.lowerBound + random.below(range.count)
                while offset > range.lowerBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
                let column = String(decoding: bytes[range.lowerBound..<offset], as: UTF8.self).unicodeScalars.count + 1
                #expect(lines.position(at: offset, in: bytes) == SourcePosition(line: line, column: column))
            }
        }
        #expect(lines.position(at: bytes.count, in: bytes) == SourcePosition(line: 4, column: 1))
    }

    @Test func agreesWithAPlainCount() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<200 {
            let text = (0..<random.below(30)).map { _ in random.pick(["a", "\n", "\r", "\r\n", "ä", "🗓"]) }.joined()
            let bytes = Array(text.utf8)
            let lines = LineIndex(bytes)
            var line = 1
            var column = 1
            var offset = 0
            let scalars = Array(text.unicodeScalars)
            for (index, scalar) in scalars.enumerated() {
                #expect(lines.position(at: offset, in: bytes) == SourcePosition(line: line, column: column))
                offset += String(scalar).utf8.count
                let endsLine =
                    scalar == "\n" || (scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n"))
                line += endsLine ? 1 : 0
                column = endsLine ? 1 : column + 1
            }
            #expect(lines.count == line)
        }
    }
}
