package import PlacardRuntime

/// A number in CLDR's sample notation: digits, a fraction, a compact exponent: `1.50`, `1.1c6`.
package struct PluralSample: Sendable, Hashable {
    package let text: String
    /// Digits without the point.
    private let digits: UInt64
    private let fractionDigits: Int
    private let exponent: Int

    /// Reads a sample; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "c", omittingEmptySubsequences: false)
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, mantissa.count <= 2, let digits = UInt64(mantissa.joined()) else { return nil }
        self.text = text
        self.digits = digits
        fractionDigits = mantissa.count == 2 ? mantissa[1].utf8.count : 0
        exponent = parts.count == 2 ? Int(parts[1]) ?? -1 : 0
        guard (0...9).contains(exponent), fractionDigits <= 9 else { return nil }
    }

    /// The samples from this one to `last` in steps of the last digit.
    func run(to last: PluralSample) -> [PluralSample] {
        guard digits <= last.digits, last.digits - digits < 10_000 else { return [] }
        return (digits...last.digits).compactMap { PluralSample(Self.decimal($0, fractionDigits)) }
    }

    /// What the rules ask of the number: a compact number is taken for what it stands for, `1.1c6` for 1100000.
    package var operands: PluralOperands {
        let shift = max(0, exponent - fractionDigits)
        let visible = max(0, fractionDigits - exponent)
        let value = digits * Self.power(shift)
        let unit = Self.power(visible)
        return PluralOperands(i: value / unit, v: UInt64(visible), f: value % unit, e: UInt64(exponent))
    }

    static func power(_ exponent: Int) -> UInt64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// `digits` with a point before the last `fractionDigits`: 105, 2 → `1.05`.
    static func decimal(_ digits: UInt64, _ fractionDigits: Int) -> String {
        guard fractionDigits > 0 else { return String(digits) }
        let text = String(digits)
        let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - text.utf8.count)) + text
        return padded.dropLast(fractionDigits) + "." + padded.suffix(fractionDigits)
    }
}
