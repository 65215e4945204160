extension CatalogInputs {
    /// Reads a catalog's folder: every `.copy` file below `Catalog/`, every `.xlf` file in `Locales/`.
    package static func read(from files: some FileSystem) throws(FileSystemError) -> CatalogInputs {
        let catalog = try files.files(under: "Catalog", withExtension: "copy")
        let locales = try files.files(under: "Locales", withExtension: "xlf")
        return CatalogInputs(
            catalog: try read(catalog, from: files), locales: try read(locales, from: files))
    }

    private static func read(_ paths: [String], from files: some FileSystem) throws(FileSystemError) -> [File] {
        var result: [File] = []
        for path in paths { result.append(File(path: path, bytes: try files.read(path))) }
        return result
    }
}
