import Diagnostics
import Testing
import Translation
import XLIFF

@Suite("Reading XLIFF 2.x")
struct Reader2Tests {
    /// A file of one unit.
    private func unit(
        _ content: String, attributes: String = "", version: String = "2.1", root: String = ""
    ) throws -> InterchangeUnit {
        try #require(units(content, attributes: attributes, version: version, root: root).first)
    }

    private func units(
        _ content: String, attributes: String = "", version: String = "2.1", root: String = ""
    ) throws -> [InterchangeUnit] {
        let text = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" \
            xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" version="\(version)" srcLang="en" trgLang="ru"\(root)>\
            <file id="f"><unit id="a.b"\(attributes)>\(content)</unit></file></xliff>
            """
        let staged = Sample.document(text)
        #expect(staged.diagnostics == [])
        return try #require(staged.value.files.first).units
    }

    @Test("a hand-off says in every version what the 1.2 one says", arguments: Sample2.versions)
    func same(version: XLIFFVersion) throws {
        let file = try Sample2.file(version)
        let ours = try Sample2.store()
        let old = Sample2.facts(String(decoding: XLIFFVersion.v12.handoff(ours), as: UTF8.self))
        #expect(Sample2.facts(file) == old)
        #expect(old.count == 3)
        let units = try #require(Sample.document(file).value.files.first).units
        #expect(units.map(\.base) == ours.messages.flatMap(\.forms).map { $0.base(isPrefilled: false) })
        #expect(units[1].source.placeholders.map(\.spelling) == ["#", "{name}"])
    }

    @Test("segments are joined, with what lies between them, in the order of the targets")
    func segments() throws {
        let joined = try unit(
            """
            <segment id="1" state="final"><source>One.</source><target order="3">Раз.</target></segment>\
            <ignorable><source> </source></ignorable>\
            <segment id="2" state="translated"><source>Two.</source><target order="1">Два.</target></segment>
            """)
        #expect(joined.source.identity == "One. Two.")
        #expect(joined.target?.identity == "Два. Раз.")
        #expect(joined.state == .translated)
        #expect(!joined.isIncomplete)
    }

    @Test("a unit of which a segment has no target is not whole")
    func incomplete() throws {
        let part = try unit(
            "<segment><source>One. </source><target>Раз. </target></segment><segment><source>Two.</source></segment>")
        #expect(part.isIncomplete)
        #expect(part.target?.identity == "Раз. ")
        #expect(try unit("<segment><source>One.</source></segment>").target == nil)
    }

    @Test("inline elements: codes are placeholders, marks are only text")
    func inline() throws {
        let all = try unit(
            """
            <originalData><data id="d1">{count}</data><data id="d2">a<cp hex="0007"/>b</data></originalData>\
            <segment><source>A <ph id="count" dataRef="d1" disp="n"/><pc id="p"><mrk id="m" type="term">b</mrk></pc>\
            <sc id="s"/>c<ec startRef="s"/><sm id="q"/>d<em startRef="q"/><cp hex="00A0"/><ph id="x:y.z" disp="{x}"/>\
            <ph id="count-2" copyOf="count"/></source></segment>
            """)
        #expect(all.source.identity == "A \u{FFFC}count\u{FFFC}bcd\u{A0}\u{FFFC}x\u{FFFC}\u{FFFC}count-2\u{FFFC}")
        #expect(all.source.placeholders.map(\.spelling) == ["{count}", "{x}", "{count}"])
    }

    @Test("a character that no text can hold stays a code", arguments: ["0001", "D800", "FFFE", "zz", "110000"])
    func impossibleCharacter(hex: String) throws {
        let unit = try unit("<segment><source>a<cp hex=\"\(hex)\"/>b</source></segment>")
        #expect(unit.source.identity == "a\u{FFFC}cp-\(hex)\u{FFFC}b")
    }

    @Test("white space counts where xml:space says so, on any element around it")
    func whiteSpace() throws {
        let segment = "<segment><source> a\n   b  c </source></segment>"
        #expect(try unit(segment).source.identity == " a b  c ")
        #expect(try unit(segment, attributes: " xml:space=\"preserve\"").source.identity == " a\n   b  c ")
        #expect(try unit(segment, root: " xml:space=\"preserve\"").source.identity == " a\n   b  c ")
        #expect(
            try unit(segment, attributes: " xml:space=\"default\"", root: " xml:space=\"preserve\"").source.identity
                == " a b  c ")
    }

    @Test("what translate=\"no\" covers is not translatable")
    func locked() throws {
        let segment = "<segment><source>a</source></segment>"
        #expect(try !unit(segment, attributes: " translate=\"no\"").isTranslatable)
        #expect(try unit(segment).isTranslatable)
    }

    @Test("matches are alternatives; one of a machine's tells where a target came from, whatever its state")
    func matches() throws {
        func machine(
            _ state: String, _ target: String, _ match: String = "type=\"mt\" origin=\"engine\""
        ) throws -> InterchangeUnit {
            try unit(
                """
                <mtc:matches><mtc:match ref="#1" \(match)><source>a</source><target>б</target>\
                </mtc:match></mtc:matches><segment id="1"\(state)><source>a</source><target>\(target)</target></segment>
                """)
        }
        #expect(try machine("", "б").isMachine)
        #expect(try machine(" state=\"translated\"", "б").isMachine)
        #expect(try machine(" state=\"reviewed\"", "б").isMachine)
        #expect(try machine(" state=\"final\"", "б").isMachine)
        #expect(try machine("", "б", "origin=\"MT\"").isMachine)
        #expect(try !machine("", "б", "type=\"tm\" origin=\"memory\"").isMachine)
        #expect(try !machine("", "в").isMachine)
        let offered = try machine("", "в")
        #expect(offered.source.identity == "a")
        #expect(offered.alternatives.map(\.type) == ["proposal"])
        #expect(offered.alternatives.first?.target.identity == "б")
    }

    @Test("a tool's note that a machine translated is believed")
    func machineNote() throws {
        let segment = "<segment><source>a</source><target>б</target></segment>"
        let note = "<notes><note category=\"state-qualifier\">leveraged-mt</note></notes>"
        #expect(try unit(note + segment).isMachine)
        #expect(try !unit("<notes><note category=\"translator\">MT</note></notes>" + segment).isMachine)
    }

    @Test("notes may stand in a segment, as one tool writes them")
    func misplacedNotes() throws {
        let unit = try unit(
            "<segment><notes><note category=\"translator\">?</note></notes><source>a</source></segment>")
        #expect(unit.notes == [InterchangeNote(from: "translator", text: "?")])
    }

    @Test("cases of 2.2 are forms, by the segment's id or else by what they say")
    func cases() throws {
        let ids = try units(
            """
            <segment id="a.b:who.she:n.few" pgs:case="x y"><source>1</source></segment>\
            <segment id="s2" pgs:case="he 0"><source>2</source></segment>\
            <segment pgs:case="he -1.5"><source>3</source></segment>\
            <segment pgs:case="other"><source>4</source></segment>\
            <segment><source>5</source></segment>
            """, attributes: " pgs:switch=\"gender:who plural:n\"", version: "2.2"
        ).map(\.id)
        #expect(
            ids == [
                "a.b:who.she:n.few", "a.b:who.he:n.eq0", "a.b:who.he:n.eq-1.5", "a.b:who.other:n.other",
                "a.b:who.other:n.other",
            ])
    }

    @Test("other versions are refused", arguments: ["2.3", "2", "2.10"])
    func versions(version: String) {
        let text = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"\(version)\"/>"
        #expect(Sample.document(text).diagnostics.map(\.rule) == [XLIFFRules.unsupportedXLIFF])
    }

    @Test("a file must name its languages")
    func languages() {
        let text = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\"/>"
        #expect(Sample.document(text).diagnostics.map(\.message) == ["the file does not say its `trgLang`"])
    }
}
