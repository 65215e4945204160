import Foundation
import TestSupport
import Testing

/// What `Documentation/continuous-integration.md` shows works: its commands are run, its files are read by the programs
/// that they are for.
@Suite struct ContinuousIntegrationPageTests {
    private static let root = SharedData.packageRoot

    private static func text(_ path: String) throws -> String { try DocumentationPage.text(path) }

    private static func blocks(_ language: String) throws -> [String] {
        try DocumentationPage.blocks(language, of: "continuous-integration.md")
    }

    @Test func everyCommandOfThePageRuns() throws {
        let folder = try TemporaryFolder.withStarter()
        let blocks = try Self.blocks("sh")
        #expect(blocks.count > 6)
        for block in blocks {
            let run = try Tool.shell("set -e; " + block, in: folder, environment: ["SRCROOT": folder.path])
            #expect(run.status == 0, "\(block)\n\(run.errors)")
        }
        #expect(folder.read("placard.sarif")?.contains(#""version":"2.1.0""#) == true)
        #expect(folder.read("gl-code-quality-report.json") == "[]\n")
    }

    /// The same commands where something is wrong: reports are written, checks fail.
    @Test func everyCommandNoticesAFinding() throws {
        let folder = try TemporaryFolder.withStarter()
        try folder.edit("Catalog/states.copy", "title  = Finished\n", "title  = Finished and done for today\n")
        for block in try Self.blocks("sh") where !block.contains("baseline") && !block.contains("build") {
            let run = try Tool.shell("set -e; " + block, in: folder, environment: ["SRCROOT": folder.path])
            let isReport = block.hasSuffix("|| [ $? -eq 1 ]")
            #expect(run.status == (isReport ? 0 : 1), "\(block)\n\(run.errors)")
        }
        #expect(folder.read("placard.sarif")?.contains("over-budget") == true)
        let xcode = try #require(try Self.blocks("sh").first { $0.contains("SRCROOT") })
        let run = try Tool.shell(xcode, in: folder, environment: ["SRCROOT": folder.path])
        #expect(run.output.hasPrefix("\(folder.path)/Catalog/states.copy:") && run.output.contains(": error: "))
    }

    @Test(arguments: ["Documentation/ci/placard.yml", "Documentation/ci/placard.gitlab-ci.yml"])
    func everyCommandOfAFileRuns(path: String) throws {
        let folder = try TemporaryFolder.withStarter()
        try #require(try Tool.run(["build", "-q"], in: folder).status == 0)
        let commands = try Self.text(path).matches(of: /(?:run:|-) (placard .*)/).map { String($0.1) }
        #expect(commands.count == 3)
        for command in commands { #expect(try Tool.shell(command, in: folder).status == 0, "\(command)") }
    }

    @Test("files for CI systems are valid", .enabled(if: PythonEnvironment.isExpected))
    func filesAreValid() throws {
        let folder = try TemporaryFolder()
        let config = try #require(try Self.blocks("yaml").first)
        try folder.write(".pre-commit-config.yaml", config + "\n")
        let files = Self.root.path
        for (program, arguments) in [
            (
                "check-jsonschema",
                ["--builtin-schema", "vendor.github-workflows", "\(files)/Documentation/ci/placard.yml"]
            ),
            (
                "check-jsonschema",
                ["--builtin-schema", "vendor.gitlab-ci", "\(files)/Documentation/ci/placard.gitlab-ci.yml"]
            ),
            ("pre-commit", ["validate-manifest", "\(files)/.pre-commit-hooks.yaml"]),
            ("pre-commit", ["validate-config", "\(folder.path)/.pre-commit-config.yaml"]),
        ] {
            let run = try PythonEnvironment.run(
                program, arguments, environment: ["PRE_COMMIT_HOME": folder.path + "/home"])
            #expect(run.status == 0, "\(arguments)\n\(run.output)")
        }
    }

    @Test("pre-commit runs the hook", .enabled(if: PythonEnvironment.isExpected))
    func hookRuns() throws {
        // A repository that holds the hook's definition, and the built tool in place of the script that builds it.
        let hooks = try TemporaryFolder()
        try hooks.write(".pre-commit-hooks.yaml", try Self.text(".pre-commit-hooks.yaml"))
        try hooks.write("placard", "#!/bin/sh\nexec '\(try Tool.path())' \"$@\"\n")
        let commit =
            "chmod -f +x placard; git init -q . && git add -A && "
            + "git -c user.name=t -c user.email=t@example.com commit -qm x && git rev-parse HEAD"
        let revision = try Tool.shell(commit, in: hooks).output.trimmingCharacters(in: .whitespacesAndNewlines)
        let folder = try TemporaryFolder.withStarter()
        try folder.edit("Locales/de.xlf", ">Die Aufgabe ist fertig<", ">Die  Aufgabe ist fertig<")
        try folder.write(
            ".pre-commit-config.yaml",
            "repos:\n  - repo: \(hooks.path)\n    rev: \(revision)\n    hooks:\n      - id: placard\n")
        try #require(try Tool.shell(commit, in: folder).status == 0)
        let home = try TemporaryFolder()
        func run() throws -> PythonEnvironment.Run {
            try PythonEnvironment.run(
                "pre-commit", ["run", "--files", "Catalog/states.copy", ".pre-commit-config.yaml"], at: folder.path,
                environment: ["PRE_COMMIT_HOME": home.path, "NO_COLOR": "1"])
        }
        let clean = try run()
        #expect(clean.status == 0, "\(clean.output)")
        try folder.edit("Catalog/states.copy", "title  = Finished\n", "title  = Finished and done for today\n")
        let found = try run()
        #expect(found.status == 1 && found.output.contains("[over-budget]"), "\(found.output)")
        #expect(!found.output.contains("[double-space]"))
    }
}
