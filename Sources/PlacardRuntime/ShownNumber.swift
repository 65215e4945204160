/// A number as it is shown: rounded to the digits that a format allows, in decimal.
///
/// Its value is `digits` × 10^`exponent`. Doubles enter by their shortest decimal form, as in ICU: 1.005 to two digits is
/// a tie and gives 1.00, whatever the binary fraction behind it.
public struct ShownNumber: Sendable, Equatable {
    /// Whether a minus sign belongs before it; true for −0.2 rounded to 0 too, as in ICU.
    public private(set) var isNegative: Bool
    /// All significant digits.
    public private(set) var digits: UInt64
    /// Power of ten of the last digit: negative for fractions, positive for zeros that follow.
    public private(set) var exponent: Int
    /// Fraction digits to show at least.
    private(set) var minimumFraction = 0

    /// The integer, exactly.
    public init(_ integer: Int) {
        isNegative = integer < 0
        digits = UInt64(integer.magnitude)
        exponent = 0
    }

    /// The shortest decimal number that stands for `value`. Not a number is read as 0; infinity as the greatest number.
    public init(_ value: Double) {
        isNegative = value.sign == .minus && !value.isNaN
        digits = 0
        exponent = 0
        let magnitude = value.isNaN ? 0 : value.isInfinite ? Double.greatestFiniteMagnitude : value.magnitude
        var isFraction = false
        var scientific = 0
        var scientificSign = 1
        var isScientific = false
        for byte in magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte &- UInt8(ascii: "0")
                if isScientific {
                    scientific = scientific * 10 + Int(digit)
                } else {
                    digits = digits * 10 + UInt64(digit)
                    if isFraction { exponent -= 1 }
                }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"): isScientific = true
            case UInt8(ascii: "-"): scientificSign = -1
            default: break
            }
        }
        exponent += scientific * scientificSign
        trimFraction()
    }

    /// Whether every digit is zero.
    public var isZero: Bool { digits == 0 }

    /// Fraction digits that are shown.
    var fractionDigits: Int { max(-exponent, minimumFraction) }

    /// The number × 10^`power`, exactly.
    mutating func scale(byPowerOfTen power: Int) {
        exponent += power
        trimFraction()
    }

    /// Rounds half to even at `maximum` fraction digits, and shows `minimum` of them even where they are zeros.
    public mutating func round(minimum: Int, maximum: Int) {
        let excess = -exponent - maximum
        if excess > 19 {
            digits = 0
            exponent = 0
        } else if excess > 0 {
            let unit = Self.power(of: excess)
            let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
            let half = unit / 2
            let isUp = rest > half || (rest == half && quotient % 2 == 1)
            digits = quotient + (isUp ? 1 : 0)
            exponent = -maximum
            trimFraction()
        }
        minimumFraction = minimum
    }

    /// What plural rules ask of the number. Integer digits beyond eighteen keep only what the rules can see.
    public var operands: PluralOperands {
        let shown = fractionDigits
        guard exponent < 0 else {
            return PluralOperands(i: Self.visible(digits, zeros: exponent), v: UInt64(shown), f: 0)
        }
        guard -exponent <= 19 else { return PluralOperands(i: 0, v: UInt64(shown), f: digits) }
        let unit = Self.power(of: -exponent)
        let padding = Self.power(of: min(shown + exponent, 19))
        return PluralOperands(i: digits / unit, v: UInt64(shown), f: (digits % unit) &* padding)
    }

    /// `digits` × 10^`zeros`, or where that has no room a large number with the same last digits.
    private static func visible(_ digits: UInt64, zeros: Int) -> UInt64 {
        guard digits != 0, zeros > 0 else { return digits }
        let (product, isTooLarge) = digits.multipliedReportingOverflow(by: power(of: min(zeros, 18)))
        return isTooLarge || zeros > 18 ? 1_000_000_000_000_000_000 : product
    }

    /// Drops zeros at the end of a fraction.
    private mutating func trimFraction() {
        if digits == 0 { exponent = 0 }
        while exponent < 0, digits % 10 == 0 {
            digits /= 10
            exponent += 1
        }
    }

    /// 10^`exponent`, for exponents up to 19.
    public static func power(of exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<exponent { power &*= 10 }
        return power
    }
}
