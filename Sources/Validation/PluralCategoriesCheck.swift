import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import PlacardRuntime

extension MessageChecks {
    static let missingCategory = Rule(
        "missing-plural-category", .error, floor: .error,
        "A plural lacks a category that the language needs for the argument's range")
    static let impossibleCategory = Rule(
        "impossible-plural-category", .warning, "A plural has a category that no number of the range falls into")
    static let unknownCase = Rule(
        "unknown-case", .error, floor: .error, "A branch that no value of the argument can take")
    static let duplicateCase = Rule(
        "duplicate-case", .error, floor: .error, "Two branches of one choice have the same selector")

    /// Whether plural branches are the ones that the language needs for the numbers that can occur.
    static let pluralCategories = MessageCheck(
        [missingCategory, impossibleCategory, unknownCase, translatedCase, duplicateCase],
        when: { $0.signs.has(.choices) }
    ) { scene in
        scene.arguments.flatMap { nested -> [Diagnostic] in
            var findings = duplicates(nested.argument, scene)
            switch nested.argument.kind {
            case .plural(let plural): findings += check(nested.argument, plural, isOrdinal: false, scene)
            case .selectOrdinal(let plural): findings += check(nested.argument, plural, isOrdinal: true, scene)
            case .select, .none, .simple, .choice: break
            }
            return findings
        }
    }

    /// Branches with the selector of an earlier one; `=1` and `=1.0` are the same.
    private static func duplicates(_ argument: Argument, _ scene: MessageScene) -> [Diagnostic] {
        let cases = argument.cases
        return cases.indices.compactMap { index in
            guard let first = cases[..<index].first(where: { $0.selector.isSame(as: cases[index].selector) }) else {
                return nil
            }
            return scene.finding(
                duplicateCase, "`\(cases[index].selector.spelling)` stands twice", at: cases[index].selectorRange,
                notes: ["Only the first is ever shown; delete one."],
                related: [(first.selectorRange, "the first is here")])
        }
    }

    private static func check(
        _ argument: Argument, _ plural: Plural, isOrdinal: Bool, _ scene: MessageScene
    ) -> [Diagnostic] {
        let all = LocaleRules(scene.locale)
        guard let rules = isOrdinal ? all.ordinal : all.cardinal,
            let occurring = scene.occurring(argument, plural, rules)
        else { return unknownCases(argument, scene) }
        return unknownCases(argument, scene)
            + missing(argument, plural, occurring, scene) + impossible(argument, plural, rules, scene)
    }

    private static func unknownCases(_ argument: Argument, _ scene: MessageScene) -> [Diagnostic] {
        argument.cases.compactMap { branch in
            guard case .keyword(let word) = branch.selector, PluralCategory(keyword: word) == nil,
                !word.hasForeignSpace
            else { return nil }
            if !scene.isSource {
                let hasOther = argument.cases.contains { $0.selector == .keyword("other") }
                return translated(branch, as: hasOther ? "one" : "other", scene)
            }
            return scene.finding(
                unknownCase, "`\(word)` is no plural category", at: branch.selectorRange,
                notes: [
                    "The categories are `zero`, `one`, `two`, `few`, `many` and `other`, in every language: they are "
                        + "not translated.",
                    "An exact number is written `=1`.",
                ])
        }
    }

    private static func missing(
        _ argument: Argument, _ plural: Plural, _ occurring: [OccurringCategory], _ scene: MessageScene
    ) -> [Diagnostic] {
        let missing = occurring.filter { category in
            category.category != .other && !plural.cases.contains { $0.selector == .keyword(category.name) }
        }
        guard let other = plural.cases.first(where: { $0.selector == .keyword("other") }) else { return [] }
        let bytes = Array(scene.message.text.utf8)
        return missing.map { category in
            let text = String(decoding: bytes[other.range], as: UTF8.self)
            return scene.finding(
                missingCategory,
                "`\(argument.name)` needs `\(category.name)` in \(scene.locale.text): \(category.examples)",
                at: argument.nameRange,
                notes: ["Add `\(category.name) {…}`, the whole sentence as it is said with these numbers."],
                fixes: [
                    Fix(
                        "Add `\(category.name)` with the words of `other`", .needsReview,
                        [
                            scene.edit(
                                other.selectorRange.lowerBound..<other.selectorRange.lowerBound,
                                "\(category.name) \(text) ")
                        ])
                ])
        }
    }

    /// Categories that no number of the range takes; where exact cases took them all, `exact-case-shadows` says so.
    private static func impossible(
        _ argument: Argument, _ plural: Plural, _ rules: PluralRules, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard let occurring = scene.occurring(argument, plural.withoutExactCases, rules, atMost: true) else {
            return []
        }
        return plural.cases.compactMap { branch in
            guard case .keyword(let word) = branch.selector, word != "other", PluralCategory(keyword: word) != nil,
                !occurring.contains(where: { $0.name == word })
            else { return nil }
            return scene.finding(
                impossibleCategory, "no number of the range is `\(word)` in \(scene.locale.text)",
                at: branch.selectorRange, notes: ["Nobody will ever read this branch; delete it."],
                fixes: [
                    Fix(
                        "Delete `\(word)`", .safe,
                        [scene.edit(branch.selectorRange.lowerBound..<branch.range.upperBound, "")])
                ])
        }
    }
}

/// A category that numbers of an argument fall into, with some of them.
struct OccurringCategory {
    let category: PluralCategory
    private let numbers: Numbers

    private enum Numbers: Sendable {
        case integers([Int])
        case decimals([String])
    }

    init(_ category: PluralCategory, integers: [Int]) {
        self.category = category
        numbers = .integers(integers)
    }

    init(_ category: PluralCategory, decimals: [String]) {
        self.category = category
        numbers = .decimals(decimals)
    }

    /// `2, 3, 4, 22 …`
    var examples: String {
        switch numbers {
        case .integers(let integers): list(integers.map(String.init))
        case .decimals(let decimals): list(decimals)
        }
    }

    private func list(_ examples: [String]) -> String {
        examples.joined(separator: ", ") + (examples.count > 3 ? " …" : "")
    }

    var name: String { category.keyword }
}

extension MessageScene {
    /// The categories that can occur at a plural; absent where the argument is no declared number. Where nothing is known
    /// of arguments, those that whole numbers below a million take, or at most any number at all.
    func occurring(
        _ argument: Argument, _ plural: Plural, _ rules: PluralRules, atMost: Bool = false
    ) -> [OccurringCategory]? {
        if declarations.isOpen { return occurring(plural, rules, atMost: atMost) }
        guard let declaration = declarations.arguments[argument.name], let range = declaration.range else { return nil }
        let exact = plural.cases.compactMap { branch -> Double? in
            if case .exact(let value, _) = branch.selector { value } else { nil }
        }
        let offset = Int(exactly: plural.offset?.value ?? 0) ?? 0
        if let integers = declaration.integerRange {
            return rules.occurring(in: integers, offset: offset, excluding: exact.compactMap { Int(exactly: $0) })
                .map { OccurringCategory($0.category, integers: $0.examples) }
        }
        return rules.occurring(
            inDecimals: range, minimumFraction: 0, maximumFraction: 3, offset: offset, excluding: exact
        ).map { OccurringCategory($0.category, decimals: $0.examples) }
    }

    private func occurring(_ plural: Plural, _ rules: PluralRules, atMost: Bool) -> [OccurringCategory] {
        let exact = plural.cases.compactMap { branch -> Double? in
            if case .exact(let value, _) = branch.selector { value } else { nil }
        }
        let offset = Int(exactly: plural.offset?.value ?? 0) ?? 0
        var found = rules.occurring(
            in: 0...(atMost ? 1_000_000_000 : 999_999), offset: offset, excluding: exact.compactMap { Int(exactly: $0) }
        ).map { OccurringCategory($0.category, integers: $0.examples) }
        if atMost {
            found += rules.occurring(
                inDecimals: 0...1e9, minimumFraction: 0, maximumFraction: 3, offset: offset, excluding: exact
            ).map { OccurringCategory($0.category, decimals: $0.examples) }
        }
        return found
    }
}

extension Case.Selector {
    /// Whether the same values take both.
    func isSame(as other: Case.Selector) -> Bool {
        switch (self, other) {
        case (.keyword(let left), .keyword(let right)): left == right
        case (.exact(let left, _), .exact(let right, _)): left == right
        default: false
        }
    }
}
