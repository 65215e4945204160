package import Diagnostics
package import SourceText
import Translation

/// Files that have come back from translators, read. This needs no catalog, so that a hostile file costs no more than
/// itself.
package struct ReturnedFiles: Sendable {
    /// Those files and no others.
    package let files: SourceFiles
    /// What each says, and what is to be said about it.
    let documents: [Staged<InterchangeDocument>]

    package init(_ inputs: [CatalogInputs.File]) {
        var files = SourceFiles()
        let decoded = inputs.map { DecodedDocument($0, &files, isReturned: true) }
        documents = inParallel(decoded) { $0.readWhole() }
        self.files = files
    }

    /// What was found in reading, in the order in which reports show it.
    package var diagnostics: [Diagnostic] { documents.flatMap(\.diagnostics).ordered(in: files) }

    /// Whether none can be read.
    package var isRefused: Bool { sound.isEmpty }

    /// What those say that can be read.
    var sound: [InterchangeDocument] {
        documents.filter { !$0.diagnostics.contains { $0.level == .error } }.map(\.value)
    }
}
