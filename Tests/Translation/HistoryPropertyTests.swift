import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing
import Translation
import XLIFF

/// Random histories of a catalog, its store and the files of two translators.
///
/// Whatever happens, no word is lost silently, the store is valid and canonical, no older translation takes the place of
/// a newer one, and files that were edited apart merge in any order to the same store.
@Suite("Random histories")
struct HistoryPropertyTests {
    /// How many histories: more where the environment asks for a long run.
    private static let seeds =
        ProcessInfo.processInfo.environment["PLACARD_HISTORIES"].flatMap(UInt64.init) ?? 8

    @Test("nothing is lost, the store stays canonical", arguments: 0..<Self.seeds)
    func histories(seed: UInt64) throws {
        var history = try History(seed: seed * 7919 + 11)
        for step in 0..<200 where step < 25 || history.taken == 0 { try history.step() }
        #expect(history.taken > 0)
    }

    @Test("files edited apart merge in any order to the same store", arguments: 0..<8)
    func order(seed: UInt64) throws {
        var history = try History(seed: seed * 104_729 + 5)
        for _ in 0..<6 { try history.step() }
        let sent = try read(handoff(history.store))
        var first = sent
        var second = sent
        for index in sent.files[0].units.indices {
            switch history.random.below(3) {
            case 0: history.edit(&first.files[0].units[index])
            case 1: history.edit(&second.files[0].units[index])
            default: break
            }
        }
        let one = merge([first, second], into: history.store, for: history.plan)
        let other = merge([second, first], into: history.store, for: history.plan)
        let apart = merge(
            [first], into: merge([second], into: history.store, for: history.plan).store, for: history.plan)
        #expect(text(one.store) == text(other.store))
        #expect(text(apart.store) == text(other.store))
        #expect(one.report.count(.conflict) == 0)
    }
}

/// A catalog, its store and the hand-offs that are on their way.
private struct History {
    struct Section {
        var id: String
        var title: String
        var label: String
        var was: String?
    }

    /// With more, as many and fewer forms than English.
    private static let locales = ["pl", "de", "ja", "ar", "ru"]

    private let locale: String
    var random: SeededRandom
    var sections: [Section] = []
    var store: TranslationStore
    var plan: TranslationPlan
    var taken = 0
    private var sent: [InterchangeDocument] = []
    private var serial = 0

    init(seed: UInt64) throws {
        random = SeededRandom(seed: seed)
        locale = Self.locales[Int(seed % UInt64(Self.locales.count))]
        plan = try Fixture("").plan(locale)
        store = refresh(nil, for: plan)
        for _ in 0..<3 { addSection() }
        try catalogChanged()
    }

    mutating func step() throws {
        switch random.below(8) {
        case 0: addSection()
        case 1: if sections.count > 1 { sections.remove(at: random.below(sections.count)) }
        case 2: rename()
        case 3, 4: rewrite()
        case 5: sent.append(try read(random.pick(XLIFFVersion.allCases).handoff(store)))
        default: try giveBack()
        }
        try catalogChanged()
    }

    // MARK: The catalog

    private mutating func words() -> String { random.pick(["Working", "Busy", "Done", "At it \(random.below(4))"]) }

    private mutating func label() -> String {
        random.pick([
            "Ailoha is {count, plural, one {on # task} other {on # tasks}}", "Ailoha works on {count}", words(),
        ])
    }

    private mutating func addSection() {
        let id = "s." + String(UnicodeScalar(UInt8(97 + random.below(8))))
        guard !sections.contains(where: { $0.id == id }) else { return }
        sections.insert(Section(id: id, title: words(), label: label()), at: random.below(sections.count + 1))
    }

    private mutating func rename() {
        let index = random.below(sections.count)
        let id = "r." + String(UnicodeScalar(UInt8(97 + random.below(8))))
        guard !sections.contains(where: { $0.id == id }) else { return }
        sections[index].was = sections[index].id
        sections[index].id = id
    }

    private mutating func rewrite() {
        let index = random.below(sections.count)
        if random.below(2) == 0 { sections[index].title = words() } else { sections[index].label = label() }
    }

    private mutating func catalogChanged() throws {
        let copy = sections.map { section in
            let was = section.was.map { "was = \($0)\n" } ?? ""
            return "[copy \(section.id)]\nwhen = *\ntitle = \(section.title)\nlabel = \(section.label)\n\(was)"
        }
        plan = try Fixture(copy.joined(separator: "\n")).plan(locale)
        let before = wordsOfTranslators(store)
        store = refresh(store, for: plan)
        let lost = before.subtracting(wordsOfTranslators(store))
        #expect(lost == [], "refreshing lost words")
        try checkStore()
    }

    // MARK: Translators

    /// Types something new, and sometimes flags it.
    mutating func edit(_ unit: inout InterchangeUnit) {
        serial += 1
        var target = FormText("w\(serial)w ")
        for placeholder in unit.source.placeholders { target.append(placeholder, at: nil) }
        unit.target = target
        unit.state = random.pick([nil, .initial, .needsReview, .translated, .final])
        if random.below(6) == 0 { unit.notes.append(InterchangeNote(from: nil, text: "n\(serial)n")) }
    }

    /// Loses the bases, as some tools do.
    private mutating func mayForgetBases(_ document: inout InterchangeDocument) {
        guard random.below(5) == 0 else { return }
        for index in document.files[0].units.indices { document.files[0].units[index].base = nil }
    }

    private mutating func giveBack() throws {
        guard var document = sent.isEmpty ? nil : sent[random.below(sent.count)] else { return }
        var edited: [InterchangeUnit] = []
        mayForgetBases(&document)
        for index in document.files[0].units.indices where random.below(3) == 0 {
            edit(&document.files[0].units[index])
            edited.append(document.files[0].units[index])
        }
        let before = store
        let merged = merge([document], into: store, for: plan)
        taken += merged.report.count(.taken)
        let after = wordsOfTranslators(merged.store)
        for unit in edited {
            let word = unit.target?.identity.prefix { $0 != " " }
            #expect(after.contains(String(word ?? "")), "a returned word was lost")
        }
        // Only a target that a return has replaced, knowing it, may go.
        let replaced = document.files[0].units.compactMap { unit in unit.base?.target }
        let lost = wordsOfTranslators(before).subtracting(after)
        let current = before.messages.flatMap(\.forms).compactMap(\.target?.text)
        for word in lost {
            let target = current.first { $0.identity.hasPrefix(word + " ") }
            #expect(target.map { replaced.contains(ContentHash.letters(of: $0.identity)) } == true, "\(word) was lost")
        }
        checkTargets(before, merged.store, document)
        store = merged.store
        let again = merge([document], into: store, for: plan)
        #expect(again.report.count(.taken) == 0, "merging again takes nothing")
        #expect(text(again.store) == text(store), "merging again changes nothing")
    }

    /// A target gives way only to one of today's source, from a file that knew it or that has lost its base.
    private func checkTargets(
        _ before: TranslationStore, _ after: TranslationStore, _ document: InterchangeDocument
    ) {
        let later = Dictionary(uniqueKeysWithValues: after.messages.flatMap(\.forms).map { ($0.id, $0) })
        for form in before.messages.flatMap(\.forms) {
            guard let old = form.target?.text, let now = later[form.id]?.target?.text, old != now else { continue }
            let origins = document.files[0].units.filter { unit in
                unit.target.map(word) == word(now) && unit.source.saysTheSame(as: form.source)
            }
            let isKnown = origins.contains { unit in
                unit.base.map { $0.target == ContentHash.letters(of: old.identity) } ?? true
            }
            #expect(isKnown, "\(form.id) went from \(old.readable) to \(now.readable)")
        }
    }

    /// What marks a target as one of its kind.
    private func word(_ text: FormText) -> Substring { text.identity.prefix { $0 != " " } }

    // MARK: What always holds

    private func checkStore() throws {
        let bytes = text(store)
        let file = try XMLText.decode(Writer12.store(store)).get()
        #expect(lintXLIFF(file, file: FileID(index: 0)) == [])
        #expect(text(refresh(try storedAgain(store), for: plan)) == bytes)
        for version in XLIFFVersion.allCases {
            let merged = merge([try read(version.handoff(store))], into: store, for: plan)
            #expect(text(merged.store) == bytes)
            #expect(merged.diagnostics == [])
        }
        #expect(store.messages.map(\.key) == plan.entries.map(\.key))
    }

    /// The marked words of all targets and notes, alternatives and retired units included.
    private func wordsOfTranslators(_ store: TranslationStore) -> Set<String> {
        Set(text(store).matches(of: /[wn][0-9]+[wn]/).map { String($0.output) })
    }
}
