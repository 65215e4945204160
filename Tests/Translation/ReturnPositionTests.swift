import Compiler
import Diagnostics
import TestSupport
import Testing
import Translation
import XLIFF

/// What the rules of texts find in a returned file of any version, they find at the scalar.
@Suite("Positions in returned files") struct ReturnPositionTests {
    private static let compilation = compile(
        CatalogInputs(
            catalog: [CatalogInputs.File(path: "Catalog/a.copy", bytes: Array(PositionTests.catalog.utf8))],
            locales: []))

    @Test(arguments: XLIFFVersion.allCases, 0..<25 as Range<UInt64>)
    func everyScalarIsAtItsPlace(version: XLIFFVersion, seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let sent = try #require(Self.compilation.export(as: version).outputs.first { $0.isHandoff }).bytes
        let marked = translated(String(decoding: sent, as: UTF8.self), &random)
        let file = MarkedText(marked, lineEnding: random.pick(["\n", "\r\n"]))
        try #require(!file.places.isEmpty)
        let exchange = Self.compilation.merging([.init(path: "back.xlf", bytes: Array(file.text.utf8))])
        #expect(exchange.reports.first?.report.count(.taken) == 3)
        let report = Report(exchange.diagnostics, in: exchange.files, columns: { _ in 1 })
        let found = ReportFormat.concise.text(report).split(separator: "\n")
            .filter { $0.hasPrefix("back.xlf:") && $0.hasSuffix("[invisible-character]") }
            .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(Set(found) == Set(file.places), "\(file.text)")
    }

    @Test(
        "what is not in form C is found where it begins, in letters and in references", arguments: XLIFFVersion.allCases
    )
    func decomposed(version: XLIFFVersion) throws {
        let sent = try #require(Self.compilation.export(as: version).outputs.first { $0.isHandoff }).bytes
        var marked = ""
        for line in String(decoding: sent, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        where !line.contains("<target") {
            marked += line + "\n"
            guard line.contains("<source") else { continue }
            let codes = line.matches(of: /<(?:ph|x) [^>]*\/>/).map { String($0.output) }.joined(separator: " ")
            marked += "<target>Ein &amp; Caf①e&#x301; \(codes) é 😀</target>\n"
        }
        let file = MarkedText(marked)
        try #require(file.places.count == 3)
        let exchange = Self.compilation.merging([.init(path: "back.xlf", bytes: Array(file.text.utf8))])
        let report = Report(exchange.diagnostics, in: exchange.files, columns: { _ in 1 })
        let found = ReportFormat.concise.text(report).split(separator: "\n")
            .filter { $0.hasPrefix("back.xlf:") && $0.hasSuffix("[text-not-nfc]") }
            .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        // Of a message the first is told.
        #expect(found == [file.places[0], file.places[2]])
    }

    /// Gives each unit a target of disguised words with the placeholders of its source.
    private func translated(_ sent: String, _ random: inout SeededRandom) -> String {
        var result = ""
        for line in sent.split(separator: "\n", omittingEmptySubsequences: false) where !line.contains("<target") {
            result += line + "\n"
            guard line.contains("<source") else { continue }
            var target = Disguise.word(&random, isPlanted: true, codes: [])
            for placeholder in line.matches(of: /<(?:ph|x) [^>]*\/>/) {
                target += random.pick([" ", "\n   ", "<!-- no\n -->"]) + String(placeholder.output)
                target += " " + Disguise.word(&random, isPlanted: random.below(2) == 0, codes: [])
            }
            result += "<target>\(target)</target>\n"
        }
        return result
    }
}
