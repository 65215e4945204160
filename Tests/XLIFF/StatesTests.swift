import Diagnostics
import Testing
import Translation
import XLIFF

@Suite("States of XLIFF 1.2")
struct StatesTests {
    private func unit(_ target: String, approved: String = "") throws -> InterchangeUnit {
        let text = Sample.file.replacing("<target state=\"translated\">", with: "<target\(target)>")
            .replacing("id=\"a.title\"", with: "id=\"a.title\"\(approved)")
        return try #require(Sample.document(text).value.files.first?.units.first)
    }

    @Test(
        "every state of 1.2 has its meaning",
        arguments: [
            ("new", TranslationState.initial), ("needs-translation", .initial), ("needs-l10n", .initial),
            ("needs-adaptation", .needsReview), ("needs-review-translation", .needsReview),
            ("needs-review-l10n", .needsReview), ("needs-review-adaptation", .needsReview),
            ("translated", .translated), ("signed-off", .reviewed), ("final", .final),
        ])
    func states(name: String, state: TranslationState) throws {
        #expect(try unit(" state=\"\(name)\"").state == state)
    }

    @Test("an absent or unknown state says nothing", arguments: ["", " state=\"x-done\"", " state=\"\""])
    func unknown(attribute: String) throws {
        #expect(try unit(attribute).state == nil)
    }

    @Test("approval counts as a review where there is no state")
    func approval() throws {
        #expect(try unit("", approved: " approved=\"yes\"").claim == .reviewed)
        #expect(try unit("", approved: " approved=\"no\"").claim == nil)
        #expect(try unit(" state=\"translated\"", approved: " approved=\"yes\"").claim == .translated)
        #expect(try unit(" state=\"final\"", approved: " approved=\"yes\"").claim == .final)
        #expect(try unit(" state=\"needs-review-l10n\"", approved: " approved=\"yes\"").claim == .needsReview)
        #expect(try unit(" state=\"translated\"", approved: " approved=\"no\"").claim == .translated)
    }

    @Test("what a machine made is known", arguments: ["leveraged-mt", "mt-suggestion"])
    func machine(qualifier: String) throws {
        #expect(try unit(" state=\"final\" state-qualifier=\"\(qualifier)\"").isMachine)
        #expect(try !unit(" state=\"final\" state-qualifier=\"exact-match\"").isMachine)
    }

    @Test(
        "what was only suggested or refused is never more than to be reviewed",
        arguments: [
            "fuzzy-match", "tm-suggestion", "rejected-grammar", "rejected-inaccurate", "rejected-length",
            "rejected-spelling",
        ])
    func doubtful(qualifier: String) throws {
        #expect(try unit(" state=\"final\" state-qualifier=\"\(qualifier)\"").state == .needsReview)
        #expect(try unit(" state-qualifier=\"\(qualifier)\"").state == .needsReview)
    }

    @Test("each of our states is written as one that reads back as itself", arguments: TranslationState.allCases)
    func bothWays(state: TranslationState) throws {
        var store = TranslationStore(locale: "ru", sourceLocale: "en", original: "test")
        var form = StoredForm(id: "a.b", source: Sample.sentence("One"))
        if state != .initial { form.target = TargetText(Sample.sentence("Один"), state: state) }
        store.messages = [StoredMessage(key: "a.b", isFlattened: false, forms: [form])]
        let unit = try #require(Sample.document(Writer12.store(store)).value.files.first?.units.first)
        #expect(unit.state == state)
    }
}

@Suite("States of XLIFF 2.x")
struct States2Tests {
    private func unit(_ attributes: String) throws -> InterchangeUnit {
        let text = try Sample2.file(.v21).replacing(
            "<segment id=\"a.title\" state=\"translated\">", with: "<segment id=\"a.title\"\(attributes)>")
        return try #require(Sample.document(text).value.files.first?.units.first)
    }

    @Test(
        "every state of 2.x has its meaning",
        arguments: [
            ("initial", TranslationState.initial), ("translated", .translated), ("reviewed", .reviewed),
            ("final", .final),
        ])
    func states(name: String, state: TranslationState) throws {
        #expect(try unit(" state=\"\(name)\"").state == state)
    }

    @Test("an absent or unknown state says nothing", arguments: ["", " state=\"done\"", " state=\"\""])
    func unknown(attribute: String) throws {
        #expect(try unit(attribute).state == nil)
    }

    @Test(
        "a subState can lower a state, and say more than `initial`",
        arguments: [
            ("translated", "placard:needs-review", TranslationState.needsReview),
            ("initial", "okp:needs-review-translation", .needsReview), ("final", "x:needs-translation", .initial),
            ("translated", "x:signed-off", .translated), ("initial", "x:signed-off", .reviewed),
            ("reviewed", "x:fuzzy-match", .needsReview), ("final", "my:approved", .final), ("final", "odd", .final),
        ])
    func subStates(state: String, subState: String, result: TranslationState) throws {
        #expect(try unit(" state=\"\(state)\" subState=\"\(subState)\"").state == result)
    }

    @Test("what a machine made is known", arguments: ["placard:machine", "x:leveraged-mt", "x:mt-suggestion"])
    func machine(subState: String) throws {
        let unit = try unit(" state=\"final\" subState=\"\(subState)\"")
        #expect(unit.isMachine && unit.state == .needsReview)
    }

    @Test("each of our states is written as one that reads back as itself", arguments: TranslationState.allCases)
    func bothWays(state: TranslationState) throws {
        for version in Sample2.versions {
            var store = TranslationStore(locale: "ru", sourceLocale: "en", original: "test")
            var form = StoredForm(id: "a.b", source: Sample.sentence("One"))
            if state != .initial { form.target = TargetText(Sample.sentence("Один"), state: state) }
            store.messages = [StoredMessage(key: "a.b", isFlattened: false, forms: [form])]
            let unit = try #require(Sample.document(version.handoff(store)).value.files.first?.units.first)
            #expect(unit.state == state)
            #expect(!unit.isMachine)
        }
    }
}
