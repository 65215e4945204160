import CatalogModel

/// How large the parts of a generated table are, in bytes.
package struct TableSizes: Sendable {
    /// From a combination to its row.
    package let index: Int
    /// The distinct projections, with actions and symbols.
    package let rows: Int
    /// The texts of each language, the source first.
    package let languages: [(tag: String, bytes: Int)]

    package init(_ table: ProjectionTable) {
        let encoded = EncodedRows(table)
        index = EncodedIndex(rows: table.index, axisSizes: table.catalog.axes.map(\.values.count)).bytes.count
        rows = encoded.rows.count + encoded.actions.count + table.symbols.reduce(0) { $0 + $1.utf8.count }
        languages = table.languages.enumerated().map { ($1, EncodedLanguage(table, language: $0).tableBytes) }
    }
}
