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
    let texts = try RulesBenchmark.texts(ofFile: path)
    let scenes = texts.map { $0.scene() }
    print("  \(texts.count) messages")
    func line(_ name: String, _ work: () -> Int) {
        var findings = 0
        let best = Benchmark.best(of: 5) { findings = work() }
        let time = String(format: "%.3f", best * 1e6 / Double(texts.count))
        print("  \(name.padding(toLength: 44, withPad: " ", startingAt: 0)) \(time) µs, \(findings) findings")
    }
    line("parsing") { texts.reduce(0) { $0 + (parseMessage($1.value.text).isValid ? 0 : 1) } }
    line("scenes, the source's parsing included") { texts.reduce(0) { $0 + ($1.scene().isSource ? 0 : 1) } }
    line("all rules; bar 5 µs") { texts.reduce(0) { $0 + MessageChecks.run($1.scene(parsed: $1.message)).count } }
    for check in MessageChecks.all {
        let looked = scenes.filter(check.isWorthwhile)
        line("  \(check.rules[0].id) …, \(looked.count) texts") { looked.reduce(0) { $0 + check.run($1).count } }
    }
}

private struct RulesBenchmark {
    let value: MappedText
    let message: Message
    let source: Message?
    let locale: LocaleTag
    let key: String
    let declarations: Declarations

    static func texts(ofFile path: String) throws -> [RulesBenchmark] {
        struct Row: Decodable {
            let repo: String
            let locale: String
            let key: String
            let message: String
        }
        let decoder = JSONDecoder()
        let rows = try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(Row.self, from: $0) }
        let english = Dictionary(
            rows.filter { $0.locale == "en" }.map { ($0.repo + " " + $0.key, parseMessage($0.message)) },
            uniquingKeysWith: { first, _ in first })
        guard case .success(let source) = LocaleTag.parse("en") else { preconditionFailure("CLDR knows English") }
        let declarations = Declarations.open(source: source, hasTags: true, mergesExactCases: false)
        return rows.compactMap { row in
            guard case .success(let tag) = LocaleTag.parse(row.locale.replacing("_", with: "-")) else { return nil }
            var text = row.message
            text.makeContiguousUTF8()
            return RulesBenchmark(
                value: MappedText(text, file: FileID(index: 0), at: 0), message: parseMessage(text),
                source: row.locale == "en" ? nil : english[row.repo + " " + row.key], locale: tag, key: row.key,
                declarations: declarations)
        }
    }

    func scene(parsed: Message? = nil) -> MessageScene {
        MessageScene(
            value: value, message: parsed ?? parseMessage(value.text), locale: locale, key: key, field: .support,
            isAction: false, source: source, declarations: declarations)
    }
}
