import CatalogSyntax
import Diagnostics
import SourceText

/// Says of a finding which section it is about, so that it can be recognized when lines have moved.
struct SectionSubjects {
    private struct Section {
        let bytes: Range<Int>
        let subject: String
    }

    /// In ascending order; sections do not overlap.
    private var sections: [FileID: [Section]] = [:]

    init(_ catalog: ParsedCatalog) {
        for section in catalog.sections {
            sections[section.range.file, default: []].append(
                Section(bytes: section.range.bytes, subject: Self.subject(of: section)))
        }
    }

    /// `calendar.review` for a section of copy, `axis task` for others.
    private static func subject(of section: SectionSyntax) -> String {
        let name = section.name?.text
        if section.kind == .copy, let name { return name }
        return [section.kind.rawValue, name].compactMap(\.self).joined(separator: " ")
    }

    /// The findings, each with a subject where a section holds its place.
    func filled(into findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { finding in
            var finding = finding
            finding.subject = finding.subject ?? finding.range.flatMap(subject)
            return finding
        }
    }

    private func subject(at range: SourceRange) -> String? {
        guard let sections = sections[range.file] else { return nil }
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].bytes.lowerBound <= range.lower { low = middle + 1 } else { high = middle }
        }
        guard low > 0, range.lower <= sections[low - 1].bytes.upperBound else { return nil }
        return sections[low - 1].subject
    }
}
