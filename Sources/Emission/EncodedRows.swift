/// The rows of the table: which texts, tone, symbol and action a projection shows.
///
/// Columns are as wide as their largest number needs. A number that may be absent is stored with 1 added.
struct EncodedRows {
    /// The columns in order.
    enum Column: String, CaseIterable {
        case title, support, label, redacted, tone, symbol, action
    }

    /// The columns of an action.
    enum ActionColumn: String, CaseIterable {
        case kind, title, label, hint
    }

    let rows: [UInt8]
    /// Width of each column.
    let widths: [Int]
    let actions: [UInt8]
    let actionWidths: [Int]

    /// The rows of a table, whose slots are the entries after `formats` ones.
    init(_ table: ProjectionTable) {
        let base = table.formats.count
        let rows = table.rows.enumerated().map { number, row in
            [
                row.title + base, row.support.map { $0 + base + 1 } ?? 0, row.label + base, row.redacted ?? number,
                row.tone.map { $0 + 1 } ?? 0, row.symbol.map { $0 + 1 } ?? 0, row.action.map { $0 + 1 } ?? 0,
            ]
        }
        let actions = table.actions.map { action in
            [
                action.action, action.title + base, action.label.map { $0 + base + 1 } ?? 0,
                action.hint.map { $0 + base + 1 } ?? 0,
            ]
        }
        (self.rows, widths) = Self.columns(rows, count: Column.allCases.count)
        (self.actions, actionWidths) = Self.columns(actions, count: ActionColumn.allCases.count)
    }

    private static func columns(_ rows: [[Int]], count: Int) -> (bytes: [UInt8], widths: [Int]) {
        let widths = (0..<count).map { column in SevenBit.width(for: rows.map { $0[column] }.max() ?? 0) }
        let bytes = rows.flatMap { row in zip(row, widths).flatMap { SevenBit.bytes($0, width: $1) } }
        return (bytes, widths)
    }
}
