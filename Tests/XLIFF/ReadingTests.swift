import Diagnostics
import SourceText
import Testing
import Translation
import XLIFF

@Suite("Reading XLIFF 1.2")
struct ReadingTests {
    @Test("every part of a unit is read")
    func everything() throws {
        let note = "<note from=\"writer\">Be brief</note>"
        let staged = Sample.document(
            Sample.file.replacing(note, with: note + "<note from=\"Anna\">Too long?</note>"))
        #expect(staged.diagnostics == [])
        let file = try #require(staged.value.files.first)
        #expect(file.original == "test")
        #expect(file.units.map(\.id) == ["a.title", "a.label:count.one", "a.label:count.other"])
        let title = file.units[0]
        #expect(title.source.identity == "Tom & Jerry's \"task\" <1>\u{A0}now")
        #expect(title.target?.identity == "Том & Джерри\u{A0}«1»")
        #expect(title.state == .translated)
        #expect(
            title.notes == [InterchangeNote(from: "Anna", text: "Too long?")], "what the writer says, the catalog has")
        let one = file.units[1]
        #expect(one.groups == ["a.label"])
        #expect(one.state == .needsReview)
        #expect(one.isMachine)
        #expect(one.source.placeholders.map(\.id) == ["count.hash", "name"])
        #expect(one.source.placeholders.map(\.spelling) == ["#", "{name}"])
        #expect(file.units[2].isApproved)
        #expect(file.units[2].state == .final)
    }

    @Test("texts know the place of each of their bytes")
    func places() throws {
        let bytes = Array(Sample.file.utf8)
        let staged = Sample.document(bytes)
        for unit in try #require(staged.value.files.first).units {
            #expect(String(decoding: bytes[unit.range.bytes], as: UTF8.self).hasPrefix("<trans-unit id=\"\(unit.id)\""))
            #expect(
                String(decoding: bytes[try #require(unit.targetRange).bytes], as: UTF8.self).hasPrefix("<target state=")
            )
            for part in unit.source.parts + (unit.target?.parts ?? []) {
                switch part {
                case .placeholder(let placeholder, let range):
                    let place = try #require(range)
                    #expect(
                        String(decoding: bytes[place.bytes], as: UTF8.self)
                            == "<x id=\"\(placeholder.id)\" equiv-text=\"\(placeholder.spelling)\"/>")
                case .text(let text):
                    for piece in text.pieces where piece.isVerbatim {
                        let end = text.pieces.first { $0.textOffset > piece.textOffset }?.textOffset
                        let slice = Array(text.text.utf8)[piece.textOffset..<(end ?? text.text.utf8.count)]
                        #expect(Array(bytes[piece.source]) == Array(slice))
                    }
                }
            }
        }
    }

    @Test("an entity maps to its reference, and what follows it to its own place")
    func entityPlaces() throws {
        let bytes = Array(Sample.file.utf8)
        let title = try #require(Sample.document(bytes).value.files.first?.units.first)
        guard case .text(let text)? = title.source.parts.first else {
            Issue.record("the title begins with text")
            return
        }
        #expect(String(decoding: bytes[text.range(of: 4..<5).bytes], as: UTF8.self) == "&amp;")
        #expect(String(decoding: bytes[text.range(of: 6..<11).bytes], as: UTF8.self) == "Jerry")
    }

    @Test("a file of another kind or version is refused", arguments: ["<html/>", "<xliff version=\"3.0\"/>"])
    func otherKinds(text: String) {
        #expect(Sample.document(text).diagnostics.map(\.rule) == [XLIFFRules.unsupportedXLIFF])
    }

    @Test("a file must name its languages")
    func languages() {
        let text = Sample.file.replacing(" target-language=\"ru\"", with: "")
        let diagnostics = Sample.document(text).diagnostics
        #expect(diagnostics.map(\.rule) == [XLIFFRules.missingLanguage])
        #expect(diagnostics.first?.message == "the file does not say its `target-language`")
        #expect(diagnostics.first?.notes.count == 1)
        let marked = Sample.document(text.replacing("<target", with: "<target xml:lang=\"ru\""))
        #expect(marked.diagnostics == [])
        #expect(marked.value.files.map(\.targetLanguage) == ["ru"])
    }

    @Test("what translate=\"no\" covers is not translatable, unless a unit says otherwise")
    func locked() throws {
        let text = Sample.file.replacing("<group id=\"a.label\"", with: "<group id=\"a.label\" translate=\"no\"")
            .replacing("id=\"a.label:count.other\"", with: "id=\"a.label:count.other\" translate=\"yes\"")
        let units = try #require(Sample.document(text).value.files.first).units
        #expect(units.map(\.isTranslatable) == [true, false, true])
    }

    @Test("alternatives and their texts are kept apart from the unit's own")
    func alternatives() throws {
        let text = Sample.file.replacing(
            "<note from=\"writer\">",
            with: """
                <alt-trans alttranstype="previous-version" origin="x"><source>Old</source>\
                <target state="signed-off">Старое</target></alt-trans><note from="Anna">
                """)
        let unit = try #require(Sample.document(text).value.files.first?.units.first)
        #expect(unit.source.identity.hasPrefix("Tom"))
        #expect(unit.alternatives.map(\.type) == ["previous-version"])
        #expect(unit.alternatives.first?.source?.identity == "Old")
        #expect(unit.alternatives.first?.target.identity == "Старое")
        #expect(unit.alternatives.first?.state == .reviewed)
        #expect(unit.notes.map(\.text) == ["Be brief"])
    }
}
