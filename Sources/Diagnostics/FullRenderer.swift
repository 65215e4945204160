import SourceText

extension ReportFormat {
    /// For people: what is wrong, the lines concerned with carets under the exact scalars, reasons and ways out.
    package static let full = ReportFormat("full", "source lines and carets, for people", isMachineReadable: false) {
        report, write in
        for (index, diagnostic) in report.diagnostics.enumerated() {
            write((index > 0 ? "\n" : "") + FullRenderer(report: report, diagnostic: diagnostic).text)
        }
    }
}

/// Writes one finding in the format `full`.
private struct FullRenderer {
    let report: Report
    let diagnostic: Diagnostic

    var text: String {
        let excerpts = self.excerpts
        let gutter = excerpts.map(\.gutterColumns).max() ?? 1
        return headline + excerpts.map { $0.text(gutter: gutter, in: report) }.joined() + remarks(gutter: gutter)
    }

    private var headline: String {
        let level = TerminalStyle(diagnostic.level).paint(diagnostic.level.name, report.usesColor)
        let message = TerminalStyle.strong.paint(
            ": " + VisibleText.escaped(diagnostic.headline), report.usesColor)
        return "\(level)\(message) [\(diagnostic.rule.id)]\n"
    }

    /// One a file: first the file of the finding, then those of the second places, in their order.
    private var excerpts: [Excerpt] {
        var excerpts: [Excerpt] = []
        func add(_ range: SourceRange, _ label: String, isPrimary: Bool) {
            let index = excerpts.firstIndex { $0.file == range.file } ?? excerpts.count
            if index == excerpts.count {
                excerpts.append(
                    Excerpt(file: range.file, level: diagnostic.level, place: report.place(of: range)))
            }
            excerpts[index].mark(range, label, isPrimary: isPrimary, in: report)
        }
        if let range = diagnostic.range { add(range, "", isPrimary: true) }
        for related in diagnostic.related { add(related.range, related.message, isPrimary: false) }
        return excerpts
    }

    private func remarks(gutter: Int) -> String {
        let notes = diagnostic.notes.map { remark("note", .note, $0, gutter: gutter) }
        let fixes = diagnostic.fixes.map { fix in
            let additions = fix.edits.map(\.replacement).filter { $0.contains("\n") }.map(Self.trimmed)
            return remark("help", .help, ([fix.message] + additions).joined(separator: "\n"), gutter: gutter)
        }
        return (notes + fixes).joined()
    }

    /// The text without line ends around it.
    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first?.isNewline == true { text.removeFirst() }
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }

    /// A line under the excerpt; further lines of the remark stand below its first word.
    private func remark(_ kind: String, _ style: TerminalStyle, _ text: String, gutter: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            VisibleText.escaped(String($0))
        }
        let margin = String(repeating: " ", count: gutter + 1)
        let head =
            margin + TerminalStyle.frame.paint("=", report.usesColor) + " "
            + style.paint(kind, report.usesColor) + ": " + (lines.first ?? "") + "\n"
        let indent = margin + String(repeating: " ", count: kind.count + 4)
        return head + lines.dropFirst().map { $0.isEmpty ? "\n" : indent + $0 + "\n" }.joined()
    }
}
