import TestSupport
import Testing
import Translation
import XLIFF

@Suite("Writing XLIFF 2.x")
struct Writer2Tests {
    /// Everything that a hand-off can hold, with two switches and a term.
    static var rich: TranslationStore {
        var store = WriterTests.rich
        let who = Selection(argument: "who", kind: .select)
        let count = Selection(argument: "count", kind: .ordinal, offset: 1)
        store.messages[1].forms[0].context.cases = [
            FormCase(who, .keyword("she")), FormCase(count, .keyword("few")),
        ]
        store.messages[1].forms[1].context.cases = [FormCase(who, .keyword("she")), FormCase(count, .exact(1.5))]
        store.messages[1].forms[1].context.width = 12
        store.messages[1].forms[1].notes = [InterchangeNote(from: "translator", text: "hm")]
        store.messages[1].forms.append(StoredForm(id: "a.label:who.other", source: Sample.sentence("one")))
        store.messages[1].forms[2].source.append(Placeholder(id: "n", spelling: "{n}"), at: nil)
        store.messages[1].forms[2].context.required = ["n"]
        store.messages[1].forms[2].context.cases = [FormCase(who, .keyword("other"))]
        store.messages[0].forms[0].context.terms = [
            GlossaryTerm(source: "C & D", translations: ["丙", "丁"], definition: nil),
            GlossaryTerm(source: "E", translations: [], definition: "A letter"),
        ]
        return store
    }

    private func text(_ version: XLIFFVersion) -> String {
        String(decoding: version.handoff(Writer2Tests.rich), as: UTF8.self)
    }

    @Test("a plain unit", arguments: Sample2.versions)
    func plain(version: XLIFFVersion) {
        let unit = """
                <unit id="a.title" xml:space="preserve" slr:sizeRestriction="15">
                  <gls:glossary>
                    <gls:glossEntry>
                      <gls:term>C &amp; D</gls:term>
                      <gls:translation>丙</gls:translation>
                      <gls:translation>丁</gls:translation>
                    </gls:glossEntry>
                    <gls:glossEntry>
                      <gls:term>E</gls:term>
                      <gls:definition>A letter</gls:definition>
                    </gls:glossEntry>
                  </gls:glossary>
                  <mda:metadata>
                    <mda:metaGroup category="placard">
                      <mda:meta type="a.title">placard reviewed \(ContentHash.letters(of: "甲"))</mda:meta>
                    </mda:metaGroup>
                  </mda:metadata>
                  <notes>
                    <note category="writer">Say &lt;little&gt; &amp; be "kind"</note>
                    <note category="role">screen</note>
                    <note category="shown">Lock Screen; calendar</note>
                    <note>x</note>
                    <note category="translator">ok?</note>
                  </notes>
                  <segment id="a.title" state="reviewed">
                    <source>A &lt; B &amp; "C" &gt; D\u{A0}E</source>
                    <target>甲</target>
                  </segment>
                </unit>

            """
        #expect(text(version).contains(unit))
    }

    @Test("forms are a group of units in 2.0 and 2.1", arguments: [XLIFFVersion.v20, .v21])
    func group(version: XLIFFVersion) {
        let text = text(version)
        #expect(text.contains("<group id=\"a.label\" type=\"placard:plural\">\n      <unit id=\"a.label:count.few\""))
        #expect(text.contains("<data id=\"d1\">#</data>"))
        #expect(
            text.contains(
                """
                <source>now <ph id="count.hash" dataRef="d1" disp="#" equiv="count.hash" type="ui" subType="xlf:var"/>
                """))
        #expect(text.contains("equiv=\"n\" type=\"ui\" subType=\"xlf:var\" canDelete=\"no\"/></source>"))
        #expect(!text.contains("pgs:"))
    }

    @Test("forms are the cases of one unit in 2.2, and no inline id occurs twice")
    func cases() {
        let text = text(.v22)
        #expect(
            text.contains(
                "<unit id=\"a.label\" canResegment=\"no\" xml:space=\"preserve\" slr:sizeRestriction=\"12\" "
                    + "pgs:switch=\"select:who ordinal:count\">"))
        #expect(text.contains("<segment id=\"a.label:count.few\" state=\"initial\" subState=\"placard:machine\" "))
        #expect(text.matches(of: /pgs:case="([^"]*)"/).map(\.output.1) == ["she few", "she 1.5", "other other"])
        #expect(text.contains("<note category=\"translator\" ref=\"#a.label:count.other\">hm</note>"))
        #expect(text.contains("<source xml:space=\"preserve\">now <ph id=\"count.hash:count.few\""))
    }

    @Test(
        "former versions and offers are matches; nothing that is only the store's leaves", arguments: Sample2.versions)
    func matches(version: XLIFFVersion) {
        let text = text(version)
        #expect(
            text.contains(
                "<mtc:match ref=\"#a.label:count.few\" origin=\"previous-version\" type=\"other\" "
                    + "subType=\"placard:previous-version\">"))
        #expect(text.contains("origin=\"b.title\" type=\"tm\" similarity=\"100\">"))
        #expect(!text.contains("conflict") && !text.contains("retired") && !text.contains("faulty"))
    }

    @Test("the version is the string that tools look for", arguments: Sample2.versions)
    func version(version: XLIFFVersion) {
        let namespace = version == .v22 ? "2.2" : "2.0"
        #expect(text(version).contains("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:\(namespace)\""))
        #expect(text(version).contains(" version=\"\(version.rawValue)\" srcLang=\"en\" trgLang=\"zh-Hans\">"))
    }

    @Test(
        "what is written is valid against the schemas, modules included",
        .enabled(if: SharedData.isExpected("xliff/xsd/2.1/all-2.1.xsd")),
        arguments: [
            (XLIFFVersion.v20, "2.0/xliff_core_2.0.xsd"), (.v20, "2.1/all-2.1.xsd"), (.v21, "2.1/all-2.1.xsd"),
            (.v22, "2.2-patched/all-2.2.xsd"),
        ])
    func valid(version: XLIFFVersion, schema: String) throws {
        for isPrefilled in [false, true] {
            let bytes = version.handoff(Writer2Tests.rich, isPrefilled: isPrefilled)
            #expect(try SchemaValidator.validate(bytes, schema: schema) == "")
        }
        let broken = text(version).replacing(" state=\"reviewed\"", with: " state=\"perhaps\"")
        #expect(try SchemaValidator.validate(Array(broken.utf8), schema: schema) != "")
    }

    @Test(
        "the official 2.2 schema has one objection, which its prose has not",
        .enabled(if: SharedData.isExpected("xliff/xsd/2.2/all-2.2.xsd")))
    func official() throws {
        #expect(try SchemaValidator.official22(XLIFFVersion.v22.handoff(Writer2Tests.rich)) == [])
        let broken = text(.v22).replacing(" state=\"reviewed\"", with: " state=\"perhaps\"")
        #expect(try SchemaValidator.official22(Array(broken.utf8)) != [])
    }
}
