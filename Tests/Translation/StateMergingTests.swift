import Testing
import Translation
import XLIFF

@Suite("States that come back")
struct StateMergingTests {
    private let fixture = Fixture("[copy a.b]\nwhen = *\ntitle = Working\nlabel = Working")

    /// The state after a return; `store` is the state before, `state` what the file says, nil for no state.
    private func result(
        store: TranslationState, isMachine: Bool = false, returned: String, state: String?, hasBase: Bool = true
    ) throws -> TargetText? {
        let plan = try fixture.plan("ru")
        var start = refresh(nil, for: plan)
        if store != .initial {
            start.messages[0].forms[0].target = TargetText(FormText("Старое"), state: store, isMachine: isMachine)
        }
        var file = try translating(handoff(start), "a.b.title", to: returned, state: state ?? "")
        if state == nil { file = file.replacing(" state=\"\"", with: "") }
        if !hasBase { file = file.replacing(/[ ]extradata="[^"]*"/, with: "") }
        return merge([try read(file)], into: start, for: plan).store["a.b.title"]?.target
    }

    @Test(
        "a changed target without a reliable state is translated",
        arguments: [nil, "new", "needs-translation", "x-ready", "signed-off"], [true, false])
    func unreliable(state: String?, hasBase: Bool) throws {
        #expect(
            try result(store: .reviewed, returned: "Новое", state: state, hasBase: hasBase)?.state == .translated)
    }

    @Test(
        "a changed target with another state than it was sent with has that state",
        arguments: [
            ("needs-review-translation", TranslationState.needsReview), ("translated", .translated),
            ("signed-off", .reviewed), ("final", .final),
        ])
    func reliable(name: String, state: TranslationState) throws {
        #expect(try result(store: .initial, returned: "Новое", state: name)?.state == state)
    }

    @Test("an unchanged target is confirmed, raised or doubted")
    func sameTarget() throws {
        #expect(try result(store: .needsReview, returned: "Старое", state: "translated")?.state == .translated)
        #expect(try result(store: .translated, returned: "Старое", state: "final")?.state == .final)
        #expect(
            try result(store: .translated, returned: "Старое", state: "needs-review-translation")?.state == .needsReview
        )
        #expect(try result(store: .translated, returned: "Старое", state: "needs-translation")?.state == .needsReview)
        #expect(try result(store: .final, returned: "Старое", state: nil)?.state == .final)
    }

    @Test("without a base a state only rises")
    func baseless() throws {
        #expect(
            try result(store: .translated, returned: "Старое", state: "final", hasBase: false)?.state == .final)
        #expect(
            try result(store: .final, returned: "Старое", state: "needs-review-translation", hasBase: false)?.state
                == .final)
    }

    @Test("what a file without a base says of its own words it does not say better when it comes twice")
    func baselessTwice() throws {
        let plan = try fixture.plan("ru")
        var start = refresh(nil, for: plan)
        start.messages[0].forms[0].target = TargetText(FormText("Старое"), state: .final)
        let file = try translating(handoff(start), "a.b.title", to: "Новое", state: "final")
            .replacing(/[ ]extradata="[^"]*"/, with: "")
        let once = merge([try read(file)], into: start, for: plan)
        #expect(once.store["a.b.title"]?.target == TargetText(FormText("Новое"), state: .translated))
        let stored = try storedAgain(once.store)
        let twice = merge([try read(file)], into: stored, for: plan)
        #expect(text(twice.store) == text(once.store))
        #expect(twice.report.count(.taken) == 0)
    }

    @Test("what a machine made is never more than to be reviewed, until somebody confirms it")
    func machine() throws {
        let plan = try fixture.plan("ru")
        let start = refresh(nil, for: plan)
        let file = try translating(handoff(start), "a.b.title", to: "Машина", state: "final").replacing(
            "state=\"final\"", with: "state=\"final\" state-qualifier=\"mt-suggestion\"")
        let merged = merge([try read(file)], into: start, for: plan).store
        #expect(merged["a.b.title"]?.target == TargetText(FormText("Машина"), state: .needsReview, isMachine: true))
        let kept = handoff(merged).replacing("needs-review-translation", with: "final")
        #expect(merge([try read(kept)], into: merged, for: plan).store["a.b.title"]?.state == .needsReview)
        let confirmed = try translating(handoff(merged), "a.b.title", to: "Машина", state: "translated")
        let target = merge([try read(confirmed)], into: merged, for: plan).store["a.b.title"]?.target
        #expect(target == TargetText(FormText("Машина"), state: .translated))
    }
}
