import SourceText

extension ReportFormat {
    /// A line a finding, as compilers write it: editors and Xcode jump to the place.
    package static let concise = ReportFormat(
        "concise", "a line each, `path:line:column: error: … [id]`", isMachineReadable: false
    ) { report, write in
        for diagnostic in report.diagnostics { write(line(for: diagnostic, in: report) + "\n") }
    }

    private static func line(for diagnostic: Diagnostic, in report: Report) -> String {
        var line = ""
        if let range = diagnostic.range {
            let place = report.place(of: range)
            line = "\(place.path):\(place.start.line):\(place.start.column): "
        }
        return VisibleText.escaped(
            line + "\(diagnostic.level.name): \(diagnostic.headline) [\(diagnostic.rule.id)]")
    }
}
