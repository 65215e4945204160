package import Diagnostics
package import SourceText

/// Parses one file.
package func parseFile(_ id: FileID, in files: SourceFiles) -> Staged<ParsedFile> {
    var parser = FileParser(id, in: files)
    return parser.parse()
}

/// Parses the files of a catalog and checks what holds across them.
package func parseCatalog(_ ids: [FileID], in files: SourceFiles) -> Staged<ParsedCatalog> {
    let sorted = ids.sorted { (files[$0].path, $0) < (files[$1].path, $1) }
    let parsed = sorted.map { parseFile($0, in: files) }
    let catalog = ParsedCatalog(files: parsed.map(\.value))
    return Staged(catalog, parsed.flatMap(\.diagnostics) + CatalogCheck(catalog).findings())
}
