import CatalogModel
import LocaleData
import Regions
package import Rendering
import SourceText

extension ProjectionTable {
    /// Everything that a catalog's projections show. Cost: the shape of every combination, and each distinct shape once in
    /// every language.
    package init(_ projector: Projector) {
        let catalog = projector.catalog
        var builder = ProjectionTableBuilder(
            catalog: catalog, languages: projector.texts.map(\.tag.text))
        let sizes = catalog.axes.map(\.values.count)
        guard let count = Self.combinations(sizes) else {
            self = Self.diagram(of: projector, &builder)
            return
        }
        var rows: [Projector.Shape: Int] = [:]
        let lookups = projector.lookups
        var point = [Int](repeating: 0, count: sizes.count)
        for _ in 0..<count {
            let shape = projector.shape(at: point, lookups)
            let row = rows[shape] ?? builder.row(projector.shown(shape, at: point))
            rows[shape] = row
            builder.appendCombination(row: row)
            Self.advance(&point, sizes)
        }
        self = builder.finish()
    }

    /// The table of a space too large to look at each combination: a diagram says which show the same.
    static func diagram(of projector: Projector, _ builder: inout ProjectionTableBuilder) -> ProjectionTable {
        let catalog = projector.catalog
        let answers = AnswerDiagram.build(
            Group.allCases.map { catalog.contest(for: $0).contest },
            unions: catalog.budgets.map { $0.regions.map(\.region) }, splitting: projector.selectedAxes,
            in: catalog.space, precedence: catalog.header.precedence)
        guard let answers else {
            var table = ProjectionTable(catalog: catalog, languages: projector.texts.map(\.tag.text))
            let exact = catalog.axes.map { String($0.values.count) }.joined(separator: " × ")
            table.problems = [.spaceTooLarge(combinations: exact, limit: SwiftEmitter.combinationLimit)]
            return table
        }
        var rows: [Projector.Shape: Int] = [:]
        let lookups = projector.lookups
        let diagram = RowDiagram(answers) { point in
            let shape = projector.shape(at: point, lookups)
            let row = rows[shape] ?? builder.row(projector.shown(shape, at: point))
            rows[shape] = row
            return row
        }
        return builder.finish(diagram)
    }

    /// The number of combinations, nil where it is beyond the limit.
    private static func combinations(_ sizes: [Int]) -> Int? {
        var product = 1
        for size in sizes {
            let (next, overflow) = product.multipliedReportingOverflow(by: size)
            if overflow || next > SwiftEmitter.combinationLimit { return nil }
            product = next
        }
        return product
    }

    /// The next combination, the last axis counting fastest.
    private static func advance(_ point: inout [Int], _ sizes: [Int]) {
        for axis in sizes.indices.reversed() {
            point[axis] += 1
            if point[axis] < sizes[axis] { return }
            point[axis] = 0
        }
    }
}

extension Projector {
    /// What each language shows for a shape.
    fileprivate func shown(_ shape: Shape, at point: [Int]) -> [ShownProjection] {
        texts.indices.map { locale in
            let projection = projection(shape, at: point, locale: locale)
            let redacted = redaction(shape, at: point, language: projection.language)
            return ShownProjection(
                language: projection.language, title: projection.title?.parts ?? [],
                support: projection.support?.parts, label: projection.label?.parts ?? [],
                redacted: projection.redacted?.parts ?? [], tone: projection.tone, symbol: projection.symbol,
                action: projection.action.map(ShownAction.init),
                frame: RedactedFrame(
                    tone: redacted.tone, symbol: redacted.symbol, action: redacted.action.map(ShownAction.init)))
        }
    }
}

extension ShownAction {
    fileprivate init(_ action: ResolvedAction) {
        self.init(
            action: action.action, title: action.title?.parts ?? [], label: action.label?.parts,
            hint: action.hint?.parts)
    }
}
