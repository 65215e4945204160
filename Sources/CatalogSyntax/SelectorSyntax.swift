package import SourceText

/// The value of a `when` or `unless`: clauses that all must hold, or `*` alone.
package struct SelectorSyntax: Sendable, Hashable {
    /// Values of one axis: `a|b`, `!a|b` (none of them), `axis: a`.
    package struct Clause: Sendable, Hashable {
        /// The axis, where it is written.
        package let axis: Name?
        package let negated: Bool
        /// Never empty.
        package let values: [Name]
        package let range: SourceRange

        package init(axis: Name?, negated: Bool, values: [Name], range: SourceRange) {
            self.axis = axis
            self.negated = negated
            self.values = values
            self.range = range
        }
    }

    /// Empty for `*`, and where nothing could be read.
    package let clauses: [Clause]
    /// Whether it is `*`.
    package let isEverything: Bool
    /// Whether every clause could be read; one that could not was reported and is missing here.
    package let isWhole: Bool
    package let range: SourceRange

    package init(clauses: [Clause], isEverything: Bool, isWhole: Bool, range: SourceRange) {
        self.clauses = clauses
        self.isEverything = isEverything
        self.isWhole = isWhole
        self.range = range
    }
}
