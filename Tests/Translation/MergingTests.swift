import Diagnostics
import MessageSyntax
import SourceText
import Testing
import Translation
import XLIFF

@Suite("Merging what comes back")
struct MergingTests {
    private let fixture = Fixture(
        """
        [copy a.b]
        when = *
        title = Working
        support = Hello {name}
        label = Ailoha is working on {count, plural, one {# task} other {# tasks}}
        """)

    private func plan() throws -> TranslationPlan { try fixture.plan("ru") }

    /// A store with a translated title.
    private func started(_ plan: TranslationPlan, state: TranslationState = .translated, isMachine: Bool = false)
        -> TranslationStore
    {
        var store = refresh(nil, for: plan)
        store.messages[0].forms[0].target = TargetText(FormText("Работает"), state: state, isMachine: isMachine)
        return store
    }

    private func rules(_ merged: Merged) -> [String] { merged.diagnostics.map(\.rule.id) }

    @Test("an export imported as it is changes nothing, and exports the same bytes")
    func unchanged() throws {
        let plan = try plan()
        let store = started(plan)
        let file = handoff(store)
        let merged = merge([try read(file)], into: store, for: plan)
        #expect(merged.diagnostics == [])
        #expect(merged.report.entries.allSatisfy { $0.outcome == .unchanged })
        #expect(text(merged.store) == text(store))
        #expect(handoff(merged.store) == file)
    }

    @Test("a store read from its own file is the store")
    func roundTrip() throws {
        let plan = try plan()
        var file = handoff(refresh(nil, for: plan))
        file = try translating(file, "a.b.title", to: "Работает &amp; думает")
        file = try translating(file, "a.b.label:count.few", to: "{count.hash} задачи", state: "final")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(merged.report.count(.taken) == 2)
        let again = refresh(try storedAgain(merged.store), for: plan)
        #expect(text(again) == text(merged.store))
        #expect(again["a.b.title"]?.target?.text == FormText("Работает & думает"))
        #expect(again["a.b.label:count.few"]?.state == .final)
    }

    @Test("an older source never replaces a target; its words are kept and told, once")
    func outdated() throws {
        let plan = try plan()
        let store = started(plan)
        let file = try translating(handoff(store), "a.b.title", to: "Трудится").replacing(
            "<source>Working<", with: "<source>Busy<")
        let merged = merge([try read(file)], into: store, for: plan)
        #expect(rules(merged) == ["outdated-return"])
        #expect(merged.store["a.b.title"]?.target?.text == FormText("Работает"))
        #expect(
            merged.store["a.b.title"]?.alternatives
                == [Alternative(kind: .outdated, source: FormText("Busy"), target: FormText("Трудится"))])
        let again = merge([try read(file)], into: merged.store, for: plan)
        #expect(again.diagnostics == [])
        #expect(text(again.store) == text(merged.store))
    }

    @Test("of two returns that disagree the first stays, in one run and in two")
    func conflict() throws {
        let plan = try plan()
        let store = started(plan)
        let first = try read(try translating(handoff(store), "a.b.title", to: "Раз"))
        let second = try read(try translating(handoff(store), "a.b.title", to: "Два"))
        let together = merge([first, second], into: store, for: plan)
        #expect(rules(together) == ["conflicting-return"])
        #expect(together.report.count(.conflict) == 1)
        let apart = merge([second], into: merge([first], into: store, for: plan).store, for: plan)
        #expect(rules(apart) == ["conflicting-return"])
        #expect(text(apart.store) == text(together.store))
        #expect(apart.store["a.b.title"]?.target?.text == FormText("Раз"))
        #expect(apart.store["a.b.title"]?.alternatives.map(\.target) == [FormText("Два")])
    }

    @Test("an untouched unit of an old file does not undo a newer target")
    func late() throws {
        let plan = try plan()
        let store = started(plan)
        let old = handoff(store)
        let newer = merge(
            [try read(try translating(old, "a.b.title", to: "Новое"))], into: store, for: plan
        ).store
        let merged = merge([try read(old)], into: newer, for: plan)
        #expect(merged.diagnostics == [])
        #expect(text(merged.store) == text(newer))
    }

    @Test("a file without its base is believed, and what it replaces is kept and not taken again")
    func baseless() throws {
        let plan = try plan()
        let store = started(plan)
        func bare(_ target: String) throws -> InterchangeDocument {
            try read(
                try translating(handoff(store), "a.b.title", to: target).replacing(/[ ]extradata="[^"]*"/, with: ""))
        }
        let merged = merge([try bare("Новое")], into: store, for: plan)
        #expect(merged.store["a.b.title"]?.target?.text == FormText("Новое"))
        #expect(merged.store["a.b.title"]?.alternatives.map(\.kind) == [.replaced(.translated)])
        let late = merge([try bare("Работает")], into: merged.store, for: plan)
        #expect(text(late.store) == text(merged.store))
        #expect(rules(late) == ["outdated-return"] && late.report.count(.outdated) == 1)
        #expect(late.diagnostics.first?.notes.last?.contains("`placard export`") == true)
    }

    @Test("a new hand-off brings an earlier target back; the files that were sent before it do not")
    func goingBack() throws {
        let plan = try plan()
        let store = started(plan)
        let first = try read(try translating(handoff(store), "a.b.title", to: "Раз"))
        let second = try read(try translating(handoff(store), "a.b.title", to: "Два"))
        let conflicted = merge([first, second], into: store, for: plan).store
        let chosen = merge(
            [try read(try translating(handoff(conflicted), "a.b.title", to: "Два"))], into: conflicted, for: plan)
        #expect(rules(chosen) == [] && chosen.report.count(.taken) == 1)
        #expect(chosen.store["a.b.title"]?.target?.text == FormText("Два"))
        #expect(chosen.store["a.b.title"]?.alternatives.map(\.target) == [FormText("Раз")])
        let again = merge([first], into: chosen.store, for: plan)
        #expect(rules(again) == ["conflicting-return"])
        #expect(text(again.store) == text(chosen.store))
        // Back to where it began: the first file saw this very target, but not what has been tried since.
        let begun = merge(
            [try read(try translating(handoff(chosen.store), "a.b.title", to: "Работает"))], into: chosen.store,
            for: plan)
        let restored = merge(
            [try read(try translating(handoff(begun.store), "a.b.title", to: "Раз"))], into: begun.store, for: plan)
        let back = merge(
            [try read(try translating(handoff(restored.store), "a.b.title", to: "Работает"))], into: restored.store,
            for: plan)
        let late = merge([first], into: back.store, for: plan)
        #expect(back.store["a.b.title"]?.target?.text == FormText("Работает"))
        #expect(rules(late) == ["outdated-return"])
        #expect(text(late.store) == text(back.store))
    }

    @Test("words without a place go to the rejected units, once")
    func rejected() throws {
        let plan = try plan()
        let file = try translating(handoff(refresh(nil, for: plan)), "a.b.title", to: "Слова").replacing(
            "id=\"a.b.title\"", with: "id=\"no.such\"")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(rules(merged) == ["unknown-unit"])
        let form = try #require(merged.store.rejected.first)
        #expect(form.id.wholeMatch(of: /no\.such\.r[a-z]{8}/) != nil)
        #expect(form.target?.text == FormText("Слова"))
        let again = merge([try read(file)], into: merged.store, for: plan)
        #expect(text(again.store) == text(merged.store))
        #expect(!handoff(again.store).contains("Слова"))
        #expect(text(again.store).contains("<group id=\"rejected\" translate=\"no\">"))
    }

    @Test("a unit that stands twice in a file: the first counts, the second's words are kept")
    func twice() throws {
        let plan = try plan()
        let file = try translating(handoff(refresh(nil, for: plan)), "a.b.title", to: "Раз")
        let unit = try #require(file.firstRange(of: /[ ]*<trans-unit id="a\.b\.title"(.|\n)*?<\/trans-unit>\n/))
        let same = file.replacing(file[unit], with: file[unit] + file[unit])
        #expect(merge([try read(same)], into: nil, for: plan).diagnostics == [])
        let other = file.replacing(file[unit], with: file[unit] + file[unit].replacing("Раз", with: "Два"))
        let merged = merge([try read(other)], into: nil, for: plan)
        #expect(merged.diagnostics.map(\.message) == ["`a.b.title` stands twice in this file"])
        #expect(merged.store["a.b.title"]?.target?.text == FormText("Раз"))
        #expect(merged.store.rejected.map { $0.target?.text } == [FormText("Два")])
    }

    @Test("a file of very many strange units is merged in time that grows with its size")
    func manyStrangers() throws {
        let plan = try plan()
        var document = try read(handoff(refresh(nil, for: plan)))
        var unit = try #require(document.files.first?.units.first)
        unit.target = FormText("X")
        document.files[0].units = (0..<4000).map { index in
            unit.id = index % 2 == 0 ? "a.b.title" : "no.\(index)"
            unit.target = FormText("X \(index)")
            return unit
        }
        let merged = merge([document], into: nil, for: plan)
        #expect(merged.store.rejected.count == 3999)
        #expect(merged.store["a.b.title"]?.target?.text == FormText("X 0"))
    }

    @Test("a form that the locale does not need is rejected, and an unknown unit without words is not told")
    func unneeded() throws {
        let plan = try fixture.plan("ja")
        let file = handoff(refresh(nil, for: plan)).replacing("count.other", with: "count.one")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(merged.diagnostics == [])
        let some = try translating(file, "a.b.label:count.one", to: "{count.hash}件")
        #expect(rules(merge([try read(some)], into: nil, for: plan)) == ["unknown-unit"])
    }

    @Test("a file for another language is refused as a whole")
    func otherLanguage() throws {
        let plan = try plan()
        let file = try translating(handoff(refresh(nil, for: plan)), "a.b.title", to: "X")
        for change in [
            ("target-language=\"ru\"", "target-language=\"pl\""), ("source-language=\"en\"", "source-language=\"de\""),
        ] {
            let merged = merge([try read(file.replacing(change.0, with: change.1))], into: nil, for: plan)
            #expect(rules(merged) == ["locale-mismatch"])
            #expect(merged.store["a.b.title"]?.target == nil)
        }
        let precise = file.replacing("target-language=\"ru\"", with: "target-language=\"ru_RU\"")
        #expect(merge([try read(precise)], into: nil, for: plan).report.count(.taken) == 1)
    }

    @Test("an empty target is only wrong where it claims to be translated, and takes nothing away")
    func empty() throws {
        let plan = try plan()
        let store = started(plan)
        let quiet = try translating(handoff(store), "a.b.title", to: "", state: "needs-translation")
        #expect(merge([try read(quiet)], into: store, for: plan).diagnostics == [])
        let loud = try translating(handoff(store), "a.b.title", to: " ", state: "final")
        let merged = merge([try read(loud)], into: store, for: plan)
        #expect(rules(merged) == ["empty-translation"])
        #expect(text(merged.store) == text(store))
    }

    @Test("a lost or foreign placeholder is told, and its words are kept")
    func placeholders() throws {
        let plan = try plan()
        let empty = refresh(nil, for: plan)
        let lost = merge(
            [try read(try translating(handoff(empty), "a.b.support", to: "Привет"))], into: nil, for: plan)
        #expect(rules(lost) == ["argument-dropped"])
        #expect(lost.diagnostics.first?.message == "the placeholder `name` is missing in `a.b.support`")
        #expect(lost.store["a.b.support"]?.target == nil)
        #expect(lost.store["a.b.support"]?.alternatives.map(\.target) == [FormText("Привет")])
        let foreign = merge(
            [try read(try translating(handoff(empty), "a.b.support", to: "{name} {other}"))], into: nil, for: plan)
        #expect(rules(foreign) == ["argument-added"])
        let line = try translating(handoff(empty), "a.b.support", to: "Привет").prefix { $0 != "Ц" }
            .split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Привет") }
        let file = SourceFile(
            path: "x", bytes: Array(try translating(handoff(empty), "a.b.support", to: "Привет").utf8))
        #expect(file.position(at: try #require(lost.diagnostics.first?.range).lower).line == (line ?? -9) + 1)
    }

    @Test("a number may be left out where the form stands for one number")
    func singleNumber() throws {
        let arabic = try fixture.plan("ar")
        let file = handoff(refresh(nil, for: arabic))
        let two = try translating(file, "a.b.label:count.two", to: "مهمتان")
        #expect(rules(merge([try read(two)], into: nil, for: arabic)) == ["missing-form"])
        let few = try translating(file, "a.b.label:count.few", to: "مهام")
        #expect(rules(merge([try read(few)], into: nil, for: arabic)) == ["argument-dropped"])
    }

    @Test("what tools do to placeholders and line ends is undone")
    func absorbed() throws {
        let plan = try plan()
        let file = handoff(refresh(nil, for: plan))
        for written in [
            "Привет, {{name}}", "Привет, <x id=\"1\" equiv-text=\"{{name}}\"/>", "\n          Привет, {name}\n        ",
            "Привет, <ph id=\"name\">whatever</ph>", "<mrk mtype=\"seg\" mid=\"9\">Привет, {name}</mrk>",
        ] {
            let target = written.replacing("{{", with: "&#123;").replacing("}}", with: "&#125;")
            let merged = merge(
                [try read(try translating(file, "a.b.support", to: target))], into: nil, for: plan)
            #expect(merged.diagnostics == [], "\(written)")
            #expect(merged.store["a.b.support"]?.target?.text == FormText("Привет, {name}"), "\(written)")
        }
    }

    @Test("formatting is told, and its words are taken; so it is where the words are not new")
    func formatting() throws {
        let plan = try plan()
        let file = handoff(refresh(nil, for: plan))
        let returned = try read(try translating(file, "a.b.support", to: "<g id=\"9\">Привет</g>, {name}"))
        let merged = merge([returned], into: nil, for: plan)
        #expect(rules(merged) == ["formatting-in-target"] && merged.report.count(.taken) == 1)
        #expect(merged.store["a.b.support"]?.target?.text == FormText("Привет, {name}"))
        let again = merge([returned], into: merged.store, for: plan)
        #expect(rules(again) == ["formatting-in-target"] && text(again.store) == text(merged.store))
    }

    @Test("a number typed as the source shows it is that number, if it cannot be anything else")
    func typedNumber() throws {
        let plan = try plan()
        let file = handoff(refresh(nil, for: plan))
        let typed = merge(
            [try read(try translating(file, "a.b.label:count.few", to: "# задачи"))], into: nil, for: plan)
        #expect(typed.store["a.b.label:count.few"]?.target?.text == FormText("{count.hash} задачи"))
        let unclear = merge(
            [try read(try translating(file, "a.b.label:count.few", to: "# задачи #1"))], into: nil, for: plan)
        #expect(rules(unclear) == ["argument-dropped"])
    }

    @Test("a line break between words becomes a space and is told at its place")
    func lineBreak() throws {
        let plan = try plan()
        let file = try translating(handoff(refresh(nil, for: plan)), "a.b.support", to: "Ну\n   привет, {name}")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(rules(merged) == ["line-break-in-target"])
        #expect(merged.store["a.b.support"]?.target?.text == FormText("Ну привет, {name}"))
    }

    @Test("white space that a tool puts into a source does not make it another")
    func sourceSpace() throws {
        let plan = try plan()
        let file = try translating(handoff(refresh(nil, for: plan)), "a.b.label:count.one", to: "{count.hash} задача")
            .replacing("<source>Ailoha is working on <x", with: "<source>\n  Ailoha  is working on\n<x")
        #expect(merge([try read(file)], into: nil, for: plan).report.count(.taken) == 1)
    }

    @Test("a unit that cannot be taken blocks a strict import")
    func blocked() throws {
        let plan = try plan()
        var file = try translating(handoff(refresh(nil, for: plan)), "a.b.title", to: "Работает")
        #expect(!merge([try read(file)], into: nil, for: plan).isBlocked)
        file = try translating(file, "a.b.support", to: "Привет")
        #expect(merge([try read(file)], into: nil, for: plan).isBlocked)
    }

    @Test("forms that a file leaves out or empty are named with numbers that take them")
    func missingForms() throws {
        let plan = try plan()
        let file = try translating(
            handoff(refresh(nil, for: plan)), "a.b.label:count.one", to: "{count.hash} задача")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(
            merged.diagnostics.map(\.message) == [
                "`a.b.label` lacks the form `few` (2, 3, 4, 22 …), `many` (0, 5, 6, 7 …), `other`"
            ])
    }

    @Test("translators' remarks are kept, ours are not")
    func remarks() throws {
        let plan = try plan()
        let file = handoff(refresh(nil, for: plan)).replacing(
            "<note from=\"role\">screen</note>", with: "<note from=\"role\">screen</note><note>Ist das gut?</note>")
        let merged = merge([try read(file)], into: nil, for: plan)
        #expect(merged.store["a.b.title"]?.notes == [InterchangeNote(from: nil, text: "Ist das gut?")])
        #expect(text(try storedAgain(merged.store)).contains("<note>Ist das gut?</note>"))
    }
}
