import CatalogModel
import Diagnostics
import SourceText
import Validation

/// What several locales have in common: where half of them report one rule about one message, the source is the likelier
/// cause than so many translators, and one note says so.
enum SharedFindings {
    static let inMostLocales = Rule(
        "reported-in-most-locales", .note, "A rule that half of the locales report about one message")

    private struct Subject: Hashable {
        let key: String
        let rule: Rule
    }

    /// The notes about findings of texts, in the order of the catalog's messages. One locale is never most of them.
    static func notes(about findings: [Diagnostic], in catalog: ResolvedCatalog) -> [Diagnostic] {
        let rules = Set(MessageChecks.rules)
        var locales: [Subject: [String]] = [:]
        for finding in findings where finding.level > .off && rules.contains(finding.rule) {
            guard let key = finding.subject, let locale = finding.locale else { continue }
            let subject = Subject(key: key, rule: finding.rule)
            if locales[subject]?.contains(locale) != true { locales[subject, default: []].append(locale) }
        }
        let shared = locales.filter { $0.value.count > 1 && $0.value.count * 2 >= catalog.locales.count }
        guard !shared.isEmpty else { return [] }
        return catalog.messages.flatMap { message in
            shared.filter { $0.key.key == message.key }.sorted { $0.key.rule.id < $1.key.rule.id }.map {
                note($0.key.rule, $0.value, message, catalog)
            }
        }
    }

    private static func note(
        _ rule: Rule, _ locales: [String], _ message: CatalogMessage, _ catalog: ResolvedCatalog
    ) -> Diagnostic {
        Diagnostic(
            inMostLocales,
            "\(locales.count) of \(catalog.locales.count) locales report `\(rule.id)` about `\(message.key)`",
            at: message.value.range,
            notes: [
                "So many translators rarely make one mistake: perhaps the source leads them to it.",
                "Look at this text first, then at \(locales.map { "`\($0)`" }.joined(separator: ", ")).",
            ], subject: message.key)
    }
}
