package import Diagnostics
package import SourceText

/// The findings that a team accepts for now, so that only new ones fail a run.
///
/// A line names a rule, what the finding is about and, where it is about one locale, that locale; tabs stand between them.
/// It accepts one finding that agrees in all three, whatever its line and text: of several that agree as many are accepted
/// as there are lines, the first of them.
package struct Baseline: Sendable {
    private struct Entry {
        let key: FindingKey
        let range: SourceRange
    }

    package static let stale = Rule(
        "stale-baseline", .warning, "A line of the baseline that accepts what is no longer found")
    package static let malformed = Rule(
        "malformed-baseline", .error, floor: .error, "A line of the baseline that names no rule and subject")

    private var entries: [Entry] = []
    /// What is wrong with the file itself.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads a baseline that is one of the run's files.
    package init(_ file: FileID, in files: SourceFiles) {
        let source = files[file]
        for line in 1...source.lines.count {
            let bytes = source.lines.range(ofLine: line, in: source.bytes)
            let text = source.text(bytes)
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let range = SourceRange(file: file, bytes)
            guard (2...3).contains(fields.count), !fields[0].isEmpty else {
                diagnostics.append(
                    Diagnostic(
                        Self.malformed, "this line of the baseline cannot be read", at: range,
                        notes: [
                            "A line is a rule, a tab, what the finding is about and, for one locale, a tab and its tag.",
                            "`--write-baseline` writes the file anew.",
                        ], subject: text))
                continue
            }
            let key = FindingKey(rule: fields[0], subject: fields[1], locale: fields.count > 2 ? fields[2] : "")
            entries.append(Entry(key: key, range: range))
        }
    }

    /// Findings that remain, with lines that accept nothing, and those that are accepted; both in the order given.
    /// `locales`: only these were looked at, so that lines about others are not judged.
    package func apply(
        to findings: [Diagnostic], in files: SourceFiles, locales: [String]? = nil
    ) -> (open: [Diagnostic], accepted: [Diagnostic]) {
        var left: [FindingKey: Int] = [:]
        for entry in entries { left[entry.key, default: 0] += 1 }
        var open = diagnostics
        var accepted: [Diagnostic] = []
        for finding in findings {
            let key = FindingKey(finding, in: files)
            if let count = left[key], count > 0 {
                left[key] = count - 1
                accepted.append(finding)
            } else {
                open.append(finding)
            }
        }
        // Of several lines that agree, the last accept nothing.
        var unused: [Entry] = []
        for entry in entries.reversed() {
            guard let count = left[entry.key], count > 0 else { continue }
            left[entry.key] = count - 1
            unused.append(entry)
        }
        for entry in unused.reversed() {
            if let locales, !entry.key.locale.isEmpty, !locales.contains(entry.key.locale) { continue }
            open.append(Self.staleFinding(entry))
        }
        return (open, accepted)
    }

    private static func staleFinding(_ entry: Entry) -> Diagnostic {
        let key = entry.key
        return Diagnostic(
            stale, "`\(key.rule)` is no longer found for `\(key.subject)`", at: entry.range,
            notes: ["Delete the line, so that the finding is noticed when it comes back."],
            locale: key.locale.isEmpty ? nil : key.locale, subject: "\(key.rule) \(key.subject)")
    }

    /// The file that accepts these findings.
    package static func text(accepting findings: [Diagnostic], in files: SourceFiles) -> String {
        let lines = findings.map { FindingKey($0, in: files) }.map { key in
            ([key.rule, key.subject] + (key.locale.isEmpty ? [] : [key.locale])).joined(separator: "\t")
        }
        let head = """
            # Findings that are accepted for now, one a line: a rule, what it is about, the locale. Written by
            # `placard check --write-baseline`, read by `placard check --baseline`.

            """
        return head + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }.joined()
    }
}
