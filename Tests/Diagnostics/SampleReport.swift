import Diagnostics
import SourceText

/// A report over one made-up file, for the tests of the renderers.
struct SampleReport {
    var files = SourceFiles()
    let file: FileID
    var diagnostics: [Diagnostic] = []

    init(_ text: String, path: String = "Catalog/a.copy") {
        file = files.add(path: path, bytes: Array(text.utf8))
    }

    /// The range of the only place where `text` stands, or of its `occurrence` from 0.
    func range(_ text: String, _ occurrence: Int = 0) -> SourceRange {
        let bytes = files[file].bytes
        let wanted = Array(text.utf8)
        let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
        return SourceRange(file: file, starts[occurrence]..<(starts[occurrence] + wanted.count))
    }

    /// Two columns for kana, han and emoji, none for combining marks: enough for these tests.
    static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x0300...0x036F, 0x200D, 0xFE00...0xFE0F: 0
        case 0x3000...0x9FFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }

    var report: Report {
        Report(diagnostics, in: files, columns: { SampleReport.columns($0) })
    }

    func rendered(_ format: ReportFormat, usesColor: Bool = false, pathPrefix: String = "") -> String {
        var report = report
        report.usesColor = usesColor
        report.pathPrefix = pathPrefix
        return format.text(report)
    }
}

extension Rule {
    static let sample = Rule("sample-rule", .error, "a rule for tests")
    static let gentle = Rule("gentle-rule", .warning, "a warning for tests")
}
