/// A word of a catalog and where it stands.
package struct Name: Sendable, Hashable, CustomStringConvertible {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, _ range: SourceRange) {
        self.text = text
        self.range = range
    }

    package var description: String { text }
}
