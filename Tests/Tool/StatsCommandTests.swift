import Foundation
import TestSupport
import Testing

@Suite struct StatsCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    private func json() throws -> [String: Any] {
        let run = try Tool.run(["stats", "--format", "json"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test func theStarterIsCoveredAndTranslated() throws {
        let object = try json()
        #expect(object["version"] as? Int == 1 && object["possible"] as? String == "10")
        let coverage = try #require(object["coverage"] as? [[String: Any]])
        #expect(coverage.map { $0["covered"] as? String } == ["10", "10", "10"])
        let locales = try #require(object["locales"] as? [[String: Any]])
        #expect(locales.count == 1 && locales[0]["percent"] as? Int == 100 && locales[0]["missing"] as? Int == 0)
        let breadths = try #require(object["breadths"] as? [[String: Any]])
        let served = breadths.compactMap { ($0["combinations"] as? String).flatMap(Int.init) }
        #expect(served.reduce(0, +) == 10)
        let tables = try #require(object["tables"] as? [String: Int])
        #expect(Set(tables.keys) == ["index", "rows", "en", "de"] && tables.values.allSatisfy { $0 > 0 })
        let text = try Tool.run(["stats"], in: folder)
        #expect(text.status == 0 && text.output.contains("coverage\n  copy      100.0 %"))
    }

    @Test func aMissingTranslationIsCountedAndCanFail() throws {
        let store = try #require(folder.read("Locales/de.xlf"))
        let without = store.replacingOccurrences(of: "        <target state=\"signed-off\">Fertig</target>\n", with: "")
            .replacingOccurrences(of: "\"finished.title\" approved=\"yes\"", with: "\"finished.title\"")
        try folder.write("Locales/de.xlf", without)
        try #require(folder.read("Locales/de.xlf") != store)
        let locales = try #require(try json()["locales"] as? [[String: Any]])
        #expect(locales[0]["missing"] as? Int == 1)
        #expect(try Tool.run(["stats", "--fail-under", "50"], in: folder).status == 0)
        let run = try Tool.run(["stats", "--fail-under", "100"], in: folder)
        #expect(run.status == 1 && run.errors.hasPrefix("error: `de` has "))
        #expect(try Tool.run(["stats", "--fail-under", "101"], in: folder).status == 2)
    }
}
