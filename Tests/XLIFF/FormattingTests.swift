import Diagnostics
import Testing
import Translation
import XLIFF

/// Codes that a translator's tool puts around words.
@Suite("Formatting and marks in targets")
struct FormattingTests {
    private func unit12(_ target: String) throws -> InterchangeUnit {
        let file = Sample.file.replacing(
            "Том &amp; Джерри\u{A0}«1»", with: target)
        return try #require(Sample.document(file).value.files.first?.units.first)
    }

    private func unit2(_ target: String) throws -> InterchangeUnit {
        let file = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">
            <file id="f"><unit id="a.title"><segment id="s"><source>One <pc id="1">two</pc></source>
            <target>\(target)</target></segment></unit></file></xliff>
            """
        return try #require(Sample.document(file).value.files.first?.units.first)
    }

    @Test(
        "1.2: formatting is told, its words stay; marks and other people's elements are only text",
        arguments: [
            ("Том <g id=\"1\" ctype=\"bold\">и</g> Джерри", "g"),
            ("Том <mrk mtype=\"seg\" mid=\"1\">и</mrk> Джерри", nil),
            ("Том <mrk mtype=\"protected\"><g id=\"1\">и</g></mrk> Джерри", "g"),
        ] as [(String, String?)])
    func old(target: String, element: String?) throws {
        let unit = try unit12(target)
        #expect(unit.target?.readable == "Том и Джерри")
        #expect(unit.formatting?.element == element)
    }

    @Test(
        "2.x: formatting is told, its words stay; marks are only text",
        arguments: [
            ("Том <pc id=\"1\">и</pc> Джерри", "pc"), ("Том <sc id=\"1\"/>и<ec startRef=\"1\"/> Джерри", "sc"),
            ("Том и<ec id=\"1\" isolated=\"yes\"/> Джерри", "ec"),
            ("Том <mrk id=\"1\" type=\"term\">и</mrk> Джерри", nil),
            ("Том <sm id=\"1\"/>и<em startRef=\"1\"/> Джерри", nil),
        ] as [(String, String?)])
    func new(target: String, element: String?) throws {
        let unit = try unit2(target)
        #expect(unit.target?.readable == "Том и Джерри")
        #expect(unit.formatting?.element == element)
    }

    @Test("formatting in a source only is nobody's loss")
    func source() throws {
        #expect(try unit2("Один").formatting == nil)
    }

    @Test("a comment in a mark is a remark")
    func comments() throws {
        let old = try unit12("Том <mrk mtype=\"x-comment\" comment=\"Ja?\">и</mrk> Джерри")
        #expect(old.remarks == [InterchangeNote(from: "translator", text: "Ja?")])
        let new = try unit2("<mrk id=\"1\" type=\"comment\" value=\"Ja?\">Один</mrk>")
        #expect(new.remarks == [InterchangeNote(from: "translator", text: "Ja?")])
        #expect(new.target?.readable == "Один")
    }
}
