import CatalogModel

/// The index from combination to row, as it is emitted.
enum RowIndex {
    /// A number a combination, packed.
    case dense(EncodedIndex)
    /// A decision diagram.
    case diagram(EncodedDiagram)

    /// The index of a table.
    init(_ table: ProjectionTable) {
        let sizes = table.catalog.axes.map(\.values.count)
        if let diagram = table.diagram {
            self = .diagram(EncodedDiagram(diagram, axisSizes: sizes))
        } else {
            self = .dense(EncodedIndex(rows: table.index, axisSizes: sizes))
        }
    }

    /// The bytes of its table.
    var bytes: [UInt8] {
        switch self {
        case .dense(let index): index.bytes
        case .diagram(let diagram): diagram.bytes
        }
    }
}
