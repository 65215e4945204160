import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func commands() throws -> [String] {
        let lines = try Tool.run(["--help"], in: folder).output.split(separator: "\n")
        let start = try #require(lines.firstIndex(of: "commands"))
        let end = try #require(lines.firstIndex(of: "options"))
        return lines[(start + 1)..<end].compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    @Test func overviewNamesEveryCommandAndEachHasAPage() throws {
        let names = try commands()
        for wanted in ["init", "check", "table", "explain", "rules"] { #expect(names.contains(wanted)) }
        for name in names {
            let page = try Tool.run([name, "--help"], in: folder)
            #expect(page.status == 0 && page.errors.isEmpty)
            #expect(page.output.hasPrefix("placard \(name): "))
            #expect(page.output.contains("\nusage: placard \(name) "))
            #expect(page.output.contains("\n  -h, --help "))
            #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
            #expect(try Tool.run(["-h", name], in: folder).output == page.output)
        }
    }

    @Test func aPageDescribesEveryFlagThatParsingKnows() throws {
        for name in try commands() {
            let page = try Tool.run([name, "--help"], in: folder).output
            let flags = page.matches(of: /--[a-z-]+/).map { String($0.output) }
            for flag in Set(flags) {
                let run = try Tool.run([name, flag, "--no-such-flag"], in: folder)
                #expect(run.status == 2)
                #expect(!run.errors.contains("no flag `\(flag)`"))
            }
        }
    }

    @Test func versionNamesToolAndData() throws {
        let run = try Tool.run(["--version"], in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(try /placard \d+\.\d+\.\d+ \(CLDR \d+, ICU \d+\.\d+\)\n/.wholeMatch(in: run.output) != nil)
    }

    @Test(
        arguments: [
            (["chekc"], "error: there is no command `chekc`\n  did you mean `check`?\n"),
            (["frobnicate"], "error: there is no command `frobnicate`\n  `placard --help` lists the commands\n"),
            (
                ["check", "--deny-warning"],
                "error: `placard check` has no flag `--deny-warning`\n  did you mean `--deny-warnings`?\n"
            ),
            (["--verison"], "error: `placard` has no flag `--verison`\n  did you mean `--version`?\n"),
            (["rules", "--format", "jsn"], "error: `--format` cannot be `jsn`\n  did you mean `json`?\n"),
            (
                ["check", "-x"],
                "error: `placard check` has no flag `-x`\n  `placard check --help` says how it is used\n"
            ),
            (["table", "--locale"], "error: `--locale` needs a value: `--locale TAG`\n"),
            (["check", "--quiet=yes"], "error: `--quiet` takes no value\n"),
            (["check", "--format", "json", "--format", "full"], "error: `--format` is given twice\n"),
            (
                ["--deny-warnings", "rules"],
                "error: `placard rules` has no flag `--deny-warnings`\n  `placard rules --help` says how it is used\n"
            ),
            (
                ["explain"],
                "error: `placard explain` needs SUBJECT\n  `placard explain --help` says how it is used\n"
            ),
            (
                ["rules", "x"],
                "error: `placard rules` does not know what to do with `x`\n"
                    + "  `placard rules --help` says how it is used\n"
            ),
        ])
    func refusesWhatItDoesNotKnow(words: [String], message: String) throws {
        let run = try Tool.run(words, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == message)
    }

    @Test func withoutACommandItShowsTheOverviewAndFails() throws {
        let run = try Tool.run([], in: folder)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors == (try Tool.run(["--help"], in: folder).output))
    }
}
