extension CatalogInputs {
    /// Reads a catalog's folder: every `.copy` file below `Catalog/`, every `.xlf` file in `Locales/`. A change of several
    /// files that a killed run left is seen whole.
    package static func read(from files: some FileSystem) throws(FileSystemError) -> CatalogInputs {
        let pending = try files.pendingChange()
        let catalog = try files.files(under: "Catalog", withExtension: "copy")
        let locales = try files.files(under: "Locales", withExtension: "xlf")
        return CatalogInputs(
            catalog: try read(catalog, pending, from: files), locales: try read(locales, pending, from: files))
    }

    private static func read(
        _ paths: [String], _ pending: PendingChange?, from files: some FileSystem
    ) throws(FileSystemError) -> [File] {
        var result: [File] = []
        for path in paths {
            var bytes: [UInt8]?
            if let file = pending?.file(path) { bytes = try files.readIfPresent(file.staged) }
            if bytes == nil { bytes = try files.read(path) }
            result.append(File(path: path, bytes: bytes ?? []))
        }
        return result
    }
}
