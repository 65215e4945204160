import Diagnostics
import SourceText

/// Keys that the section does not know.
extension SectionCheck {
    /// Reports an unknown key; the entry under the key that was meant, if there is one and it is not taken.
    mutating func correct(_ entry: EntrySyntax, among entries: [EntrySyntax]) -> EntrySyntax? {
        let names = schema.keys.map(\.name)
        let nearest = Spelling.nearest(to: entry.base, among: names)
        let base = SourceRange(
            file: entry.key.range.file, entry.key.range.lower..<(entry.suffix?.range.lower ?? entry.key.range.upper))
        let place = entry.suffix == nil ? base : SourceRange(file: base.file, base.lower..<(base.upper - 1))
        let elsewhere = CatalogSchema.kinds(withKey: entry.base).map { "`[\($0.rawValue)]`" }
        var notes: [String] = []
        if let nearest { notes.append("Did you mean `\(nearest)`?") }
        if !elsewhere.isEmpty { notes.append("It is a key of \(elsewhere.joined(separator: ", ")).") }
        if notes.isEmpty { notes.append("Its keys are \(names.map { "`\($0)`" }.joined(separator: ", ")).") }
        report(
            entry.base.isEmpty
                ? "a key is missing before `\(entry.key.text.prefix(40))`"
                : "`[\(schema.kind.rawValue)]` has no key `\(entry.base.prefix(60))`", at: place, notes: notes,
            fixes: nearest.map { nearest in
                let isSpelling = entry.base.lowercased().split(separator: "_").joined(separator: "-") == nearest
                return [Fix("Write `\(nearest)`", isSpelling ? .safe : .needsReview, [.init(place, nearest)])]
            } ?? [])
        guard let nearest, elsewhere.isEmpty, let key = schema.key(nearest), entry.suffix == nil || key.takesSuffix
        else {
            return nil
        }
        let whole = nearest + (entry.suffix.map { ".\($0.text)" } ?? "")
        let spelt = self.spelt ?? Set(entries.map(\.key.text))
        self.spelt = spelt
        guard key.mayRepeat || !spelt.contains(whole) else { return nil }
        return EntrySyntax(
            key: Name(whole, at: entry.key.range), suffix: entry.suffix, value: entry.value, range: entry.range,
            lines: entry.lines)
    }

    /// Whether a known key may have the suffix that it has; reports it where not.
    mutating func checkSuffix(_ entry: EntrySyntax, _ key: KeySchema) -> Bool {
        guard let suffix = entry.suffix else { return true }
        let dot = SourceRange(file: suffix.range.file, (suffix.range.lower - 1)..<suffix.range.upper)
        switch key.suffix {
        case .none:
            report(
                "`\(key.name)` takes nothing after a dot", at: dot, notes: [],
                fixes: [Fix("Write `\(key.name)`", .needsReview, [.init(dot, "")])])
        case .locale:
            guard let finding = NameCheck.finding(suffix, .tag) else { return true }
            add(finding)
        case .key(let names):
            if names.contains(suffix.text) { return true }
            let nearest = Spelling.nearest(to: suffix.text, among: names)
            let list = names.map { "`\(key.name).\($0)`" }.joined(separator: ", ")
            report(
                "there is no key `\(entry.key.text.prefix(60))`", at: suffix.range,
                notes: [nearest.map { "Did you mean `\(key.name).\($0)`?" } ?? "There are \(list)."],
                fixes: nearest.map { [Fix("Write `\($0)`", .needsReview, [.init(suffix.range, $0)])] } ?? [])
        }
        return false
    }

    private mutating func report(_ message: String, at range: SourceRange, notes: [String], fixes: [Fix]) {
        add(Diagnostic(CatalogSyntaxRules.unknownKey, message, at: range, notes: notes, fixes: fixes))
    }
}
