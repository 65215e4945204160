/// Rows for people: columns two spaces apart, each as wide as its widest cell.
package enum Columns {
    /// The lines of rows, which have equally many cells. The columns in `right`, which hold numbers, stand to the right; no
    /// spaces follow a row's last cell.
    package static func lines(_ rows: [[String]], right: Set<Int> = []) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                if right.contains(column) { return padding + cell }
                return column == row.count - 1 ? cell : cell + padding
            }.joined(separator: "  ")
        }
    }
}
