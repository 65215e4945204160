import Foundation
import TestSupport
import Testing

/// What `Documentation/changing.md` shows works on the catalog of this repository, of which it speaks.
@Suite struct ChangingPageTests {
    @Test func everyCommandOfThePageRuns() throws {
        let top = try TemporaryFolder()
        for (folder, ending) in [("Catalog", ".copy"), ("Locales", ".xlf")] {
            for file in try ShippedCatalog.files(in: folder, ending: ending) {
                for place in ["app", "other"] {
                    try top.write("\(place)/\(file.path)", String(decoding: file.bytes, as: UTF8.self))
                }
            }
        }
        let commit =
            "cd app && git init -q -b main . && git add -A && "
            + "git -c user.name=t -c user.email=t@example.com commit -qm x"
        try #require(try Tool.shell(commit, in: top).status == 0)
        let commands = try DocumentationPage.blocks("sh", of: "changing.md").flatMap {
            $0.components(separatedBy: "\n")
        }
        #expect(commands.count == 14)
        #expect(Set(commands.map { $0.split(separator: " ")[1] }) == ["diff", "rename", "stats", "table"])
        // What is not renamed yet does not differ; then `diff` runs again, and it does.
        for command in commands + commands.filter({ $0.contains(" diff ") }) {
            let before = try top.files().filter { $0.hasPrefix("app/Catalog") }.map { top.read($0) }
            let run = try Tool.shell("cd app; " + command, in: top)
            let after = try top.files().filter { $0.hasPrefix("app/Catalog") }.map { top.read($0) }
            let isRename = command.contains(" rename ") && !command.contains("--dry-run")
            #expect((before != after) == isRename, "\(command)")
            let hasRenamed = after != (try top.files().filter { $0.hasPrefix("other/Catalog") }.map { top.read($0) })
            #expect(run.status == (command.contains(" diff ") && hasRenamed ? 1 : 0), "\(command)\n\(run.errors)")
            #expect(!run.output.isEmpty || isRename || command.contains(" > "), "\(command)")
        }
        #expect(top.read("app/table.jsonl")?.contains("\"task\":\"diary\"") == true)
    }
}
