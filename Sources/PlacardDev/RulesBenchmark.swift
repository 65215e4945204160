import CatalogModel
import Diagnostics
import Foundation
import LocaleData
import MessageSyntax
import SourceText
import Validation

/// Times all rules of texts on the messages of a file with one `{"locale": …, "key": …, "message": …}` a line, each
/// translation beside its English source: microseconds a message on one core, parsing apart, then check by check.
func benchmarkRules(file path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
        print("  skipped: \(path) is not there")
        return
    }
    let corpus = try RulesBenchmark(file: path)
    var scenes: [MessageScene] = []
    corpus.forEachScene { scenes.append($0) }
    print("  \(scenes.count) messages")
    func line(_ name: String, _ work: () -> Int) {
        var findings = 0
        let best = Benchmark.best(of: 5) { findings = work() }
        let time = String(format: "%.3f", best * 1e6 / Double(scenes.count))
        print("  \(name.padding(toLength: 44, withPad: " ", startingAt: 0)) \(time) µs, \(findings) findings")
    }
    line("parsing") { corpus.texts.reduce(0) { $0 + (parseMessage($1.value.text).isValid ? 0 : 1) } }
    line("reading, each source once") {
        var count = 0
        corpus.forEachScene { count += $0.isSource ? 0 : 1 }
        return count
    }
    line("all rules, reading included; bar 5 µs") {
        var count = 0
        corpus.forEachScene { count += MessageChecks.run($0).count }
        return count
    }
    for check in MessageChecks.all {
        let looked = scenes.filter(check.isWorthwhile)
        line("  \(check.rules[0].id) …, \(looked.count) texts") { looked.reduce(0) { $0 + check.run($1).count } }
    }
}

/// Messages of other people, with nothing known of them but what parsing says.
private struct RulesBenchmark {
    struct Text {
        let value: MappedText
        let message: Message
        /// An index of `sources`; absent where the text is one itself.
        let source: Int?
        let locale: LocaleTag
        let key: String
    }

    private(set) var texts: [Text] = []
    private var sources: [Message] = []
    private let declarations: Declarations

    init(file path: String) throws {
        struct Row: Decodable {
            let repo: String
            let locale: String
            let key: String
            let message: String
        }
        let decoder = JSONDecoder()
        let rows = try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(Row.self, from: $0) }
        guard case .success(let english) = LocaleTag.parse("en") else { preconditionFailure("CLDR knows English") }
        declarations = Declarations.open(source: english, hasTags: true, mergesExactCases: false)
        var indexes: [String: Int] = [:]
        for row in rows where row.locale == "en" && indexes[row.repo + " " + row.key] == nil {
            indexes[row.repo + " " + row.key] = sources.count
            sources.append(parseMessage(row.message))
        }
        for row in rows {
            guard case .success(let tag) = LocaleTag.parse(row.locale.replacing("_", with: "-")) else { continue }
            var text = row.message
            text.makeContiguousUTF8()
            texts.append(
                Text(
                    value: MappedText(text, file: FileID(index: 0), at: 0), message: parseMessage(text),
                    source: row.locale == "en" ? nil : indexes[row.repo + " " + row.key], locale: tag, key: row.key))
        }
    }

    /// Visits the texts as rules see them, read anew: each text once, each source once for all languages, and nothing is
    /// remembered from one visit to the next.
    func forEachScene(_ visit: (MessageScene) -> Void) {
        let sources = sources.map { ReadMessage($0) }
        var languages: [LocaleTag: LanguageScene] = [:]
        for text in texts {
            let language = languages[text.locale] ?? LanguageScene(text.locale, declarations)
            languages[text.locale] = language
            visit(
                MessageScene(
                    value: text.value, text: ReadMessage(text.message), language: language, key: text.key,
                    field: .support, isAction: false, source: text.source.map { sources[$0] }))
        }
    }
}
