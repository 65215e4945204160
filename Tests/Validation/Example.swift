import CatalogModel
import Testing

/// A piece of catalog that a rule reports, and the same put right.
struct Example: Sendable, CustomTestStringConvertible {
    /// What is checked.
    enum Subject: Sendable {
        /// A text of the source language.
        case text(String, Field = .title)
        /// A translation with its source.
        case translation(String, of: String, in: String, Field = .title)
        case catalog(@Sendable (inout MiniCatalog) -> Void)
        /// Some texts of a language by message key, checked as a whole.
        case language(String, [String: String])
    }

    let rule: String
    let bad: Subject
    /// The text that the finding points at.
    let place: String
    let good: Subject

    init(_ rule: String, _ bad: Subject, at place: String, good: Subject) {
        self.rule = rule
        self.bad = bad
        self.place = place
        self.good = good
    }

    var testDescription: String { "\(rule) at \(place)" }
}

extension Example.Subject {
    /// What the checks say.
    func findings() throws -> [Finding] {
        switch self {
        case .text(let text, let field):
            return try MiniTranslation(locale: "en", field: field, source: nil, text: text).findings()
        case .translation(let text, let source, let locale, let field):
            return try MiniTranslation(locale: locale, field: field, source: source, text: text).findings()
        case .language(let locale, let texts):
            return try MiniLanguage(locale: locale, texts: texts).findings()
        case .catalog(let change):
            var catalog = MiniCatalog()
            change(&catalog)
            return catalog.findings()
        }
    }
}
