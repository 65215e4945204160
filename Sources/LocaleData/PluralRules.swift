package import PlacardRuntime

/// The plural rules of a locale, by CLDR.
package struct PluralRules: Sendable, Hashable {
    /// A category with the condition for it and CLDR's samples.
    struct Rule: Sendable, Hashable {
        let category: PluralCategory
        /// Alternatives; within each all relations must hold. Empty for `other`.
        let clauses: [[PluralRelation]]
        let text: String

        func holds(for number: PluralOperands) -> Bool {
            clauses.contains { $0.allSatisfy { $0.holds(for: number) } }
        }
    }

    /// CLDR's number of the rule set: locales with equal numbers have equal rules.
    package let set: Int
    /// In CLDR's order of categories; `other` last.
    let rules: [Rule]

    /// The rules of a locale as the snapshot has them.
    static func read(for locale: LocaleTag, ordinal: Bool) -> PluralRules? {
        for tag in locale.pluralLineage {
            guard let fields = Snapshot.fields(of: tag.text, in: Snapshot.pluralLocales) else { continue }
            return Int(fields[ordinal ? 1 : 0]).flatMap { PluralRules(set: $0) }
        }
        return nil
    }

    /// The rule set of that number in the snapshot.
    package init?(set: Int) {
        var rules: [Rule] = []
        for fields in Snapshot.allFields(of: String(set), in: Snapshot.pluralRules) where fields.count == 2 {
            guard let category = PluralCategory(keyword: fields[0]),
                let clauses = PluralRuleParser.clauses(of: fields[1])
            else { return nil }
            rules.append(Rule(category: category, clauses: clauses, text: fields[1]))
        }
        guard !rules.isEmpty else { return nil }
        self.set = set
        self.rules = rules.sorted { $0.category < $1.category }
    }

    /// The categories that the rules tell apart, in CLDR's order.
    package var categories: [PluralCategory] { rules.map(\.category) }

    /// The category of a number as it is shown.
    package func category(for number: PluralOperands) -> PluralCategory {
        rules.first { $0.holds(for: number) }?.category ?? .other
    }

    /// All categories but `other` whose rule the number satisfies: in CLDR's data never more than one.
    package func matches(of number: PluralOperands) -> [PluralCategory] {
        rules.filter { $0.holds(for: number) }.map(\.category)
    }

    /// The category of an integer.
    package func category(forInteger integer: Int) -> PluralCategory {
        category(for: PluralOperands(integer: integer))
    }

    /// CLDR's samples of a category: integers, then decimals, in CLDR's order.
    package func samples(of category: PluralCategory) -> (integers: [String], decimals: [String]) {
        guard let rule = rules.first(where: { $0.category == category }) else { return ([], []) }
        return (PluralRuleParser.samples("integer", in: rule.text), PluralRuleParser.samples("decimal", in: rule.text))
    }
}

extension PluralCategory {
    /// The category of a keyword, `one`; nil for any other text.
    package init?(keyword: String) {
        switch keyword {
        case "zero": self = .zero
        case "one": self = .one
        case "two": self = .two
        case "few": self = .few
        case "many": self = .many
        case "other": self = .other
        default: return nil
        }
    }

    /// The keyword as a string.
    package var keyword: String { Self.keywords[Int(rawValue)] }

    private static let keywords = allCases.map(\.name.description)
}
