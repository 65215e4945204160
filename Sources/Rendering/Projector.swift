package import CatalogModel
import LocaleData
package import MessageSyntax
package import Regions
import SourceText

/// What every combination shows in every locale: the model's own answer, from which tables are printed and generated.
///
/// Combinations that have the same winners, budgets and values of the axes that their messages select on form one
/// *shape*; what a shape shows in a locale is worked out once.
package struct Projector: Sendable {
    package let catalog: ResolvedCatalog
    /// The source first, then the target locales in catalog order.
    package let texts: [LocaleTexts]
    private let contests: [Contest]
    /// The axes that messages select on, ascending.
    package let selectedAxes: [Int]
    private let fallbackChains: [[Int]]
    let measure: WidestRendering
    /// How each language writes numbers.
    let numbers: [NumberRenderer]

    /// `texts[0]` is the source; the others follow `catalog.locales`. `contests`: those of all groups, where they are known.
    /// The same contests with the texts of other languages.
    package init(_ other: Projector, texts: [LocaleTexts]) {
        self.init(catalog: other.catalog, texts: texts, contests: other.contests)
    }

    package init(catalog: ResolvedCatalog, texts: [LocaleTexts], contests: [Contest]? = nil) {
        precondition(!texts.isEmpty, "the source always has its texts")
        self.catalog = catalog
        self.texts = texts
        self.contests = contests ?? Group.allCases.map { catalog.contest(for: $0).contest }
        var axes: Set<Int> = []
        for language in texts {
            for case let message? in language.messages { axes.formUnion(catalog.selectedAxes(message)) }
        }
        selectedAxes = axes.sorted()
        fallbackChains = texts.indices.map { Projector.chain(from: $0, catalog: catalog, texts: texts) }
        measure = WidestRendering(catalog: catalog)
        numbers = texts.map { NumberRenderer(locale: $0.tag) }
    }

    /// The languages that serve a locale, best first: itself, its fallbacks, the source.
    private static func chain(from start: Int, catalog: ResolvedCatalog, texts: [LocaleTexts]) -> [Int] {
        var chain = [start]
        var current = start
        while current > 0, let fallback = catalog.locales[current - 1].fallback?.text,
            let next = texts.firstIndex(where: { $0.tag.text == fallback }), !chain.contains(next)
        {
            chain.append(next)
            current = next
        }
        return chain.last == 0 ? chain : chain + [0]
    }

    /// What makes two combinations show the same.
    package struct Shape: Hashable, Sendable {
        /// Section per group; absent where nothing wins: `[fallback]`.
        let sections: [Int?]
        /// Indexes of the budgets that apply.
        let budgets: [Int]
        /// Values of the axes that messages select on.
        let selected: [Int]
    }

    /// Who wins each group at a combination, impossible ones included.
    package func outcome(_ group: Group, at point: [Int], ignoringImpossible: Bool) -> Outcome {
        let index = Group.allCases.firstIndex(of: group) ?? 0
        return contests[index].outcome(at: point, ignoringImpossible: ignoringImpossible)
    }

    /// Who wins each group, for those who ask for the shapes of many combinations.
    package var lookups: [WinnerLookup] { contests.map { WinnerLookup($0) } }

    /// The shape of a combination. Cost: proportional to the number of regions; with `lookups`, a step an axis.
    package func shape(at point: [Int], _ lookups: [WinnerLookup]? = nil) -> Shape {
        let winners = contests.indices.map { group -> Int? in
            let outcome =
                lookups?[group].outcome(at: point) ?? contests[group].outcome(at: point, ignoringImpossible: true)
            guard case .won(let owner, _) = outcome else { return nil }
            return owner
        }
        let sections = winners.allSatisfy { $0 != nil } ? winners : winners.map { _ in nil }
        return Shape(
            sections: sections,
            budgets: catalog.budgets.indices.filter { index in
                catalog.budgets[index].regions.contains { $0.region.contains(point) }
            },
            selected: selectedAxes.map { point[$0] })
    }

    /// What a combination shows in a locale (an index into `texts`). Total: impossible combinations show their winners
    /// where every group has one, and otherwise, like uncovered and ambiguous ones, the fallback.
    package func projection(at point: [Int], locale: Int) -> Projection {
        projection(shape(at: point), at: point, locale: locale)
    }

    /// The same for a shape already known; `point` is any combination of that shape.
    package func projection(_ shape: Shape, at point: [Int], locale: Int) -> Projection {
        for language in fallbackChains[locale] {
            if let projection = complete(shape, at: point, language: language) { return projection }
        }
        return build(shape, at: point, language: 0)
    }

    /// The projection in one language, if no text of it is missing there.
    private func complete(_ shape: Shape, at point: [Int], language: Int) -> Projection? {
        let needed = neededMessages(shape, language: language)
        guard needed.allSatisfy({ texts[language].messages[$0] != nil }) else { return nil }
        return build(shape, at: point, language: language)
    }

    /// Which title a block shows at a combination in a language, without any fallback, and whether its support is shown.
    package func shownCopy(_ copy: CopyTexts?, at point: [Int], language: Int) -> (title: [Part]?, hasSupport: Bool) {
        let budgets = catalog.budgets.filter { budget in budget.regions.contains { $0.region.contains(point) } }
        let limits = WidthLimits(budgets, locale: texts[language].tag)
        let scene = Scene(point: point, language: language, limits: limits)
        let title = firstFitting([copy?.title, copy?.short, copy?.tiny], limit: limits.title, scene)
        return (title?.parts, limits.support != 0)
    }

    /// The block of a group's winner.
    func block(_ shape: Shape, _ group: Int) -> CopyTexts? {
        shape.sections[group].map { catalog.copies[$0].texts } ?? catalog.fallback?.texts
    }

    /// Indexes of the texts without which the projection would mix languages; `short` and `tiny` are never needed.
    private func neededMessages(_ shape: Shape, language: Int) -> [Int] {
        let copy = block(shape, 0)
        var needed = [copy?.title, copy?.label, block(shape, 1)?.redacted].compactMap { $0 }
        let limits = WidthLimits(shape.budgets.map { catalog.budgets[$0] }, locale: texts[language].tag)
        if limits.support != 0, let support = copy?.support { needed.append(support) }
        var choices = [block(shape, 2)?.action]
        choices.append(catalog.fallback?.texts.action)
        for case .action(let index)? in choices {
            let action = catalog.actions[index]
            needed += [action.title, action.label, action.hint].compactMap { $0 }
        }
        return needed
    }

    private func build(_ shape: Shape, at point: [Int], language: Int) -> Projection {
        let budgets = shape.budgets.map { catalog.budgets[$0] }
        let scene = Scene(
            point: point, language: language, limits: WidthLimits(budgets, locale: texts[language].tag))
        let copy = block(shape, 0)
        let support =
            scene.limits.support == 0
            ? nil : text(copy?.support, limit: scene.limits.support, scene)
        return Projection(
            language: language, copySection: shape.sections[0], redactedSection: shape.sections[1],
            actionSection: shape.sections[2],
            title: firstFitting([copy?.title, copy?.short, copy?.tiny], limit: scene.limits.title, scene),
            support: support, label: text(copy?.label, limit: scene.limits.label, scene),
            redacted: text(block(shape, 1)?.redacted, limit: scene.limits.redacted, scene),
            tone: copy?.tone, symbol: copy?.symbol?.text, action: action(block(shape, 2)?.action, scene))
    }

    /// Where a text stands: what decides its branch and its width.
    struct Scene {
        let point: [Int]
        let language: Int
        let limits: WidthLimits
    }

    func action(_ choice: ActionChoice?, _ scene: Scene) -> ResolvedAction? {
        guard case .action(let index)? = choice else { return nil }
        let action = catalog.actions[index]
        return ResolvedAction(
            action: index,
            title: firstFitting([action.title, action.short], limit: scene.limits.action, scene),
            label: text(action.label, limit: nil, scene), hint: text(action.hint, limit: nil, scene))
    }

    func text(_ message: Int?, limit: Int?, _ scene: Scene) -> ResolvedText? {
        guard let message, let translated = texts[scene.language].messages[message] else { return nil }
        let parts = catalog.resolvingAxes(translated.parts, at: scene.point)
        let fits = limit.map { measure.width(of: parts, numbers[scene.language]) <= $0 } ?? true
        return ResolvedText(message: message, parts: parts, fits: fits)
    }

    /// The first variant whose widest rendering fits; where none does, the last that there is (`over-budget`).
    func firstFitting(_ variants: [Int?], limit: Int?, _ scene: Scene) -> ResolvedText? {
        var last: ResolvedText?
        for variant in variants {
            guard let text = text(variant, limit: limit, scene) else { continue }
            if text.fits { return text }
            last = text
        }
        return last
    }
}
