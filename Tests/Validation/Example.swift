import Testing

/// A piece of catalog that a rule reports, and the same put right: a case more than the rule’s page shows.
struct Example: Sendable, CustomTestStringConvertible {
    /// What is checked.
    enum Subject: Sendable {
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
        case .language(let locale, let texts):
            return try MiniLanguage(locale: locale, texts: texts).findings()
        case .catalog(let change):
            var catalog = MiniCatalog()
            change(&catalog)
            return catalog.findings()
        }
    }
}
