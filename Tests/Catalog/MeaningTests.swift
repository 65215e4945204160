import CatalogModel
import Compiler
import Foundation
import MessageSyntax
import Regions
import Rendering
import SourceText
import TestSupport
import Testing

/// What the shipped catalog must say, line by line of `meaning.tsv`.
@Suite struct MeaningTests {
    struct Line: Sendable, CustomTestStringConvertible {
        let point: [String]
        let key: String
        let test: String
        let text: String

        var testDescription: String { "\(point.joined(separator: ", ")): \(key) \(test) \(text)" }
    }

    static let lines: [Line] = {
        let url = SharedData.packageRoot.appending(path: "Tests/Catalog/meaning.tsv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Line(point: Array(cells[0..<5]), key: cells[5], test: cells[6], text: cells[7])
        }
    }()

    static let compilation = Result { try ShippedCatalog.compilation() }

    @Test func everyLineIsRead() {
        #expect(Self.lines.count == 49)
    }

    @Test(.enabled(if: SharedData.isExpected("catalog/meaning.tsv")))
    func linesAreTheAgreedOnes() throws {
        let shared = try Data(contentsOf: SharedData.url("catalog/meaning.tsv"))
        let own = try Data(contentsOf: SharedData.packageRoot.appending(path: "Tests/Catalog/meaning.tsv"))
        #expect(shared == own)
    }

    @Test(arguments: lines) func meaning(_ line: Line) throws {
        let compilation = try Self.compilation.get()
        let catalog = compilation.catalog
        let point = try zip(catalog.axes, line.point).map { axis, value in
            try #require(axis.values.firstIndex { $0.text == value })
        }
        let outcome = compilation.projector.outcome(.copy, at: point, ignoringImpossible: false)
        #expect(outcome != .impossible, "the combination is possible")
        let projection = compilation.projector.projection(at: point, locale: 0)
        let said = try #require(say(line.key, projection, catalog))
        switch line.test {
        case "is": #expect(said == line.text)
        case "contains": #expect(said.contains(line.text))
        case "lacks": #expect(!said.lowercased().contains(line.text.lowercased()))
        default: Issue.record("unknown test \(line.test)")
        }
    }

    private func say(_ key: String, _ projection: Projection, _ catalog: ResolvedCatalog) -> String? {
        func text(_ resolved: ResolvedText?) -> String { resolved.map { printMessage($0.parts) } ?? "" }
        switch key {
        case "title": return text(projection.title)
        case "support": return text(projection.support)
        case "label", "spoken": return text(projection.label)
        case "words": return text(projection.title) + " · " + text(projection.support)
        case "redacted": return text(projection.redacted)
        case "action": return projection.action.map { catalog.actions[$0.action].name.text } ?? "none"
        case "tone": return projection.tone.map { catalog.header.tones[$0].text }
        default: return nil
        }
    }
}
