package import SourceText

/// One `key = value` with its continuation lines.
package struct EntrySyntax: Sendable, Hashable {
    /// The whole key: `title`, `note.label`, `forbid.pt-BR`. A misspelt key that was reported has the text it was taken
    /// for, so that one mistake makes one finding.
    package let key: Name
    /// The key before its first dot.
    package let base: String
    /// What follows the first dot: a locale tag, or the key a `note.KEY` is about.
    package let suffix: Name?
    /// Trimmed and joined to one line. Empty only where that is allowed (`locales`) or was reported.
    package let value: MappedText
    /// The value of a `when` or `unless`, as far as it could be read.
    package internal(set) var selector: SelectorSyntax?
    /// From the key to the end of the value's last line.
    package let range: SourceRange
    /// From the start of the key's line to the start of the line after the value: what deleting the entry deletes.
    package let lines: SourceRange

    package init(key: Name, suffix: Name?, value: MappedText, range: SourceRange, lines: SourceRange) {
        self.key = key
        self.base = suffix == nil ? key.text : String(key.text.unicodeScalars.prefix { $0 != "." })
        self.suffix = suffix
        self.value = value
        self.range = range
        self.lines = lines
    }
}
