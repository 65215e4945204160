package import Diagnostics
package import SourceText

/// Checks a translation file of any version against its specification, within and beyond the schema, while it is parsed.
///
/// `text` is the content of `file`: offsets of findings count its bytes.
package func lintXLIFF(_ text: XMLText, file: FileID, limits: XMLLimits = XMLLimits()) -> [Diagnostic] {
    var lint = VersionLint(text, Findings(file: file))
    let problem = parseXML(text, limits: limits, &lint)
    return lint.findings.diagnostics + (problem.map { [Diagnostic($0, file: file)] } ?? [])
}

/// The check that the first tag of a file asks for.
private struct VersionLint: XMLVisitor {
    private let text: XMLText
    private var start: Findings
    private var old: Lint12?
    private var new: Lint2?
    private var isDecided = false
    /// Whether as much was found as is kept, so that only faults of the XML are still looked for.
    private var isDone = false

    init(_ text: XMLText, _ findings: Findings) {
        self.text = text
        start = findings
    }

    var findings: Findings { new?.findings ?? old?.findings ?? start }

    mutating func name(_ name: XMLName) {
        old?.name(name)
        new?.name(name)
    }

    mutating func start(_ tag: XMLStart) {
        if !isDecided {
            isDecided = true
            choose(tag.kept, names: tag.names.list)
        }
        if isDone { return }
        old?.start(tag)
        new?.start(tag)
        isDone = old?.findings.isFull ?? new?.findings.isFull ?? false
    }

    mutating func end(_ upper: Int) {
        if isDone { return }
        old?.end(upper)
        new?.end(upper)
    }

    mutating func text(_ text: XMLSlice, _ range: Range<Int>) {
        if isDone { return }
        old?.text(text, range)
        new?.text(text, range)
    }

    private mutating func choose(_ root: XMLTag, names: [XMLName]) {
        let version = root["version"] ?? ""
        if Reader2.reads(root), ["2.0", "2.1", "2.2"].contains(version) || root["version"] == nil {
            new = Lint2(root, text, names: names, findings: start)
        } else if root.name == "xliff", ["1.0", "1.1", "1.2"].contains(version) {
            old = Lint12(text, names: names, findings: start)
        } else {
            start.add(
                XLIFFRules.unsupportedXLIFF,
                root.name == "xliff"
                    ? "XLIFF version `\(version)` is not checked"
                    : "this is not an XLIFF file: its root is `\(root.name)`", at: root.range,
                clause: Clause.element("xliff"))
        }
    }
}
