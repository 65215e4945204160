import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import PlacardRuntime
import SourceText

extension MessageChecks {
    static let translatedCase = Rule(
        "translated-case", .error, floor: .error, "A selector that was translated with the text")
    static let selectNotExhaustive = Rule(
        "select-not-exhaustive", .error, floor: .error, "A translation lacks a branch that its source has")

    /// Whether the branches of selects are values that can occur, and those that the source tells apart.
    static let selectCases = MessageCheck(
        [unknownCase, translatedCase, selectNotExhaustive], by: .selects
    ) { scene in
        let sourceCases = scene.sourceSelectCases
        return scene.arguments.flatMap { nested -> [Diagnostic] in
            guard case .select(let select) = nested.argument.kind else { return [] }
            return unknown(nested.argument, select, sourceCases[nested.argument.name], scene)
                + missing(nested.argument, select, sourceCases[nested.argument.name], scene)
        }
    }

    /// Branches for what is no value. Without a declaration the source says which values there are.
    private static func unknown(
        _ argument: Argument, _ select: Select, _ sourceCases: [String]?, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard let values = scene.selectValues(argument.name) ?? sourceCases else { return [] }
        return select.cases.compactMap { branch in
            guard case .keyword(let word) = branch.selector, word != "other", !values.contains(word),
                !word.hasForeignSpace
            else {
                return nil
            }
            if !scene.isSource, sourceCases?.contains(word) != true {
                let lost = (sourceCases ?? []).first { !select.cases.map(\.selector).contains(.keyword($0)) }
                let meant = lost ?? scene.nearest(to: word, among: values) ?? "other"
                return translated(branch, as: meant, scene)
            }
            let nearest = scene.nearest(to: word, among: values)
            return scene.finding(
                unknownCase, "`\(argument.name)` is never `\(word)`", at: branch.selectorRange,
                notes: [
                    "Nobody will ever read this branch.",
                    nearest.map { "did you mean `\($0)`?" }
                        ?? "the values are \(values.map { "`\($0)`" }.joined(separator: ", "))",
                ],
                fixes: nearest.map {
                    [Fix("Write `\($0)`", .needsReview, [scene.edit(branch.selectorRange, $0)])]
                } ?? [])
        }
    }

    static func translated(_ branch: Case, as meant: String, _ scene: MessageScene) -> Diagnostic {
        scene.finding(
            translatedCase, "`\(branch.selector.spelling)`: selectors are not translated, write `\(meant)`",
            at: branch.selectorRange,
            notes: ["A selector is a name that the app compares with; only the text in the braces is read by people."],
            fixes: [Fix("Write `\(meant)`", .needsReview, [scene.edit(branch.selectorRange, meant)])])
    }

    /// Branches that the source has and the translation, which chooses by the same argument, lacks.
    private static func missing(
        _ argument: Argument, _ select: Select, _ sourceCases: [String]?, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard let sourceCases else { return [] }
        let own = select.cases.compactMap(\.keyword)
        // A translated selector stands where the missing one belongs, and is reported as that.
        let strangers = own.filter { $0 != "other" && !sourceCases.contains($0) }
        let missing = sourceCases.filter { !own.contains($0) && $0 != "other" }
        guard missing.count > strangers.count, let first = missing.first else { return [] }
        return [
            scene.finding(
                selectNotExhaustive, "the choice by `\(argument.name)` lacks \(listed(missing))",
                at: argument.nameRange,
                notes: [
                    "The source tells \(missing.count == 1 ? "it" : "them") apart; here readers would get `other` instead.",
                    "Add `\(first) {…}`; where the words are the same as those of `other`, repeat them.",
                ])
        ]
    }

    private static func listed(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

extension MessageScene {
    /// The values of a declared axis or enumeration, as messages write them.
    func selectValues(_ name: String) -> [String]? {
        declarations.axes[name].map { $0.values.map(\.text.messageSpelling) } ?? declarations.arguments[name]?.cases
    }

    /// The branches of the source's selects by argument; empty for a source text.
    var sourceSelectCases: [String: [String]] {
        var cases: [String: [String]] = [:]
        for nested in source?.arguments ?? [] {
            guard case .select(let select) = nested.argument.kind else { continue }
            for case .keyword(let word) in select.cases.map(\.selector)
            where !cases[nested.argument.name, default: []].contains(word) {
                cases[nested.argument.name, default: []].append(word)
            }
        }
        return cases
    }

    /// Whether a choice has no `other` because it was translated: another check says so.
    var hasTranslatedOther: Bool {
        guard !isSource else { return false }
        let sourceCases = sourceSelectCases
        return arguments.contains { nested in
            let argument = nested.argument
            let words = argument.cases.compactMap(\.keyword)
            if words.contains("other") { return false }
            switch argument.kind {
            case .plural, .selectOrdinal: return words.contains { PluralCategory(keyword: $0) == nil }
            case .select:
                guard let values = selectValues(argument.name) ?? sourceCases[argument.name] else { return false }
                return words.contains { !values.contains($0) }
            case .none, .simple, .choice: return false
            }
        }
    }
}

extension Case {
    /// The selector, where it is a word.
    var keyword: String? {
        if case .keyword(let word) = selector { word } else { nil }
    }
}
