package import Diagnostics
package import SourceText

/// Checks a translation file of any version against its specification, within and beyond the schema, while it is parsed.
///
/// `text` is the content of `file`: offsets of findings count its bytes.
package func lintXLIFF(_ text: XMLText, file: FileID, limits: XMLLimits = XMLLimits()) -> [Diagnostic] {
    var lint = VersionLint(Findings(file: file))
    let problem = parseXML(text, limits: limits) { lint.take($0) }
    var diagnostics = lint.findings.diagnostics
    if let problem {
        let offset = min(problem.offset, text.bytes.count)
        diagnostics.append(
            Diagnostic(XLIFFRules.invalidXML, problem.message, at: SourceRange(file: file, offset..<offset)))
    }
    return diagnostics
}

/// The check that the first tag of a file asks for.
private struct VersionLint {
    private(set) var start: Findings
    private var old: Lint12?
    private var new: Lint2?
    private var isDecided = false

    init(_ findings: Findings) { start = findings }

    var findings: Findings { new?.findings ?? old?.findings ?? start }

    mutating func take(_ event: XMLEvent) {
        if !isDecided, case .start(let root) = event {
            isDecided = true
            choose(root)
        }
        old?.take(event)
        new?.take(event)
    }

    private mutating func choose(_ root: XMLTag) {
        let version = root["version"] ?? ""
        if Reader2.reads(root), ["2.0", "2.1", "2.2"].contains(version) || root["version"] == nil {
            new = Lint2(root, findings: start)
        } else if root.name == "xliff", ["1.0", "1.1", "1.2"].contains(version) {
            old = Lint12(findings: start)
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
