/// A word of a catalog and where it stands. In a wrapped value the range spans the lines.
package struct Name: Sendable, Hashable, CustomStringConvertible {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
    }

    package var description: String { text }
}
