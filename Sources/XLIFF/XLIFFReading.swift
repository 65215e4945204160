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
    let problem = parseXML(text, limits: limits, &reader)
    let diagnostics = problem.map { [Diagnostic($0, file: file)] } ?? reader.findings
    return Staged(reader.document, diagnostics)
}

/// The reader that the first tag of a file asks for.
private struct XLIFFReader: XMLVisitor {
    private var old: Reader12
    /// Present from the first tag of a 2.x file on.
    private var new: Reader2?
    private var isDecided = false

    init(file: FileID) { old = Reader12(file: file) }

    mutating func name(_ name: XMLName) {
        if new == nil { old.name(name) } else { new?.name(name) }
    }

    mutating func start(_ tag: XMLStart) {
        if !isDecided {
            isDecided = true
            if Reader2.reads(tag.kept) { new = Reader2(file: old.document.file, names: tag.names.list) }
        }
        if new == nil { old.start(tag) } else { new?.start(tag) }
    }

    mutating func end(_ upper: Int) {
        if new == nil { old.end(upper) } else { new?.end(upper) }
    }

    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {
        if new == nil { old.text(text, range) } else { new?.text(text, range) }
    }

    var document: InterchangeDocument { new?.document ?? old.document }
    var findings: [Diagnostic] { new?.findings() ?? old.findings() }
}
