/// A half-open range of bytes in one file.
package struct SourceRange: Hashable, Sendable {
    package let file: FileID
    package let lower: Int
    package let upper: Int

    package init(file: FileID, _ range: Range<Int>) {
        self.file = file
        self.lower = range.lowerBound
        self.upper = range.upperBound
    }

    /// The bounds as a Swift range.
    package var bytes: Range<Int> { lower..<upper }

    /// The empty range at the start of this one.
    package var start: SourceRange { SourceRange(file: file, lower..<lower) }

    /// The empty range at the end of this one.
    package var end: SourceRange { SourceRange(file: file, upper..<upper) }
}
