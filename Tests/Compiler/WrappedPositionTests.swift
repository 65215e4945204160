import Compiler
import Diagnostics
import TestSupport
import Testing

/// Findings about texts of a catalog point at the scalar, however the value is wrapped.
@Suite struct WrappedPositionTests {
    private static let head = """
        [catalog test]
        source = en
        precedence = task
        routes = app

        [axis task]
        values = calendar, unknown
        source = payload
        unknown = unknown


        """

    @Test(arguments: 0..<60 as Range<UInt64>) func everyScalarIsAtItsPlace(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var value = ""
        for index in 0..<(4 + random.below(12)) {
            if index > 0 { value += joint(&random) }
            value += word(&random)
        }
        let marked =
            Self.head + """
                [argument count]
                type = integer
                class = D0
                range = 0...99

                [copy card]
                when = *
                title = Tasks
                label = {count, plural,
                  one {# task \(value)}
                    other {\(value) # tasks}}

                """
        let file = MarkedText(marked, lineEnding: random.pick(["\n", "\r\n"]))
        let mark: [UInt8] = random.below(3) == 0 ? [0xEF, 0xBB, 0xBF] : []
        let compilation = compile(
            CatalogInputs(catalog: [.init(path: "Catalog/a.copy", bytes: mark + Array(file.text.utf8))], locales: []))
        let report = Report(compilation.diagnostics, in: compilation.files, columns: { _ in 1 })
        let found = ReportFormat.concise.text(report).split(separator: "\n")
            .filter { $0.hasSuffix("[invisible-character]") }
            .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(Set(found) == Set(file.places), "\(file.text)")
    }

    @Test("what is not in form C is found where it begins, behind whatever the lines before it hold")
    func decomposed() {
        let marked =
            Self.head + """
                [copy card]
                when = *
                title = Ça va,
                  # a comment
                  字 th①e\u{301} rest
                label = 😀 ①e\u{301}

                """
        let file = MarkedText(marked)
        let compilation = compile(
            CatalogInputs(catalog: [.init(path: "Catalog/a.copy", bytes: Array(file.text.utf8))], locales: []))
        let report = Report(compilation.diagnostics, in: compilation.files, columns: { _ in 1 })
        let found = ReportFormat.concise.text(report).split(separator: "\n").filter { $0.hasSuffix("[text-not-nfc]") }
            .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(found == file.places)
    }

    /// What stands between two words: a space or the end of a line, with more lines that say nothing.
    private func joint(_ random: inout SeededRandom) -> String {
        random.pick([" ", " ", "\n  ", "\n\t ", "\n# a comment\n   ", " \n  ", "\n              "])
    }

    private func word(_ random: inout SeededRandom) -> String {
        var word = random.pick(["a", "ß", "字", "é"])
        for _ in 0..<random.below(5) { word += random.pick(["a", "ß", "e\u{301}", "字", "😀", "é"]) }
        if random.below(3) == 0 { word += "①\u{200B}" + random.pick(["a", "字", "ж"]) }
        return word
    }
}
