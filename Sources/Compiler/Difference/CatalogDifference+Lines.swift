import CatalogModel
import Diagnostics
import Regions

extension CatalogDifference {
    /// One field that says something else in one locale.
    struct FieldChange {
        /// Absent for the source alone.
        let locale: String?
        let field: Said.Field
        let before: String?
        let after: String?

        var name: String { locale.map { "\($0) \(field.rawValue)" } ?? field.rawValue }
    }

    /// The fields of a change that differ, by locale; all that is said where only one side thinks it possible.
    func fields(_ before: [Said]?, _ after: [Said]?) -> [FieldChange] {
        locales.indices.flatMap { index in
            Said.Field.allCases.compactMap { field in
                let old = before?[index][field]
                let new = after?[index][field]
                guard old != new else { return nil }
                return FieldChange(locale: index == 0 ? nil : locales[index], field: field, before: old, after: new)
            }
        }
    }

    /// What happened to a change's combinations, where that is not only other words.
    func event(_ change: Change) -> String? {
        if change.before == nil { return "is possible now" }
        if change.after == nil { return "is impossible now" }
        return nil
    }

    /// `12 of 6,048 possible combinations say something else, in 3 groups`
    var headline: String {
        guard !changes.isEmpty else { return "no combination says something else" }
        let groups = changes.count == 1 ? "1 group" : "\(grouped(changes.count)) groups"
        let verb = count == 1 ? "says" : "say"
        return
            "\(grouped(count)) of \(grouped(possibleCount)) possible combinations \(verb) something else, in \(groups)"
    }

    /// What happened to axes and their values, a line each.
    var axisLines: [String] {
        zip(joint.changes, valueCounts).map { change, count in
            let place = change.value.map { "the value `\($0)` of axis `\(change.axis)`" } ?? "the axis `\(change.axis)`"
            let size = count.map { " (\(combinations($0)), not compared)" } ?? ""
            return change.side == .after ? "\(place) is new\(size)" : "\(place) is gone\(size)"
        }
    }

    /// What becomes of translations, a line a locale.
    var strandedLines: [String] {
        stranded.map { entry in
            let parts = [("stale", entry.stale), ("retired", entry.retired)].filter { !$0.1.isEmpty }
            return "`\(entry.locale)`: "
                + parts.map { "\(grouped($1.count)) \($0) (\(listed($1)))" }.joined(separator: ", ")
        }
    }

    /// Sections that read alike now, a line each.
    var alikeLines: [String] {
        alike.map { "`\($0.sections[1])` reads like `\($0.sections[0])` in `\($0.locale)`: \($0.title)" }
    }

    func combinations(_ count: UInt128) -> String { count == 1 ? "1 combination" : "\(grouped(count)) combinations" }

    private func listed(_ ids: [String]) -> String {
        ids.prefix(4).map { "`\($0)`" }.joined(separator: ", ") + (ids.count > 4 ? " …" : "")
    }

    /// Where a change is: its regions in words, at most so many.
    func places(_ change: Change, limit: Int) -> [String] {
        let shown = change.regions.prefix(limit).map { joint.catalog.words(for: $0) }
        let rest = change.regions.count - shown.count
        guard rest > 0 || !change.isWhole else { return shown }
        return shown + ["and \(change.isWhole ? grouped(rest) : "more than \(grouped(rest))") more regions"]
    }
}
