import CatalogModel
import Diagnostics
import MessageSyntax
import SourceText
import Testing
import Translation
import XLIFF

@Suite("What is translated and what is not")
struct TranslatingTests {
    private let fixture = Fixture(
        """
        [copy a.b]
        when = *
        title = Working
        short = Busy
        label = Ailoha is working on {count, plural, one {# task} other {# tasks}}
        """)

    private func finished(_ plan: TranslationPlan) throws -> TranslationStore {
        var file = handoff(refresh(nil, for: plan))
        file = try translating(file, "a.b.title", to: "Работает")
        for (name, word) in [("one", "задачей"), ("few", "задачами"), ("many", "задачами"), ("other", "задачи")] {
            file = try translating(file, "a.b.label:count.\(name)", to: "Над {count.hash} \(word)")
        }
        return merge([try read(file)], into: nil, for: plan).store
    }

    private func visible(_ staged: Staged<TranslatedLocale>) -> [String] {
        staged.diagnostics.filter { $0.level > .off }.map { "\($0.level.name) \($0.rule.id)" }
    }

    @Test("forms become one message again, whose words lie at their places in the store")
    func rebuilt() throws {
        let plan = try fixture.plan("ru")
        let bytes = Writer12.store(try finished(plan))
        let staged = translated(TranslationStore(try read(bytes)), for: plan)
        #expect(visible(staged) == [])
        #expect(staged.value.usable.map { $0 == nil } == [false, true, true, false])
        let label = try #require(staged.value.messages[3])
        #expect(
            label.value.text
                == "{count, plural, one {Над # задачей} few {Над # задачами} many {Над # задачами} other {Над # задачи}}"
        )
        #expect(label.message.isValid && label.isUsable && label.state == .translated)
        #expect(label.forms.map(\.id).last == "a.b.label:count.other")
        let word = try #require(label.value.text.utf8.firstRange(of: Array("задачей".utf8)))
        let offset = label.value.text.utf8.distance(from: label.value.text.startIndex, to: word.lowerBound)
        let place = label.value.range(of: offset..<(offset + 14))
        #expect(String(decoding: bytes[place.bytes], as: UTF8.self) == "задачей")
    }

    @Test("what is missing is told at the unit, with the level that the locale and the release ask for")
    func missing() throws {
        let required = try fixture.plan("ru")
        var store = try finished(required)
        store.messages[0].forms[0].target = nil
        store.messages[3].forms[1].target = nil
        let again = try storedAgain(store)
        let staged = translated(again, for: required)
        #expect(visible(staged) == ["warning missing-translation", "warning missing-form"])
        #expect(
            staged.diagnostics.map(\.message).contains("`a.b.label` lacks the form `few` (2, 3, 4, 22 …)"))
        #expect(staged.diagnostics.allSatisfy { $0.locale == "ru" && $0.subject != nil })
        #expect(staged.diagnostics.first?.range == again["a.b.title"]?.range)
        #expect(staged.value.messages[0] == nil && staged.value.messages[3] == nil)
        #expect(
            visible(translated(again, for: required, isRelease: true)) == [
                "error missing-translation", "error missing-form",
            ])
        let partial = try fixture.plan("ru", isRequired: false)
        #expect(
            visible(translated(again, for: partial, isRelease: true)) == [
                "note missing-translation", "note missing-form",
            ])
    }

    @Test("a locale without any translation is told once")
    func nothing() throws {
        let staged = translated(nil, for: try fixture.plan("ru"))
        #expect(visible(staged) == ["warning missing-translation"])
        #expect(staged.diagnostics.first?.message == "none of the 2 messages is translated")
        #expect(staged.value.messages.allSatisfy { $0 == nil })
    }

    @Test("stale words are rebuilt but never usable")
    func stale() throws {
        let store = try storedAgain(try finished(try fixture.plan("ru")))
        let changed = Fixture("[copy a.b]\nwhen = *\ntitle = At work\nlabel = {count, plural, other {# tasks}}")
        let staged = translated(store, for: try changed.plan("ru"))
        #expect(visible(staged).contains("warning stale-translation"))
        let title = try #require(staged.value.messages[0])
        #expect(title.isStale && !title.isUsable && title.value.text == "Работает")
        let finding = try #require(staged.diagnostics.first { $0.rule.id == "stale-translation" })
        #expect(finding.notes.first == "It was “Working” and is now “At work”.")
    }

    @Test("a locale may ask for reviewed words")
    func minimum() throws {
        let plan = try fixture.plan("ru", minimum: .reviewed)
        let staged = translated(try finished(plan), for: plan)
        #expect(visible(staged) == Array(repeating: "warning missing-translation", count: 5))
        #expect(staged.value.usable.allSatisfy { $0 == nil })
        #expect(staged.diagnostics.first?.message == "`a.b.title` is translated; the locale shows what is reviewed")
    }

    @Test("what a machine made is noted and not usable")
    func machine() throws {
        let plan = try fixture.plan("ru")
        var store = try finished(plan)
        store.messages[0].forms[0].target = TargetText(FormText("Машина"), state: .final, isMachine: true)
        let staged = translated(store, for: plan)
        #expect(visible(staged) == ["note machine-translated", "warning missing-translation"])
        #expect(staged.value.usable[0] == nil)
    }

    @Test("units that the catalog does not have, and a store of another locale, are told")
    func strangers() throws {
        let store = try storedAgain(try finished(try fixture.plan("ru")))
        let other = Fixture("[copy a.b]\nwhen = *\ntitle = Working\nlabel = Tasks")
        let staged = translated(store, for: try other.plan("ru"))
        #expect(
            staged.diagnostics.filter { $0.rule.id == "unknown-unit" }.map(\.message) == [
                "the catalog does not have `a.b.label:count.one`, `a.b.label:count.few`, `a.b.label:count.many` and 1 more"
            ])
        let mismatch = translated(store, for: try fixture.plan("pl"))
        #expect(visible(mismatch).first == "error locale-mismatch")
    }
}
