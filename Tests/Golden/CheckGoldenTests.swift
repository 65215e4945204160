import Compiler
import Diagnostics
import Foundation
import LocaleData
import SourceText
import TestSupport
import Testing

/// Breaks one thing at a time in a small sound catalog and keeps what the tool says.
@Suite struct CheckGoldenTests {
    /// File endings of what a case keeps, and the format each shows.
    static let formats: [(ending: String, format: ReportFormat)] = [("full", .full), ("json", .json)]

    @Test func baseIsSound() throws {
        let compilation = GoldenCase.compiled(try GoldenCase.base())
        #expect(compilation.diagnostics.map(\.message) == [])
    }

    @Test(arguments: GoldenCase.all) func check(_ golden: GoldenCase) throws {
        let compilation = try golden.compilation()
        for (ending, format) in Self.formats {
            let report = Report(
                compilation.diagnostics, in: compilation.files, columns: \.displayWidth)
            let fault = try golden.compare(format.text(report), ending: ending)
            #expect(fault == nil)
        }
        #expect(!compilation.diagnostics.isEmpty)
    }

    @Test(arguments: GoldenCase.all) func nothingIsUnread(_ golden: GoldenCase) throws {
        let known = Set(["input.edit"] + Self.formats.map { "expected.\($0.ending)" })
        let found = Set(try FileManager.default.contentsOfDirectory(atPath: golden.folder.path))
        #expect(found == known)
    }
}
