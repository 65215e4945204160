import CatalogModel
import Diagnostics
import Foundation
import LocaleData
import MessageSyntax
import SourceText
import TestSupport
import Testing
import Validation

/// What a check says that it needs (`MessageCheck.isWorthwhile`) is never more than it needs: where it is left out, it
/// would have found nothing.
@Suite struct WorthwhileTests {
    private struct Text {
        let locale: String
        let message: String
        var source: String?
        var field = Field.support
        var isOpen = false

        /// The checks that are left out and would have found something.
        func wronglyLeftOut() -> [String] {
            guard let tag = try? LocaleTag.parse(locale.replacing("_", with: "-")).get(),
                let english = try? LocaleTag.parse("en").get()
            else { return [] }
            let scene = MessageScene(
                value: MappedText(message, file: FileID(index: 0), at: 0), message: parseMessage(message), locale: tag,
                key: "key", field: field, isAction: field == .title, source: source.map(parseMessage),
                declarations: isOpen
                    ? .open(source: english, hasTags: false, mergesExactCases: false) : MiniTranslation.declarations)
            return MessageChecks.all.filter { !$0.isWorthwhile(scene) && !$0.find(scene).isEmpty }.flatMap {
                $0.find(scene).map { "\($0.rule.id) in \(locale): \(message) ← \(source ?? "no source")" }
            }
        }
    }

    @Test(.enabled(if: SharedData.isExpected("messages/real-messages.jsonl")))
    func nothingIsMissedInRealMessages() throws {
        struct Entry: Decodable {
            let repo: String
            let locale: String
            let key: String
            let message: String
        }
        let decoder = JSONDecoder()
        let entries = try Data(contentsOf: SharedData.url("messages/real-messages.jsonl"))
            .split(separator: UInt8(ascii: "\n")).map { try decoder.decode(Entry.self, from: $0) }
        let english = Dictionary(
            entries.filter { $0.locale == "en" }.map { ("\($0.repo) \($0.key)", $0.message) },
            uniquingKeysWith: { first, _ in first })
        let step = ProcessInfo.processInfo.environment["ALL_MESSAGES"] == nil ? 5 : 1
        for index in stride(from: 0, to: entries.count, by: step) {
            let entry = entries[index]
            for isOpen in [true, false] {
                let text = Text(
                    locale: entry.locale, message: entry.message, source: english["\(entry.repo) \(entry.key)"],
                    isOpen: isOpen)
                #expect(text.wronglyLeftOut() == [])
            }
        }
    }

    @Test func nothingIsMissedInRandomTexts() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<6_000 {
            let locale = random.pick(Self.locales)
            let message = Self.text(&random)
            let isTranslation = random.next() % 2 == 0
            let text = Text(
                locale: locale, message: message,
                source: isTranslation ? (random.next() % 4 == 0 ? message : Self.text(&random)) : nil,
                field: random.pick([.title, .support, .label, .hint, .redacted]), isOpen: random.next() % 2 == 0)
            #expect(text.wronglyLeftOut() == [])
        }
    }

    private static let locales = [
        "en", "de", "fr", "es", "it", "ru", "uk", "ja", "zh-Hans", "ko", "ar", "he", "hi", "th", "tr", "el", "pl", "vi",
    ]

    /// Pieces that rules look for, in any order.
    private static let pieces = [
        "a", "b", "Z", "the", "The", "task", "TAsk", "tASK", "Schritt", "straße", "été", "é", "е", "Та", "ск", "Ω",
        "ά", "ك", "ـ", "ה", "का", "\u{94D}", "ไทย", "日本", "語", "한국", "1", "2", "10", "１", "٣", "½", "一", ".", "..",
        "...", "…", ",", "،", ";", ":", "!", "?", "¿", "¡", "。", "！", " ", " ", " ", "  ", "\u{A0}", "\u{202F}",
        "\u{3000}", "-", " - ", "–", "\"", "'", "''", "’", "(", ")", "(s)", "[", "]", "「", "」", "#", "'{'", "}", "%",
        "%d", "%@", "$", "${x}", "<b>", "&amp;", "*", "**b**", "\\n", "@", "@ana_lind", "a@b.co", "http://x.yz",
        "www.a.org", "12:30", "2024-05-06", "+49 30 1234567", "10 rue de Rivoli", "Am Weg 5", "\u{200B}", "\u{200D}",
        "\u{FE0F}", "🎉", "Ã¤", "â€", "e\u{301}", "\u{FFFD}", "\u{2066}", "\u{2069}", "\u{202E}", "ﬁ", "Ⅳ", "\u{378}",
        "{count}", "{name}", "{n, number}", "{n, number, ::percent}", "{d, date, YYYY}", "{n, number, }",
        "{count, plural, one {# task} other {# tasks}}", "{count, plural, =1 {} one {1 a} other {the }}",
        "{kind, select, a {x {count, plural, other {#}} #} other {y (}}", "{x\u{A0}y}", "{first-name}",
        "{n, Plural, other {a}}", "{n, choice, 0#a|1#b}", "n/a", "-",
    ]

    private static func text(_ random: inout SeededRandom) -> String {
        (0..<(1 + Int(random.next() % 9))).map { _ in random.pick(pieces) }.joined()
    }
}
