import CatalogModel
import Diagnostics
import Regions

/// How a difference is written. A format is one case and one function.
package enum DifferenceFormat: String, Sendable, CaseIterable {
    case full
    case markdown
    case json

    /// The text, with its last line end. `limit`: how many groups are shown; JSON shows all.
    package func text(_ difference: CatalogDifference, limit: Int) -> String {
        switch self {
        case .full: difference.fullText(limit)
        case .markdown: difference.markdown(limit)
        case .json: difference.json
        }
    }
}

extension CatalogDifference {
    /// For people at a terminal.
    fileprivate func fullText(_ limit: Int) -> String {
        var lines = [headline]
        for change in changes.prefix(limit) {
            lines += [""] + places(change, limit: 4)
            lines.append(
                "  " + ([combinations(change.count)] + [event(change)].compactMap(\.self)).joined(separator: ", "))
            lines += rows(fields(change.before, change.after))
        }
        if changes.count > limit { lines += ["", "and \(grouped(changes.count - limit)) more groups"] }
        if let fallback { lines += ["", "the fallback"] + rows(fields(fallback.before, fallback.after)) }
        for (title, list) in sections { lines += ["", title] + list.map { "  \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    private func rows(_ fields: [FieldChange]) -> [String] {
        Columns.lines(fields.map { [$0.name, "\($0.before ?? "nothing") → \($0.after ?? "nothing")"] }).map {
            "  \($0)"
        }
    }

    /// What there is to say besides changes, with a heading each.
    private var sections: [(title: String, lines: [String])] {
        [
            ("axes", axisLines), ("translations that are out of use now", strandedLines),
            ("states that read alike now", alikeLines),
        ].filter { !$0.1.isEmpty }
    }

    /// For a pull request.
    fileprivate func markdown(_ limit: Int) -> String {
        var lines = ["**\(headline)**"]
        if !changes.isEmpty {
            lines += ["", "| Where | Combinations | What | Before | After |", "| --- | ---: | --- | --- | --- |"]
            for change in changes.prefix(limit) { lines += rows(change) }
            if changes.count > limit { lines += ["", "… and \(grouped(changes.count - limit)) more groups."] }
        }
        if let fallback {
            lines += ["", "#### The fallback", "", "| What | Before | After |", "| --- | --- | --- |"]
            lines += fields(fallback.before, fallback.after).map { "| \(cells($0)) |" }
        }
        for (title, list) in sections {
            lines += ["", "#### \(title.prefix(1).uppercased())\(title.dropFirst())", ""] + list.map { "- \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func rows(_ change: Change) -> [String] {
        let place = places(change, limit: 3).map(\.inTable).joined(separator: "<br>")
        let fields = fields(change.before, change.after)
        guard !fields.isEmpty else {
            return ["| \(place) | \(grouped(change.count)) | \(event(change) ?? "") | | |"]
        }
        return fields.enumerated().map { index, field in
            let head = index == 0 ? "\(place) | \(grouped(change.count))" : " | "
            let mark = index == 0 ? event(change).map { "\($0): " } ?? "" : ""
            return "| \(head) | \(mark)\(cells(field)) |"
        }
    }

    private func cells(_ field: FieldChange) -> String {
        "\(field.name) | \(field.before?.inTable ?? "") | \(field.after?.inTable ?? "")"
    }

    /// One object: documented, versioned.
    fileprivate var json: String {
        var object = JSONObject()
        object.add("version", 1)
        object.add("combinations", "\(count)")
        object.add("possible", "\(possibleCount)")
        object.add("locales", locales)
        object.add("changes", changes.map(object(of:)))
        object.add("fallback", fallback.map { fields($0.before, $0.after).map(object(of:)) } ?? [])
        object.add(
            "axes",
            joint.changes.map { change in
                var entry = JSONObject()
                entry.add("axis", change.axis)
                if let value = change.value { entry.add("value", value) }
                entry.add("is", change.side == .after ? "new" : "gone")
                return entry
            })
        object.add(
            "stranded",
            stranded.map { entry in
                var result = JSONObject()
                result.add("locale", entry.locale)
                result.add("stale", entry.stale)
                result.add("retired", entry.retired)
                return result
            })
        object.add(
            "alike",
            alike.map { entry in
                var result = JSONObject()
                result.add("locale", entry.locale)
                result.add("sections", entry.sections)
                result.add("title", entry.title)
                return result
            })
        return object.text + "\n"
    }

    private func object(of change: Change) -> JSONObject {
        var object = JSONObject()
        object.add("combinations", "\(change.count)")
        object.add("event", change.before == nil ? "possible" : change.after == nil ? "impossible" : "words")
        object.add("selectors", change.regions.map { joint.catalog.selector(for: $0) })
        object.add("allSelectors", change.isWhole)
        object.add("fields", fields(change.before, change.after).map(object(of:)))
        return object
    }

    private func object(of field: FieldChange) -> JSONObject {
        var object = JSONObject()
        object.add("locale", field.locale ?? locales[0])
        object.add("field", field.field.rawValue)
        if let before = field.before { object.add("before", before) }
        if let after = field.after { object.add("after", after) }
        return object
    }
}

extension String {
    /// The text as it stands in a cell of a Markdown table: nothing in it is markup.
    fileprivate var inTable: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&", "@": result += "\\\(scalar)"
            case "\n", "\r", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
