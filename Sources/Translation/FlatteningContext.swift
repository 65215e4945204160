package import CatalogModel
package import LocaleData
import MessageSyntax

/// What decides which forms a locale needs: its plural rules, the source's, and the ranges of the arguments.
package struct FlatteningContext: Sendable {
    package let source: LocaleTag
    package let target: LocaleTag
    /// The declared numbers by the names that messages use.
    private let numbers: [String: ArgumentDeclaration]
    private let sourceRules: (cardinal: PluralRules?, ordinal: PluralRules?)
    private let targetRules: (cardinal: PluralRules?, ordinal: PluralRules?)

    package init(catalog: ResolvedCatalog, source: LocaleTag, target: LocaleTag) {
        self.source = source
        self.target = target
        numbers = Dictionary(
            catalog.arguments.compactMap { $0.range == nil ? nil : ($0.messageName, $0) },
            uniquingKeysWith: { first, _ in first })
        sourceRules = (PluralRules.rules(for: source), PluralRules.rules(for: source, ordinal: true))
        targetRules = (PluralRules.rules(for: target), PluralRules.rules(for: target, ordinal: true))
    }

    private func source(_ selection: Selection) -> PluralRules? {
        selection.kind == .ordinal ? sourceRules.ordinal : sourceRules.cardinal
    }

    /// The categories that the target locale needs, in CLDR's order; `other` always, because ICU asks for it. `plural` is
    /// one that chooses so.
    func categories(_ selection: Selection, _ plural: Plural?, excluding exact: [Double]) -> [NeededCase] {
        let other = NeededCase(.keyword("other"))
        let rules = selection.kind == .ordinal ? targetRules.ordinal : targetRules.cardinal
        guard let rules else { return [other] }
        guard let argument = numbers[selection.argument], let range = argument.range else {
            return rules.categories.map { NeededCase(.keyword($0.keyword)) }
        }
        let style = plural?.decidingStyle(of: selection.argument, bare: argument.type == .percent ? "percent" : nil)
        let occurring = rules.occurring(
            PluralNumbers(
                range, isInteger: argument.type == .integer, view: PluralView(style: style), offset: selection.offset,
                exact: exact))
        let needed = occurring.map { entry in
            NeededCase(
                .keyword(entry.category.keyword), examples: entry.examples,
                number: argument.type == .integer ? entry.examples.first.flatMap { Int($0) } : nil)
        }
        return needed.contains { $0.choice == other.choice } ? needed : needed + [other]
    }

    /// The category that the source language gives a number.
    func sourceCategory(_ selection: Selection, of number: Int) -> String {
        let (shown, isTooLarge) = number.subtractingReportingOverflow(Int(exactly: selection.offset) ?? 0)
        guard !isTooLarge, shown > .min else { return "other" }
        return self.source(selection)?.category(forInteger: abs(shown)).keyword ?? "other"
    }

    /// Whether the source language has a category of that name.
    func sourceKnows(_ selection: Selection, category: String) -> Bool {
        self.source(selection)?.categories.contains { $0.keyword == category } ?? false
    }
}
