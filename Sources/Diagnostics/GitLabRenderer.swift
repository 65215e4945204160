import SourceText

extension ReportFormat {
    /// GitLab's code quality report: a JSON array, an object a line.
    /// <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>
    package static let gitlab = ReportFormat("gitlab", "GitLab's code quality report", isMachineReadable: true) {
        report, write in
        var fingerprints = Fingerprints()
        var separator = "["
        for diagnostic in report.diagnostics {
            write(separator + object(diagnostic, fingerprints.next(diagnostic, in: report.files), report).text)
            separator = ",\n"
        }
        write(report.diagnostics.isEmpty ? "[]\n" : "]\n")
    }

    private static func object(_ diagnostic: Diagnostic, _ fingerprint: String, _ report: Report) -> JSONObject {
        let place = report.nearestPlace(to: diagnostic)
        var lines = JSONObject()
        lines.add("begin", place.start.line)
        lines.add("end", place.end.line)
        var location = JSONObject()
        location.add("path", RelativeURI.belowTop(place.path))
        location.add("lines", lines)
        var object = JSONObject()
        object.add("description", diagnostic.headline)
        object.add("check_name", diagnostic.rule.id)
        object.add("fingerprint", fingerprint)
        object.add("severity", severity(diagnostic.level))
        object.add("location", location)
        return object
    }

    private static func severity(_ level: Level) -> String {
        switch level {
        case .error: "critical"
        case .warning: "minor"
        case .note, .off: "info"
        }
    }
}
