package import Diagnostics
package import SourceText

/// Parses one file.
package func parseFile(_ id: FileID, in files: SourceFiles) -> Staged<ParsedFile> {
    let bytes = files[id].bytes
    return Staged(ParsedFile(file: id, lines: [.init(.unreadable, bytes.indices)], sections: [], bytes: bytes))
}

/// Parses the files of a catalog and checks what holds across them.
package func parseCatalog(_ ids: [FileID], in files: SourceFiles) -> Staged<ParsedCatalog> {
    let sorted = ids.sorted { files[$0].path < files[$1].path }
    return Staged(ParsedCatalog(files: sorted.map { parseFile($0, in: files).value }))
}
