import SourceText

extension ReportFormat {
    /// JUnit's XML: a suite a file, a test case a finding. A finding that does not make the run fail is a test that passed
    /// and said something; a report without findings is one test that passed.
    ///
    /// There is no standard. This keeps to what the strictest reader, Jenkins' xUnit plugin, lets through: its schema knows
    /// no `file` or `line` of a test case, so these stand in its text, and the file as its class.
    package static let junit = ReportFormat("junit", "JUnit XML, for test reports", isMachineReadable: true) {
        report, write in
        JUnitRenderer(report: report).write(write)
    }
}

private struct JUnitRenderer {
    /// Findings of one file, which follow one another in a report.
    struct Suite {
        let path: String
        let range: Range<Int>
    }

    let report: Report

    func write(_ write: (String) -> Void) {
        let findings = report.diagnostics
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        write(
            "<testsuites name=\"placard\"\(counts(max(findings.count, 1), failures(in: findings.indices))) time=\"0\">\n"
        )
        if findings.isEmpty {
            write(suiteHead("placard", counts(1, 0)))
            write("    <testcase name=\"no findings\" classname=\"placard\" time=\"0\"/>\n  </testsuite>\n")
        }
        for suite in suites {
            write(suiteHead(suite.path, counts(suite.range.count, failures(in: suite.range))))
            for diagnostic in findings[suite.range] { write(testCase(diagnostic, path: suite.path)) }
            write("  </testsuite>\n")
        }
        write("</testsuites>\n")
    }

    /// In the order of the report.
    private var suites: [Suite] {
        var suites: [Suite] = []
        var start = 0
        var path = ""
        for (index, diagnostic) in report.diagnostics.enumerated() {
            let next = self.path(of: diagnostic)
            if index > start, next != path {
                suites.append(Suite(path: path, range: start..<index))
                start = index
            }
            path = next
        }
        if start < report.diagnostics.count {
            suites.append(Suite(path: path, range: start..<report.diagnostics.count))
        }
        return suites
    }

    private func path(of diagnostic: Diagnostic) -> String {
        guard let file = diagnostic.range?.file else { return "placard" }
        return RelativeURI.belowTop(report.shown(report.files[file].path))
    }

    private func failures(in range: Range<Int>) -> Int {
        report.diagnostics[range].count { $0.level >= report.failureLevel }
    }

    private func suiteHead(_ name: String, _ counts: String) -> String {
        "  <testsuite name=\"\(attribute(name))\"\(counts) skipped=\"0\" time=\"0\">\n"
    }

    private func counts(_ tests: Int, _ failures: Int) -> String {
        " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\""
    }

    private func testCase(_ diagnostic: Diagnostic, path: String) -> String {
        let subject = FindingKey(diagnostic, in: report.files).subject
        let locale = diagnostic.locale.map { " [\($0)]" } ?? ""
        var lines = [diagnostic.headline]
        if let range = diagnostic.range {
            let start = report.place(of: range).start
            lines.append("\(path):\(start.line):\(start.column)")
        }
        let text = (lines + diagnostic.notes).joined(separator: "\n")
        let name = "\(diagnostic.rule.id): \(subject)\(locale)"
        let head = "    <testcase name=\"\(attribute(name))\" classname=\"\(attribute(path))\" time=\"0\">\n"
        let kind = "type=\"\(diagnostic.rule.id)\" message=\"\(attribute(diagnostic.headline))\""
        let body =
            diagnostic.level >= report.failureLevel
            ? "      <failure \(kind)>\(content(text))</failure>\n"
            : "      <system-out>\(content("\(diagnostic.level.name): \(text)"))</system-out>\n"
        return head + body + "    </testcase>\n"
    }

    private func attribute(_ text: String) -> String { escaped(text, lineEnd: "&#10;") }

    private func content(_ text: String) -> String { escaped(text, lineEnd: "\n") }

    /// Without what XML 1.0 cannot carry, and what a terminal would obey.
    private func escaped(_ text: String, lineEnd: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += lineEnd
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default:
                if let replacement = VisibleText.replacement(of: scalar) {
                    result += escaped(replacement, lineEnd: lineEnd)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
