package import SourceText

/// What makes a finding the same as one of another day: its rule, what it is about, and the locale. Neither its line nor
/// its text, so that it survives edits around it and of it.
package struct FindingKey: Sendable, Hashable {
    package let rule: String
    /// A section id, a message key or, where the finding is about a file as a whole, that file's path.
    package let subject: String
    /// Empty where the finding is about all locales.
    package let locale: String

    package init(rule: String, subject: String, locale: String) {
        self.rule = rule
        self.subject = subject
        self.locale = locale
    }

    package init(_ diagnostic: Diagnostic, in files: SourceFiles) {
        self.init(
            rule: diagnostic.rule.id,
            subject: VisibleText.escaped(diagnostic.subject ?? diagnostic.range.map { files[$0.file].path } ?? ""),
            locale: diagnostic.locale ?? "")
    }
}

/// Names findings so that CI systems recognize them in the next run: a hash of the key and of how many with the same key
/// came before.
struct Fingerprints {
    private var counts: [FindingKey: Int] = [:]

    /// The next finding's fingerprint: 32 hexadecimal digits. To be called in the order of the report.
    mutating func next(_ diagnostic: Diagnostic, in files: SourceFiles) -> String {
        let key = FindingKey(diagnostic, in: files)
        let ordinal = counts[key, default: 0]
        counts[key] = ordinal + 1
        return fingerprint(of: "\(key.rule)\n\(key.subject)\n\(key.locale)\n\(ordinal)".utf8)
    }
}
