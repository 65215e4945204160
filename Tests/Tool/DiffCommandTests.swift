import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    /// The starter with other words for one state, beside what it was.
    private func changed() throws -> TemporaryFolder {
        let other = try TemporaryFolder.withStarter()
        let text = try #require(other.read("Catalog/states.copy"))
        try other.write(
            "Catalog/states.copy", text.replacingOccurrences(of: "A task needs your review", with: "A task waits"))
        return other
    }

    @Test func nothingDiffersFromItself() throws {
        let run = try Tool.run(["diff", folder.path], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == "no combination says something else\n")
    }

    @Test func otherWordsAreGroupedAndStrandTranslations() throws {
        let other = try changed()
        let run = try Tool.run(["diff", folder.path, other.path], in: folder)
        #expect(run.status == 1 && run.errors.isEmpty)
        #expect(run.output.contains(" possible combinations say"))
        #expect(run.output.contains("A task needs your review → A task waits"))
        #expect(run.output.contains("translations that are out of use now\n  `de`: "))
        #expect(run.output.contains("stale"))
        let markdown = try Tool.run(["diff", "--format", "markdown", folder.path, other.path], in: folder)
        #expect(markdown.status == 1 && markdown.output.hasPrefix("**"))
        #expect(markdown.output.contains("| Where | Combinations | What | Before | After |\n| --- | ---: |"))
        let json = try Tool.run(["diff", "--format", "json", folder.path, other.path], in: folder)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let changes = try #require(object["changes"] as? [[String: Any]])
        #expect(object["version"] as? Int == 1 && !changes.isEmpty)
        #expect(changes.allSatisfy { !(($0["selectors"] as? [String])?.isEmpty ?? true) })
    }

    @Test func aLocaleIsComparedAsItsReadersSeeIt() throws {
        let other = try TemporaryFolder.withStarter()
        let store = try #require(other.read("Locales/de.xlf"))
        try other.write("Locales/de.xlf", store.replacingOccurrences(of: ">Fertig<", with: ">Nun fertig<"))
        #expect(try Tool.run(["diff", folder.path, other.path], in: folder).status == 0)
        let run = try Tool.run(["diff", "--locale", "de", folder.path, other.path], in: folder)
        #expect(run.status == 1 && run.output.contains("Fertig → Nun fertig"))
        let unknown = try Tool.run(["diff", "--locale", "fr", folder.path, other.path], in: folder)
        #expect(unknown.status == 2 && unknown.errors.contains("no locale `fr`"))
    }

    @Test func limitCountsWhatIsLeftOut() throws {
        let other = try changed()
        let text = try #require(other.read("Catalog/states.copy"))
        try other.write("Catalog/states.copy", text.replacingOccurrences(of: "= Working", with: "= Busy"))
        let run = try Tool.run(["diff", "--limit", "1", folder.path, other.path], in: folder)
        #expect(run.status == 1 && run.output.contains("more groups"))
        #expect(try Tool.run(["diff", "--limit", "0", folder.path], in: folder).status == 2)
    }

    @Test func aRevisionIsReadFromTheRepository() throws {
        let git = "git -c user.name=a -c user.email=a@example.org"
        let script = "\(git) init -q && \(git) add -A && \(git) commit -qm start"
        guard try Tool.shell(script, in: folder).status == 0 else { return }
        try folder.edit("Catalog/states.copy", "title   = A task needs your review", "title   = A task waits")
        let before = try folder.files()
        let run = try Tool.run(["diff", "HEAD"], in: folder)
        #expect(run.status == 1 && run.output.contains("A task needs your review → A task waits"))
        #expect(try folder.files() == before)
        let inside = try Tool.run(["diff", "HEAD"], in: folder, at: "Catalog")
        #expect(inside.output == run.output)
        let unknown = try Tool.run(["diff", "nosuch"], in: folder)
        #expect(unknown.status == 2 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("`nosuch` is neither a folder with a catalog nor a revision"))
    }

    @Test func withoutGitOrRepositoryItSaysSo() throws {
        let none = try Tool.run(["diff", "HEAD"], in: folder, environment: ["PATH": "/nowhere"])
        #expect(none.status == 2 && none.errors.contains("`git` cannot be run"))
        let outside = try Tool.run(["diff", "HEAD"], in: folder)
        #expect(outside.status == 2 && outside.errors.hasPrefix("error: "))
    }

    @Test func aCatalogThatCannotBeReadIsNotCompared() throws {
        let other = try TemporaryFolder.withStarter()
        try other.edit("Catalog/states.copy", "[copy finished]", "[copi finished]")
        let run = try Tool.run(["diff", folder.path, other.path], in: folder)
        #expect(run.status == 2 && run.errors.contains("cannot be compared"))
    }
}
