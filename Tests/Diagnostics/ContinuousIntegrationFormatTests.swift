import Diagnostics
import Foundation
import SourceText
import Testing

@Suite struct ContinuousIntegrationFormatTests {
    private var sample: SampleReport {
        var sample = SampleReport("title = a, b: 100%\nlabel = y\n", path: "Catalog/a:b,c%.copy")
        sample.diagnostics = [
            Diagnostic(
                .gentle, "one\u{7}: 100 %, <odd>", at: sample.range("b"), notes: ["Why.\nHow."], subject: "a.title"),
            Diagnostic(.sample, "two", at: sample.range("100%\nlabel"), locale: "de", subject: "a"),
        ]
        return sample
    }

    @Test func githubEscapesAndPutsErrorsFirst() {
        let file = "Catalog/a%3Ab%2Cc%25.copy"
        #expect(
            sample.rendered(.github, pathPrefix: "../").split(separator: "\n") == [
                "::error file=\(file),line=1,endLine=2,title=placard%3A sample-rule::de: two",
                "::warning file=\(file),line=1,col=12,endLine=1,endColumn=13,title=placard%3A gentle-rule"
                    + "::one␇: 100 %25, <odd>%0AWhy.%0AHow.",
                "::notice title=placard::1 error, 1 warning",
            ])
    }

    @Test func githubShowsTenOfALevel() {
        var sample = sample
        sample.diagnostics =
            Array(repeating: sample.diagnostics[0], count: 1_234) + Array(repeating: sample.diagnostics[1], count: 11)
        let lines = sample.rendered(.github).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
        #expect(
            lines.last
                == "::notice title=placard::11 errors, 1,234 warnings; 1,225 of them are not shown here: run `placard check`"
        )
        #expect(lines.count == 21)
    }

    @Test func gitlabHasWhatItsPageAsksFor() throws {
        let text = sample.rendered(.gitlab, pathPrefix: "../app/")
        let entries = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(entries.map { $0["check_name"] as? String } == ["gentle-rule", "sample-rule"])
        #expect(entries.map { $0["severity"] as? String } == ["minor", "critical"])
        let location = try #require(entries[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "app/Catalog/a:b,c%.copy")
        #expect((location["lines"] as? [String: Int])?["begin"] == 1)
    }

    @Test func junitFailsOnlyWhereTheRunDoes() throws {
        var report = sample.report
        let text = ReportFormat.junit.text(report)
        #expect(text.contains(#"<testsuites name="placard" tests="2" failures="1" errors="0" time="0">"#))
        #expect(
            text.contains(
                """
                    <testcase name="gentle-rule: a.title" classname="Catalog/a:b,c%.copy" time="0">
                      <system-out>warning: one␇: 100 %, &lt;odd&gt;
                Catalog/a:b,c%.copy:1:12
                Why.
                How.</system-out>
                    </testcase>

                """))
        #expect(text.contains(#"<failure type="sample-rule" message="de: two">"#))
        report.failureLevel = .warning
        #expect(ReportFormat.junit.text(report).contains(#"tests="2" failures="2""#))
    }

    @Test func junitHasASuiteAFileAndAlwaysATest() throws {
        var sample = sample
        let other = sample.files.add(path: "Locales/de.xlf", bytes: [])
        sample.diagnostics.append(Diagnostic(.gentle, "three", at: SourceRange(file: other, 0..<0)))
        let text = sample.rendered(.junit)
        #expect(
            text.matches(of: /<testsuite name="([^"]*)" tests="(\d)"/).map { "\($0.1) \($0.2)" } == [
                "Catalog/a:b,c%.copy 2", "Locales/de.xlf 1",
            ])
        #expect(SampleReport("").rendered(.junit).contains(#"<testcase name="no findings""#))
    }

    /// Reports are written in pieces no larger than a finding, however many there are.
    @Test(arguments: ReportFormat.all.map(\.name)) func aLargeReportIsWrittenInPieces(_ name: String) throws {
        let format = try #require(ReportFormat.all.first { $0.name == name })
        var sample = SampleReport(String(repeating: "word ", count: 2_000))
        sample.diagnostics = (0..<2_000).map {
            Diagnostic(.gentle, "no", at: SourceRange(file: sample.file, ($0 * 5)..<($0 * 5 + 4)), subject: "\($0)")
        }
        var pieces = 0
        var longest = 0
        format.write(sample.report) { piece in
            pieces += 1
            longest = max(longest, piece.utf8.count)
        }
        #expect(longest < 4_096)
        #expect(format.name == "github" ? pieces == 11 : pieces >= 2_000)
    }
}
