package import PlacardRuntime

/// A plural category that numbers of a range fall into.
package struct CategoryOccurrence<Number: Sendable & Hashable>: Sendable, Hashable {
    package let category: PluralCategory
    /// The first few of those numbers: from zero upwards, then from zero downwards. At least two, where there are two.
    package let examples: [Number]

    /// The number, where the category holds a single one of the range.
    package var only: Number? { examples.count == 1 ? examples[0] : nil }
}
