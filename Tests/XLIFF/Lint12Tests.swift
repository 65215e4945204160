import Diagnostics
import Testing
import XLIFF

/// What `xliff-lint` finds in files of 1.2 that the schemas accept, or that they do not.
@Suite("xliff-lint of 1.2")
struct Lint12Tests {
    private func file(
        _ units: String, header: String = "", attributes: String = " target-language=\"de\""
    ) -> String {
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="x" source-language="en"\
        \(attributes) datatype="plaintext"><header>\(header)</header><body>\(units)</body></file></xliff>
        """
    }

    private func unit(_ content: String, id: String = "a", _ attributes: String = "") -> String {
        "<trans-unit id=\"\(id)\"\(attributes)>\(content)</trans-unit>"
    }

    private let plain = "<source>A</source><target>B</target>"

    @Test("a file with everything that is allowed is clean")
    func clean() {
        let header = """
            <phase-group><phase phase-name="p" process-name="t" tool-id="t" date="2024-05-31T12:00:00Z"/></phase-group>\
            <tool tool-id="t" tool-name="T"/><note>Hello</note>
            """
        let units = """
            <group id="g" restype="x-mine"><context-group purpose="location match"><context context-type="x-a">b</context>\
            </context-group>\(unit("""
            <source>A <bpt id="1">&lt;b></bpt><x id="2"/><ept id="1">&lt;/b></ept><g id="3">c</g></source>\
            <seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source>\
            <target state="translated" state-qualifier="exact-match" phase-name="p" xml:lang="de"><mrk mtype="seg" mid="1">\
            <bx id="4" rid="r"/>B<ex id="5" rid="r"/></mrk></target><note from="x" priority="3">n</note>\
            <alt-trans mid="1" tool-id="t" alttranstype="proposal"><target xml:lang="fr">C</target></alt-trans>
            """, " maxwidth=\"20\" minwidth=\"1\" size-unit=\"char\""))</group>
            """
        #expect(lint(file(units, header: header)).map(\.message) == [])
    }

    @Test(
        "what is wrong with ids, references, codes, languages and values",
        arguments: [
            (
                "<trans-unit id='a'><source>A</source></trans-unit><trans-unit id='a'><source>A</source></trans-unit>",
                "duplicate-id"
            ),
            ("<group id='g'/><group id='g'/>", "duplicate-id"),
            ("<trans-unit id='a'><source><x id='1'/><x id='1'/></source></trans-unit>", "duplicate-id"),
            (
                "<trans-unit id='a'><source>A</source><seg-source><mrk mtype='seg' mid='1'/><mrk mtype='seg' mid='1'/>"
                    + "</seg-source></trans-unit>", "duplicate-id"
            ),
            (
                "<trans-unit id='a'><source>A</source><seg-source><mrk mtype='seg' mid='1'/></seg-source>"
                    + "<target><mrk mtype='seg' mid='2'/></target></trans-unit>", "dangling-reference"
            ),
            (
                "<trans-unit id='a'><source>A</source><alt-trans mid='3'><target>B</target></alt-trans></trans-unit>",
                "dangling-reference"
            ),
            (
                "<trans-unit id='a'><source>A</source><target phase-name='no'>B</target></trans-unit>",
                "dangling-reference"
            ),
            (
                "<trans-unit id='a'><source>A</source><alt-trans tool-id='no'><target>B</target></alt-trans></trans-unit>",
                "dangling-reference"
            ),
            ("<trans-unit id='a'><source><ph id='1' xid='no'/></source></trans-unit>", "dangling-reference"),
            (
                "<trans-unit id='a'><source><bpt id='1' rid='2'/><ept id='1' rid='3'/></source></trans-unit>",
                "unpaired-code"
            ),
            (
                "<trans-unit id='a'><source>A</source><target><ept id='1'/><bpt id='1'/></target></trans-unit>",
                "unpaired-code"
            ),
            ("<trans-unit id='a'><source><bx id='1'/></source></trans-unit>", "unpaired-code"),
            ("<trans-unit id='a'><source xml:lang='fr'>A</source></trans-unit>", "wrong-language"),
            ("<trans-unit id='a'><source>A</source><target xml:lang='en'>B</target></trans-unit>", "wrong-language"),
            ("<trans-unit id='a'><source>A</source><target state='done'>B</target></trans-unit>", "bad-value"),
            (
                "<trans-unit id='a'><source>A</source><target state-qualifier='maybe'>B</target></trans-unit>",
                "bad-value"
            ),
            ("<trans-unit id='a' size-unit='chars'><source>A</source></trans-unit>", "bad-value"),
            ("<trans-unit id='a' maxwidth='wide'><source>A</source></trans-unit>", "bad-value"),
            ("<trans-unit id='a' maxwidth='3' minwidth='4'><source>A</source></trans-unit>", "bad-value"),
            ("<trans-unit id='a' approved='true'><source>A</source></trans-unit>", "bad-value"),
            ("<trans-unit id='a'><source>A<it id='1' pos='begin'/></source></trans-unit>", "bad-value"),
            (
                "<trans-unit id='a'><source>A</source><alt-trans alttranstype='x-mine'><target>B</target></alt-trans></trans-unit>",
                "bad-value"
            ),
            ("<trans-unit id='a'><source>A<mrk mtype='sex'>b</mrk></source></trans-unit>", "bad-value"),
            ("<trans-unit id='a'><source>A</source><target state='final'/></trans-unit>", "state-without-target"),
            ("<trans-unit id='a'><target>B</target></trans-unit>", "missing-element"),
            (
                "<trans-unit id='a'><source>A</source><target>B</target><target>C</target></trans-unit>",
                "misplaced-element"
            ),
            ("<trans-unit id='a' translation='yes'><source>A</source></trans-unit>", "unknown-attribute"),
            ("<trans-unit><source>A</source></trans-unit>", "missing-attribute"),
            ("text", "misplaced-text"),
        ])
    func broken(units: String, rule: String) {
        let found = lint(file(units))
        #expect(Set(found.map(\.rule.id)) == ["xliff-" + rule], "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.notes.first?.hasPrefix("See XLIFF 1.2, 3 (") == true })
    }

    @Test("phases and tools have names of their own, and dates are dates")
    func header() {
        func rules(_ header: String) -> [String] { lint(file(unit(plain), header: header)).map(\.rule.id) }
        let phase = "<phase phase-name='p' process-name='t'/>"
        #expect(rules("<phase-group>\(phase)\(phase)</phase-group>") == ["xliff-duplicate-id"])
        let tool = "<tool tool-id='t' tool-name='T'/>"
        #expect(rules(tool + tool) == ["xliff-duplicate-id"])
        #expect(
            rules("<phase-group><phase phase-name='p' process-name='t' date='today'/></phase-group>") == [
                "xliff-bad-value"
            ])
    }

    @Test("targets need a target language, told once a file")
    func language() {
        let units = unit(plain) + unit(plain, id: "b")
        #expect(lint(file(units, attributes: "")).map(\.rule) == [LintRules.missingLanguage])
        #expect(lint(file(unit("<source>A</source>"), attributes: "")).map(\.rule) == [])
    }

    @Test("elements and attributes of other namespaces are nobody's business")
    func extensions() {
        let foreign = "<t:a xmlns:t='urn:t' t:b='c'><t:d>text</t:d><source/></t:a>"
        #expect(lint(file(unit(plain + foreign, " xmlns:t='urn:t' t:x='y'"))).map(\.message) == [])
    }
}
