import Foundation
import TestSupport
import Testing

/// `explain` answers for four kinds of subject, for people and for programs.
@Suite struct ExplainCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    private func json(_ subject: String) throws -> [String: Any] {
        let run = try Tool.run(["explain", subject, "--format", "json"], in: folder)
        try #require(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("}\n") && run.output.split(separator: "\n").count == 1)
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        ("needs-you, compact", "combination", "copy: `needs-you` wins\n"),
        ("state: needs-you", "selector", "2 combinations"),
        ("needs-you", "section", "copy: shown at 2 of 10 possible combinations\n"),
        ("uncovered-combination", "rule", "Level: error; a catalog may set it as low as error.\n"),
    ])
    func eachKindInBothFormats(subject: String, kind: String, words: String) throws {
        let full = try Tool.run(["explain", subject], in: folder)
        #expect(full.status == 0 && full.output.contains(words), "\(full.output)")
        let object = try json(subject)
        #expect(object["version"] as? Int == 1 && object["kind"] as? String == kind)
    }

    @Test func aRulesPageStandsInItsObject() throws {
        let object = try json("ambiguous-overlap")
        #expect(object["rule"] as? String == "ambiguous-overlap" && object["floor"] as? String == "error")
        #expect((object["page"] as? String)?.hasPrefix("# ambiguous-overlap\n") == true)
    }
}
