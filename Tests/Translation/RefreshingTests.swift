import Diagnostics
import Testing
import Translation
import XLIFF

@Suite("Bringing a store up to date")
struct RefreshingTests {
    private func fixture(title: String = "Working", id: String = "a.b", extra: String = "") -> Fixture {
        Fixture("[copy \(id)]\nwhen = *\ntitle = \(title)\nlabel = Ailoha is working\n\(extra)")
    }

    /// A store with a title in German, made from `fixture()`.
    private func german(state: TranslationState = .final) throws -> TranslationStore {
        var store = refresh(nil, for: try fixture().plan("de"))
        store.messages[0].forms[0].target = TargetText(FormText("In Arbeit"), state: state)
        return store
    }

    @Test("a changed source makes its translation stale, and keeps the pair it was made from")
    func stale() throws {
        let store = refresh(try german(), for: try fixture(title: "Busy").plan("de"))
        let form = try #require(store["a.b.title"])
        #expect(form.source == FormText("Busy"))
        #expect(form.target == TargetText(FormText("In Arbeit"), state: .needsReview))
        #expect(
            form.previous
                == TranslationPair(
                    source: FormText("Working"), target: TargetText(FormText("In Arbeit"), state: .final)))
        let twice = refresh(store, for: try fixture(title: "At it").plan("de"))
        #expect(twice["a.b.title"]?.previous?.source == FormText("Working"))
    }

    @Test("a source that changes back brings the translation back as it was")
    func back() throws {
        let start = try german()
        let stale = try storedAgain(refresh(start, for: try fixture(title: "Busy").plan("de")))
        #expect(text(refresh(stale, for: try fixture().plan("de"))) == text(start))
    }

    @Test("stale stays stale until a changed target or a confirmed state")
    func unstale() throws {
        let plan = try fixture(title: "Busy").plan("de")
        let stale = refresh(try german(), for: plan)
        let same = merge([try read(handoff(stale))], into: stale, for: plan).store
        #expect(same["a.b.title"]?.isStale == true)
        let confirmed = try translating(handoff(stale), "a.b.title", to: "In Arbeit", state: "translated")
        let one = merge([try read(confirmed)], into: stale, for: plan).store
        #expect(one["a.b.title"]?.isStale == false)
        #expect(one["a.b.title"]?.state == .translated)
        let changed = try translating(
            handoff(stale), "a.b.title", to: "Beschäftigt", state: "needs-review-translation")
        let two = merge([try read(changed)], into: stale, for: plan).store
        #expect(two["a.b.title"]?.isStale == false)
        #expect(two["a.b.title"]?.target == TargetText(FormText("Beschäftigt"), state: .translated))
    }

    @Test("what leaves the catalog is retired with its words, and comes back with them")
    func retired() throws {
        let start = try german()
        let gone = refresh(start, for: try fixture(id: "x.y").plan("de"))
        #expect(gone.retired.map(\.id) == ["a.b.title"])
        #expect(!handoff(gone).contains("<trans-unit id=\"a.b.title\""))
        #expect(gone["x.y.title"]?.target == nil)
        #expect(
            gone["x.y.title"]?.alternatives
                == [
                    Alternative(
                        kind: .proposal(from: "a.b.title"), source: FormText("Working"), target: FormText("In Arbeit"))
                ])
        let back = refresh(try storedAgain(gone), for: try fixture().plan("de"))
        #expect(text(back) == text(start))
    }

    @Test("`was` carries targets and states over a rename, also of a retired unit and of a late return")
    func renamed() throws {
        let plan = try fixture(id: "x.y", extra: "was = a.b").plan("de")
        let start = try german()
        let store = refresh(start, for: plan)
        #expect(store["x.y.title"]?.target == TargetText(FormText("In Arbeit"), state: .final))
        #expect(store.retired.isEmpty)
        let retired = refresh(start, for: try fixture(id: "z").plan("de"))
        #expect(refresh(retired, for: plan)["x.y.title"]?.state == .final)
        let late = try translating(handoff(start), "a.b.label", to: "Ailoha arbeitet")
        let merged = merge([try read(late)], into: store, for: plan)
        #expect(merged.diagnostics.isEmpty)
        #expect(merged.store["x.y.label"]?.target?.text == FormText("Ailoha arbeitet"))
    }

    @Test("a rename to the id of a retired unit keeps the words of both")
    func renamedOverRetired() throws {
        let gone = refresh(try german(), for: try fixture(title: "Busy", id: "x.y").plan("de"))
        let begun = try translating(handoff(gone), "x.y.title", to: "Beschäftigt")
        let plan = try fixture(title: "Busy", id: "x.y").plan("de")
        let store = merge([try read(begun)], into: gone, for: plan).store
        #expect(store.retired.map(\.id) == ["a.b.title"])
        let back = refresh(store, for: try fixture(title: "Busy", extra: "was = x.y").plan("de"))
        #expect(back.retired.isEmpty)
        #expect(back["a.b.title"]?.target?.text == FormText("Beschäftigt"))
        #expect(back["a.b.title"]?.alternatives.map(\.target) == [FormText("In Arbeit")])
    }

    @Test("an equal source elsewhere is offered, never taken, and withdrawn when it has served")
    func proposals() throws {
        let twin = "[copy c.d]\nwhen = calendar\ntitle = Working\nlabel = Other"
        let plan = try fixture(extra: "\n" + twin).plan("de")
        let store = refresh(try german(), for: plan)
        let form = try #require(store["c.d.title"])
        #expect(form.target == nil)
        #expect(form.alternatives.map(\.kind) == [.proposal(from: "a.b.title")])
        #expect(handoff(store).contains("<alt-trans origin=\"a.b.title\""))
        let file = try translating(handoff(store), "c.d.title", to: "In Arbeit")
        #expect(merge([try read(file)], into: store, for: plan).store["c.d.title"]?.alternatives == [])
    }

    @Test("refreshing twice, or a file read again, changes nothing")
    func idempotent() throws {
        let plan = try fixture(title: "Busy", extra: "short = On it").plan("de")
        let once = refresh(try german(), for: plan)
        #expect(text(refresh(once, for: plan)) == text(once))
        #expect(text(refresh(try storedAgain(once), for: plan)) == text(once))
    }

    @Test("a unit that stands twice, as after a careless merge, keeps both texts")
    func twice() throws {
        let plan = try fixture().plan("de")
        let file = text(try german())
        let other = try translating(file, "a.b.title", to: "Zweitens")
        let first = try #require(file.firstRange(of: "<body>\n"))
        let start = try #require(other.firstRange(of: /[ ]*<trans-unit id="a\.b\.title"(.|\n)*?<\/trans-unit>\n/))
        let doubled = file[..<first.upperBound] + String(other[start]) + file[first.upperBound...]
        let store = refresh(TranslationStore(try read(String(doubled))), for: plan)
        #expect(store["a.b.title"]?.target?.text == FormText("Zweitens"))
        #expect(store["a.b.title"]?.alternatives.map(\.target) == [FormText("In Arbeit")])
    }

    @Test("a length that the source does without is offered to languages in which the title is too wide")
    func lengths() throws {
        let fixture = Fixture("[copy a.b]\nwhen = contact, minimal\ntitle = At work\nlabel = At work\nnote = Be calm.")
        var store = refresh(nil, for: try fixture.plan("de"))
        #expect(store.messages.map(\.key).contains("a.b.short") && store.messages.map(\.key).contains("a.b.tiny"))
        let short = try #require(store["a.b.short"])
        #expect(short.source == FormText("At work") && short.context.role.hasSuffix("(optional)"))
        #expect(short.context.note == "Be calm.")
        store.messages[0].forms[0].target = TargetText(FormText("Bei der Arbeit"), state: .translated)
        store = refresh(store, for: try fixture.plan("de"))
        #expect(
            store["a.b.short"]?.alternatives.isEmpty == true, "the title is no proposal for what it is too wide for")
        let staged = translated(store, for: try fixture.plan("de"), isRelease: true)
        #expect(!staged.diagnostics.contains { $0.subject == "a.b.short" })
    }

    @Test("translators are told where, what, for which numbers and how wide")
    func context() throws {
        let fixture = Fixture(
            """
            [copy a.b]
            when = calendar, lock-screen|always-on
            when = contact, minimal
            title = Working
            short = Busy
            label = {count, plural, one {# task} other {# tasks}}
            note = Be calm.
            note.title = Be brief.
            """)
        let store = refresh(nil, for: try fixture.plan("pl"))
        let title = try #require(store["a.b.title"]?.context)
        #expect(title.shown == "Lock Screen, Always-On; calendar / Dynamic Island (minimal); contact")
        #expect(title.role == "screen")
        #expect(title.width == 30)
        #expect(title.note?.contains("Be calm.") == true && title.note?.contains("Be brief.") == true)
        #expect(store["a.b.short"]?.context.width == 6)
        #expect(store["a.b.label:count.few"]?.context.numbers == "few: 2, 3, 4, 22 …")
        #expect(store["a.b.label:count.few"]?.context.role == "VoiceOver label")
        #expect(refresh(nil, for: try fixture.plan("ja"))["a.b.title"]?.context.width == 15)
    }
}
