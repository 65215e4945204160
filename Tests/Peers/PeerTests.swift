import Compiler
import Diagnostics
import Foundation
import TestSupport
import Testing
import Translation
import XLIFF

/// Export → the tool → import: the store holds exactly what the translator did, and what the tool lost is told.
@Suite("Translators' tools", .enabled(if: PythonEnvironment.isExpected))
struct PeerTests {
    private let catalog: PeerCatalog

    init() throws { catalog = try PeerCatalog() }

    private static let rewriting: [(String, XLIFFVersion)] =
        XLIFFVersion.allCases.map { ("translate_toolkit.py", $0) } + [("moz_l10n.py", .v12)]

    @Test("a file that a tool only reads and writes changes nothing", arguments: rewriting, [false, true])
    func untouched(tool: (script: String, version: XLIFFVersion), isPrefilled: Bool) throws {
        let sent = try catalog.handoff(tool.version, isPrefilled: isPrefilled)
        let result = try catalog.merging(try PeerProgram.run(tool.script, on: sent, ["--rewrite"]))
        #expect(result.findings == [])
        #expect(result.store == (try catalog.expected([])))
    }

    @Test(
        "translate-toolkit: translations, a remark and a doubt arrive", arguments: XLIFFVersion.allCases, [false, true])
    func translateToolkit(version: XLIFFVersion, isPrefilled: Bool) throws {
        let sent = try catalog.handoff(version, isPrefilled: isPrefilled)
        let result = try catalog.merging(try PeerProgram.run("translate_toolkit.py", on: sent))
        #expect(result.findings == [])
        var edits = try Edit.all()
        let asked = try #require(edits.firstIndex { $0.id == "any.label" })
        edits[asked].remark = "Czy to dobrze?"
        edits.append(Edit(id: "calendar.support", target: "Zobacz kalendarz", state: "needs-review-translation"))
        #expect(result.store == (try catalog.expected(edits)))
    }

    @Test("moz.l10n: translations arrive", arguments: [false, true])
    func mozL10n(isPrefilled: Bool) throws {
        let sent = try catalog.handoff(isPrefilled: isPrefilled)
        let result = try catalog.merging(try PeerProgram.run("moz_l10n.py", on: sent))
        #expect(result.findings == [])
        #expect(result.store == (try catalog.expected(try Edit.all())))
    }

    @Test(
        "a plain target of translate-toolkit without its placeholder is reported and kept beside", arguments: [0, 1, 2])
    func flattened(version: Int) throws {
        let sent = try catalog.handoff(XLIFFVersion.allCases[version])
        let result = try catalog.merging(try PeerProgram.run("translate_toolkit.py", on: sent, ["--plain"]))
        #expect(
            result.findings == [
                "argument-dropped: the placeholder `count` is missing in `any.label`",
                "argument-dropped: the placeholder `total` is missing in `any.label`",
            ])
        #expect(result.report.count(.faulty) == 1)
        let kept = try #require(result.store.components(separatedBy: "origin=\"faulty\"").last)
        #expect(kept.contains("<target>Praca: krok z</target>"))
    }

    @Test("xliff2po and po2xliff lose ids and placeholders: nothing is taken, each word is kept apart and told")
    func po() throws {
        let sent = try catalog.handoff()
        let result = try catalog.merging(try PeerProgram.run("po.py", on: sent, ["--template"]))
        #expect(result.findings.count == 4)
        #expect(result.findings.allSatisfy { $0.hasPrefix("unknown-unit: the catalog has no unit `") })
        #expect(result.report.count(.rejected) == 4 && result.report.count(.taken) == 0)
        for words in ["Praca &amp; więcej", "Praca: krok  z ", "Kalendarz dnia", "Zobacz kalendarz"] {
            #expect(result.store.contains(">\(words)<"))
        }
        let rejected = try #require(result.store.firstRange(of: "      <group id=\"rejected\""))
        let rest = try #require(result.store.firstRange(of: "    </body>"))
        let others = result.store[..<rejected.lowerBound] + result.store[rest.lowerBound...]
        #expect(String(others) == (try catalog.expected([])))
    }

    @Test("po2xliff without its template says no language: nothing is merged")
    func poAlone() throws {
        let exchange = try catalog.exchange(try PeerProgram.run("po.py", on: try catalog.handoff()))
        #expect(exchange.outputs.isEmpty)
        #expect(exchange.diagnostics.map(\.rule.id) == ["missing-language"])
    }

    @Test("OmegaT: a prefilled file of each version, in one run", .enabled(if: PeerProgram.hasOmegaT))
    func omegaT() throws {
        var sent: [String: [UInt8]] = [:]
        for version in XLIFFVersion.allCases {
            sent["pl-\(version.rawValue).xlf"] = try catalog.handoff(version, isPrefilled: true)
        }
        // Without targets it has nothing to translate.
        sent["pl-empty.xlf"] = try catalog.handoff()
        let returned = try PeerProgram.run("omegat.py", on: sent)
        for version in XLIFFVersion.allCases {
            let result = try catalog.merging(try #require(returned["pl-\(version.rawValue).xlf"]))
            #expect(result.findings == [], "\(version)")
            var edits = try Edit.all()
            if version != .v12 {
                // Its editor shows no segments of 2.x; what its memory knows it writes, the same for all equal sources.
                let other = try #require(edits.first { $0.id == "any.support:count.other" })
                for index in edits.indices where edits[index].id.hasPrefix("any.support:count.") {
                    if !edits[index].id.hasSuffix("one") { edits[index].target = other.target }
                }
            }
            #expect(result.store == (try catalog.expected(edits)), "\(version)")
        }
        let empty = try catalog.merging(try #require(returned["pl-empty.xlf"]))
        #expect(empty.findings == [])
        let title = try Edit.all().filter { $0.id == "calendar.title" }
        #expect(empty.store == (try catalog.expected(title)))
    }
}
