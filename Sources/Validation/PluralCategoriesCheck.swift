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
        by: .choices
    ) { scene in
        var findings: [Diagnostic] = []
        for nested in scene.arguments {
            let argument = nested.argument
            switch argument.kind {
            case .plural(let plural):
                addDuplicates(plural.cases, scene, to: &findings)
                check(argument, plural, isOrdinal: false, scene, &findings)
            case .selectOrdinal(let plural):
                addDuplicates(plural.cases, scene, to: &findings)
                check(argument, plural, isOrdinal: true, scene, &findings)
            case .select(let select): addDuplicates(select.cases, scene, to: &findings)
            case .none, .simple, .choice: break
            }
        }
        return findings
    }

    /// Branches with the selector of an earlier one; `=1` and `=1.0` are the same.
    private static func addDuplicates(_ cases: [Case], _ scene: MessageScene, to findings: inout [Diagnostic]) {
        for index in cases.indices.dropFirst() {
            for first in 0..<index where cases[first].selector.isSame(as: cases[index].selector) {
                findings.append(
                    scene.finding(
                        duplicateCase, "`\(cases[index].selector.spelling)` stands twice",
                        at: cases[index].selectorRange,
                        notes: ["Only the first is ever shown; delete one."],
                        related: [(cases[first].selectorRange, "the first is here")]))
                break
            }
        }
    }

    private static func check(
        _ argument: Argument, _ plural: Plural, isOrdinal: Bool, _ scene: MessageScene, _ findings: inout [Diagnostic]
    ) {
        if plural.hasUnknownCases { findings += unknownCases(argument, scene) }
        guard
            let occurrence = scene.language.occurrence(of: plural, argument: argument.name, isOrdinal: isOrdinal),
            let occurring = occurrence.categories
        else { return }
        findings += missing(argument, plural, occurring, scene) + impossible(plural, occurrence, scene)
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
            missing = OtherBranch.misread(of: missing, argument, plural, other, scene)
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
        _ plural: Plural, _ occurrence: PluralOccurrence, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard let occurring = occurrence.atMostWithoutExact else { return [] }
        return plural.cases.compactMap { branch in
            guard case .keyword(let word) = branch.selector, word != "other",
                !occurring.contains(where: { $0.name == word }), PluralCategory(keyword: word) != nil,
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

extension Plural {
    /// The exact case that Flutter takes for a category, and the category for it.
    static let exactCases = ["zero": 0.0, "one": 1.0, "two": 2.0]

    /// Whether a branch is named by no category.
    fileprivate var hasUnknownCases: Bool {
        cases.contains { branch in
            if case .keyword(let word) = branch.selector { PluralCategory(keyword: word) == nil } else { false }
        }
    }

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
