import Compiler
import Diagnostics
import MessageFiles
import Testing

/// What `lint-messages` says of other people's plurals, where one word or one dialect decides.
@Suite struct LintedMessageTests {
    /// The words of a plural that lacks what few things take, and prepositions that take a case with one plural for all
    /// numbers.
    struct Counted: Sendable, CustomTestStringConvertible {
        let locale: String
        let branches: String
        let prepositions: [String]
        var testDescription: String { locale }
    }

    private static let counted = [
        Counted(locale: "ru", branches: "one {# файл} other {# файлов}", prepositions: ["до", "более", "Около"]),
        Counted(locale: "uk", branches: "one {# файл} other {# файлів}", prepositions: ["до", "менше", "Близько"]),
        Counted(locale: "be", branches: "one {# файл} other {# файлаў}", prepositions: ["для", "Каля"]),
        Counted(locale: "pl", branches: "one {# plik} other {# plików}", prepositions: ["do", "Około"]),
        Counted(locale: "cs", branches: "one {# soubor} other {# souborů}", prepositions: ["do", "Kolem"]),
        Counted(locale: "sk", branches: "one {# súbor} other {# súborov}", prepositions: ["od", "Okolo"]),
        Counted(locale: "hr", branches: "one {# dan} other {# dana}", prepositions: ["iz", "Oko"]),
        Counted(locale: "sr", branches: "one {# дан} other {# дана}", prepositions: ["из", "Око"]),
        Counted(locale: "bs", branches: "one {# dan} other {# dana}", prepositions: ["od", "bez"]),
        Counted(locale: "lt", branches: "one {# diena} other {# dienų}", prepositions: ["iki", "nuo"]),
    ]

    @Test("behind a preposition with the genitive, one plural serves all numbers", arguments: counted)
    func genitive(_ counted: Counted) {
        let plural = "{n, plural, \(counted.branches)}"
        #expect(rules(counted.locale, plural).contains("missing-plural-category"))
        #expect(rules(counted.locale, "“\(plural)”").contains("missing-plural-category"))
        for word in counted.prepositions {
            #expect(!rules(counted.locale, "\(word) \(plural)").contains("missing-plural-category"), "\(word)")
        }
    }

    @Test("to Flutter =1 is one, and shown for whatever one is")
    func exactCasesOfFlutter() {
        let german = "{n, plural, =1 {eine Datei} other {{n} Dateien}}"
        #expect(rules("de", german, .flutter) == [])
        let russian = "{n, plural, =1 {1 файл} few {{n} файла} many {{n} файлов} other {{n} файла}}"
        #expect(rules("ru", russian, .flutter) == ["number-hard-coded-in-category"])
        #expect(rules("ru", russian, .icu) == ["missing-plural-category"])
        let shown = "{n, plural, =1 {{n} файл} few {{n} файла} many {{n} файлов} other {{n} файла}}"
        #expect(rules("ru", shown, .flutter) == [])
    }

    private func rules(_ locale: String, _ message: String, _ dialect: MessageDialect? = nil) -> [String] {
        let line = "{\"locale\": \"\(locale)\", \"key\": \"a\", \"message\": \"\(message)\"}\n"
        var options = MessageLintOptions()
        options.dialect = dialect
        let file = CatalogInputs.File(path: "all.jsonl", bytes: Array(line.utf8))
        return lintMessages([file], options).diagnostics.map(\.rule.id)
    }
}
