import Compiler
import Diagnostics
import SourceText
import TestSupport
import Testing
import Translation

/// Export → translate-toolkit → import: the store holds exactly what was translated.
@Suite("translate-toolkit", .enabled(if: PythonEnvironment.isExpected))
struct TranslateToolkitTests {
    private let catalog = """
        [catalog peers]
        source = en
        locales = de
        precedence = task
        routes = app

        [axis task]
        values = calendar, contact, unknown
        source = payload
        unknown = unknown

        [argument count]
        type = integer
        class = D0
        range = 0...99

        [copy a.b]
        when = *
        title = Working & more
        label = Ailoha is working on {count, plural, one {# task} other {# tasks}}
        note = Nothing has been changed yet.

        [copy c.d]
        when = calendar
        title = Calendar
        label = Calendar
        """

    private func compilation(store: [UInt8]? = nil) -> Compilation {
        compile(
            CatalogInputs(
                catalog: [CatalogInputs.File(path: "Catalog/a.copy", bytes: Array(catalog.utf8))],
                locales: store.map { [CatalogInputs.File(path: "Locales/de.xlf", bytes: $0)] } ?? []))
    }

    private func output(_ exchange: Exchange, _ path: String) throws -> [UInt8] {
        try #require(exchange.outputs.first { $0.path == path }).bytes
    }

    private func merging(_ file: [UInt8], into store: [UInt8]) -> Exchange {
        compilation(store: store).merging([CatalogInputs.File(path: "returned.xlf", bytes: file)])
    }

    /// A store in which one title is translated.
    private func start() throws -> (store: [UInt8], handoff: [UInt8]) {
        let empty = compilation().export()
        let file = String(decoding: try output(empty, "Output/XLIFF/de.xlf"), as: UTF8.self)
        let parts = file.split(separator: "<source>Calendar</source>\n        <target state=\"needs-translation\"/>")
        #expect(parts.count == 3)
        let translated =
            parts[0] + "<source>Calendar</source>\n        <target state=\"translated\">Kalender</target>" + parts[1]
            + "<source>Calendar</source>\n        <target state=\"needs-translation\"/>" + parts[2]
        let merged = merging(Array(translated.utf8), into: try output(empty, "Locales/de.xlf"))
        #expect(merged.reports.first?.report.count(.taken) == 1)
        return (try output(merged, "Locales/de.xlf"), try output(merged, "Output/XLIFF/de.xlf"))
    }

    @Test("a file that the tool only reads and writes changes nothing")
    func untouched() throws {
        let (store, handoff) = try start()
        let merged = merging(try PeerProgram.run("rewrite.py", on: handoff), into: store)
        #expect(merged.diagnostics.filter { $0.level > .off }.isEmpty)
        #expect(
            String(decoding: try output(merged, "Locales/de.xlf"), as: UTF8.self)
                == String(decoding: store, as: UTF8.self))
    }

    @Test("plain units, a plural, placeholders, a remark and a doubt arrive, and nothing else")
    func translated() throws {
        let (store, handoff) = try start()
        let merged = merging(try PeerProgram.run("translate_toolkit.py", on: handoff), into: store)
        #expect(merged.diagnostics.filter { $0.level > .off }.map(\.message) == [])
        let before = String(decoding: store, as: UTF8.self).split(separator: "\n").map(String.init)
        let after = String(decoding: try output(merged, "Locales/de.xlf"), as: UTF8.self).split(separator: "\n")
            .map(String.init)
        let changes = after.difference(from: before).inferringMoves()
        let added = changes.insertions.map { change -> String in
            guard case .insert(_, let line, _) = change else { return "" }
            return String(line.drop { $0 == " " })
        }
        #expect(
            added == [
                "<target state=\"translated\">Geändert &amp; fertig</target>",
                "<target state=\"translated\">Ailoha is working on <x id=\"count.hash\" equiv-text=\"#\"/> task</target>",
                "<note from=\"translator\">Stimmt das?</note>",
                "<target state=\"translated\">Ailoha is working on <x id=\"count.hash\" equiv-text=\"#\"/> tasks</target>",
                "<target state=\"needs-review-translation\">Kalender</target>",
            ])
        let removed = changes.removals.map { change -> String in
            guard case .remove(_, let line, _) = change else { return "" }
            return String(line.drop { $0 == " " })
        }
        #expect(
            removed.filter { $0 != "<target state=\"needs-translation\"/>" } == [
                "<target state=\"translated\">Kalender</target>"
            ])
    }
}
