import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
    private let folder: TemporaryFolder
    private let sent: String

    init() throws {
        folder = try .withStarter()
        try #require(try Tool.run(["export", "-q"], in: folder).status == 0)
        sent = try #require(folder.read("Output/XLIFF/de.xlf"))
    }

    private func returned(_ changes: [(String, String)]) -> String {
        changes.reduce(sent) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// One unit taken, one made from an older source, one without a place.
    private var mixed: String {
        returned([
            (">Fertig<", ">Nun fertig<"), ("<source>Working</source>", "<source>At work</source>"),
            (">Läuft<", ">Läuft noch<"), ("id=\"finished.label\"", "id=\"no.such\""),
        ])
    }

    @Test func theDryRunListsEachUnitWritesNothingAndSaysWhatTheRunSays() throws {
        try folder.write("back.xlf", mixed)
        let before = try folder.files().map { folder.read($0) }
        let dry = try Tool.run(["import", "--dry-run", "back.xlf"], in: folder)
        #expect(try folder.files().map { folder.read($0) } == before)
        let lines = dry.output.split(separator: "\n")
        #expect(lines.contains("de  taken      finished.title"))
        #expect(lines.contains("de  outdated   working.title"))
        #expect(lines.contains("de  rejected   no.such"))
        #expect(lines.contains("de  unchanged  working.label:count.one"))
        #expect(lines.count == sent.components(separatedBy: "<trans-unit ").count - 1)
        let run = try Tool.run(["import", "back.xlf"], in: folder)
        #expect(run.status == dry.status)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(dry.errors) && dry.errors.contains("de: 1 taken"))
        #expect(folder.read("Locales/de.xlf")?.contains(">Nun fertig<") == true)
    }

    @Test func theSecondImportOfAReturnWritesNothing() throws {
        try folder.write("back.xlf", mixed)
        try #require(try Tool.run(["import", "back.xlf"], in: folder).errors.contains("wrote Locales/de.xlf\n"))
        let again = try Tool.run(["import", "back.xlf"], in: folder)
        #expect(again.errors.hasSuffix("everything is current; nothing was written\n"))
    }

    @Test func aStrictImportSaysThatItTookNothing() throws {
        try folder.write("back.xlf", mixed)
        let before = folder.read("Locales/de.xlf")
        let run = try Tool.run(["import", "--strict", "back.xlf"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("nothing was taken: `--strict` takes all or nothing"))
        #expect(folder.read("Locales/de.xlf") == before)
        try folder.write("good.xlf", returned([(">Fertig<", ">Nun fertig<")]))
        #expect(try Tool.run(["import", "--strict", "good.xlf"], in: folder).status == 0)
        #expect(folder.read("Locales/de.xlf")?.contains(">Nun fertig<") == true)
    }

    @Test func runsAtTheSameTimeLoseNoReturn() throws {
        let changes = [
            (">Fertig<", ">Nun fertig<"), (">Läuft<", ">Läuft noch<"), (">Öffnen<", ">Aufmachen<"),
            (">Bisher wurde nichts geändert<", ">Noch ist nichts geändert<"),
        ]
        for (index, change) in changes.enumerated() { try folder.write("back\(index).xlf", returned([change])) }
        let runs = try changes.indices.map { try Tool.start(["import", "back\($0).xlf"], in: folder) }
        for run in runs {
            run.waitUntilExit()
            #expect(run.terminationStatus == 0)
        }
        let store = try #require(folder.read("Locales/de.xlf"))
        for change in changes { #expect(store.contains(change.1)) }
        #expect(try Tool.run(["xliff-lint", "Locales/de.xlf"], in: folder).status == 0)
    }
}
