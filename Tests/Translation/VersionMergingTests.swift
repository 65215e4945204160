import Diagnostics
import LocaleData
import SourceText
import Testing
import Translation
import XLIFF

/// Returns in every version of XLIFF.
@Suite("Merging returns of each version")
struct VersionMergingTests {
    private let fixture = Fixture(
        """
        [argument who]
        type = text
        class = D0
        values = she, he

        [copy a.b]
        when = *
        title = Working
        label = {who, select, she {{count, plural, =0 {None} one {# task} other {# tasks}}} other {They work}}
        note = Be calm.
        """)

    /// A store with one target of each state, and a former version.
    private func start() throws -> (plan: TranslationPlan, store: TranslationStore) {
        let plan = try fixture.plan("ru")
        var store = refresh(nil, for: plan)
        let states: [TranslationState] = [.needsReview, .translated, .reviewed, .final]
        for (index, id) in store.messages.flatMap(\.forms).map(\.id).enumerated() {
            for message in store.messages.indices {
                for form in store.messages[message].forms.indices where store.messages[message].forms[form].id == id {
                    var text = FormText("Ц\(index) ")
                    text.append(store.messages[message].forms[form].source)
                    store.messages[message].forms[form].target = TargetText(
                        text, state: states[index % 4], isMachine: index == 4)
                    store.messages[message].forms[form].notes = [InterchangeNote(from: "me", text: "note \(index)")]
                }
            }
        }
        return (plan, refresh(store, for: plan))
    }

    @Test("import of an export changes nothing", arguments: XLIFFVersion.allCases)
    func unchanged(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        let result = merge([try read(version.handoff(store))], into: store, for: plan)
        #expect(result.diagnostics == [])
        #expect(Set(result.report.entries.map(\.outcome)) == [.unchanged])
        #expect(result.report.entries.count == store.messages.flatMap(\.forms).count)
        #expect(text(result.store) == text(store))
    }

    @Test("a changed target arrives in its form, and nothing else", arguments: XLIFFVersion.allCases)
    func changed(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        let file = String(decoding: version.handoff(store), as: UTF8.self)
        let edited = file.replacing("Ц0 Working", with: "Работает")
        try #require(edited != file)
        let result = merge([try read(edited)], into: store, for: plan)
        #expect(result.diagnostics == [])
        #expect(result.report.count(.taken) == 1)
        #expect(result.store["a.b.title"]?.target?.text.readable == "Работает")
        let few = file.replacing(/>Ц(\d+) (<[^>]*>) tasks</) { ">Теперь \($0.output.2) задачи №\($0.output.1)<" }
        let forms = merge([try read(few)], into: store, for: plan)
        #expect(forms.diagnostics == [])
        #expect(forms.report.count(.taken) == few.matches(of: /задачи/).count)
        #expect(
            forms.store["a.b.label:who.she:count.few"]?.target?.text.readable.hasPrefix("Теперь {count.hash}") == true)
    }

    @Test("cases of 2.2 are found without the segments' ids")
    func casesAlone() throws {
        let (plan, store) = try start()
        let file = String(decoding: XLIFFVersion.v22.handoff(store), as: UTF8.self)
        let renumbered = file.replacing(/<segment id="[^"]*"/, with: "<segment")
            .replacing(/Ц\d+ They work/, with: "Они работают")
        let result = merge([try read(renumbered)], into: store, for: plan)
        #expect(result.store["a.b.label:who.other"]?.target?.text.readable == "Они работают")
        #expect(result.store.rejected.isEmpty)
    }

    @Test("a sentence of which a tool has translated only some segments is not taken, and not lost")
    func incomplete() throws {
        let (plan, store) = try start()
        let file = String(decoding: XLIFFVersion.v21.handoff(store), as: UTF8.self)
        let segment = try #require(file.firstRange(of: /(?s)<segment id="a.b.title".*?<\/segment>/))
        let split = file.replacing(
            file[segment],
            with: """
                <segment id="1" state="translated"><source>Work</source><target>Рабо</target></segment>\
                <segment id="2"><source>ing</source></segment>
                """)
        let result = merge([try read(split)], into: store, for: plan)
        #expect(result.diagnostics.map(\.rule) == [TranslationRules.incompleteTarget])
        #expect(result.store["a.b.title"]?.target?.text.readable == "Ц0 Working")
        #expect(result.store["a.b.title"]?.alternatives.map(\.target.readable) == ["Рабо"])
    }

    @Test("a confirmed machine translation is a person's; an unconfirmed one stays the machine's", arguments: Self.new)
    func machine(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        let form = try #require(store.messages.flatMap(\.forms).first { $0.target?.isMachine == true })
        let file = String(decoding: version.handoff(store), as: UTF8.self)
        #expect(file.contains("subState=\"placard:machine\""))
        let confirmed = file.replacing(" state=\"initial\" subState=\"placard:machine\"", with: " state=\"reviewed\"")
        let result = merge([try read(confirmed)], into: store, for: plan)
        #expect(result.store[form.id]?.target?.isMachine == false)
        #expect(result.store[form.id]?.target?.state == .reviewed)
        let raised = file.replacing(
            " state=\"initial\" subState=\"placard:machine", with: " state=\"final\" subState=\"x:leveraged-mt")
        #expect(text(merge([try read(raised)], into: store, for: plan).store) == text(store))
    }

    private static let new: [XLIFFVersion] = [.v20, .v21, .v22]

    @Test(
        "line breaks of every kind in a target are told and become spaces",
        arguments: ["\n  ", "&#13;", "\u{2028}", "\u{2029}", "\u{85}", "&#x2028; "])
    func lineBreaks(mark: String) throws {
        let (plan, store) = try start()
        for version in XLIFFVersion.allCases {
            let file = String(decoding: version.handoff(store), as: UTF8.self)
            let broken = file.replacing("Ц0 Working", with: "Ра\(mark)бота")
            let result = merge([try read(broken)], into: store, for: plan)
            #expect(result.store["a.b.title"]?.target?.text.readable == "Ра бота", "\(version)")
            #expect(result.diagnostics.map(\.rule) == [TranslationRules.lineBreakInTarget], "\(version)")
            let place = try #require(result.diagnostics.first?.range)
            let bytes = Array(broken.utf8)[place.bytes]
            #expect(String(decoding: bytes, as: UTF8.self) == mark, "\(version)")
        }
    }

    @Test("characters that end a line are told at the ends of a target and where white space does not count")
    func lineEndCharacters() throws {
        let (plan, store) = try start()
        for version in XLIFFVersion.allCases {
            let file = String(decoding: version.handoff(store), as: UTF8.self)
            for (target, text) in [
                ("Работа\u{2028}", "Работа"), ("\n \u{2029}Работа", "Работа"), ("Ра\u{2028}та", "Ра та"),
            ] {
                let broken = file.replacing("Ц0 Working", with: target)
                for file in [broken, broken.replacing(" xml:space=\"preserve\"", with: "")] {
                    let result = merge([try read(file)], into: store, for: plan)
                    #expect(result.store["a.b.title"]?.target?.text.readable == text, "\(version)")
                    #expect(result.diagnostics.map(\.rule) == [TranslationRules.lineBreakInTarget], "\(version)")
                }
            }
        }
    }

    @Test("white space that a tool adds before a leading code, or drops, is none", arguments: XLIFFVersion.allCases)
    func leadingCode(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        let form = try #require(store["a.b.label:who.she:count.few"])
        var changed = store
        for index in changed.messages[1].forms.indices where changed.messages[1].forms[index].id == form.id {
            changed.messages[1].forms[index].target = TargetText(form.source, state: .translated)
        }
        let file = String(decoding: version.handoff(changed), as: UTF8.self)
        let spaced = file.replacing(/(<(?:source|target)[^>]*>)<(x|ph)\b/) {
            "\($0.output.1)\n      <\($0.output.2)"
        }
        let joined = file.replacing(/(<(?:source|target)[^>]*><(?:x|ph) [^>]*>)\x20/) { String($0.output.1) }
        for damaged in [spaced, joined] {
            try #require(damaged != file)
            let result = merge([try read(damaged)], into: changed, for: plan)
            #expect(result.diagnostics == [])
            #expect(Set(result.report.entries.map(\.outcome)) == [.unchanged])
            #expect(text(result.store) == text(changed))
        }
    }

    @Test("a character that no text can hold is refused by name")
    func impossibleCharacter() throws {
        let (plan, store) = try start()
        let file = String(decoding: XLIFFVersion.v20.handoff(store), as: UTF8.self)
        let broken = file.replacing("Ц0 Working", with: "Работа<cp hex=\"0007\"/>")
        let result = merge([try read(broken)], into: store, for: plan)
        #expect(result.diagnostics.map(\.message) == ["the source has no placeholder `cp-0007` in `a.b.title`"])
        #expect(result.store["a.b.title"]?.target?.text.readable == "Ц0 Working")
    }
}
