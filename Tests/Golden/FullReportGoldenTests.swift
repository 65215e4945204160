import Diagnostics
import Foundation
import LocaleData
import SourceText
import TestSupport
import Testing

/// How a report for people shows lines that are hard to show. A case is a folder of `report`: `input.txt`, in which
/// `⟦…⟧` is what the finding is about and `⟪…⟫` a second place, and the report.
@Suite struct FullReportGoldenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var width = 80
        var usesColor = false

        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "tabs"), Case(name: "wide"), Case(name: "combining"), Case(name: "emoji"),
        Case(name: "right-to-left"), Case(name: "long-line"), Case(name: "long-line-narrow", width: 44),
        Case(name: "far-apart"), Case(name: "several-on-a-line"), Case(name: "over-lines"),
        Case(name: "control-characters"), Case(name: "color", usesColor: true),
    ]

    @Test(arguments: cases) func report(_ golden: Case) throws {
        let folder = GoldenCase.root.appending(path: "report").appending(path: golden.name)
        let input = try String(contentsOf: folder.appending(path: "input.txt"), encoding: .utf8)
        var report = try Self.report(on: input)
        report.width = golden.width
        report.usesColor = golden.usesColor
        let fault = try GoldenCase(name: golden.name, folder: folder).compare(
            ReportFormat.full.text(report), ending: "full")
        #expect(fault == nil)
    }

    @Test func noCaseIsUnread() throws {
        let folder = GoldenCase.root.appending(path: "report").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == Self.cases.map(\.name).sorted())
    }

    /// One finding about the marked places of a text.
    private static func report(on input: String) throws -> Report {
        var bytes: [UInt8] = []
        var open: [(Unicode.Scalar, Int)] = []
        var primary: Range<Int>?
        var secondary: [Range<Int>] = []
        for scalar in input.unicodeScalars {
            switch scalar {
            case "⟦", "⟪": open.append((scalar, bytes.count))
            case "⟧", "⟫":
                let (kind, start) = try #require(open.last)
                open.removeLast()
                if kind == "⟪" { secondary.append(start..<bytes.count) } else { primary = start..<bytes.count }
            default: bytes += Array(String(scalar).utf8)
            }
        }
        var files = SourceFiles()
        let file = files.add(path: "Catalog/a.copy", bytes: bytes)
        let finding = Diagnostic(
            Rule("sample-rule", .error, "a rule for tests"), "what is wrong",
            at: SourceRange(file: file, try #require(primary)),
            related: secondary.map { .init(SourceRange(file: file, $0), "a second place") },
            notes: ["A reason."], fixes: [Fix("Do this", .safe, [])])
        return Report([finding], in: files, columns: \.displayWidth)
    }
}
