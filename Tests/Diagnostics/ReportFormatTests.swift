import Diagnostics
import Foundation
import SourceText
import Testing

@Suite struct ReportFormatTests {
    private var sample: SampleReport {
        var sample = SampleReport("title = 予定 \"x\"\nlabel = y\n")
        sample.diagnostics = [
            Diagnostic(
                .sample, "`\"x\"` is\u{7} quoted", at: sample.range("\"x\""),
                related: [.init(sample.range("y"), "here not")], notes: ["a\nb"],
                fixes: [Fix("drop the quotes", .safe, [.init(sample.range("\"x\""), "x")])], locale: "ja"),
            Diagnostic(.gentle, "nowhere", at: nil),
        ]
        return sample
    }

    @Test func conciseIsALineAFinding() {
        #expect(
            sample.rendered(.concise, pathPrefix: "../") == """
                ../Catalog/a.copy:1:12: error: ja: `"x"` is␇ quoted [sample-rule]
                warning: nowhere [gentle-rule]

                """)
    }

    @Test func jsonHasTheDocumentedMembers() throws {
        let place = #""path":"Catalog/a.copy","line":1,"column":12,"endLine":1,"endColumn":15"#
        let other = #""path":"Catalog/a.copy","line":2,"column":9,"endLine":2,"endColumn":10"#
        let first = [
            #"{"version":1,"rule":"sample-rule","severity":"error",\#(place),"locale":"ja","#,
            #""message":"`\"x\"` is\u0007 quoted","notes":["a\nb"],"related":[{\#(other),"message":"here not"}],"#,
            #""fixes":[{"message":"drop the quotes","applicability":"safe","edits":[{\#(place),"replacement":"x"}]}]}"#,
        ].joined()
        let second =
            #"{"version":1,"rule":"gentle-rule","severity":"warning","message":"nowhere","notes":[],"related":[],"fixes":[]}"#
        #expect(sample.rendered(.json) == first + "\n" + second + "\n")
        for line in sample.rendered(.json).split(separator: "\n") {
            #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
        }
    }

    @Test func jsonStringsRoundTrip() throws {
        for value in Array(0..<0x300) + Array(0x2020..<0x2030) + [0xFEFF, 0x1F600] {
            let text = try "a\(#require(Unicode.Scalar(UInt32(value))))\""
            let quoted = JSONObject.quoted(text)
            let read = try JSONSerialization.jsonObject(with: Data("[\(quoted)]".utf8)) as? [String]
            #expect(read == [text])
            #expect(!quoted.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test func formatsHaveDistinctNames() {
        #expect(
            ReportFormat.all.map(\.name) == ["full", "concise", "json", "sarif", "github", "junit", "gitlab"])
        for format in [ReportFormat.full, .concise, .json, .github] {
            #expect(format.text(SampleReport("").report).isEmpty)
        }
        #expect(ReportFormat.gitlab.text(SampleReport("").report) == "[]\n")
    }

    @Test func summaryCounts() {
        let findings = sample.diagnostics + [Diagnostic(.sample, "again", at: nil)]
        #expect(
            ReportSummary(findings, locales: 6, combinations: 6_048, impossible: 1_234).text
                == "2 errors, 1 warning in 6 locales · 6,048 combinations, 20 % of them impossible")
        #expect(
            ReportSummary([], locales: 1, combinations: 1_234_567, impossible: 1).text
                == "no findings in 1 locale · 1,234,567 combinations, 1 % of them impossible")
        #expect(
            ReportSummary([], locales: 2, combinations: .max, impossible: 0).text
                == "no findings in 2 locales · 340,282,366,920,938,463,463,374,607,431,768,211,455 combinations")
    }

    @Test func groupsDigits() {
        #expect([0, 999, 1_000, -12_345, 100_000].map { grouped($0) } == ["0", "999", "1,000", "-12,345", "100,000"])
    }
}
