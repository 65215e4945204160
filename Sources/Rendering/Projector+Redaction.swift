import CatalogModel
import SourceText

/// What a combination shows beside its redacted text under privacy redaction: the fallback's symbol, tone and action.
package struct Redaction: Sendable, Equatable {
    package let tone: Int?
    package let symbol: String?
    /// Absent where nothing is offered.
    package let action: ResolvedAction?
}

extension Projector {
    /// What stands beside the redacted text of a shape in the language that serves it.
    package func redaction(_ shape: Shape, at point: [Int], language: Int) -> Redaction {
        let fallback = catalog.fallback?.texts
        let budgets = shape.budgets.map { catalog.budgets[$0] }
        let scene = Scene(
            point: point, language: language, limits: WidthLimits(budgets, locale: texts[language].tag))
        return Redaction(
            tone: fallback?.tone, symbol: fallback?.symbol?.text, action: action(fallback?.action, scene))
    }
}
