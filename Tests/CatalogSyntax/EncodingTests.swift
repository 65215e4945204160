import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct EncodingTests {
    private func findings(_ value: [UInt8]) -> [String] {
        let parsed = Parse(Array("[copy a]\nwhen = *\nnote = x".utf8) + value + Array("y\n".utf8))
        parsed.expectWhole(#_sourceLocation)
        parsed.expectFixesWork(#_sourceLocation)
        return parsed.diagnostics.map { diagnostic in
            let place = parsed.files[parsed.file.file].position(at: diagnostic.range?.lower ?? 0)
            return "\(place.line):\(place.column) \(diagnostic.rule.id) \(diagnostic.message)"
        }
    }

    @Test(arguments: [
        ([0xE9], "the byte 0xE9 is not UTF-8"), ([0xC0, 0x80], "the bytes 0xC0 0x80 are not UTF-8"),
        ([0xED, 0xA0, 0x80], "the bytes 0xED 0xA0 0x80 are not UTF-8"),
        ([0xF4, 0x90, 0x80, 0x80, 0x80], "the bytes 0xF4 0x90 0x80 0x80 … are not UTF-8"),
        ([0xE5, 0xAD], "the bytes 0xE5 0xAD are not UTF-8"), ([0x80], "the byte 0x80 is not UTF-8"),
        ([0xF8], "the byte 0xF8 is not UTF-8"), ([0xC1], "the byte 0xC1 is not UTF-8"),
    ])
    func bytesThatAreNotUTF8(bytes: [UInt8], message: String) {
        #expect(findings(bytes) == ["3:9 invalid-utf8 \(message)"])
    }

    @Test(arguments: [
        (0x00, "NUL character"), (0x01, "control character U+0001"), (0x0B, "control character U+000B"),
        (0x0C, "control character U+000C"), (0x1B, "control character U+001B"), (0x7F, "control character U+007F"),
        (0x80, "control character U+0080"), (0x85, "control character U+0085"), (0x9F, "control character U+009F"),
        (0x2028, "line separator U+2028"), (0x2029, "line separator U+2029"), (0xFEFF, "byte order mark U+FEFF"),
    ])
    func controlCharacters(value: UInt32, message: String) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(findings(Array(String(scalar).utf8)) == ["3:9 control-character \(message) in a catalog file"])
    }

    @Test(arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069) as [UInt32])
    func rawBidiControls(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let name = String(value, radix: 16, uppercase: true)
        #expect(findings(Array(String(scalar).utf8)) == ["3:9 bidi-control-in-source raw bidi control U+\(name)"])
    }

    @Test func replacementCharacter() {
        #expect(
            findings(Array("\u{FFFD}".utf8)) == [
                "3:9 replacement-character-in-source U+FFFD stands where a conversion lost a letter"
            ])
    }

    @Test(arguments: ["ä", "字", "🗓", "\u{A0}", "\u{200E}", "\u{200F}", "\u{200D}", "\u{61C}", "\u{FFFC}", "\u{10FFFF}"])
    func otherCharactersPass(text: String) {
        #expect(findings(Array(text.utf8)) == [])
    }

    @Test func findingsAlsoOutsideValues() {
        expectParse(
            "# ①\u{0}\n[copy a②\u{202E}]\nwhen = *\n",
            [
                Finding("①", "control-character", "NUL character in a catalog file"),
                Finding("offset 10", "malformed-name", "the name `a\u{202E}` has the character `\u{202E}` (U+202E)"),
                Finding("②", "bidi-control-in-source", "raw bidi control U+202E"),
            ])
    }

    @Test func invalidBytesKeepTheirPlaceInValues() {
        let parsed = Parse(Array("[copy a]\nwhen = *\nnote = x".utf8) + [0xE9, 0xE8] + Array("y\n".utf8))
        let value = parsed.file.sections[0].entries[1].value
        #expect(value.text == "x\u{FFFD}y")
        #expect(value.range(of: 1..<4).bytes == 26..<28)
        #expect(value.range(of: 4..<5).bytes == 28..<29)
    }

    @Test func invalidBytesInKeysAndNames() {
        let keys: [[UInt8]] = [
            [0xE9], Array("note.".utf8) + [0xE9], [0xE9] + Array("note.de".utf8), [0xCC, 0x81, 0x2E],
        ]
        for key in keys {
            Parse(Array("[copy ".utf8) + key + Array("]\n".utf8) + key + Array(" = a\n".utf8)).expectWhole(
                #_sourceLocation)
            Parse(Array("[copy a]\nnot".utf8) + key + Array("e.de = a\n".utf8)).expectWhole(#_sourceLocation)
        }
    }

    @Test func floodsAreSummed() {
        let parsed = Parse(
            Array("[copy a]\nwhen = *\nnote = ".utf8) + (0..<100).flatMap { _ in [0xE9, 0x61] as [UInt8] })
        let floods = parsed.diagnostics.filter { $0.rule.id == "invalid-utf8" }
        #expect(floods.count == 20)
        #expect(floods.last?.notes.last == "80 more of these in this file are not listed.")
        #expect(floods.first?.notes.count == 1)
    }

    @Test(arguments: [[0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B]] as [[UInt8]])
    func utf16IsNamed(bytes: [UInt8]) {
        let parsed = Parse(bytes)
        #expect(parsed.diagnostics.first?.message == "the file is UTF-16, not UTF-8")
        parsed.expectWhole(#_sourceLocation)
    }

    @Test func loneReturnsAreOneFinding() {
        let parsed = Parse("[copy a]\rwhen = *\rnote = b\r\n")
        #expect(parsed.diagnostics.map(\.message) == ["a carriage return without a line feed"])
        #expect(parsed.applyingFirstFixes() == Array("[copy a]\nwhen = *\nnote = b\r\n".utf8))
    }
}
