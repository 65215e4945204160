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

    /// Reads `-12.5`; nothing where it is no such number.
    init?(_ text: ValueText, _ range: Range<Int>) {
        var digits = text.bytes[range]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }), digits.count <= 18 else { return nil }
        guard let number = Int(String(decoding: parts.joined(), as: UTF8.self)) else { return nil }
        self.init(
            coefficient: isNegative ? -number : number, fractionDigits: parts.count == 2 ? parts[1].count : 0,
            range: text.place(range))
    }

    /// The number, where it is written without a fraction.
    package var integer: Int? { fractionDigits == 0 ? coefficient : nil }

    /// Whether its value is less: `0.50` and `0.5` are neither below the other.
    package func isBelow(_ other: DecimalSyntax) -> Bool {
        (whole, fraction) < (other.whole, other.fraction)
    }

    private var whole: Int { coefficient / power(fractionDigits) }

    /// What is left of the whole number, in 10^−18.
    private var fraction: Int { coefficient % power(fractionDigits) * power(18 - fractionDigits) }

    private func power(_ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { product, _ in product * 10 }
    }
}
