/// The files that a compilation reads.
package struct CatalogInputs: Sendable {
    /// A file with its path below the catalog's folder.
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// `Catalog/**/*.copy`.
    package var catalog: [File]
    /// `Locales/*.xlf`.
    package var locales: [File]

    package init(catalog: [File], locales: [File]) {
        self.catalog = catalog
        self.locales = locales
    }

    /// Every file, those of the catalog first.
    var all: [File] { catalog + locales }

    /// Gives a file other bytes.
    mutating func replace(_ path: String, with bytes: [UInt8]) {
        func replaced(_ file: File) -> File { file.path == path ? File(path: path, bytes: bytes) : file }
        catalog = catalog.map(replaced)
        locales = locales.map(replaced)
    }
}
