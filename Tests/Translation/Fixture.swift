import CatalogModel
import Compiler
import Diagnostics
import LocaleData
import SourceText
import Testing
import Translation
import XLIFF

/// A small catalog and what its translators work on.
struct Fixture {
    var catalog: ResolvedCatalog

    /// `sections` stand behind a header with two axes, an integer `count` of 0…99 and budgets.
    init(_ sections: String, argument: String = "type = integer\nclass = D0\nrange = 0...99") {
        let text = """
            [catalog test]
            source = en
            locales = de, ru, pl, ja, ar, en-GB
            precedence = task, surface
            routes = app

            [axis task]
            values = calendar, contact, unknown
            source = payload
            unknown = unknown

            [axis surface]
            values = minimal, lock-screen, always-on
            source = device

            [argument count]
            \(argument)

            [budget wide]
            when = lock-screen|always-on
            title = 30 columns

            [budget narrow]
            when = minimal
            title = 6 columns

            \(sections)
            """
        catalog =
            compile(
                CatalogInputs(
                    catalog: [CatalogInputs.File(path: "Catalog/a.copy", bytes: Array(text.utf8))], locales: [])
            ).catalog
    }

    /// What a locale's translators are asked for.
    func plan(_ tag: String, isRequired: Bool = true, minimum: LocaleSetting.MinimumState = .translated) throws
        -> TranslationPlan
    {
        var setting = try #require(catalog.locales.first { $0.tag.text == tag })
        setting.isRequired = isRequired
        setting.minimumState = minimum
        return TranslationPlan(
            catalog: catalog, setting: setting, source: try LocaleTag.parse("en").get(),
            target: try LocaleTag.parse(tag).get())
    }
}

/// Reads a file, which must be well-formed XLIFF.
func read(_ bytes: [UInt8], file: UInt32 = 7) throws -> InterchangeDocument {
    let text = try XMLText.decode(bytes).get()
    let staged = readXLIFF(text, file: FileID(index: file))
    #expect(staged.diagnostics == [])
    return staged.value
}

func read(_ text: String, file: UInt32 = 7) throws -> InterchangeDocument { try read(Array(text.utf8), file: file) }

/// The store that a file holds.
func storedAgain(_ store: TranslationStore) throws -> TranslationStore {
    try #require(TranslationStore(try read(Writer12.store(store))))
}

func text(_ store: TranslationStore) -> String { String(decoding: Writer12.store(store), as: UTF8.self) }
func handoff(_ store: TranslationStore) -> String { String(decoding: Writer12.handoff(store), as: UTF8.self) }

extension TranslationStore {
    /// The form of an id.
    subscript(id: String) -> StoredForm? { messages.flatMap(\.forms).first { $0.id == id } }
}

extension FormText {
    /// `{id}` stands for a placeholder.
    init(_ pattern: String) {
        self.init()
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            append(MappedText(String(rest[..<open]), file: FileID(index: 0), at: 0))
            let id = String(rest[rest.index(after: open)..<close])
            append(Placeholder(id: id, spelling: id.hasSuffix(".hash") ? "#" : "{\(id)}"), at: nil)
            rest = rest[rest.index(after: close)...]
        }
        append(MappedText(String(rest), file: FileID(index: 0), at: 0))
    }
}

/// Puts a target (and a state) into a hand-off, as a translator's tool would. `{id}` stands for a placeholder.
func translating(_ file: String, _ id: String, to target: String, state: String = "translated") throws -> String {
    let unit = try #require(file.firstRange(of: "<trans-unit id=\"\(id)\""))
    let open = try #require(file[unit.upperBound...].firstRange(of: "<target"))
    let lineEnd = try #require(file[open.upperBound...].firstIndex(of: "\n"))
    let inline = target.replacing(/\{([a-z.0-9-]+)\}/) { "<x id=\"\($0.output.1)\"/>" }
    return file[..<open.lowerBound] + "<target state=\"\(state)\">\(inline)</target>" + file[lineEnd...]
}

/// Refreshes with a briefing made for the plan's catalog.
func refresh(_ store: TranslationStore?, for plan: TranslationPlan) -> TranslationStore {
    refresh(store, for: plan, briefing: Briefing(plan.catalog, source: plan.source))
}

/// Merges with a briefing made for the plan's catalog.
func merge(
    _ documents: [InterchangeDocument], into store: TranslationStore?, for plan: TranslationPlan
) -> Merged {
    merge(documents, into: store, for: plan, briefing: Briefing(plan.catalog, source: plan.source))
}
