import SourceText

extension ReportFormat {
    /// The Static Analysis Results Interchange Format 2.1.0: one document with one run, a result a line.
    package static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning", isMachineReadable: true) {
        report, write in
        SARIFRenderer(report).write(write)
    }
}

/// Writes a report as SARIF. <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os.html>
private struct SARIFRenderer {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private static let base = "SRCROOT"

    private let report: Report
    /// Every rule that was applied or found something, by id, and where each stands in that list.
    private let rules: [Rule]
    /// Rules that found something: only of these the pages are written.
    private let found: Set<Rule>
    private let ruleIndices: [Rule: Int]

    init(_ report: Report) {
        self.report = report
        found = Set((report.diagnostics + report.accepted).lazy.map(\.rule))
        rules = found.union(report.rules).sorted { $0.id < $1.id }
        ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    }

    func write(_ write: (String) -> Void) {
        write("{\"$schema\":\"\(Self.schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":")
        write(driver.text + "},\n\"columnKind\":\"unicodeCodePoints\",\"originalUriBaseIds\":")
        write(bases.text + ",\n\"invocations\":[\(invocation.text)],\n\"results\":[")
        var fingerprints = Fingerprints()
        var separator = "\n"
        for (diagnostics, isAccepted) in [(report.diagnostics, false), (report.accepted, true)] {
            for diagnostic in diagnostics {
                let fingerprint = fingerprints.next(diagnostic, in: report.files)
                write(separator + result(diagnostic, fingerprint, isAccepted: isAccepted).text)
                separator = ",\n"
            }
        }
        write("]}]}\n")
    }

    private var driver: JSONObject {
        var driver = JSONObject()
        driver.add("name", "placard")
        if !report.toolVersion.isEmpty { driver.add("semanticVersion", report.toolVersion) }
        driver.add("rules", rules.map(descriptor))
        return driver
    }

    private func descriptor(_ rule: Rule) -> JSONObject {
        var descriptor = JSONObject()
        descriptor.add("id", rule.id)
        descriptor.add("shortDescription", message(rule.summary))
        var help = message(rule.summary + ".\n\n`placard explain \(rule.id)` says more.")
        if found.contains(rule), let page = report.page(rule) { help.add("markdown", page) }
        descriptor.add("help", help)
        var configuration = JSONObject()
        if rule.level == .off {
            configuration.add("enabled", false)
        } else {
            configuration.add("level", rule.level.name)
        }
        descriptor.add("defaultConfiguration", configuration)
        return descriptor
    }

    /// The base is described, not named: the same bytes on every machine.
    private var bases: JSONObject {
        var root = JSONObject()
        root.add("description", message("The folder that all relative paths start from."))
        var bases = JSONObject()
        bases.add(Self.base, root)
        return bases
    }

    private var invocation: JSONObject {
        var invocation = JSONObject()
        invocation.add("executionSuccessful", true)
        invocation.add("exitCode", report.fails ? 1 : 0)
        invocation.add(
            "exitCodeDescription",
            report.fails ? "something of level \(report.failureLevel.name) was found" : "nothing makes the run fail")
        return invocation
    }

    private func result(_ diagnostic: Diagnostic, _ fingerprint: String, isAccepted: Bool) -> JSONObject {
        var result = JSONObject()
        result.add("ruleId", diagnostic.rule.id)
        if let index = ruleIndices[diagnostic.rule] { result.add("ruleIndex", index) }
        result.add("level", diagnostic.level == .off ? "none" : diagnostic.level.name)
        result.add("message", message(([diagnostic.headline] + diagnostic.notes).joined(separator: "\n")))
        result.add("locations", [location(of: diagnostic)])
        if !diagnostic.related.isEmpty {
            result.add(
                "relatedLocations", diagnostic.related.enumerated().map { relatedLocation($1, number: $0 + 1) })
        }
        let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
        if !fixes.isEmpty { result.add("fixes", fixes.map(self.fix)) }
        result.add("partialFingerprints", self.fingerprints(fingerprint))
        if isAccepted {
            var suppression = JSONObject()
            suppression.add("kind", "external")
            suppression.add("status", "accepted")
            suppression.add("justification", "The baseline accepts it.")
            result.add("suppressions", [suppression])
        }
        result.add("properties", properties(diagnostic))
        return result
    }

    /// GitHub reads only the second, and would without it hash the line: an edit of a text would then close one alert and
    /// open another.
    private func fingerprints(_ fingerprint: String) -> JSONObject {
        var fingerprints = JSONObject()
        fingerprints.add("placardFinding/v1", fingerprint)
        fingerprints.add("primaryLocationLineHash", fingerprint)
        return fingerprints
    }

    private func properties(_ diagnostic: Diagnostic) -> JSONObject {
        let key = FindingKey(diagnostic, in: report.files)
        var properties = JSONObject()
        properties.add("subject", key.subject)
        if let locale = diagnostic.locale { properties.add("locale", locale) }
        return properties
    }

    private func location(of diagnostic: Diagnostic) -> JSONObject {
        var location = JSONObject()
        if let range = diagnostic.range {
            location.add("physicalLocation", physicalLocation(of: range))
        } else {
            var place = JSONObject()
            place.add("artifactLocation", artifact(report.nearestPlace(to: diagnostic).path))
            location.add("physicalLocation", place)
        }
        return location
    }

    private func relatedLocation(_ related: Diagnostic.Related, number: Int) -> JSONObject {
        var location = JSONObject()
        location.add("id", number)
        location.add("physicalLocation", physicalLocation(of: related.range))
        location.add("message", message(related.message))
        return location
    }

    private func physicalLocation(of range: SourceRange) -> JSONObject {
        let place = report.place(of: range)
        var location = JSONObject()
        location.add("artifactLocation", artifact(place.path))
        location.add("region", region(place))
        return location
    }

    private func fix(_ fix: Fix) -> JSONObject {
        var files: [FileID] = []
        for edit in fix.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
        let changes = files.map { file in
            var change = JSONObject()
            let edits = fix.edits.filter { $0.range.file == file }
            change.add("artifactLocation", artifact(report.place(of: edits[0].range).path))
            change.add("replacements", edits.map(replacement))
            return change
        }
        var applicability = JSONObject()
        applicability.add("applicability", fix.applicability.rawValue)
        var object = JSONObject()
        object.add("description", message(fix.message))
        object.add("artifactChanges", changes)
        object.add("properties", applicability)
        return object
    }

    private func replacement(_ edit: Fix.Edit) -> JSONObject {
        var replacement = JSONObject()
        replacement.add("deletedRegion", region(report.place(of: edit.range)))
        replacement.add("insertedContent", message(edit.replacement))
        return replacement
    }

    private func region(_ place: Report.Place) -> JSONObject {
        var region = JSONObject()
        region.add("startLine", place.start.line)
        region.add("startColumn", place.start.column)
        region.add("endLine", place.end.line)
        region.add("endColumn", place.end.column)
        return region
    }

    private func artifact(_ path: String) -> JSONObject {
        var artifact = JSONObject()
        artifact.add("uri", RelativeURI.encoded(RelativeURI.belowTop(path)))
        if !path.hasPrefix("/") { artifact.add("uriBaseId", Self.base) }
        return artifact
    }

    private func message(_ text: String) -> JSONObject {
        var message = JSONObject()
        message.add("text", text)
        return message
    }
}
