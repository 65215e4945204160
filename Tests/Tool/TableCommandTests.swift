import Foundation
import TestSupport
import Testing

/// What the documentation says of `table`, sentence by sentence.
@Suite struct TableCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try .withStarter()
    }

    private func rows(_ flags: String...) throws -> [[String]] {
        let run = try Tool.run(["table"] + flags, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        return run.output.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func aHeaderNamesTheColumns() throws {
        #expect(
            try rows()[0] == [
                "state", "surface", "copy", "title", "shown", "support", "label", "tone", "symbol", "redacted-by",
                "redacted", "action-by", "action",
            ])
    }

    @Test func rowsStandInTheOrderOfTheAxes() throws {
        let values = try rows().dropFirst().map { Array($0.prefix(2)) }
        let states = ["working", "needs-you", "finished", "failed", "unknown"]
        #expect(values == states.flatMap { state in ["compact", "lock-screen"].map { [state, $0] } })
    }

    @Test func impossibleRowsAreLeftOutOrMarked() throws {
        let catalog = try #require(folder.read("Catalog/catalog.copy"))
        try folder.write(
            "Catalog/catalog.copy",
            catalog + "\n[impossible small]\nwhen = finished, compact\nwhy = It is not shown there.\n")
        #expect(try rows().count == 10)
        let all = try rows("--all")
        #expect(all.count == 11 && all[0][2] == "possible")
        let marked = all.filter { $0[2] == "impossible" }
        // It says who would win.
        #expect(marked.map { Array($0.prefix(5)) } == [["finished", "compact", "impossible", "finished", "Finished"]])
        #expect(all.filter { $0[2] == "possible" }.count == 9 + 1)
    }

    @Test func aLocaleShowsItsTexts() throws {
        let row = try #require(try rows("--locale", "de").first { $0.starts(with: ["finished", "compact"]) })
        #expect(row[3] == "Fertig" && row[6] == "Die Aufgabe ist fertig")
        #expect(try Tool.run(["table", "--locale", "fr"], in: folder).status == 2)
    }

    @Test func formulasAreGuardedForSpreadsheets() throws {
        try folder.edit("Catalog/states.copy", "title  = Finished", "title  = =1+1")
        func title(_ flags: String...) throws -> String? {
            let run = try Tool.run(["table"] + flags, in: folder)
            let row = run.output.split(separator: "\n").first { $0.hasPrefix("finished\tcompact") }
            return row?.split(separator: "\t", omittingEmptySubsequences: false)[3].description
        }
        #expect(try title() == "=1+1")
        #expect(try title("--spreadsheet") == "'=1+1")
    }

    @Test func jsonLinesHaveTheSameCells() throws {
        let table = try rows()
        let lines = try Tool.run(["table", "--format", "jsonl"], in: folder).output.split(separator: "\n")
        #expect(lines.count == table.count - 1)
        for (line, row) in zip(lines, table.dropFirst()) {
            let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
            #expect(object == Dictionary(uniqueKeysWithValues: zip(table[0], row)))
        }
    }
}
