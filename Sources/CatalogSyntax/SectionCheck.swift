import Diagnostics
import SourceText

/// Checks the entries of a section against its schema: which keys there are, how often, and the form of their values.
struct SectionCheck {
    private(set) var diagnostics: [Diagnostic] = []
    let schema: SectionSchema
    private let head: SourceRange
    private let bytes: [UInt8]

    init(_ kind: SectionKind, head: SourceRange, bytes: [UInt8]) {
        self.schema = CatalogSchema.section(kind)
        self.head = head
        self.bytes = bytes
    }

    /// The entries that the section knows; misspelt keys put right where the right key is not there.
    mutating func check(_ entries: [EntrySyntax]) -> [EntrySyntax] {
        var known: [EntrySyntax] = []
        known.reserveCapacity(entries.count)
        var first: [String: Int] = [:]
        first.reserveCapacity(entries.count)
        for entry in entries {
            guard let entry = resolve(entry, among: entries), let key = schema.key(entry.base) else { continue }
            checkText(entry, key)
            known.append(entry)
            guard !key.mayRepeat else { continue }
            if let earlier = first[entry.key.text] {
                reportDuplicate(entry, of: known[earlier])
            } else {
                first[entry.key.text] = known.count - 1
            }
        }
        for requirement in schema.required { check(requirement, in: known) }
        return known
    }

    /// The entry, if the section knows its key, also after a correction.
    private mutating func resolve(_ entry: EntrySyntax, among entries: [EntrySyntax]) -> EntrySyntax? {
        guard let key = schema.key(entry.base) else { return correct(entry, among: entries) }
        return checkSuffix(entry, key) ? entry : nil
    }

    mutating func add(_ finding: Diagnostic) {
        diagnostics.append(finding)
    }

    private mutating func reportDuplicate(_ entry: EntrySyntax, of earlier: EntrySyntax) {
        let isSame = entry.value.text == earlier.value.text
        let repeatable = schema.keys.filter(\.mayRepeat).map { "`\($0.name)`" }.joined(separator: " and ")
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.duplicateKey, "`\(entry.key.text)` stands twice in this section",
                at: entry.key.range, related: [.init(earlier.key.range, "the first is here")],
                notes: [repeatable.isEmpty ? "Keep one of them." : "Keep one of them; only \(repeatable) may repeat."],
                fixes: [Fix("Delete this one", isSame ? .safe : .needsReview, [.init(entry.lines, "")])]))
    }

    private mutating func check(_ requirement: SectionSchema.Requirement, in entries: [EntrySyntax]) {
        guard !entries.contains(where: { requirement.keys.contains($0.key.text) }) else { return }
        let keys = requirement.keys.map { "`\($0)`" }.joined(separator: " or ")
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.missingKey, "`[\(schema.kind.rawValue)]` has no \(keys)", at: head,
                notes: [requirement.hint]))
    }

    /// TABs, emptiness and form of a value.
    private mutating func checkText(_ entry: EntrySyntax, _ key: KeySchema) {
        if entry.value.text.isEmpty {
            guard entry.key.text != "locales" else { return }
            diagnostics.append(
                Diagnostic(
                    CatalogSyntaxRules.emptyValue, "`\(entry.key.text)` has no value", at: entry.range,
                    notes: ["Write one behind the `=`, or delete the entry."],
                    fixes: [Fix("Delete the entry", .needsReview, [.init(entry.lines, "")])]))
            return
        }
        checkTabs(entry)
        diagnostics += ValueCheck(entry, key.form).findings()
    }

    private mutating func checkTabs(_ entry: EntrySyntax) {
        var tabs: [SourceRange] = []
        for piece in entry.value.pieces where piece.isVerbatim {
            for offset in piece.source where bytes[offset] == 0x09 {
                tabs.append(SourceRange(file: head.file, offset..<(offset + 1)))
            }
        }
        guard let first = tabs.first else { return }
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.tabInValue, "a TAB in the value of `\(entry.key.text)`", at: first,
                notes: ["Screens show it as a gap of any width."],
                fixes: [Fix("Write a space", .safe, tabs.map { .init($0, " ") })]))
    }
}
