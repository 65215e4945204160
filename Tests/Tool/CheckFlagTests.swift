import Foundation
import TestSupport
import Testing

/// `--baseline`, `--only` and `--fix` of `check`.
@Suite struct CheckFlagTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
        try folder.edit("Catalog/states.copy", "title  = Finished\n", "title  = Finished...  now\n")
        try folder.edit("Locales/de.xlf", ">Die Aufgabe ist fertig<", ">Die  Aufgabe ist fertig<")
    }

    private func check(_ flags: String...) throws -> Tool.Run {
        try Tool.run(["check", "--format=concise"] + flags, in: folder)
    }

    @Test func aBaselineAcceptsTodaysFindingsThroughEdits() throws {
        #expect(try check().status == 1)
        let written = try check("--write-baseline", "accepted/baseline.txt")
        #expect(written.status == 0)
        #expect(try /wrote accepted\/baseline\.txt, which accepts \d findings\n/.wholeMatch(in: written.errors) != nil)
        let accepted = try check("--baseline", "accepted/baseline.txt", "--deny-warnings")
        #expect(accepted.status == 0 && accepted.errors.hasPrefix("no findings in 2 locales"))
        #expect(accepted.errors.contains("`accepted/baseline.txt` accepts "))
        // Other lines, another text, the same rules.
        try folder.edit("Catalog/states.copy", "[copy any]\n", "# one more line\n\n[copy any]\n")
        try folder.edit("Catalog/states.copy", "Finished...  now", "It is all  finished...")
        #expect(try check("--baseline", "accepted/baseline.txt", "--deny-warnings").status == 0)
        // Something new.
        try folder.edit("Catalog/states.copy", "label  = The task is finished", "label  = The  task is finished")
        let new = try check("--baseline", "accepted/baseline.txt", "--deny-warnings")
        #expect(new.status == 1 && new.errors.contains(": warning: two spaces in a row [double-space]\n"))
    }

    @Test func staleLinesAreFindings() throws {
        try #require(try check("--write-baseline", "baseline.txt").status == 0)
        try folder.edit("Catalog/states.copy", "Finished...  now", "Finished...")
        let run = try check("--baseline", "baseline.txt")
        #expect(run.status == 0)
        let line =
            "baseline.txt:4:1: warning: `double-space` is no longer found for `finished.title` [stale-baseline]\n"
        #expect(run.errors.contains(line))
        #expect(try check("--baseline", "baseline.txt", "--deny-warnings").status == 1)
        let below = try Tool.run(
            ["check", "--format=concise", "--baseline", "../baseline.txt"], in: folder, at: "Catalog")
        #expect(below.errors.contains("../\(line)"))
        try folder.edit(
            "Catalog/catalog.copy", "[axis state]",
            "[level stale-baseline]\nis  = error\nwhy = kept short\n\n[axis state]")
        #expect(try check("--baseline", "baseline.txt").status == 1)
    }

    @Test func aBaselineThatIsMissingOrPartialIsAFailure() throws {
        let missing = try check("--baseline", "nowhere.txt")
        #expect(missing.status == 2)
        #expect(
            missing.errors == """
                error: cannot read `nowhere.txt`: No such file or directory
                  `placard check --write-baseline nowhere.txt` makes one

                """)
        for other in [["--locale", "de"], ["--only", "Catalog"], ["--fix"]] {
            let run = try Tool.run(["check", "--write-baseline", "b.txt"] + other, in: folder)
            #expect(run.status == 2 && run.errors.contains("leave out `\(other[0])`"))
        }
        #expect(folder.read("b.txt") == nil)
    }

    @Test func acceptedFindingsAreSuppressedInSARIF() throws {
        try #require(try check("--write-baseline", "baseline.txt").status == 0)
        let run = try Tool.run(["check", "--format=sarif", "-q", "--baseline", "baseline.txt"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        #expect(!results.isEmpty && results.allSatisfy { $0["suppressions"] != nil })
    }

    @Test func onlyShowsSomeFilesAndReadsAll() throws {
        let store = try check("--only", "Locales/de.xlf")
        #expect(store.status == 0)
        #expect(store.errors.contains("Locales/de.xlf:") && !store.errors.contains("Catalog/states.copy:"))
        let source = try check("--only", "Catalog/states.copy", "Locales/de.xlf")
        #expect(source.status == 1)
        #expect(source.errors.contains("Locales/de.xlf:") && source.errors.contains("Catalog/states.copy:"))
        #expect(try check("--only", folder.path + "/Catalog").errors.contains("Catalog/states.copy:"))
        // Words behind `--` are no paths of `--only`.
        #expect(try check("--only", "Locales/de.xlf", "--", ".").errors == store.errors)
    }

    @Test func aGapInTheProofIsShownForEveryFile() throws {
        try folder.edit(
            "Catalog/states.copy", "[copy finished]\nwhen   = finished\n", "[copy finished]\nwhen   = failed\n")
        let run = try check("--only", "Locales/de.xlf")
        #expect(run.status == 1 && run.errors.contains("[uncovered-combination]\n"))
    }

    @Test func aPathThatIsNoFileOfTheCatalogIsAFailure() throws {
        try folder.write("README.md", "")
        let other = try check("--only", "README.md")
        #expect(other.status == 2 && other.errors.contains("is no file of the catalog"))
        let missing = try check("--only", "Catalog/stats.copy")
        #expect(missing.status == 2)
        #expect(missing.errors == "error: cannot open the file `Catalog/stats.copy`: No such file or directory\n")
        #expect(try check("--only").errors == "error: `--only` needs a value: `--only PATH…`\n")
    }

    @Test func fixWritesWhatIsSafeAndShowsWhatRemains() throws {
        let run = try check("--fix")
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                """
                fixed Catalog/states.copy: 1 double-space, 1 three-dots
                fixed Locales/de.xlf: 1 double-space
                3 findings fixed in 2 files
                Catalog/states.copy:
                """))
        #expect(run.errors.contains("[over-budget]"))
        #expect(folder.read("Catalog/states.copy")?.contains("title  = Finished… now\n") == true)
        #expect(folder.read("Locales/de.xlf")?.contains(">Die Aufgabe ist fertig<") == true)
        let before = try folder.timeOfChange("Catalog/states.copy")
        #expect(try check("--fix").errors.hasPrefix("0 findings fixed\n"))
        #expect(try folder.timeOfChange("Catalog/states.copy") == before)
        #expect(try folder.files().allSatisfy { !$0.hasSuffix(".placard") })
    }

    @Test func fixTouchesOnlyWhatIsShown() throws {
        let source = folder.read("Catalog/states.copy")
        #expect(try check("--fix", "--only", "Locales").status == 0)
        #expect(folder.read("Catalog/states.copy") == source)
        #expect(folder.read("Locales/de.xlf")?.contains(">Die Aufgabe ist fertig<") == true)
    }

    @Test func aDryRunIsADiffThatAppliesToTheSame() throws {
        let before = try folder.files().map { folder.read($0) }
        let run = try check("--fix", "--dry-run")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("--- a/Catalog/states.copy\n+++ b/Catalog/states.copy\n@@ "))
        #expect(run.errors.hasPrefix("3 findings would be fixed in 2 files\n"))
        #expect(try folder.files().map { folder.read($0) } == before)
        try folder.write("fixes.patch", run.output)
        try #require(try Tool.shell("git init -q . && git apply fixes.patch", in: folder).status == 0)
        let patched = [folder.read("Catalog/states.copy"), folder.read("Locales/de.xlf")]
        try folder.edit("Catalog/states.copy", "title  = Finished… now\n", "title  = Finished...  now\n")
        _ = try check("--fix")
        #expect([folder.read("Catalog/states.copy"), folder.read("Locales/de.xlf")] == patched)
        let clean = try check("--fix", "--dry-run", "--only", "Locales")
        #expect(clean.output.isEmpty && clean.status == 0)
        #expect(try check("--dry-run").errors == "error: `--dry-run` needs `--fix`\n")
    }

    @Test func fingerprintsOutliveMovesAndEdits() throws {
        func fingerprints() throws -> [String] {
            let run = try Tool.run(["check", "--format=gitlab", "-q"], in: folder)
            let entries = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
            return try #require(entries).compactMap { $0["fingerprint"] as? String }
        }
        let before = try fingerprints()
        #expect(before.count > 3)
        try folder.edit("Catalog/states.copy", "[copy any]\n", "# one more line\n\n[copy any]\n")
        try folder.edit("Catalog/states.copy", "Finished...  now", "It's all  finished... now")
        #expect(Set(try fingerprints()).isSuperset(of: before))
    }

    @Test func everyFormatSaysTheSameToAll() throws {
        for format in ["json", "sarif", "github", "junit", "gitlab"] {
            let run = try Tool.run(["check", "--format", format, "-q"], in: folder)
            #expect(run.status == 1 && run.errors.isEmpty && !run.output.isEmpty)
            #expect(run.output.contains("three-dots") && run.output.hasSuffix("\n"))
        }
        let built = try Tool.run(["build", "--check", "--format", "gitlab", "-q", "."], in: try .withStarter())
        #expect(built.status == 1)
        let entries = try JSONSerialization.jsonObject(with: Data(built.output.utf8)) as? [[String: Any]]
        #expect(entries?.allSatisfy { $0["check_name"] as? String == "output-not-current" } == true)
    }

    @Test func excerptsFitTheTerminal() throws {
        let long = "title  = " + String(repeating: "Finished ", count: 40) + " now\n"
        try folder.edit("Catalog/states.copy", "title  = Finished...  now\n", long)
        let command = "script -qec \"stty cols 60; NO_COLOR=1 '\(try Tool.path())' check\" /dev/null | cat"
        let lines = try Tool.shell(command, in: folder).output.split(separator: "\r\n")
        let excerpts = lines.filter { $0.contains("Finished Finished") && $0.contains(" | ") }
        #expect(!excerpts.isEmpty && excerpts.allSatisfy { $0.count <= 60 && $0.contains("…") })
    }
}
