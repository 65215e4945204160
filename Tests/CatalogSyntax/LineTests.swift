import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct LineTests {
    private func entries(_ text: String) -> [String] { Parse(text).entries }

    @Test func everyKindOfLine() {
        let parsed = Parse("# one\n\n[copy a]\nwhen = b\n  | c\n# two\n   | d\n")
        #expect(parsed.diagnostics.map(\.message) == [])
        #expect(
            parsed.file.lines.map(\.kind) == [
                .comment, .blank, .head, .entry, .continuation, .comment, .continuation,
            ])
    }

    @Test func valueIsTrimmedOfSpacesAndTabsOnly() {
        #expect(entries("[copy a]\nwhen = *\ntitle\t =  \u{A0}a b\u{3000} \t\n")[1] == "title = \u{A0}a b\u{3000}")
    }

    @Test func everyCharacterOfAValueIsText() {
        expectParse("[copy a]\nwhen = *\nsymbol = # a = [copy b] {\"'\\\n")
        #expect(entries("[copy a]\nwhen = *\nsymbol = # a = [copy b] \\n\n")[1] == "symbol = # a = [copy b] \\n")
    }

    @Test func linesJoinByOneSpace() {
        #expect(entries("[copy a]\nwhen = *\nnote = a  \n\t  b\n c\n")[1] == "note = a b c")
    }

    @Test func valueMayStartOnTheNextLine() {
        expectParse("[copy a]\nwhen = *\nnote =\n  a\n  b\n")
        #expect(entries("[copy a]\nwhen = *\nnote =\n  a\n  b\n")[1] == "note = a b")
    }

    @Test(arguments: [
        ("変更の", "確認", "変更の確認"), ("变更，", "请看", "变更，请看"), ("ａ", "字", "ａ字"), ("字", "a", "字 a"), ("a", "字", "a 字"),
        ("변경", "확인", "변경 확인"), ("変更", "확인", "変更 확인"), ("字", "🗓", "字 🗓"), ("字", "👍", "字 👍"), ("👍", "字", "👍 字"),
        ("が", "字", "が字"), ("か\u{3099}", "字", "か\u{3099}字"), ("字", "㊗\u{FE0F}", "字 ㊗\u{FE0F}"), ("ｱ", "字", "ｱ 字"),
        ("葛\u{E0100}", "飾", "葛\u{E0100}飾"), ("。", "字", "。字"), ("字", "「", "字「"), ("\u{2026}", "字", "\u{2026} 字"),
    ])
    func wideLinesJoinWithoutSpace(left: String, right: String, joined: String) {
        #expect(entries("[copy a]\nwhen = *\nnote = \(left)\n  \(right)\n")[1] == "note = \(joined)")
    }

    @Test func commentStandsBetweenLines() {
        #expect(entries("[copy a]\nwhen = *\nnote = a\n# why\n  b\n# end\n")[1] == "note = a b")
    }

    @Test func blankLineOfSpacesEndsAValue() {
        expectParse(
            "[copy a]\nwhen = *\nnote = a\n \t \n  ①b\n",
            [
                Finding(
                    "①", "misplaced-continuation", "a blank line ended the value of `note` above this line", over: "b")
            ], fixed: "[copy a]\nwhen = *\nnote = a\n  b\n")
    }

    @Test func eachScalarKeepsItsPlace() {
        let text = "[copy a]\nwhen = *\nnote = äb\n# c\n\t字\n   字d\n"
        let parsed = Parse(text)
        let value = parsed.file.sections[0].entries[1].value
        #expect(value.text == "äb 字字d")
        let file = parsed.files[value.file]
        let places = value.text.utf8.indices.map { index in
            let offset = value.text.utf8.distance(from: value.text.utf8.startIndex, to: index)
            return file.position(at: value.range(of: offset..<(offset + 1)).lower)
        }
        let expected = [(3, 8), (3, 8), (3, 9), (3, 10), (5, 2), (5, 2), (5, 2), (6, 4), (6, 4), (6, 4), (6, 5)]
        #expect(places.map { [$0.line, $0.column] } == expected.map { [$0.0, $0.1] })
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineEndsReadAlike(end: String) {
        let text = "[copy a]\nwhen = *\nnote = a\n  b\n\n[copy b]\nwhen = c\n"
        let other = Parse(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
        #expect(other.entries == Parse(text).entries)
        #expect(other.file.lines.count == Parse(text).file.lines.count)
        #expect(other.diagnostics.map(\.rule.id) == (end == "\r" ? ["control-character"] : []))
        other.expectWhole(#_sourceLocation)
        other.expectFixesWork(#_sourceLocation)
    }

    @Test func byteOrderMarkIsDropped() {
        let parsed = Parse("\u{FEFF}[copy a]\nwhen = *\n")
        #expect(parsed.entries == ["when = *"])
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.file.printed().starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(Parse("\u{FEFF}# c\n").file.lines.map(\.kind) == [.comment])
        #expect(Parse("\u{FEFF}").file.lines.map(\.kind) == [.blank])
    }

    @Test(arguments: [
        "", "\n", " ", "#", "[", "=", "a", "[copy a]\nwhen =", "[copy a]\nwhen = *\n ", "\r", "\u{FEFF}\r\n",
    ])
    func shortestFiles(text: String) {
        Parse(text).expectWhole(#_sourceLocation)
    }

    @Test func rangesOfEntriesAndSections() {
        let parsed = Parse("# a\n[copy x]\nwhen = *\nnote = a\n   b \n# c\n   d\n\n# e\n[copy y]\nwhen = *")
        let file = parsed.files[parsed.file.file]
        let section = parsed.file.sections[0]
        #expect(file.text(section.headRange.bytes) == "[copy x]")
        #expect(file.text(section.range.bytes) == "[copy x]\nwhen = *\nnote = a\n   b \n# c\n   d")
        #expect(file.text(section.entries[1].range.bytes) == "note = a\n   b \n# c\n   d")
        #expect(file.text(section.entries[1].lines.bytes) == "note = a\n   b \n# c\n   d\n")
        #expect(file.text(parsed.file.sections[1].entries[0].lines.bytes) == "when = *")
    }
}
