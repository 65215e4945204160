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
        var lost = lostCases(of: argument, scene)[...]
        return argument.cases.compactMap { branch in
            guard case .keyword(let word) = branch.selector, PluralCategory(keyword: word) == nil,
                !word.hasForeignSpace
            else { return nil }
            if !scene.isSource { return translated(branch, as: lost.popFirst() ?? "other", scene) }
            return scene.finding(
                unknownCase, "`\(word)` is no plural category", at: branch.selectorRange,
                notes: [
                    "The categories are `zero`, `one`, `two`, `few`, `many` and `other`, in every language: they are "
                        + "not translated.",
                    "An exact number is written `=1`.",
                ])
        }
    }

    /// The categories of the source's plural that a translation does not have, in its order: what was translated.
    private static func lostCases(of argument: Argument, _ scene: MessageScene) -> [String] {
        let own = argument.cases.compactMap(\.keyword)
        let source = scene.source?.arguments.map(\.argument).first { $0.name == argument.name }
        return (source?.cases.compactMap(\.keyword) ?? ["one", "other"]).filter { !own.contains($0) }
    }

    private static func missing(
        _ argument: Argument, _ plural: Plural, _ occurring: [OccurringCategory], _ scene: MessageScene
    ) -> [Diagnostic] {
        var missing = occurring.filter { category in
            category.category != .other && !plural.covers(category.name, scene.declarations)
        }
        guard let other = plural.cases.first(where: { $0.selector == .keyword("other") }), !missing.isEmpty else {
            return []
        }
        if scene.declarations.isOpen, case .plural = argument.kind {
            missing = OtherBranch(argument, plural, other, scene).misread(of: missing)
        }
        guard let first = missing.first else { return [] }
        // Where `other` has numbers of its own, its words may be those of the missing category: then these read wrong.
        let own = scene.declarations.isOpen && first.name != "one" ? occurring.first { $0.category == .other } : nil
        let bytes = Array(scene.message.text.utf8)
        let text = String(decoding: bytes[other.range], as: UTF8.self)
        let place = other.selectorRange.lowerBound
        let names = missing.map { "`\($0.name)`" }
        let list =
            names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        return [
            scene.finding(
                missingCategory,
                "`\(argument.name)` needs \(list) in \(scene.locale.text): "
                    + missing.map(\.examples).joined(separator: "; ")
                    + (own.map { ", apart from `other`: \($0.examples)" } ?? ""),
                at: argument.nameRange,
                notes: [
                    missing.count == 1
                        ? "Add `\(first.name) {…}`, the whole sentence as it is said with these numbers."
                        : "Add a branch for each, the whole sentence as it is said with these numbers."
                ],
                fixes: [
                    Fix(
                        "Add \(list) with the words of `other`", .needsReview,
                        [scene.edit(place..<place, missing.map { "\($0.name) \(text) " }.joined())])
                ])
        ]
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
                !occurring.contains(where: { $0.name == word }),
                !(scene.declarations.mergesExactCases && Plural.exactCases.keys.contains(word))
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
    /// Some numbers of it, four at most.
    let numbers: [String]

    /// `2, 3, 4, 22 …`
    var examples: String { numbers.joined(separator: ", ") + (numbers.count > 3 ? " …" : "") }

    /// The same as numbers; none of decimals.
    var integers: [Int] { numbers.compactMap { Int($0) } }

    var name: String { category.keyword }
}

extension MessageScene {
    /// The categories that can occur at a plural; absent where the argument is no declared number. Where nothing is known
    /// of arguments, those that whole numbers below a million take, or at most any number at all.
    func occurring(
        _ argument: Argument, _ plural: Plural, _ rules: PluralRules, atMost: Bool = false
    ) -> [OccurringCategory]? {
        if declarations.isOpen { return guessed(argument, plural, rules, atMost: atMost) }
        guard let declaration = declarations.arguments[argument.name], let range = declaration.range else { return nil }
        return rules.occurring(numbers(of: plural, argument: argument.name, declaration, range))
            .map { OccurringCategory(category: $0.category, numbers: $0.examples) }
    }

    /// The numbers that a plural chooses by. An argument that nothing declares counts something.
    func numbers(
        of plural: Plural, argument: String, _ declaration: ArgumentDeclaration?, _ range: ClosedRange<Double>
    ) -> PluralNumbers {
        let exact = plural.cases.compactMap { branch -> Double? in
            if case .exact(let value, _) = branch.selector { value } else { nil }
        }
        let offset = plural.offset?.value ?? 0
        guard let declaration else {
            return PluralNumbers(range, isInteger: true, offset: offset == offset.rounded() ? offset : 0, exact: exact)
        }
        let bare = declaration.type == .percent ? "percent" : nil
        return PluralNumbers(
            range, isInteger: declaration.type == .integer,
            view: PluralView(style: plural.decidingStyle(of: argument, bare: bare)), offset: offset, exact: exact)
    }

    /// The categories where nothing is known of the argument.
    private func guessed(
        _ argument: Argument, _ plural: Plural, _ rules: PluralRules, atMost: Bool
    ) -> [OccurringCategory] {
        var numbers = numbers(of: plural, argument: argument.name, nil, 0...(atMost ? 1e9 : 999_999))
        var found = rules.occurring(numbers)
        if atMost {
            numbers.isInteger = false
            found += rules.occurring(numbers)
        }
        return found.map { OccurringCategory(category: $0.category, numbers: $0.examples) }
    }
}

extension Plural {
    /// The exact case that Flutter takes for a category, and the category for it.
    static let exactCases = ["zero": 0.0, "one": 1.0, "two": 2.0]

    /// Whether a category has its branch, under its own name or, where that is the same, as an exact case.
    fileprivate func covers(_ category: String, _ declarations: Declarations) -> Bool {
        cases.contains { branch in
            switch branch.selector {
            case .keyword(let word): word == category
            case .exact(let value, _): declarations.mergesExactCases && Plural.exactCases[category] == value
            }
        }
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
