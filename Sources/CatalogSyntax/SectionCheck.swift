import Diagnostics
import SourceText

/// Checks the entries of a section against its schema: which keys there are, how often, and the form of their values.
struct SectionCheck {
    private(set) var diagnostics: [Diagnostic] = []
    let schema: SectionSchema
    /// The keys that are spelt right in the section, collected once a misspelt one was met.
    var spelt: Set<String>?
    private let head: SourceRange
    private let bytes: [UInt8]
    /// For each key of the schema the first entry that has it.
    private var first: [Int?]
    /// The same for keys with a suffix, by the key's index and the suffix.
    private var suffixed: [String: Int] = [:]

    init(_ kind: SectionKind, head: SourceRange, bytes: [UInt8]) {
        self.schema = CatalogSchema.section(kind)
        self.head = head
        self.bytes = bytes
        self.first = Array(repeating: nil, count: schema.keys.count)
    }

    /// The entries that the section knows; misspelt keys put right where the right key is not there.
    mutating func check(_ entries: consuming [EntrySyntax]) -> [EntrySyntax] {
        var known = entries
        var unknown: Set<Int> = []
        for index in known.indices {
            guard let key = resolve(&known, index) else {
                unknown.insert(index)
                continue
            }
            checkText(&known[index], schema.keys[key].form)
            if !schema.keys[key].mayRepeat, let earlier = earlier(known[index], key, at: index) {
                reportDuplicate(known[index], of: known[earlier])
            }
        }
        if !unknown.isEmpty { known = known.indices.filter { !unknown.contains($0) }.map { known[$0] } }
        for requirement in schema.required { check(requirement, in: known) }
        return known
    }

    /// The key of an entry in the schema, perhaps after a correction; nothing where the section does not know it.
    private mutating func resolve(_ entries: inout [EntrySyntax], _ index: Int) -> Int? {
        if let key = schema.index(of: entries[index].base) {
            return entries[index].suffix == nil || checkSuffix(entries[index], schema.keys[key]) ? key : nil
        }
        guard let corrected = correct(entries[index], among: entries) else { return nil }
        entries[index] = corrected
        return schema.index(of: corrected.base)
    }

    /// Where the same key stood before in the section; notes that it stands at `index`, where it did not.
    private mutating func earlier(_ entry: EntrySyntax, _ key: Int, at index: Int) -> Int? {
        if let suffix = entry.suffix {
            let whole = "\(key).\(suffix.text)"
            defer { if suffixed[whole] == nil { suffixed[whole] = index } }
            return suffixed[whole]
        }
        defer { if first[key] == nil { first[key] = index } }
        return first[key]
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

    /// TABs, emptiness and form of a value; a selector is kept as it was read.
    private mutating func checkText(_ entry: inout EntrySyntax, _ form: ValueForm) {
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
        if case .selector = form {
            var parser = SelectorParser(entry.value)
            entry.selector = parser.parse()
            diagnostics += parser.diagnostics
        } else if !form.isFree {
            diagnostics += ValueCheck(entry, form).findings()
        }
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
