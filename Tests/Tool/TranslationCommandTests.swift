import Foundation
import TestSupport
import Testing

@Suite struct TranslationCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
        try #require(try Tool.run(["export", "-q"], in: folder).status == 0)
    }

    @Test func exportOfTheStarterChangesNoStore() throws {
        let fresh = try TemporaryFolder.withStarter()
        #expect(fresh.read("Locales/de.xlf") == folder.read("Locales/de.xlf"))
        let before = try folder.timeOfChange("Locales/de.xlf")
        let run = try Tool.run(["export"], in: folder)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors == "everything is current; nothing was written\n")
        #expect(try folder.timeOfChange("Locales/de.xlf") == before)
        #expect(
            try folder.files() == [
                "Catalog/catalog.copy", "Catalog/states.copy", "Locales/de.xlf", "Output/XLIFF/de.xlf",
            ])
    }

    @Test func exportKnowsOnlyTheCatalogsLocales() throws {
        let run = try Tool.run(["export", "--locale", "fr"], in: folder)
        #expect(run.status == 2 && run.errors.hasPrefix("error: the catalog has no locale `fr`\n"))
    }

    @Test(arguments: ["2.0", "2.1", "2.2"])
    func exportWritesOtherVersionsAndImportTakesThem(version: String) throws {
        let run = try Tool.run(["export", "--version", version], in: folder)
        #expect(run.status == 0 && run.errors == "wrote Output/XLIFF-\(version)/de.xlf\n")
        let sent = try #require(folder.read("Output/XLIFF-\(version)/de.xlf"))
        #expect(sent.contains(" version=\"\(version)\""))
        try folder.write("de.xlf", sent.replacingOccurrences(of: ">Fertig<", with: ">Nun fertig<"))
        let back = try Tool.run(["import", "de.xlf"], in: folder)
        #expect(back.status == 0 && back.errors.contains("1 taken"))
        #expect(folder.read("Locales/de.xlf")?.contains(">Nun fertig<") == true)
    }

    @Test(arguments: ["1.2", "2.1"])
    func exportPrefills(version: String) throws {
        let before = folder.read("Locales/de.xlf")
        let run = try Tool.run(["export", "--prefill", "--version", version], in: folder)
        let path = "Output/XLIFF\(version == "1.2" ? "" : "-2.1")-prefilled/de.xlf"
        #expect(run.status == 0 && run.errors == "wrote \(path)\n")
        let sent = try #require(folder.read(path))
        #expect(sent.matches(of: /<target[^>]*>Working<\/target>/).count == 2)
        #expect(try Tool.run(["import", "-q", path], in: folder).status == 0)
        #expect(folder.read("Locales/de.xlf") == before)
        let back = try #require(sent.firstRange(of: ">Finished</target>"))
        try folder.write("de.xlf", sent.replacingCharacters(in: back, with: ">Erledigt</target>"))
        let taken = try Tool.run(["import", "de.xlf"], in: folder)
        #expect(taken.status == 0 && taken.errors.contains("1 taken"))
        #expect(folder.read("Locales/de.xlf")?.contains("<target state=\"translated\">Erledigt</target>") == true)
    }

    @Test func exportWritesHandoffsWhereItIsTold() throws {
        let run = try Tool.run(["export", "--version=2.1", "--to", "../out"], in: folder, at: "Catalog")
        #expect(run.status == 0 && run.errors == "wrote ../out/de.xlf\n")
        #expect(folder.read("out/de.xlf")?.contains(" version=\"2.1\"") == true)
        #expect(folder.read("Output/XLIFF-2.1/de.xlf") == nil)
    }

    @Test func exportKnowsOnlyItsVersions() throws {
        let run = try Tool.run(["export", "--version", "2.3"], in: folder)
        #expect(run.status == 2 && run.errors.hasPrefix("error: `--version` cannot be `2.3`\n"))
    }

    @Test func importOfAnExportChangesNothing() throws {
        let before = folder.read("Locales/de.xlf")
        let run = try Tool.run(["import", "Output/XLIFF/de.xlf"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix("everything is current; nothing was written\n"))
        #expect(folder.read("Locales/de.xlf") == before)
    }

    @Test func importTakesATranslationAndItsDryRunDoesNot() throws {
        let sent = try #require(folder.read("Output/XLIFF/de.xlf"))
        try folder.write("back/de.xlf", sent.replacingOccurrences(of: ">Fertig<", with: ">Nun fertig<"))
        let before = folder.read("Locales/de.xlf")
        let dry = try Tool.run(["import", "--dry-run", "de.xlf"], in: folder, at: "back")
        #expect(dry.status == 0 && dry.errors.contains("1 taken"))
        #expect(folder.read("Locales/de.xlf") == before)
        let run = try Tool.run(["import", "de.xlf"], in: folder, at: "back")
        #expect(run.status == 0)
        #expect(run.errors.contains("wrote ../Locales/de.xlf\n"))
        #expect(folder.read("Locales/de.xlf")?.contains(">Nun fertig<") == true)
        #expect(try Tool.run(["check", "--deny-warnings"], in: folder).status == 0)
    }

    @Test func importReadsStandardInput() throws {
        let run = try Tool.shell("sed 's/>Fertig</>Erledigt</' Output/XLIFF/de.xlf | placard import -", in: folder)
        #expect(run.status == 0)
        #expect(folder.read("Locales/de.xlf")?.contains(">Erledigt<") == true)
    }

    @Test func aReturnThatIsNoXLIFFIsNamedAndTakesNothing() throws {
        try folder.write("back.xlf", "<xliff version='1.2'><file")
        let before = folder.read("Locales/de.xlf")
        let run = try Tool.run(["import", "--format=concise", "back.xlf"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("back.xlf:1:"))
        #expect(folder.read("Locales/de.xlf") == before)
        let missing = try Tool.run(["import", "nothing.xlf"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors == "error: cannot read `nothing.xlf`: No such file or directory\n")
    }

    @Test func aCatalogThatCannotBeReadRetiresNoWords() throws {
        let before = folder.read("Locales/de.xlf")
        try folder.edit("Catalog/states.copy", "[copy finished]", "[copi finished]")
        let run = try Tool.run(["export"], in: folder)
        #expect(run.status == 1 && run.errors.contains("error: "))
        #expect(folder.read("Locales/de.xlf") == before)
    }

    @Test func lintNamesRuleLineAndClause() throws {
        let sent = try #require(folder.read("Output/XLIFF/de.xlf"))
        #expect(try Tool.run(["xliff-lint", "Output/XLIFF/de.xlf", "Locales/de.xlf"], in: folder).status == 0)
        try folder.write("bad.xlf", sent.replacing(/\ state="[a-z-]+"/, with: " state=\"done\""))
        let run = try Tool.run(["xliff-lint", "bad.xlf"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("[xliff-bad-value]\n --> bad.xlf:"))
        #expect(run.errors.contains("= note: See XLIFF 1.2, 3 (state).\n"))
        let piped = try Tool.shell("placard xliff-lint --format concise - < bad.xlf", in: folder)
        #expect(piped.status == 1 && piped.errors.hasPrefix("<standard input>:"))
        #expect(try Tool.run(["xliff-lint", "nothing.xlf"], in: folder).status == 2)
    }

    @Test func compareListsWhatTwoFilesSayDifferently() throws {
        try #require(try Tool.run(["export", "--version", "2.2", "--to", "."], in: folder).status == 0)
        let same = try Tool.run(["xliff-lint", "--compare", "Output/XLIFF/de.xlf", "de.xlf"], in: folder)
        #expect(same.status == 0 && same.output.isEmpty && same.errors == "no differences\n")
        let sent = try #require(folder.read("de.xlf"))
        try folder.write("other.xlf", sent.replacingOccurrences(of: ">Fertig<", with: ">Nun fertig<"))
        let run = try Tool.run(["xliff-lint", "--compare", "Output/XLIFF/de.xlf", "other.xlf"], in: folder)
        #expect(run.status == 1)
        #expect(run.output.hasSuffix(": target “Fertig” → “Nun fertig”\n"))
        #expect(try Tool.run(["xliff-lint", "--compare", "de.xlf"], in: folder).status == 2)
    }
}
