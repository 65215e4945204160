import CatalogModel
import Diagnostics
import MessageSyntax
import Regions
package import Rendering
import SourceText

/// What `table` prints and how.
package struct TableOptions: Sendable {
    package enum Format: String, Sendable, CaseIterable {
        case tsv
        case json
    }

    package var format = Format.tsv
    /// Index into `Projector.texts`: 0 is the source.
    package var language = 0
    /// Whether impossible combinations are printed too, marked.
    package var includesImpossible = false
    /// Whether cells that a spreadsheet would read as a formula are guarded with an apostrophe.
    package var guardsFormulas = false

    package init() {}
}

/// The whole projection table of a catalog, one row a combination in axis order.
///
/// Rows are streamed; what combinations of one shape share is printed once and kept. Cost: one look-up of the winners a
/// combination.
package struct Table: Sendable {
    private let projector: Projector
    private let options: TableOptions
    private let columns: [String]

    package init(_ projector: Projector, _ options: TableOptions) {
        self.projector = projector
        self.options = options
        columns =
            projector.catalog.axes.map(\.name.text) + (options.includesImpossible ? ["possible"] : [])
            + [
                "copy", "title", "shown", "support", "label", "tone", "symbol", "redacted-by", "redacted", "action-by",
                "action",
            ]
    }

    /// Prints the table line by line, each with its line end.
    package func print(_ write: (String) -> Void) {
        if options.format == .tsv { write(columns.joined(separator: "\t") + "\n") }
        var cells: [Key: [String]] = [:]
        forEachPoint { point in
            let outcomes = Group.allCases.map { projector.outcome($0, at: point, ignoringImpossible: false) }
            let isImpossible = outcomes.contains(.impossible)
            guard !isImpossible || options.includesImpossible else { return }
            let winners =
                isImpossible
                ? Group.allCases.map { projector.outcome($0, at: point, ignoringImpossible: true) } : outcomes
            let key = Key(outcomes: winners, shape: projector.shape(at: point))
            let shared = cells[key] ?? row(winners, at: point)
            cells[key] = shared
            let values = point.enumerated().map { projector.catalog.axes[$0.offset].values[$0.element].text }
            write(
                line(values + (options.includesImpossible ? [isImpossible ? "impossible" : "possible"] : []) + shared))
        }
    }

    private struct Key: Hashable {
        let outcomes: [Outcome]
        let shape: Projector.Shape
    }

    /// Every combination, the last axis fastest.
    private func forEachPoint(_ visit: ([Int]) -> Void) {
        let sizes = projector.catalog.axes.map(\.values.count)
        guard sizes.allSatisfy({ $0 > 0 }) else { return }
        var point = sizes.map { _ in 0 }
        while true {
            visit(point)
            var axis = sizes.count - 1
            while axis >= 0, point[axis] == sizes[axis] - 1 {
                point[axis] = 0
                axis -= 1
            }
            guard axis >= 0 else { return }
            point[axis] += 1
        }
    }

    /// The cells behind the axes.
    private func row(_ outcomes: [Outcome], at point: [Int]) -> [String] {
        let catalog = projector.catalog
        let blocks = outcomes.map { outcome -> CopyTexts? in
            guard case .won(let owner, _) = outcome else { return nil }
            return catalog.copies[owner].texts
        }
        let shown = projector.shownCopy(blocks[0], at: point, language: options.language)
        let action: String =
            switch blocks[2]?.action {
            case .action(let index)?: catalog.actions[index].name.text
            case ActionChoice.none?: "none"
            case nil: ""
            }
        return [
            winner(outcomes[0]), pattern(blocks[0]?.title), shown.title.map { printMessage($0) } ?? "",
            shown.hasSupport ? pattern(blocks[0]?.support) : "", pattern(blocks[0]?.label),
            blocks[0]?.tone.map { catalog.header.tones[$0].text } ?? "", blocks[0]?.symbol?.text ?? "",
            winner(outcomes[1]), pattern(blocks[1]?.redacted), winner(outcomes[2]), action,
        ]
    }

    private func winner(_ outcome: Outcome) -> String {
        switch outcome {
        case .won(let owner, _): projector.catalog.copies[owner].id.text
        case .ambiguous: "AMBIGUOUS"
        case .uncovered, .impossible: ""
        }
    }

    /// A message's pattern in the table's language; empty where that has none.
    private func pattern(_ message: Int?) -> String {
        message.flatMap { projector.texts[options.language].messages[$0]?.text } ?? ""
    }

    private func line(_ cells: [String]) -> String {
        switch options.format {
        case .tsv:
            return cells.map { guarded($0.replacingTabs) }.joined(separator: "\t") + "\n"
        case .json:
            var object = JSONObject()
            for (column, cell) in zip(columns, cells) { object.add(column, cell) }
            return object.text + "\n"
        }
    }

    private func guarded(_ cell: String) -> String {
        guard options.guardsFormulas, let first = cell.first, "=+-@".contains(first) else { return cell }
        return "'" + cell
    }
}

extension String {
    /// The text with tabs and line ends as spaces, so that it stays one cell.
    fileprivate var replacingTabs: String {
        String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}
