import SourceText

/// The value of `range`: `A...B`, both ends included, `lower` not above `upper`.
package struct NumberRangeSyntax: Sendable, Hashable {
    package let lower: DecimalSyntax
    package let upper: DecimalSyntax

    /// Reads `A...B`; nothing where it is not that.
    init?(_ value: MappedText) {
        guard let ends = Self.ends(value), !ends.upper.isBelow(ends.lower) else { return nil }
        lower = ends.lower
        upper = ends.upper
    }

    /// The two numbers, in whatever order.
    static func ends(_ value: MappedText) -> (lower: DecimalSyntax, upper: DecimalSyntax)? {
        let text = ValueText(value)
        guard let dots = text.firstRange(of: "...", in: text.bytes.indices),
            let lower = DecimalSyntax(text, text.trim(0..<dots.lowerBound)),
            let upper = DecimalSyntax(text, text.trim(dots.upperBound..<text.bytes.count))
        else { return nil }
        return (lower, upper)
    }
}
