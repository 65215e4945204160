import Foundation
import Testing
import XLIFF

/// What real tools do to a file must not matter. Each case is a change that some tool makes.
@Suite("Harmless changes of a file")
struct ToleranceTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (String) -> [UInt8]

        init(_ name: String, _ change: @escaping @Sendable (String) -> String) {
            testDescription = name
            apply = { Array(change($0).utf8) }
        }

        init(_ name: String, bytes: @escaping @Sendable (String) -> [UInt8]) {
            testDescription = name
            apply = bytes
        }
    }

    @Test("says the same", arguments: changes)
    func harmless(change: Change) {
        let changed = change.apply(Sample.file)
        #expect(changed != Array(Sample.file.utf8), "the change must change something")
        #expect(Sample.facts(Sample.document(changed)) == Sample.expected)
    }

    static let changes: [Change] = [
        Change("attributes reordered") {
            $0.replacing(/<trans-unit id="([^"]*)"(.*?)>/) { "<trans-unit\($0.output.2) id=\"\($0.output.1)\">" }
        },
        Change("units and groups reordered", reordered),
        Change("re-indented") { $0.replacing("\n  ", with: "\n\t    ") },
        Change("no white space between elements") { $0.replacing(/>\n */, with: ">") },
        Change("a header with tool, phase and notes") {
            $0.replacing(
                "<body>",
                with: """
                    <header><phase-group><phase phase-name="p" process-name="t"/></phase-group><tool tool-id="t" \
                    tool-name="T"/><note>Hello</note></header>\n<body>
                    """)
        },
        Change("more notes, counts and contexts in units") {
            $0.replacing(
                "</target>",
                with: "</target><count-group name=\"g\"><count count-type=\"x\">1</count></count-group>"
                    + "<context-group purpose=\"match\"><context context-type=\"x\">source</context></context-group>")
        },
        Change("a segmented copy of the source") {
            $0.replacing("</source>", with: "</source><seg-source><mrk mtype=\"seg\" mid=\"1\">X</mrk></seg-source>")
        },
        Change("the target inside a segment mark") {
            $0.replacing(/(<target [^>]*>)(.*?)<\/target>/) {
                "\($0.output.1)<mrk mtype=\"seg\" mid=\"0\">\($0.output.2)</mrk></target>"
            }
        },
        Change("entities as CDATA") { $0.replacing("Tom &amp; Jerry's", with: "<![CDATA[Tom & Jerry's]]>") },
        Change("characters as references") {
            $0.replacing("\u{A0}", with: "&#160;").replacing("Т", with: "&#x422;").replacing("'", with: "&apos;")
        },
        Change("quotes as references") { $0.replacing("\"task\"", with: "&quot;task&#34;") },
        Change("a namespace prefix") {
            $0.replacing("xmlns=", with: "xmlns:x=").replacing(/<(\/?)([a-z])/) { "<\($0.output.1)x:\($0.output.2)" }
        },
        Change("no namespace") { $0.replacing(" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"", with: "") },
        Change("elements and attributes of another namespace") {
            $0.replacing("<xliff ", with: "<xliff xmlns:t=\"urn:tool\" t:v=\"1\" ").replacing(
                "</target>", with: "</target><t:extra><source>no</source></t:extra>"
            ).replacing("<trans-unit ", with: "<trans-unit t:id=\"other\" ")
        },
        Change("single quotes") {
            $0.replacing("version=\"1.0\" encoding=\"UTF-8\"", with: "version='1.0' encoding='UTF-8'").replacing(
                "id=\"a.title\"", with: "id='a.title'")
        },
        Change("no declaration") { $0.replacing(/<\?xml.*\n/, with: "") },
        Change("comments and instructions") {
            $0.replacing("</target>", with: "<!-- <target>no</target> --><?tool x?></target>")
        },
        Change("long empty elements") { $0.replacing(/<x ([^>]*)\/>/) { "<x \($0.output.1)></x>" } },
        Change("placeholders as <ph> with their text inside") {
            $0.replacing(/<x id="([^"]*)" equiv-text="([^"]*)"\/>/) {
                "<ph id=\"\($0.output.1)\">\($0.output.2)</ph>"
            }
        },
        Change("no final newline") { String($0.dropLast()) },
        Change("a byte order mark") { "\u{FEFF}" + $0 },
        Change("CRLF") { $0.replacing("\n", with: "\r\n") },
        Change("a lone CR as line end") { $0.replacing("\n", with: "\r") },
        Change("UTF-16, little endian, with mark", bytes: { utf16($0, bigEndian: false, mark: true) }),
        Change("UTF-16, big endian, with mark", bytes: { utf16($0, bigEndian: true, mark: true) }),
        Change("UTF-16, little endian, without mark", bytes: { utf16($0, bigEndian: false, mark: false) }),
    ]

    private static let reordered: @Sendable (String) -> String = { text in
        guard let group = text.firstRange(of: /\ {6}<group(.|\n)*<\/group>\n/) else { return text }
        return text.replacing(text[group], with: "").replacing("<body>\n", with: "<body>\n" + text[group])
    }

    private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
        let units = (mark ? [0xFEFF] : []) + Array(text.replacing("UTF-8", with: "UTF-16").utf16)
        return units.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }
}
