package import Diagnostics
package import SourceText
package import Translation

/// Reads a translation file of any supported version, recognised by its content. What follows a fault of the XML is
/// missing from the value, so a document with errors must not be merged.
///
/// `text` is the content of `file`: offsets of diagnostics count its bytes.
package func readXLIFF(
    _ text: XMLText, file: FileID, limits: XMLLimits = XMLLimits()
) -> Staged<InterchangeDocument> {
    var reader = XLIFFReader(file: file)
    let problem = parseXML(text, limits: limits) { reader.take($0) }
    var diagnostics: [Diagnostic] = []
    if let problem {
        let offset = min(problem.offset, text.bytes.count)
        diagnostics.append(
            Diagnostic(XLIFFRules.invalidXML, problem.message, at: SourceRange(file: file, offset..<offset)))
    } else {
        diagnostics += reader.findings
    }
    return Staged(reader.document, diagnostics)
}

/// The reader that the first tag of a file asks for.
private struct XLIFFReader {
    private var old: Reader12
    /// Present from the first tag of a 2.x file on.
    private var new: Reader2?
    private var isDecided = false

    init(file: FileID) { old = Reader12(file: file) }

    mutating func take(_ event: XMLEvent) {
        if !isDecided, case .start(let root) = event {
            isDecided = true
            if Reader2.reads(root) { new = Reader2(file: old.document.file) }
        }
        if new == nil { old.take(event) } else { new?.take(event) }
    }

    var document: InterchangeDocument { new?.document ?? old.document }
    var findings: [Diagnostic] { new?.findings() ?? old.findings() }
}
