import Compiler

extension GoldenCase {
    /// The case's catalog, taken through every stage.
    func compilation() throws -> Compilation { Self.compiled(try files()) }

    static func compiled(_ files: [String: String]) -> Compilation {
        func inputs(_ folder: String) -> [CatalogInputs.File] {
            files.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix(folder) }
                .map { CatalogInputs.File(path: $0.key, bytes: Array($0.value.utf8)) }
        }
        return compile(CatalogInputs(catalog: inputs("Catalog/"), locales: inputs("Locales/")))
    }
}
