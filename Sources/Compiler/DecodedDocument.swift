import Diagnostics
import SourceText
import Translation
import XLIFF

/// A translation file whose text is one of the files of a report, not yet read.
struct DecodedDocument: Sendable {
    private let id: FileID
    private let text: Result<XMLText, XMLText.Problem>

    /// `isReturned`: it has come back from a translator.
    init(_ file: CatalogInputs.File, _ files: inout SourceFiles, isReturned: Bool = false) {
        text = XMLText.decode(file.bytes)
        let bytes: [UInt8] = if case .success(let text) = text { text.bytes } else { file.bytes }
        id =
            isReturned
            ? files.addReturned(path: file.path, bytes: bytes) : files.add(path: file.path, bytes: bytes)
    }

    func read() -> Staged<InterchangeDocument> {
        switch text {
        case .success(let text): return readXLIFF(text, file: id)
        case .failure(let problem):
            let place = SourceRange(file: id, problem.offset..<problem.offset)
            return unread(Diagnostic(XLIFFRules.invalidXML, problem.message, at: place))
        }
    }

    /// The same, but nothing of a file that has a fault of its XML: it is looked for first, in memory that does not grow.
    func readWhole() -> Staged<InterchangeDocument> {
        guard case .success(let text) = text, let fault = faultOfXML(text, file: id) else { return read() }
        return unread(fault)
    }

    private func unread(_ fault: Diagnostic) -> Staged<InterchangeDocument> {
        Staged(InterchangeDocument(file: id, version: ""), [fault])
    }
}
