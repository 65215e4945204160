package import CatalogModel
package import LocaleData
import PlacardRuntime

/// What decides which forms a locale needs: its plural rules, the source's, and the ranges of the arguments.
package struct FlatteningContext: Sendable {
    package let source: LocaleTag
    package let target: LocaleTag
    /// Ranges of the integer arguments by the names that messages use.
    private let ranges: [String: ClosedRange<Int>]

    package init(catalog: ResolvedCatalog, source: LocaleTag, target: LocaleTag) {
        self.source = source
        self.target = target
        ranges = Dictionary(
            catalog.arguments.compactMap { argument in argument.integerRange.map { (argument.messageName, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The categories that the target locale needs, in CLDR's order; `other` always, because ICU asks for it.
    func categories(_ selection: Selection, excluding exact: [Double]) -> [NeededCase] {
        let rules = PluralRules.rules(for: target, ordinal: selection.kind == .ordinal)
        guard let rules else { return [NeededCase(.keyword("other"))] }
        guard let range = ranges[selection.argument], let offset = Int(exactly: selection.offset) else {
            return rules.categories.map { NeededCase(.keyword($0.keyword)) }
        }
        let excluded = Set(exact.compactMap { Int(exactly: $0) })
        return occurring(rules, in: range, offset: offset, excluding: excluded)
    }

    /// The category that the source language gives a number.
    func sourceCategory(_ selection: Selection, of number: Int) -> String {
        let rules = PluralRules.rules(for: source, ordinal: selection.kind == .ordinal)
        let shown = number - (Int(exactly: selection.offset) ?? 0)
        return rules?.category(forInteger: shown.magnitude > 0 ? abs(shown) : 0).keyword ?? "other"
    }

    /// Whether the source language has a category of that name.
    func sourceKnows(_ selection: Selection, category: String) -> Bool {
        PluralRules.rules(for: source, ordinal: selection.kind == .ordinal)?.categories
            .contains { $0.keyword == category } ?? false
    }

    private func occurring(
        _ rules: PluralRules, in range: ClosedRange<Int>, offset: Int, excluding: Set<Int>
    ) -> [NeededCase] {
        var examples: [String: [Int]] = [:]
        func visit(_ number: Int) {
            guard range.contains(number), !excluding.contains(number) else { return }
            let category = rules.category(forInteger: abs(number - offset)).keyword
            if examples[category, default: []].count < 5 { examples[category, default: []].append(number) }
        }
        let start = range.lowerBound
        let near = range.count < 2000 ? range.upperBound : start + 1999
        for number in start...near { visit(number) }
        for millions in 1...3 where millions * 1_000_000 > near { visit(millions * 1_000_000) }
        return rules.categories.compactMap { category in
            let found = examples[category.keyword] ?? []
            guard !found.isEmpty || category == .other else { return nil }
            return NeededCase(.keyword(category.keyword), examples: found, isComplete: found.count < 5)
        }
    }
}
