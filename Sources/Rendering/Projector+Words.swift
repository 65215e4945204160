import CatalogModel
import Regions
import SourceText

extension Projector {
    /// What sections show in one language, without any fallback: nothing where a group has no section, and no text that
    /// the language lacks. `sections` has one for each group.
    package func words(of sections: [Int?], at point: [Int], language: Int) -> Projection {
        let blocks = sections.map { $0.map { catalog.copies[$0].texts } }
        let budgets = catalog.budgets.filter { budget in budget.regions.contains { $0.region.contains(point) } }
        let scene = Scene(
            point: point, language: language, limits: WidthLimits(budgets, locale: texts[language].tag))
        let copy = blocks[0]
        return Projection(
            language: language, copySection: sections[0], redactedSection: sections[1], actionSection: sections[2],
            title: firstFitting([copy?.title, copy?.short, copy?.tiny], limit: scene.limits.title, scene),
            support: scene.limits.support == 0 ? nil : text(copy?.support, limit: scene.limits.support, scene),
            label: text(copy?.label, limit: scene.limits.label, scene),
            redacted: text(blocks[1]?.redacted, limit: scene.limits.redacted, scene), tone: copy?.tone,
            symbol: copy?.symbol?.text, action: action(blocks[2]?.action, scene))
    }
}
