package import SourceText

/// A decimal number as written: `coefficient` × 10^−`fractionDigits`, at most 18 digits.
package struct DecimalSyntax: Sendable, Hashable {
    package let coefficient: Int
    package let fractionDigits: Int
    package let range: SourceRange

    package init(coefficient: Int, fractionDigits: Int, range: SourceRange) {
        self.coefficient = coefficient
        self.fractionDigits = fractionDigits
        self.range = range
    }

    /// The number, where it is written without a fraction.
    package var integer: Int? { fractionDigits == 0 ? coefficient : nil }
}

/// The value of `range`: `A...B`, both ends included, `lower` not above `upper`.
package struct NumberRangeSyntax: Sendable, Hashable {
    package let lower: DecimalSyntax
    package let upper: DecimalSyntax

    package init(lower: DecimalSyntax, upper: DecimalSyntax) {
        self.lower = lower
        self.upper = upper
    }
}
