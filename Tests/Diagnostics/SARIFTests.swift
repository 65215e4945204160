import Diagnostics
import Foundation
import SourceText
import Testing

@Suite struct SARIFTests {
    private var sample: SampleReport {
        var sample = SampleReport("title = 予定 \"x\"\nlabel = y\n")
        sample.diagnostics = [
            Diagnostic(
                .sample, "`\"x\"` is quoted", at: sample.range("\"x\""),
                related: [.init(sample.range("y"), "here not")], notes: ["Why."],
                fixes: [Fix("drop the quotes", .safe, [.init(sample.range("\"x\""), "x")])], locale: "ja",
                subject: "a.title"),
            Diagnostic(.gentle, "nowhere", at: nil, subject: "all"),
        ]
        return sample
    }

    private func run(_ report: Report) throws -> [String: Any] {
        let text = ReportFormat.sarif.text(report)
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(document["version"] as? String == "2.1.0")
        return try #require((document["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ report: Report) throws -> [[String: Any]] {
        try #require(try run(report)["results"] as? [[String: Any]])
    }

    private func fingerprints(_ sample: SampleReport) throws -> [String] {
        try results(sample.report).compactMap {
            ($0["partialFingerprints"] as? [String: String])?["placardFinding/v1"]
        }
    }

    @Test func columnsCountScalarsAndPathsStartAtTheTop() throws {
        var report = sample.report
        report.pathPrefix = "../../my app/"
        #expect(try run(report)["columnKind"] as? String == "unicodeCodePoints")
        let result = try #require(try results(report).first)
        let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
        let physical = try #require(location as? [String: [String: Any]])
        #expect(physical["artifactLocation"]?["uri"] as? String == "my%20app/Catalog/a.copy")
        #expect(physical["artifactLocation"]?["uriBaseId"] as? String == "SRCROOT")
        #expect(
            physical["region"] as? [String: Int]
                == ["startLine": 1, "startColumn": 12, "endLine": 1, "endColumn": 15])
    }

    @Test func aFixIsAReplacementOfARegion() throws {
        let result = try #require(try results(sample.report).first)
        let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "x")
        #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 12)
        #expect((fix["properties"] as? [String: String])?["applicability"] == "safe")
    }

    @Test func fingerprintsOutliveMovesAndEdits() throws {
        let before = try fingerprints(sample)
        var moved = SampleReport("# a remark\n\ntitle = \"other words\"\n", path: "Catalog/b.copy")
        moved.diagnostics = [
            Diagnostic(.sample, "now said otherwise", at: moved.range("other"), locale: "ja", subject: "a.title")
        ]
        #expect(try fingerprints(moved) == [before[0]])
        for other in [
            Diagnostic(.gentle, "", at: nil, locale: "ja", subject: "a.title"),
            Diagnostic(.sample, "", at: nil, locale: "de", subject: "a.title"),
            Diagnostic(.sample, "", at: nil, locale: "ja", subject: "a.label"),
        ] {
            moved.diagnostics = [other]
            #expect(try fingerprints(moved) != [before[0]])
        }
    }

    @Test func equalFindingsHaveFingerprintsOfTheirOwn() throws {
        var twice = sample
        twice.diagnostics += sample.diagnostics
        let all = try fingerprints(twice)
        #expect(all.count == 4 && Set(all).count == 4)
        #expect(Array(all.prefix(2)) == (try fingerprints(sample)))
    }

    @Test func acceptedFindingsAreSuppressed() throws {
        var report = sample.report
        report.accepted = [report.diagnostics.removeFirst()]
        let found = try results(report)
        #expect(found.map { $0["ruleId"] as? String } == ["gentle-rule", "sample-rule"])
        #expect(found.map { $0["suppressions"] != nil } == [false, true])
    }

    @Test func saysHowTheRunEnds() throws {
        var report = sample.report
        func exitCode() throws -> Int? {
            (try run(report)["invocations"] as? [[String: Any]])?.first?["exitCode"] as? Int
        }
        #expect(try exitCode() == 1)
        report.diagnostics.removeFirst()
        #expect(try exitCode() == 0)
        report.failureLevel = .warning
        #expect(try exitCode() == 1)
    }

    @Test func describesEveryRuleOnce() throws {
        var report = sample.report
        report.page = { "# \($0.id)" }
        report.rules = [.sample, Rule("another-rule", .off, "found nothing")]
        let tool = try #require(try run(report)["tool"] as? [String: [String: Any]])
        let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["another-rule", "gentle-rule", "sample-rule"])
        let help = rules.map { ($0["help"] as? [String: String])?["markdown"] }
        #expect(help == [nil, "# gentle-rule", "# sample-rule"])
    }
}
