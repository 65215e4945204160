package import Diagnostics
package import SourceText
import Translation
import XLIFF

/// Translation files as they were given, and what is to be said about them.
package struct XLIFFReport: Sendable {
    package var files = SourceFiles()
    package var diagnostics: [Diagnostic] = []
    /// Differences between two files, a line each.
    package var differences: [String] = []
}

/// Checks translation files against their specifications.
package func lintTranslations(_ inputs: [CatalogInputs.File]) -> XLIFFReport {
    var report = XLIFFReport()
    for input in inputs {
        switch XMLText.decode(input.bytes) {
        case .success(let text):
            let id = report.files.add(path: input.path, bytes: text.bytes)
            report.diagnostics += lintXLIFF(text, file: id)
        case .failure(let problem):
            let id = report.files.add(path: input.path, bytes: input.bytes)
            let place = SourceRange(file: id, problem.offset..<problem.offset)
            report.diagnostics.append(Diagnostic(XLIFFRules.invalidXML, problem.message, at: place))
        }
    }
    report.diagnostics = report.diagnostics.ordered(in: report.files)
    return report
}

/// Says what two translation files say differently, of whatever versions they are.
package func compareTranslations(_ first: CatalogInputs.File, _ second: CatalogInputs.File) -> XLIFFReport {
    var report = XLIFFReport()
    let documents = [first, second].map { DecodedDocument($0, &report.files).read() }
    report.diagnostics = documents.flatMap(\.diagnostics)
    if !report.diagnostics.contains(where: { $0.level == .error }) {
        report.differences = xliffDifferences(documents[0].value, documents[1].value)
    }
    return report
}
