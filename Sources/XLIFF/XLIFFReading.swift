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
    var reader = Reader12(file: file)
    let problem = parseXML(text, limits: limits) { reader.take($0) }
    var diagnostics: [Diagnostic] = []
    if let problem {
        let offset = min(problem.offset, text.bytes.count)
        diagnostics.append(
            Diagnostic(XLIFFRules.invalidXML, problem.message, at: SourceRange(file: file, offset..<offset)))
    } else {
        diagnostics += reader.findings()
    }
    return Staged(reader.document, diagnostics)
}
