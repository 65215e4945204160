package import Diagnostics
package import SourceText

/// Parses one file.
package func parseFile(_ id: FileID, in files: SourceFiles) -> Staged<ParsedFile> {
    let parsing = Parsing([id], in: files)
    return parsing.files(parsing.pieces.map(parsing.parse))[0]
}

/// Parses the files of a catalog and checks what holds across them.
package func parseCatalog(_ ids: [FileID], in files: SourceFiles) -> Staged<ParsedCatalog> {
    let parsing = Parsing(ids, in: files)
    return parsing.finish(parsing.pieces.map(parsing.parse))
}

/// The parsing of a catalog in pieces that know nothing of each other, so that they may be read side by side.
///
/// A file may be cut before any line that starts with `[`: whatever stands above it, a section begins there, and nothing
/// that was open goes on.
package struct Parsing: Sendable {
    /// Whole sections of a file, one behind the other.
    package struct Piece: Sendable {
        fileprivate let encoding: EncodingCheck
        fileprivate let bytes: Range<Int>
    }

    /// What was read of one.
    package struct ParsedPiece: Sendable {
        let lines: [ParsedFile.Line]
        let sections: [SectionSyntax]
        let diagnostics: [Diagnostic]
    }

    /// All pieces, file by file.
    package let pieces: [Piece]

    /// `length`: a piece has at least so many bytes, so that a core has something to do.
    package init(_ ids: [FileID], in files: SourceFiles, length: Int = 1 << 16) {
        pieces = ids.sorted { (files[$0].path, $0) < (files[$1].path, $1) }.flatMap { id in
            let encoding = EncodingCheck(id, in: files)
            return Self.cut(encoding.bytes, length).map { Piece(encoding: encoding, bytes: $0) }
        }
    }

    /// Cuts a file; an empty one is a piece too.
    private static func cut(_ bytes: [UInt8], _ length: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for next in bytes.indices.dropFirst() where next - start >= length {
            guard bytes[next] == UInt8(ascii: "["), bytes[next - 1] == 0x0A else { continue }
            ranges.append(start..<next)
            start = next
        }
        return ranges + [start..<bytes.count]
    }

    /// Reads a piece.
    package func parse(_ piece: Piece) -> ParsedPiece {
        var parser = FileParser(piece.encoding)
        return parser.parse(piece.bytes)
    }

    /// The files, from what was read of all pieces in their order.
    func files(_ parsed: [ParsedPiece]) -> [Staged<ParsedFile>] {
        var result: [Staged<ParsedFile>] = []
        var start = 0
        while start < pieces.count {
            let encoding = pieces[start].encoding
            let end = pieces[start...].firstIndex { $0.encoding.id != encoding.id } ?? pieces.count
            let file = ParsedFile(
                file: encoding.id, lines: parsed[start..<end].flatMap(\.lines),
                sections: parsed[start..<end].flatMap(\.sections), bytes: encoding.bytes)
            result.append(Staged(file, encoding.diagnostics + parsed[start..<end].flatMap(\.diagnostics)))
            start = end
        }
        return result
    }

    /// The catalog, from what was read of all pieces in their order.
    package func finish(_ parsed: [ParsedPiece]) -> Staged<ParsedCatalog> {
        let files = files(parsed)
        let catalog = ParsedCatalog(files: files.map(\.value))
        return Staged(catalog, files.flatMap(\.diagnostics) + CatalogCheck(catalog).findings())
    }
}
