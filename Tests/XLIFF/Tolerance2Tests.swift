import Diagnostics
import Foundation
import Testing
import Translation
import XLIFF

/// What real tools do to a file of 2.x must not matter. Each case is a change that some tool makes.
@Suite("Harmless changes of a file of 2.x")
struct Tolerance2Tests {
    typealias Change = ToleranceTests.Change

    @Test("says the same", arguments: changes)
    func harmless(change: Change) throws {
        for version in Sample2.versions {
            let file = try Sample2.file(version)
            let changed = change.apply(file)
            if !(change.testDescription.hasPrefix("(2.0)") && version == .v22) {
                #expect(changed != Array(file.utf8), "the change must change something")
            }
            #expect(Sample.facts(Sample.document(changed)) == Sample2.facts(file), "\(version)")
        }
    }

    static let changes = structure + writing

    private static let structure: [Change] = [
        Change("attributes reordered") {
            $0.replacing(/<(unit|segment|ph) ([^>]*?)(\/?)>/) { match in
                let list = match.output.2.matches(of: /[\w:]+="[^"]*"/).map { String($0.output) }.reversed()
                return "<\(match.output.1) \(list.joined(separator: " "))\(match.output.3)>"
            }
        },
        Change("(2.0) units and groups reordered", reordered),
        Change("re-indented") { $0.replacing("\n  ", with: "\n\t    ") },
        Change("no white space between elements") { $0.replacing(/>\n */, with: ">") },
        Change("a skeleton, notes and metadata of the file") {
            $0.replacing(
                /<file ([^>]*)>/
            ) {
                """
                <file \($0.output.1)><skeleton href="x"/><m:metadata xmlns:m="urn:oasis:names:tc:xliff:metadata:2.0">\
                <m:metaGroup category="placard"><m:meta type="a.title">placard final</m:meta></m:metaGroup></m:metadata>\
                <notes><note>Hello</note></notes>
                """
            }
        },
        Change("modules that a tool adds to units") {
            $0.replacing(
                "<segment ",
                with: """
                    <v:validation xmlns:v="urn:oasis:names:tc:xliff:validation:2.0"><v:rule isPresent="x"/></v:validation>\
                    <segment 
                    """)
        },
        Change("metadata of a tool's own") {
            $0.replacing(
                "</mda:metadata>",
                with:
                    "<mda:metaGroup category=\"tool\"><mda:meta type=\"a.title\">placard final</mda:meta></mda:metaGroup>"
                    + "</mda:metadata>")
        },
    ]

    private static let writing: [Change] = [
        Change("entities as CDATA") { $0.replacing("Tom &amp; Jerry's", with: "<![CDATA[Tom & Jerry's]]>") },
        Change("characters as references") {
            $0.replacing("\u{A0}", with: "&#160;").replacing("Т", with: "&#x422;").replacing("'", with: "&apos;")
        },
        Change("a namespace prefix") {
            $0.replacing("xmlns=", with: "xmlns:x=").replacing(/<(\/?)([a-z]+[ >\/])/) {
                "<\($0.output.1)x:\($0.output.2)"
            }
        },
        Change("other prefixes of modules") {
            $0.replacing("mda:", with: "q:").replacing("xmlns:mda", with: "xmlns:q").replacing(":mda=", with: ":q=")
                .replacing(/pgs:(switch|case)/) { "p:\($0.output.1)" }.replacing(":pgs=", with: ":p=")
        },
        Change("no namespace") { $0.replacing(/\ xmlns="[^"]*"/, with: "") },
        Change("elements and attributes of another namespace") {
            $0.replacing("<xliff ", with: "<xliff xmlns:t=\"urn:tool\" t:v=\"1\" ").replacing(
                "<segment ", with: "<t:extra><source>no</source><segment/></t:extra><segment t:id=\"other\" ")
        },
        Change("single quotes") {
            $0.replacing("version=\"1.0\" encoding=\"UTF-8\"", with: "version='1.0' encoding='UTF-8'").replacing(
                "id=\"a.title\"", with: "id='a.title'")
        },
        Change("no declaration") { $0.replacing(/<\?xml.*\n/, with: "") },
        Change("comments and instructions") {
            $0.replacing("</target>", with: "<!-- <target>no</target> --><?t x?></target>")
        },
        Change("long empty elements") { $0.replacing(/<ph ([^>]*)\/>/) { "<ph \($0.output.1)></ph>" } },
        Change("placeholders without their data") { $0.replacing(/\ (dataRef|equiv|type|subType)="[^"]*"/, with: "") },
        Change("text inside marks and pairs of codes") {
            $0.replacing(/(<target>)(.*?)<\/target>/) {
                "\($0.output.1)<mrk id=\"m\" type=\"term\"><pc id=\"p\">\($0.output.2)</pc></mrk></target>"
            }
        },
        Change("a sentence split into segments") {
            $0.replacing(
                /<source>Tom &amp; Jerry's(.*)<\/source>\n\s*<target>Том (.*)<\/target>/
            ) {
                """
                <source>Tom &amp;</source><target>Том</target></segment><ignorable><source> </source></ignorable>\
                <segment id="z" state="translated"><source>Jerry's\($0.output.1)</source><target>\($0.output.2)</target>
                """
            }
        },
        Change("no final newline") { String($0.dropLast()) },
        Change("a byte order mark") { "\u{FEFF}" + $0 },
        Change("CRLF") { $0.replacing("\n", with: "\r\n") },
        Change("UTF-16, little endian, with mark", bytes: { utf16($0, bigEndian: false, mark: true) }),
        Change("UTF-16, big endian, with mark", bytes: { utf16($0, bigEndian: true, mark: true) }),
        Change("UTF-16, little endian, without mark", bytes: { utf16($0, bigEndian: false, mark: false) }),
    ]

    private static let reordered: @Sendable (String) -> String = { text in
        guard let group = text.firstRange(of: /\ {4}<group(.|\n)*<\/group>\n/),
            let start = text.firstRange(of: "    <unit")
        else { return text }
        let before = String(text[..<start.lowerBound])
        let units = String(text[start.lowerBound..<group.lowerBound])
        return before + String(text[group]) + units + String(text[group.upperBound...])
    }

    private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
        let units = (mark ? [0xFEFF] : []) + Array(text.replacing("UTF-8", with: "UTF-16").utf16)
        return units.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }
}
