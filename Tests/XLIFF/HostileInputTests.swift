import Compiler
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing
import Translation
import XLIFF

@Suite("Hostile files")
struct HostileInputTests {
    private func refusal(_ bytes: [UInt8]) -> String? {
        let staged = Sample.document(bytes)
        let error = staged.diagnostics.first { $0.level == .error }
        #expect(error == nil || error?.rule == XLIFFRules.invalidXML || error?.rule == XLIFFRules.unsupportedXLIFF)
        return error?.message
    }

    private func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

    /// A file with `text` as the content of its first source.
    private func file(source: String) -> String {
        Sample.file.replacing("Tom &amp; Jerry's", with: source)
    }

    @Test(
        "a DOCTYPE is refused, whatever it declares",
        arguments: [
            "<!DOCTYPE xliff>",
            "<!DOCTYPE xliff SYSTEM \"file:///etc/passwd\">",
            "<!DOCTYPE xliff PUBLIC \"-//X\" \"http://127.0.0.1:1/x.dtd\">",
            "<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
            "<!DOCTYPE xliff [<!ENTITY % x SYSTEM \"http://127.0.0.1:1/x\"> %x;]>",
            "<!DOCTYPE xliff [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
                + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>",
            "<!DOCTYPE xliff [<!ENTITY x \"" + String(repeating: "a", count: 50_000) + "\"><!ENTITY c \""
                + String(repeating: "&x;", count: 10_000) + "\">]>",
        ])
    func documentType(declaration: String) {
        let text = Sample.file.replacing("?>\n", with: "?>\n" + declaration).replacing("Tom", with: "&x;&c;")
        #expect(refusal(text) == "a DOCTYPE is not allowed in a translation file")
    }

    @Test("what is refused says what to do about it")
    func waysOut() {
        func refused(_ text: String) -> Diagnostic? { Sample.document(Array(text.utf8)).diagnostics.first }
        #expect(refused("")?.message == "the file is empty")
        #expect(refused("")?.notes == ["Ask for it again; nothing has come through."])
        #expect(
            refused("<!DOCTYPE xliff>" + Sample.file)?.notes
                == ["Delete the declaration from `<!DOCTYPE` to its `>`: XLIFF needs none."])
        #expect(refused("<xliff>\u{0}</xliff>")?.notes.count == 1)
        #expect(refused("<html/>")?.message == "this is not an XLIFF file: its root is `html`")
        #expect(refused("<html/>")?.notes.count == 1)
    }

    @Test("of a return with a fault of its XML nothing is kept, wherever the fault stands")
    func returnsWithFaults() {
        let whole = CatalogInputs.File(path: "a.xlf", bytes: Array(Sample.file.utf8))
        let cut = CatalogInputs.File(path: "b.xlf", bytes: Array(Sample.file.utf8.dropLast(3)))
        let refused = ReturnedFiles([cut])
        #expect(refused.isRefused)
        #expect(refused.diagnostics.map(\.rule) == [XLIFFRules.invalidXML])
        let both = ReturnedFiles([cut, whole])
        #expect(!both.isRefused)
        #expect(both.diagnostics.map(\.rule) == [XLIFFRules.invalidXML])
        #expect(both.files.returned.map(\.path) == ["b.xlf", "a.xlf"])
    }

    @Test("an entity that nobody declared is refused")
    func undeclaredEntity() throws {
        let message = try #require(refusal(file(source: "&x;")))
        #expect(message == "this is not well-formed XML: Entity 'x' not defined")
    }

    @Test("a DOCTYPE in a comment or CDATA is only text")
    func harmlessDocumentType() {
        #expect(refusal(Sample.file.replacing("<body>", with: "<!-- <!DOCTYPE a> --><body>")) == nil)
        #expect(refusal(file(source: "<![CDATA[<!DOCTYPE a>]]>")) == nil)
    }

    @Test("XInclude is only an element of somebody else's")
    func include() {
        let include = "<i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"file:///etc/passwd\"/>"
        let staged = Sample.document(file(source: include))
        #expect(staged.diagnostics == [])
        #expect(staged.value.files.first?.units.first?.source.identity.contains("root") == false)
    }

    @Test("depth is capped", arguments: [300, 1_000_000])
    func depth(levels: Int) {
        let text = "<xliff version=\"1.2\">" + String(repeating: "<a>", count: levels)
        #expect(refusal(text) == "elements are nested more than 256 levels deep")
    }

    @Test("depth up to the cap is read")
    func allowedDepth() {
        let inner = String(repeating: "<g id=\"1\">", count: 200) + String(repeating: "</g>", count: 200)
        #expect(refusal(file(source: inner)) == nil)
    }

    @Test("a text is capped, as plain text, CDATA and in pieces")
    func longText() {
        let long = String(repeating: "x", count: (1 << 20) + 1)
        #expect(refusal(file(source: long)) == "a text is longer than 1048576 bytes")
        #expect(refusal(file(source: "<![CDATA[" + long + "]]>")) == "a text is longer than 1048576 bytes")
        let references = String(repeating: "&#120;", count: 190_000)
        #expect(refusal(file(source: references)) == "a text is longer than 1048576 bytes")
        let pieces = String(repeating: "<![CDATA[0123456789]]>", count: 110_000)
        #expect(refusal(file(source: pieces)) == "a text is longer than 1048576 bytes")
    }

    @Test("names, attributes and tags are capped")
    func markup() {
        let name = String(repeating: "n", count: 1025)
        #expect(refusal("<xliff version=\"1.2\"><\(name)/></xliff>") == "a name is longer than 1024 bytes")
        #expect(refusal("<xliff version=\"1.2\" \(name)=\"\"/>") == "a name is longer than 1024 bytes")
        let attributes = (0..<257).map { " a\($0)=\"\"" }.joined()
        #expect(
            refusal("<xliff version=\"1.2\"><a\(attributes)/></xliff>") == "an element has more than 256 attributes")
        var many = Array(" a=\"\"".utf8)
        let wanted = ProcessInfo.processInfo.environment["CI"] == "true" ? 1_000_000 : 10_000_000
        while many.count < wanted * 5 { many += many }
        #expect(
            refusal(Array("<xliff version=\"1.2\"><a".utf8) + many + Array("/></xliff>".utf8))
                == "a tag or comment is longer than 65536 bytes")
        let comment = "<!--" + String(repeating: "x", count: 70_000) + "-->"
        #expect(refusal(comment + Sample.file) == "a tag or comment is longer than 65536 bytes")
    }

    @Test("a text node of many megabytes is refused before it is collected")
    func hugeText() {
        let size = ProcessInfo.processInfo.environment["CI"] == "true" ? 20 : 100
        let start = Array("<xliff version=\"1.2\">".utf8)
        var huge = [UInt8](repeating: UInt8(ascii: "x"), count: size << 20)
        for (index, byte) in start.enumerated() { huge[index] = byte }
        #expect(refusal(huge) == "a text is longer than 1048576 bytes")
    }

    @Test("a text node of many megabytes in UTF-16 is not even decoded to its end", arguments: [false, true])
    func hugeWideText(isBigEndian: Bool) throws {
        let size = ProcessInfo.processInfo.environment["CI"] == "true" ? 20 : 100
        let start = Array("<xliff version=\"1.2\">".utf16)
        var huge = [UInt8](repeating: 0x57, count: size << 20)
        for (index, unit) in start.enumerated() {
            huge[2 * index + (isBigEndian ? 0 : 1)] = 0
            huge[2 * index + (isBigEndian ? 1 : 0)] = UInt8(truncatingIfNeeded: unit)
        }
        #expect(try XMLText.decode(huge).get().bytes.count < 3 << 20)
        #expect(refusal(huge) == "a text is longer than 1048576 bytes")
    }

    @Test("the size of a file is capped by a limit of the caller's")
    func fileSize() throws {
        var limits = XMLLimits()
        limits.file = 100
        let text = try XMLText.decode(Array(Sample.file.utf8)).get()
        let staged = readXLIFF(text, file: .init(index: 0), limits: limits)
        #expect(staged.diagnostics.map(\.message) == ["the file is larger than 100 bytes"])
    }

    @Test(
        "bad encodings are refused with the byte at which they are bad",
        arguments: [
            ([0x3C, 0x61, 0xC3, 0x28], "this is not UTF-8", 2),
            ([0x3C, 0x61, 0xED, 0xA0, 0x80], "this is not UTF-8", 2),
            ([0xEF, 0xBB, 0xBF, 0x3C, 0xC0, 0xAF], "this is not UTF-8", 4),
            ([0x3C, 0x61, 0x00, 0x3E], "the file holds a NUL character", 2),
            ([0xFF, 0xFE, 0x3C, 0x00, 0x61], "the UTF-16 text ends inside a character", 4),
            ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8], "this is not UTF-16: half of a surrogate pair is missing", 4),
            ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0x00], "the file holds a NUL character", 1),
            ([0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00], "the file is UTF-32; save it as UTF-8", 0),
            ([0x00, 0x00, 0x00, 0x3C], "the file is UTF-32; save it as UTF-8", 0),
        ] as [([UInt8], String, Int)])
    func encodings(bytes: [UInt8], message: String, offset: Int) {
        let found = Sample.document(bytes).diagnostics
        #expect(found.map(\.message) == [message])
        #expect(found.first?.range?.lower == offset)
    }

    @Test("another declared encoding is refused by name, with a way out")
    func declaredEncoding() {
        let text = Sample.file.replacing("UTF-8", with: "windows-1251")
        #expect(refusal(text) == "the file says it is in `windows-1251`; save it as UTF-8 or UTF-16")
    }

    @Test(
        "characters that XML cannot hold are refused", arguments: ["\u{1}", "&#1;", "&#xFFFE;", "&#x110000;", "&#0;"])
    func characters(text: String) {
        #expect(refusal(file(source: text))?.hasPrefix("this is not well-formed XML") == true)
    }

    @Test("a unit of very many segments, codes, notes or references takes no more than its share")
    func crowded() {
        let count = 4_000
        func file(_ unit: String) -> String {
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" \
            xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" version="2.2" srcLang="en" trgLang="de"><file id="f">\
            <unit id="u" pgs:switch="plural:n">\(unit)</unit></file></xliff>
            """
        }
        func many(_ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
        let crowds = [
            "<notes>" + many { "<note ref='#s\($0)'>x</note>" } + "</notes>"
                + many { "<segment id='s\($0)' pgs:case='\($0)'><source>a</source></segment>" },
            "<mtc:matches>" + many { "<mtc:match ref='#s\($0)'><source>a</source><target>b</target></mtc:match>" }
                + "</mtc:matches>" + many { "<segment id='s\($0)' pgs:case='\($0)'><source>a</source></segment>" },
            "<segment pgs:case='other'><source>" + many { "<ph id='p\($0)' copyOf='p0'/>" } + "</source></segment>",
            "<segment pgs:case='other'><source>" + many { "<mrk id='m\($0)' ref='#m\($0)' type='x:y'>a</mrk>" }
                + "</source></segment>",
            "<segment pgs:case='other'><source>" + many { _ in "<![CDATA[\n]]>x" } + "</source></segment>",
        ]
        for crowd in crowds {
            #expect(Sample.document(file(crowd)).value.files.count == 1)
            #expect(lint(file(crowd)).count <= 1000)
        }
    }

    @Test("control characters cannot hide in ids")
    func controlCharacters() throws {
        #expect(
            refusal(Sample.file.replacing("a.title", with: "a\u{1}title"))?.hasPrefix("this is not well-formed XML")
                == true)
        let text = Sample.file.replacing("id=\"a.title\"", with: "id=\"a&#9;\u{85}\u{202E}title&#10;\"")
        let unit = try #require(Sample.document(text).value.files.first?.units.first)
        #expect(unit.id == "a\t\u{85}\u{202E}title\n")
        let written = String(
            decoding: Writer12.store(try #require(TranslationStore(Sample.document(text).value))), as: UTF8.self)
        #expect(written.contains("id=\"a&#9;\u{85}\u{202E}title&#10;\""))
    }

    @Test("paths in a file are never followed")
    func paths() throws {
        let text = Sample.file.replacing("original=\"test\"", with: "original=\"../../etc/passwd\"")
        let staged = Sample.document(text)
        #expect(staged.diagnostics == [])
        #expect(staged.value.files.first?.original == "../../etc/passwd")
    }
}
