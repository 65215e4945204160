import SourceText
import Testing

@Suite struct MappedTextTests {
    private let file = FileID(index: 0)

    /// `ab` from 10, a joining space for 12..<17, `字c` from 17.
    private var wrapped: MappedText {
        var text = MappedText("ab", file: file, at: 10)
        text.append(" ", from: 12..<17, isVerbatim: false)
        text.append("字c", from: 17..<21, isVerbatim: true)
        return text
    }

    @Test func textAndWholeRange() {
        #expect(wrapped.text == "ab 字c")
        #expect(wrapped.range.bytes == 10..<21)
    }

    @Test(arguments: [
        (0..<1, 10..<11), (0..<2, 10..<12), (1..<3, 11..<17), (2..<3, 12..<17), (3..<6, 17..<20), (2..<6, 12..<20),
        (0..<7, 10..<21), (6..<7, 20..<21), (7..<7, 21..<21), (0..<0, 10..<10), (2..<2, 12..<12), (3..<3, 17..<17),
        (4..<5, 18..<19),
    ])
    func rangesMapBack(text: Range<Int>, source: Range<Int>) {
        #expect(wrapped.range(of: text).bytes == source)
    }

    @Test func emptyTextStandsAtItsOrigin() {
        let text = MappedText(file: file, origin: 7)
        #expect(text.range.bytes == 7..<7)
        #expect(text.range(of: 0..<0).bytes == 7..<7)
        #expect(MappedText("", file: file, at: 7).pieces.isEmpty)
    }

    @Test func decodedEntityMapsAsAWhole() {
        var text = MappedText(file: file, origin: 0)
        text.append("&<", from: 0..<9, isVerbatim: false)
        text.append("x", from: 9..<10, isVerbatim: true)
        #expect(text.range(of: 0..<1).bytes == 0..<9)
        #expect(text.range(of: 1..<2).bytes == 0..<9)
        #expect(text.range(of: 2..<3).bytes == 9..<10)
    }

    @Test func bytesBeyondTheTextEndAtItsEnd() {
        #expect(wrapped.range(of: 6..<90).bytes == 20..<21)
    }

    @Test func equalTextsAreEqual() {
        #expect(wrapped == wrapped)
        #expect(wrapped != MappedText("ab 字c", file: file, at: 10))
    }
}
