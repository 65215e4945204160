import SourceText

extension ReportFormat {
    /// Workflow commands, which GitHub Actions shows beside the lines of a pull request.
    ///
    /// Of each level it shows ten a step: errors come first, the rest is counted in a last notice.
    /// <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>
    package static let github = ReportFormat(
        "github", "annotations of GitHub Actions, errors first", isMachineReadable: true
    ) { report, write in
        guard !report.diagnostics.isEmpty else { return }
        var hidden = 0
        for level in Level.allCases.reversed() {
            let found = report.diagnostics.lazy.filter { $0.level == level }
            // The summary is a notice too.
            let most = level == .error || level == .warning ? shownOfALevel : shownOfALevel - 1
            for diagnostic in found.prefix(most) { write(command(for: diagnostic, in: report) + "\n") }
            hidden += max(0, found.count - most)
        }
        let hint = hidden == 0 ? "" : "; \(grouped(hidden)) of them are not shown here: run `placard check`"
        write("::notice title=placard::" + data(total(report.diagnostics) + hint) + "\n")
    }

    private static let shownOfALevel = 10

    private static func command(for diagnostic: Diagnostic, in report: Report) -> String {
        let word = diagnostic.level == .error || diagnostic.level == .warning ? diagnostic.level.name : "notice"
        var properties: [(String, String)] = []
        if let range = diagnostic.range {
            let place = report.place(of: range)
            properties = [("file", RelativeURI.belowTop(place.path)), ("line", String(place.start.line))]
            // Columns are refused where the annotation spans lines.
            if place.end.line == place.start.line { properties.append(("col", String(place.start.column))) }
            properties.append(("endLine", String(place.end.line)))
            if place.end.line == place.start.line { properties.append(("endColumn", String(place.end.column))) }
        }
        properties.append(("title", "placard: \(diagnostic.rule.id)"))
        let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
        let text = ([diagnostic.headline] + diagnostic.notes).joined(separator: "\n")
        return "::\(word) \(list)::\(data(text))"
    }

    /// "2 errors, 1 warning"
    private static func total(_ diagnostics: [Diagnostic]) -> String {
        [Level.error, .warning, .note].compactMap { level in
            let count = diagnostics.count { $0.level == level }
            return count == 0 ? nil : "\(grouped(count)) \(level.name)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    /// Writes the reserved characters as `%0A`.
    private static func escaped(_ text: String, _ reserved: [Unicode.Scalar]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if reserved.contains(scalar) {
                result += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
            } else if scalar != "\n", let replacement = VisibleText.replacement(of: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
