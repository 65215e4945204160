import SourceText

extension ReportFormat {
    /// An object a line; `Documentation/diagnostics.md` says what its members mean. A member is only ever added: a
    /// change of meaning raises `version`.
    package static let json = ReportFormat("json", "an object a line, for programs", isMachineReadable: true) {
        report, write in
        for diagnostic in report.diagnostics { write(object(diagnostic, in: report).text + "\n") }
    }

    private static let jsonVersion = 1

    private static func object(_ diagnostic: Diagnostic, in report: Report) -> JSONObject {
        var object = JSONObject()
        object.add("version", jsonVersion)
        object.add("rule", diagnostic.rule.id)
        object.add("severity", diagnostic.level.name)
        if let range = diagnostic.range { add(range, to: &object, in: report) }
        if let locale = diagnostic.locale { object.add("locale", locale) }
        object.add("message", diagnostic.message)
        object.add("notes", diagnostic.notes)
        object.add(
            "related",
            diagnostic.related.map { related in
                var object = JSONObject()
                add(related.range, to: &object, in: report)
                object.add("message", related.message)
                return object
            })
        object.add("fixes", diagnostic.fixes.map { self.object($0, in: report) })
        return object
    }

    private static func object(_ fix: Fix, in report: Report) -> JSONObject {
        var object = JSONObject()
        object.add("message", fix.message)
        object.add("applicability", fix.applicability.rawValue)
        object.add(
            "edits",
            fix.edits.map { edit in
                var object = JSONObject()
                add(edit.range, to: &object, in: report)
                object.add("replacement", edit.replacement)
                return object
            })
        return object
    }

    private static func add(_ range: SourceRange, to object: inout JSONObject, in report: Report) {
        let place = report.place(of: range)
        object.add("path", place.path)
        object.add("line", place.start.line)
        object.add("column", place.start.column)
        object.add("endLine", place.end.line)
        object.add("endColumn", place.end.column)
    }
}
