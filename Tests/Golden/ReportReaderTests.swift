import Compiler
import Diagnostics
import Foundation
import LocaleData
import SourceText
import TestSupport
import Testing

/// The reports of every golden case, and of texts made to break them, are read by programs that know the formats: SARIF
/// by its published schema, JUnit by a parser and a schema of what its readers agree on, GitLab's by what its documentation
/// demands.
@Suite("reports that others read", .enabled(if: PythonEnvironment.isExpected))
struct ReportReaderTests {
    private static let formats: [ReportFormat] = [.sarif, .junit, .gitlab]

    @Test func everyReportIsValid() throws {
        let folder = try TemporaryFolder()
        var count = 0
        for (name, report) in try reports() {
            for format in Self.formats {
                try folder.write("\(name).\(format.name)", format.text(report))
                count += 1
            }
        }
        let run = try read(folder)
        #expect(run.status == 0 && run.output == "\(count) read\n", "\(run.output)")
    }

    @Test func aFaultIsNoticed() throws {
        let folder = try TemporaryFolder()
        let report = try #require(try reports().last).1
        try folder.write(
            "a.sarif", ReportFormat.sarif.text(report).replacing("\"startLine\":1", with: "\"startLine\":0"))
        try folder.write("b.sarif", ReportFormat.sarif.text(report).replacing("\"uri\":\"", with: "\"uri\":\"% "))
        try folder.write("c.junit", ReportFormat.junit.text(report).replacing("tests=\"", with: "tests=\"1"))
        try folder.write("d.gitlab", ReportFormat.gitlab.text(report).replacing("\"begin\":", with: "\"start\":"))
        try folder.write(
            "e.junit", ReportFormat.junit.text(report).replacing("<testcase ", with: "<testcase line=\"1\" "))
        let run = try read(folder)
        #expect(run.status == 1)
        for name in ["a.sarif", "b.sarif", "c.junit", "d.gitlab", "e.junit"] {
            #expect(run.output.contains("\(name): "))
        }
    }

    private func read(_ folder: TemporaryFolder) throws -> PythonEnvironment.Run {
        let script = GoldenCase.root.appending(path: "validate_reports.py").path
        return try PythonEnvironment.run("python", [script, folder.path])
    }

    private func reports() throws -> [(String, Report)] {
        var reports: [(String, Report)] = [("empty", Report([], in: SourceFiles(), columns: \.displayWidth))]
        for golden in GoldenCase.all {
            let compilation = try golden.compilation()
            var report = Report(
                compilation.diagnostics, in: compilation.files, pathPrefix: "../../app folder/",
                columns: \.displayWidth)
            report.rules = RuleBook.all
            report.toolVersion = "1.2.3"
            reports.append((golden.name, report))
            report.accepted = Array(report.diagnostics.prefix(1)) + report.diagnostics
            report.failureLevel = .warning
            report.diagnostics = []
            reports.append((golden.name + "-accepted", report))
        }
        return reports + [("hostile", hostile)]
    }

    /// Every scalar that could break a format, in every place that a report shows.
    private var hostile: Report {
        let scalars = Array(0...0xFF) + [0x2028, 0x2029, 0x202E, 0xFEFF, 0xFFFE, 0xFFFF, 0x1F600, 0xE0041]
        let text = scalars.compactMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }.joined() + "%0A::]]><&\"'--"
        var files = SourceFiles()
        let ids = ["Catalog/a b#?%:é.copy", "/absolute/ä.xlf", "<standard input>", "./here.xlf"].map {
            files.add(path: $0, bytes: Array("\(text)\ntwo\n".utf8))
        }
        let rule = Rule("hostile-rule", .warning, "\(text)")
        let diagnostics = ids.flatMap { id -> [Diagnostic] in
            let range = SourceRange(file: id, 3..<20)
            let finding = Diagnostic(
                rule, text, at: range, related: [.init(range.end, text)], notes: [text],
                fixes: [Fix(text, .safe, [.init(range, text), .init(range.end, "")])], locale: "de", subject: text)
            return [finding, finding]
        }
        return Report(
            diagnostics + [Diagnostic(rule, text, at: nil)], in: files, pathPrefix: "../", columns: \.displayWidth)
    }
}
