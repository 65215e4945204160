package import CatalogModel
import SourceText

extension SwiftNames {
    /// The names of a catalog's types.
    package init(_ catalog: ResolvedCatalog) {
        let swiftType = catalog.header.swiftType
        axes = catalog.axes.map { Self.type($0.name.text, taken: [swiftType]) }
        arguments = catalog.arguments.map { argument in
            argument.cases == nil ? "" : Self.type(argument.name.text, taken: [swiftType])
        }
        let all = axes + arguments.filter { !$0.isEmpty }
        duplicate = all.indices.first { all[..<$0].contains(all[$0]) }.map { all[$0] }
    }
}
