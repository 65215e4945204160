import Diagnostics
import Foundation
import TestSupport
import Testing
import Translation
import XLIFF

@Suite("Writing XLIFF 1.2")
struct WriterTests {
    /// A store with everything a store can hold.
    static var rich: TranslationStore {
        var store = TranslationStore(locale: "zh-Hans", sourceLocale: "en", original: "te\"st<")
        var title = StoredForm(id: "a.title", source: Sample.sentence("A < B & \"C\" > D\u{A0}E"))
        title.target = TargetText(Sample.sentence("甲"), state: .reviewed)
        title.context.note = "Say <little> & be \"kind\""
        title.context.role = "screen"
        title.context.shown = "Lock Screen; calendar"
        title.context.width = 15
        title.notes = [InterchangeNote(from: nil, text: "x"), InterchangeNote(from: "translator", text: "ok?")]
        var label = StoredForm(id: "a.label:count.few", source: Sample.sentence("now "))
        label.source.append(Placeholder(id: "count.hash", spelling: "#"), at: nil)
        label.target = TargetText(Sample.sentence("机器"), state: .final, isMachine: true)
        label.context.numbers = "few: 2, 3, 4, 22 …"
        label.previous = TranslationPair(
            source: Sample.sentence("then"), target: TargetText(Sample.sentence("旧"), state: .final))
        let kinds: [Alternative.Kind] = [
            .faulty, .conflict, .replaced(.translated), .outdated, .proposal(from: "b.title"),
        ]
        label.alternatives = kinds.reversed().enumerated().map { index, kind in
            Alternative(kind: kind, source: label.source, target: Sample.sentence("别的\(index)"))
        }
        store.messages = [
            StoredMessage(key: "a.title", isFlattened: false, forms: [title]),
            StoredMessage(
                key: "a.label", isFlattened: true,
                forms: [label, StoredForm(id: "a.label:count.other", source: Sample.sentence("all"))]),
        ]
        store.retired = [
            StoredForm(
                id: "old.title", source: Sample.sentence("Old"),
                target: TargetText(Sample.sentence("旧的"), state: .translated))
        ]
        store.rejected = [
            StoredForm(
                id: "who knows.rabcdefgh", source: Sample.sentence("?"),
                target: TargetText(Sample.sentence("？"), state: .translated))
        ]
        return store
    }

    @Test("a store is written in canonical form")
    func canonical() {
        let text = String(decoding: Writer12.store(WriterTests.rich), as: UTF8.self)
        let start = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="te&quot;st&lt;" source-language="en" target-language="zh-Hans" datatype="plaintext">
                <body>
                  <trans-unit id="a.title" approved="yes" xml:space="preserve" maxwidth="15" size-unit="char">
                    <source>A &lt; B &amp; "C" &gt; D\u{A0}E</source>
                    <target state="signed-off">甲</target>
                    <note from="writer">Say &lt;little&gt; &amp; be "kind"</note>
                    <note from="role">screen</note>
                    <note from="shown">Lock Screen; calendar</note>
                    <note>x</note>
                    <note from="translator">ok?</note>
                  </trans-unit>
                  <group id="a.label" restype="x-icu-plural">
                    <trans-unit id="a.label:count.few" xml:space="preserve">
                      <source>now <x id="count.hash" equiv-text="#"/></source>
                      <target state="needs-review-translation" state-qualifier="leveraged-mt">机器</target>
                      <note from="numbers">few: 2, 3, 4, 22 …</note>
                      <alt-trans xml:space="preserve" alttranstype="previous-version">
                        <source>then</source>
                        <target state="final">旧</target>
                      </alt-trans>
                      <alt-trans origin="b.title" xml:space="preserve" alttranstype="proposal">

            """
        #expect(text.hasPrefix(start))
        #expect(text.hasSuffix("</xliff>\n"))
    }

    @Test("a hand-off leaves out what is no business of a translator's, and says what each unit was")
    func handoff() {
        let text = String(decoding: Writer12.handoff(WriterTests.rich), as: UTF8.self)
        #expect(!text.contains("retired") && !text.contains("rejected") && !text.contains("conflict"))
        #expect(text.contains("alttranstype=\"proposal\""))
        #expect(text.contains("alttranstype=\"previous-version\""))
        #expect(
            text.contains(
                "<trans-unit id=\"a.label:count.other\" xml:space=\"preserve\" extradata=\"placard initial\">"))
        #expect(text.contains("extradata=\"placard reviewed \(ContentHash.letters(of: "甲"))\""))
    }

    @Test("what is written reads back as it was, and is written again as the same bytes")
    func roundTrip() throws {
        let bytes = Writer12.store(WriterTests.rich)
        let staged = Sample.document(bytes)
        let store = try #require(TranslationStore(staged.value))
        let again = String(decoding: Writer12.store(store), as: UTF8.self)
        #expect(again == withoutContext(bytes))
    }

    /// The lines of a store that do not come from the catalog.
    private func withoutContext(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .replacing(/[ ]*<note from="(writer|role|shown|numbers)">.*\n/, with: "")
            .replacing(" maxwidth=\"15\" size-unit=\"char\"", with: "")
    }

    @Test("text with every kind of troublesome character survives")
    func characters() throws {
        let nasty = " a\tb\u{A0}\u{2028}\u{200F}'\"<>&]]>\u{10FFFD}e\u{301} "
        var store = TranslationStore(locale: "ru", sourceLocale: "en", original: "x")
        store.messages = [
            StoredMessage(
                key: "a", isFlattened: false,
                forms: [
                    StoredForm(
                        id: "a", source: Sample.sentence(nasty),
                        target: TargetText(Sample.sentence(nasty + nasty), state: .translated))
                ])
        ]
        let again = try #require(TranslationStore(Sample.document(Writer12.store(store)).value))
        #expect(again.messages[0].forms[0].source.identity == nasty)
        #expect(again.messages[0].forms[0].target?.text.identity == nasty + nasty)
    }

    @Test(
        "stores and hand-offs are valid against the schemas",
        .enabled(if: SharedData.isExpected("xliff/xsd/1.2/xliff-core-1.2-strict.xsd")),
        arguments: ["strict", "transitional"])
    func valid(schema: String) throws {
        let rich = WriterTests.rich
        for bytes in [
            Writer12.store(rich), Writer12.handoff(rich), Writer12.handoff(rich, isPrefilled: true),
        ] {
            #expect(try SchemaValidator.validate(bytes, schema: "1.2/xliff-core-1.2-\(schema).xsd") == "")
        }
        let broken = String(decoding: Writer12.store(WriterTests.rich), as: UTF8.self)
            .replacing("approved=\"yes\"", with: "approved=\"maybe\"")
        #expect(try SchemaValidator.validate(Array(broken.utf8), schema: "1.2/xliff-core-1.2-\(schema).xsd") != "")
    }
}
