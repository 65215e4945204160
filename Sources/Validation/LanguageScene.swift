package import LocaleData

/// One language of a catalog, with what rules ask text after text: worked out when first asked for. For one thread.
package final class LanguageScene {
    package let locale: LocaleTag
    /// What the catalog declares; shared by all languages.
    package let declarations: Declarations
    /// The plural rules of the language.
    private(set) lazy var rules = LocaleRules(locale)
    /// Those of the language of the sources.
    private(set) lazy var sourceRules = LocaleRules(declarations.sourceLocale)
    private(set) lazy var script = locale.likelyScript
    private(set) lazy var sourceScript = declarations.sourceLocale.likelyScript
    private(set) lazy var alphabet = Alphabet(locale)
    /// Answers about plurals, by what the answer depends on.
    private var occurrences: [PluralOccurrence.Question: PluralOccurrence] = [:]
    /// Ways through choices, by the choices.
    private var ways: [String: ChoiceWays] = [:]
    /// A language asks some hundred questions; one that asks more starts anew rather than fill the memory.
    private static let limit = 10_000

    package init(_ locale: LocaleTag, _ declarations: Declarations) {
        self.locale = locale
        self.declarations = declarations
    }

    /// What the numbers of a plural can be.
    func occurrence(_ question: PluralOccurrence.Question, _ make: () -> PluralOccurrence) -> PluralOccurrence {
        if let known = occurrences[question] { return known }
        if occurrences.count >= Self.limit { occurrences.removeAll() }
        let made = make()
        occurrences[question] = made
        return made
    }

    /// The ways through choices that a key describes.
    func ways(_ key: String, _ make: () -> ChoiceWays) -> ChoiceWays {
        if let known = ways[key] { return known }
        if ways.count >= Self.limit { ways.removeAll() }
        let made = make()
        ways[key] = made
        return made
    }
}
