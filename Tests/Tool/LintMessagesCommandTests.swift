import Foundation
import TestSupport
import Testing

/// `lint-messages` as people use it on catalogs of other tools.
@Suite struct LintMessagesCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func findsAMissingCategoryAtItsPlace() throws {
        try folder.write("app_pl.arb", #"{"@@locale": "pl", "n": "{count, plural, one {# plik} other {# pliku}}"}"#)
        let run = try Tool.run(["lint-messages", "app_pl.arb", "--format=concise"], in: folder)
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count { $0.hasSuffix("[missing-plural-category]") } == 1)
        #expect(
            lines.first?.hasPrefix("app_pl.arb:1:27: error: pl: `count` needs `few` and `many` in pl") == true,
            "\(lines)")
        #expect(lines.last == "1 finding in 1 message in 1 locale")
    }

    @Test func aMillionIsNotAskedForNorImpossible() throws {
        try folder.write(
            "fr.json",
            #"{"a": "{n, plural, one {# fichier} other {# fichiers}}","#
                + #" "b": "{n, plural, one {# fichier} many {# de fichiers} other {# fichiers}}"}"#)
        let run = try Tool.run(["lint-messages", "fr.json", "--locale", "fr", "--format=concise"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func dialectsDecideAboutApostrophesAndTags() throws {
        try folder.write("a.arb", #"{"@@locale": "en", "a": "L'{file} is gone", "b": "See <b>this</b>"}"#)
        func rules(_ dialect: String) throws -> [String] {
            let run = try Tool.run(["lint-messages", "a.arb", "--dialect", dialect, "--format=concise"], in: folder)
            return ["unterminated-quote", "markup-in-text"].filter { run.errors.contains("[\($0)]") }
        }
        #expect(try rules("icu") == ["unterminated-quote", "markup-in-text"])
        #expect(try rules("flutter") == ["markup-in-text"])
        #expect(try rules("formatjs") == ["unterminated-quote"])
    }

    @Test func translationsAreComparedWithTheirSource() throws {
        try folder.write(
            "all.jsonl",
            """
            {"locale": "en", "key": "a", "message": "{count} files in {folder}"}
            {"locale": "de", "key": "a", "message": "{count} Dateien"}
            {"locale": "fr", "key": "b", "message": "{count} fichiers", "source": "{size} files"}

            """)
        let run = try Tool.run(["lint-messages", "all.jsonl", "--source", "en", "--format=concise"], in: folder)
        #expect(run.errors.contains("de: ") && run.errors.contains("[argument-dropped]"))
        #expect(run.errors.contains("fr: ") && run.errors.contains("[argument-added]"))
        let ignored = try Tool.run(
            ["lint-messages", "all.jsonl", "--ignore", "argument-dropped,argument-added,unknown-language"], in: folder)
        #expect(!ignored.errors.contains("argument-added"))
        let wrong = try Tool.run(["lint-messages", "all.jsonl", "--ignore", "argument-drop"], in: folder)
        #expect(wrong.status == 2 && wrong.errors.hasPrefix("error: there is no rule `argument-drop`\n"))
    }

    @Test func brokenFilesAreSaidWithTheirPlace() throws {
        try folder.write("broken.json", "{\"a\": \"b\"")
        let run = try Tool.run(["lint-messages", "broken.json", "--locale=en", "--format=concise"], in: folder)
        #expect(
            run.status == 1 && run.errors.hasPrefix("broken.json:1:10: error: `,` or `}` was expected [invalid-json]"))
        let missing = try Tool.run(["lint-messages", "nothing.json"], in: folder)
        #expect(missing.status == 2)
        let unknown = try Tool.run(["lint-messages", "broken.json"], in: folder)
        #expect(unknown.status == 1)
    }

    /// Every message that is shared in one call; a part of them in the formats that say the same in other words.
    @Test(
        .enabled(if: SharedData.isExpected("messages/real-messages.jsonl")),
        arguments: ["full", "concise", "json", "sarif", "github", "junit", "gitlab"])
    func takesTheWholeCorpus(_ format: String) throws {
        var path = SharedData.url("messages/real-messages.jsonl").path
        let isWhole = ["full", "json"].contains(format)
        if !isWhole {
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            let part = stride(from: 0, to: lines.count, by: 8).map { lines[$0] }
            path = "part.jsonl"
            try folder.write(path, part.joined(separator: "\n"))
        }
        let run = try Tool.run(["lint-messages", path, "--format", format], in: folder)
        let summary = try #require(run.errors.split(separator: "\n").last)
        #expect(run.status == 1 && (!isWhole || summary.hasSuffix(" in 27,778 messages in 178 locales")))
        let count = try #require(Int(summary.prefix { $0 != " " }.filter { $0 != "," }))
        #expect(count > 1_000)
        #expect(try findings(in: run.output + run.errors, format) == count)
    }

    /// How many findings a report holds, read as its readers do.
    private func findings(in report: String, _ format: String) throws -> Int {
        let lines = report.split(separator: "\n")
        let level = /(error|warning|note): .* \[[a-z0-9-]+\]/
        switch format {
        case "full": return lines.count { $0.wholeMatch(of: level) != nil }
        case "concise": return lines.count { $0.wholeMatch(of: /[^:]+:\d+:\d+: (error|warning|note): .*\]/) != nil }
        case "json":
            return try lines.dropLast().count { line in
                try JSONDecoder().decode(JSONFinding.self, from: Data(line.utf8)).line > 0
            }
        case "sarif":
            return try JSONDecoder().decode(SARIF.self, from: Data(lines.dropLast().joined().utf8)).runs[0].results
                .count
        case "github":
            let hidden = report.firstMatch(of: /; ([0-9,]+) of them are not shown here/)?.output.1 ?? "0"
            return lines.count { $0.hasPrefix("::") } - 1 + (Int(hidden.filter { $0 != "," }) ?? 0)
        case "gitlab":
            return try JSONDecoder().decode([CodeQuality].self, from: Data(lines.dropLast().joined().utf8)).count
        default: return report.components(separatedBy: "<testcase ").count - 1
        }
    }

    private struct JSONFinding: Decodable {
        let rule: String
        let line: Int
    }

    private struct SARIF: Decodable {
        struct Result: Decodable { let ruleId: String }
        struct Run: Decodable { let results: [Result] }

        let runs: [Run]
    }

    private struct CodeQuality: Decodable {
        let fingerprint: String
    }
}
