import SourceText
import Testing

@Suite struct SourceFileTests {
    @Test func filesKeepTheirOrder() {
        var files = SourceFiles()
        let one = files.add(path: "b.copy", bytes: [0x61])
        let two = files.add(path: "a.copy", bytes: [0x62])
        #expect(one < two)
        #expect(files[one].path == "b.copy")
        #expect(files[two].bytes == [0x62])
        #expect(files.all.count == 2)
    }

    @Test func textIsRepairedAndClamped() {
        let file = SourceFile(path: "a", bytes: [0x61, 0xE9, 0x62])
        #expect(file.text(0..<3) == "a\u{FFFD}b")
        #expect(file.text(2..<90) == "b")
        #expect(file.text(50..<90) == "")
        #expect(file.position(at: 2) == SourcePosition(line: 1, column: 3))
    }

    @Test func rangesHaveEnds() {
        let range = SourceRange(file: FileID(index: 3), 4..<9)
        #expect(range.bytes == 4..<9)
        #expect(range.start == SourceRange(file: FileID(index: 3), 4..<4))
        #expect(range.end == SourceRange(file: FileID(index: 3), 9..<9))
    }
}
