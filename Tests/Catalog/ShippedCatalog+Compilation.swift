import Compiler
import TestSupport

extension ShippedCatalog {
    /// The shipped catalog with its translations, through every stage.
    static func compilation() throws -> Compilation {
        compile(
            CatalogInputs(
                catalog: try files(in: "Catalog", ending: ".copy").map { .init(path: $0.path, bytes: $0.bytes) },
                locales: try files(in: "Locales", ending: ".xlf").map { .init(path: $0.path, bytes: $0.bytes) }))
    }
}
