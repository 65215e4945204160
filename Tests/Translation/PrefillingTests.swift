import Diagnostics
import Testing
import Translation
import XLIFF

/// Hand-offs with the source where a target is wanted, for tools that show nothing else.
@Suite("Prefilled hand-offs")
struct PrefillingTests {
    private let fixture = Fixture(
        """
        [copy a.b]
        when = *
        title = Working
        support = Working on {count, plural, one {# task} other {# tasks}}
        label = Placard
        """)

    /// A store with one current and one stale target.
    private func start() throws -> (plan: TranslationPlan, store: TranslationStore) {
        let plan = try fixture.plan("ru")
        var store = refresh(nil, for: plan)
        store.messages[0].forms[0].target = TargetText(FormText("Старое"), state: .needsReview)
        store.messages[0].forms[0].previous = TranslationPair(
            source: FormText("Busy"), target: TargetText(FormText("Старое"), state: .final))
        let label = try #require(store.messages.firstIndex { $0.key == "a.b.label" })
        store.messages[label].forms[0].target = TargetText(FormText("Плакард"), state: .translated)
        return (plan, refresh(store, for: plan))
    }

    private func prefilled(_ store: TranslationStore, _ version: XLIFFVersion) -> String {
        String(decoding: version.handoff(store, isPrefilled: true), as: UTF8.self)
    }

    @Test("every unit has a target: the source where one is wanted", arguments: XLIFFVersion.allCases)
    func written(version: XLIFFVersion) throws {
        let (_, store) = try start()
        let units = try #require(try read(prefilled(store, version)).files.first).units
        #expect(units.count == store.messages.flatMap(\.forms).count)
        for unit in units where unit.id != "a.b.label" {
            #expect(unit.target == unit.source && unit.state == .initial && unit.base?.isPrefilled == true)
        }
        let current = try #require(units.first { $0.id == "a.b.label" })
        #expect(current.target == FormText("Плакард") && current.base?.isPrefilled == false)
    }

    @Test("what comes back as it was sent changes nothing", arguments: XLIFFVersion.allCases)
    func untouched(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        // OmegaT says nothing of states; a tool may drop them.
        let file = prefilled(store, version)
        for returned in [file, file.replacing(/[ ]state="(needs-translation|initial)"/, with: "")] {
            let result = merge([try read(returned)], into: store, for: plan)
            #expect(result.diagnostics == [])
            #expect(Set(result.report.entries.map(\.outcome)) == [.unchanged])
            #expect(text(result.store) == text(store))
        }
    }

    @Test("a changed target is taken, also of a stale unit", arguments: XLIFFVersion.allCases)
    func changed(version: XLIFFVersion) throws {
        let (plan, store) = try start()
        let sent = prefilled(store, version)
        let count = sent.ranges(of: ">Working</target>").count
        let file = sent.replacing(">Working</target>", with: ">Работает</target>")
        let result = merge([try read(file)], into: store, for: plan)
        #expect(result.diagnostics == [])
        #expect(result.report.count(.taken) == count)
        let form = try #require(result.store["a.b.title"])
        #expect(form.target == TargetText(FormText("Работает"), state: .translated) && !form.isStale)
    }

    @Test("a word that stays as it is counts once somebody calls it translated", arguments: XLIFFVersion.allCases)
    func confirmed(version: XLIFFVersion) throws {
        let plan = try fixture.plan("ru")
        let store = refresh(nil, for: plan)
        let file = prefilled(store, version)
        let element = version == .v12 ? "trans-unit" : "segment"
        let label = try #require(file.firstRange(of: "<\(element) id=\"a.b.label\""))
        let rest = file[label.lowerBound...].replacing(
            /state="(needs-translation|initial)"/, with: "state=\"translated\"", maxReplacements: 1)
        let returned = String(file[..<label.lowerBound]) + String(rest)
        let result = merge([try read(returned)], into: store, for: plan)
        #expect(result.diagnostics == [])
        #expect(result.store["a.b.label"]?.target == TargetText(FormText("Placard"), state: .translated))
        #expect(result.report.count(.taken) == 1)
    }

    @Test("a prefilled unit that the catalog no longer has leaves no words behind")
    func gone() throws {
        let (_, store) = try start()
        let file = prefilled(store, .v12)
        let plan = try Fixture("[copy c.d]\nwhen = *\ntitle = Other\nlabel = Other").plan("ru")
        let empty = refresh(nil, for: plan)
        let result = merge([try read(file)], into: empty, for: plan)
        #expect(result.diagnostics.map(\.rule) == [TranslationRules.unknownUnit])
        #expect(result.store.rejected.map(\.target?.text.readable) == ["Плакард"])
    }
}
