import SourceText

extension ReportFormat {
    /// A line a finding, as compilers write it: editors and Xcode jump to the place.
    package static let concise = ReportFormat(
        "concise", "a line each, `path:line:column: error: … [id]`", isMachineReadable: false
    ) { report in
        report.diagnostics.map { line(for: $0, in: report) + "\n" }.joined()
    }

    private static func line(for diagnostic: Diagnostic, in report: Report) -> String {
        var line = ""
        if let range = diagnostic.range {
            let place = report.place(of: range)
            line = "\(place.path):\(place.start.line):\(place.start.column): "
        }
        let locale = diagnostic.locale.map { "\($0): " } ?? ""
        return VisibleText.escaped(
            line + "\(diagnostic.level.name): \(locale)\(diagnostic.message) [\(diagnostic.rule.id)]")
    }
}
