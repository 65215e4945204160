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
        label = Ailoha is working on {count, plural, one {# task} other {# tasks}}
        """)

    @Test("an export imported as it is changes nothing, and exports the same bytes")
    func unchanged() throws {
        let plan = try fixture.plan("ru")
        var store = refresh(nil, for: plan)
        store.messages[0].forms[0].target = TargetText(FormText("Работает"), state: .translated)
        let file = Writer12.handoff(store)
        let merged = merge([try read(file)], into: store, for: plan)
        #expect(merged.diagnostics == [])
        #expect(merged.report.entries.allSatisfy { $0.outcome == .unchanged })
        #expect(Writer12.store(merged.store) == Writer12.store(store))
        #expect(Writer12.handoff(merged.store) == file)
    }

    @Test("a store read from its own file is the store")
    func roundTrip() throws {
        let plan = try fixture.plan("ru")
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

    @Test("forms become one message again, at their places in the store")
    func rebuilt() throws {
        let plan = try fixture.plan("ru")
        var file = handoff(refresh(nil, for: plan))
        file = try translating(file, "a.b.title", to: "Работает")
        for (name, word) in [("one", "задачей"), ("few", "задачами"), ("many", "задачами"), ("other", "задачи")] {
            file = try translating(file, "a.b.label:count.\(name)", to: "Над {count.hash} \(word)")
        }
        let merged = merge([try read(file)], into: nil, for: plan)
        let staged = translated(try storedAgain(merged.store), for: plan)
        #expect(staged.diagnostics.filter { $0.level > .off } == [])
        let label = try #require(staged.value.messages[1])
        #expect(
            label.value.text
                == "{count, plural, one {Над # задачей} few {Над # задачами} many {Над # задачами} other {Над # задачи}}"
        )
        #expect(label.isUsable)
        #expect(label.message.isValid)
    }
}
