import CatalogModel
import Diagnostics
import Regions
package import Rendering
import SourceText

/// What `table` prints and how.
package struct TableOptions: Sendable {
    package enum Format: String, Sendable, CaseIterable {
        case tsv
        case jsonl
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
/// Rows are streamed; see `TableCells` for what one costs.
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
        var ends = TableCells(projector, options, render: end)
        let axes = projector.catalog.axes.enumerated().map { axis, declared in
            declared.values.map { text($0.text, column: axis) }
        }
        forEachPoint { point in
            guard let end = ends.end(at: point) else { return }
            var line = options.format == .tsv ? "" : "{"
            for (axis, value) in point.enumerated() {
                line += axes[axis][value]
                line += options.format == .tsv ? "\t" : ","
            }
            line += end
            write(line)
        }
    }

    /// The cells behind the axes as a line ends with them.
    private func end(_ cells: [String]) -> String {
        let first = columns.count - cells.count
        let texts = cells.enumerated().map { text($1, column: first + $0) }
        return texts.joined(separator: options.format == .tsv ? "\t" : ",") + (options.format == .tsv ? "\n" : "}\n")
    }

    /// One cell as the format writes it.
    private func text(_ cell: String, column: Int) -> String {
        switch options.format {
        case .tsv: guarded(cell.replacingTabs)
        case .jsonl: "\(JSONObject.quoted(columns[column])):\(JSONObject.quoted(guarded(cell)))"
        }
    }

    private func guarded(_ cell: String) -> String {
        // The first scalar, not the first character: an accent behind `=` would hide it. Full-width signs count too.
        guard options.guardsFormulas, let first = cell.unicodeScalars.first, "=+-@＝＋－＠".unicodeScalars.contains(first)
        else { return cell }
        return "'" + cell
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
}

extension String {
    /// The text with tabs and line ends as spaces, so that it stays one cell.
    fileprivate var replacingTabs: String {
        String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}
