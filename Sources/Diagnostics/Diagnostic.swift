package import SourceText

/// One finding: a value that any renderer can show.
package struct Diagnostic: Sendable, Hashable {
    /// A second place that helps to understand the first.
    package struct Related: Sendable, Hashable {
        package let range: SourceRange
        package let message: String

        package init(_ range: SourceRange, _ message: String) {
            self.range = range
            self.message = message
        }
    }

    package let rule: Rule
    package var level: Level
    /// What is wrong, as one sentence without a final period, with the names concerned in `backticks`.
    package let message: String
    /// Where; absent only where no file exists to point at.
    package let range: SourceRange?
    package var related: [Related]
    /// Reasons and ways out, a sentence each.
    package var notes: [String]
    package var fixes: [Fix]
    /// The BCP 47 tag of the locale the finding is about, absent where it is about all.
    package var locale: String?
    /// The section id or message key the finding is about; absent: what the section at `range` says.
    package var subject: String?

    package init(
        _ rule: Rule, _ message: String, at range: SourceRange?, related: [Related] = [], notes: [String] = [],
        fixes: [Fix] = [], locale: String? = nil, subject: String? = nil
    ) {
        self.rule = rule
        self.level = rule.level
        self.message = message
        self.range = range
        self.related = related
        self.notes = notes
        self.fixes = fixes
        self.locale = locale
        self.subject = subject
    }

    /// The message, after the locale that it is about.
    package var headline: String { (locale.map { "\($0): " } ?? "") + message }
}

/// What a stage returns: a value that can be used however much was wrong, and what was wrong.
package struct Staged<Value: Sendable>: Sendable {
    package var value: Value
    package var diagnostics: [Diagnostic]

    package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Sequence<Diagnostic> {
    /// In the order in which reports show them: path, offset, rule, locale, message; equal findings once.
    package func ordered(in files: SourceFiles) -> [Diagnostic] {
        func key(_ diagnostic: Diagnostic) -> (String, Int, String, String, String) {
            (
                diagnostic.range.map { files[$0.file].path } ?? "", diagnostic.range?.lower ?? 0, diagnostic.rule.id,
                diagnostic.locale ?? "", diagnostic.message
            )
        }
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
