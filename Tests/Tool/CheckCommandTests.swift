import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    /// Takes the words of one state away.
    private func breakCatalog() throws {
        try folder.edit(
            "Catalog/states.copy", "[copy finished]\nwhen   = finished\n", "[copy finished]\nwhen   = failed\n")
    }

    @Test func theStarterIsClean() throws {
        let run = try Tool.run(["check", "--deny-warnings"], in: folder)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors == "no findings in 2 locales · 10 combinations\n")
        #expect(try Tool.run(["check", "-q"], in: folder).errors.isEmpty)
    }

    @Test func findingsGoToStandardErrorAndEndWithOne() throws {
        try breakCatalog()
        let run = try Tool.run(["check"], in: folder)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("error: ") && run.errors.contains("[uncovered-combination]\n"))
        #expect(run.errors.contains(" --> Catalog/states.copy:"))
        #expect(
            try /\n\d+ errors(, \d+ warnings?)? in 2 locales · 10 combinations\n$/.firstMatch(in: run.errors) != nil)
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func jsonIsTheResultAndNothingElseIs() throws {
        try breakCatalog()
        let run = try Tool.run(["check", "--format", "json", "--quiet"], in: folder)
        #expect(run.status == 1 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["version"] as? Int == 1 && object?["rule"] is String)
        }
    }

    @Test func pathsLeadFromTheWorkingDirectory() throws {
        try breakCatalog()
        let here = try Tool.run(["check", "--format=concise"], in: folder)
        #expect(here.errors.contains("\nCatalog/states.copy:"))
        try folder.write("app/Sources/a.swift", "")
        let below = try Tool.run(["check", "--format=concise"], in: folder, at: "app/Sources")
        #expect(below.errors.contains("\n../../Catalog/states.copy:") && below.status == 1)
        let named = try Tool.run(["check", "--format=concise", "../.."], in: folder, at: "app/Sources")
        #expect(named.errors == below.errors)
        let absolute = try Tool.run(["check", "--format=concise", folder.path], in: folder, at: "app")
        #expect(absolute.errors.contains("\n../Catalog/states.copy:"))
    }

    @Test func aWarningFailsOnlyWhereDenied() throws {
        try folder.edit("Catalog/catalog.copy", "routes     = app\n", "routes     = app, unused\n")
        let run = try Tool.run(["check", "--format=concise"], in: folder)
        #expect(run.status == 0 && run.errors.contains(": warning: "))
        #expect(try Tool.run(["check", "--deny-warnings"], in: folder).status == 1)
    }

    @Test func anUnknownLocaleIsAFailureNotClean() throws {
        let run = try Tool.run(["check", "--locale", "de,dd"], in: folder)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors == "error: the catalog has no locale `dd`\n  did you mean `de`?\n")
    }

    @Test func aProofThatMayNotWalkIsNotProven() throws {
        let run = try Tool.run(["check", "--budget", "1", "--format=concise"], in: folder)
        #expect(run.status == 1 && run.errors.contains("[not-proven]\n"))
        #expect(try Tool.run(["check", "--budget", "100000", "--deny-warnings"], in: folder).status == 0)
        let wrong = try Tool.run(["check", "--budget", "many"], in: folder)
        #expect(wrong.status == 2 && wrong.errors.hasPrefix("error: `--budget` cannot be `many`\n"))
    }

    @Test func saysWhereItLookedForACatalog() throws {
        let empty = try TemporaryFolder()
        let run = try Tool.run(["check"], in: empty)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: no folder `Catalog` at or above the working directory\n  `placard init` makes one here\n")
        let named = try Tool.run(["check", "nowhere"], in: empty)
        #expect(named.status == 2)
        #expect(named.errors == "error: cannot open the folder `nowhere`: No such file or directory\n")
    }

    @Test func aFileThatCannotBeReadIsNamed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Catalog/loop.copy", withDestinationPath: "loop.copy")
        #expect(try Tool.run(["check"], in: folder).status == 0, "a link that leads nowhere is no file")
        #expect(truncate(folder.path + "/Catalog/states.copy", 1 << 40) == 0)
        let run = try Tool.run(["check"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "error: cannot read `Catalog/states.copy`: it is larger than 256 MB\n")
    }

    @Test func colorsOnATerminalUnlessAskedNotTo() throws {
        try breakCatalog()
        let command = "script -qec \"'\(try Tool.path())' check\" /dev/null | cat"
        #expect(try Tool.shell(command, in: folder).output.contains("\u{1B}[1;31merror"))
        #expect(try !Tool.shell(command, in: folder, environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
        #expect(try !Tool.shell(command, in: folder, environment: ["TERM": "dumb"]).output.contains("\u{1B}"))
    }

    @Test func languageAndTimeZoneChangeNothing() throws {
        try breakCatalog()
        let plain = try Tool.run(["check"], in: folder)
        for environment in [["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"], ["LC_ALL": "C"], ["LANG": "ar_EG.UTF-8"]] {
            let run = try Tool.run(["check"], in: folder, environment: environment)
            #expect(run.errors == plain.errors && run.status == plain.status)
        }
    }
}
