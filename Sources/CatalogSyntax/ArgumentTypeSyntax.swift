package import SourceText

/// The value of `type`: a word, or `one of` and a list.
package struct ArgumentTypeSyntax: Sendable, Hashable {
    /// One of `integer`, `decimal`, `percent`, `one of`, `text`, `date`, `time`, unless it was reported.
    package let name: Name
    /// What follows `one of`; empty for the other types.
    package let cases: [Name]

    package init(name: Name, cases: [Name]) {
        self.name = name
        self.cases = cases
    }
}

/// `left: right`, as in `wire = to-meet: twomeet`.
package struct PairSyntax: Sendable, Hashable {
    package let left: Name
    package let right: Name

    package init(left: Name, right: Name) {
        self.left = left
        self.right = right
    }
}
