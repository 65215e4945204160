package import SourceText

/// A change of text that resolves a finding.
package struct Fix: Sendable, Hashable {
    /// Whether a tool may apply it unasked.
    package enum Applicability: String, Sendable {
        case safe
        case needsReview = "needs-review"
    }

    /// A replacement; an empty range inserts.
    package struct Edit: Sendable, Hashable {
        package let range: SourceRange
        package let replacement: String
        /// Whether the range holds just the text that is to be replaced. Where a text was put together from several places,
        /// it may not; a fix with such an edit is not offered.
        package let isExact: Bool

        package init(_ range: SourceRange, _ replacement: String, isExact: Bool = true) {
            self.range = range
            self.replacement = replacement
            self.isExact = isExact
        }
    }

    /// What applying it does, in the imperative: "Write `other`".
    package let message: String
    package let edits: [Edit]
    package let applicability: Applicability

    package init(_ message: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.message = message
        self.applicability = applicability
        self.edits = edits
    }
}
