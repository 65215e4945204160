/// A number format of one locale, read from a record of bytes.
///
/// A record starts with six bytes: flags, primary and secondary grouping size, minimum grouping digits, minimum and
/// maximum fraction digits. Nine strings follow, each a length byte and UTF-8: the digit zero, decimal and grouping
/// separator, then what stands before and after a number without sign, with minus, with plus. A record of a unit ends
/// with a count and, for each plural category, the category, 1 where the number is shown or 0, and two strings. All
/// bytes but those of strings are below 128, so that records fit in string literals.
///
///     00 | 03 | 03 | 01 | 00 | 03 | "0" "." "," "" "" "-" "" "+" ""
@safe
public struct NumberFormat {
    /// Flags of a record's first byte.
    public enum Flag {
        /// Numbers below zero carry minus.
        public static let minus: UInt8 = 1
        /// Numbers below zero that are rounded to zero carry minus.
        public static let minusZero: UInt8 = 2
        /// Numbers above zero carry plus.
        public static let plus: UInt8 = 4
        /// Zero carries plus.
        public static let plusZero: UInt8 = 8
        /// The number is shown a hundredfold.
        public static let percent: UInt8 = 16
        /// Patterns by plural category follow.
        public static let unit: UInt8 = 32
    }

    /// The record. A pointer, because it lies within a literal of the table and lives as long as the program.
    private let record: UnsafePointer<UInt8>

    /// The format whose record starts at `record`, which must outlive it.
    @unsafe
    public init(record: UnsafePointer<UInt8>) {
        unsafe self.record = unsafe record
    }

    /// The format whose record starts `offset` bytes into a literal.
    public init(_ literal: StaticString, at offset: Int = 0) {
        unsafe record = unsafe literal.utf8Start + offset
    }

    /// Whether `write` needs the plural category of the number.
    public var needsCategory: Bool { unsafe record[0] & Flag.unit != 0 }

    /// The integer as this format shows it.
    public func number(_ integer: Int) -> ShownNumber { fitted(ShownNumber(integer)) }

    /// The decimal as this format shows it.
    public func number(_ decimal: Double) -> ShownNumber { fitted(ShownNumber(decimal)) }

    private func fitted(_ number: ShownNumber) -> ShownNumber {
        var number = number
        if unsafe record[0] & Flag.percent != 0 { number.scale(byPowerOfTen: 2) }
        number.round(minimum: Int(unsafe record[4]), maximum: Int(unsafe record[5]))
        return number
    }

    /// Writes a number that `number(_:)` made. `category` is that of the number's `operands` in the locale.
    public func write(_ number: ShownNumber, category: PluralCategory = .other, to writer: inout UTF8Writer) {
        let texts = unsafe record + 6
        let sign = unsafe string(3 + 2 * signIndex(of: number), in: texts)
        let signEnd = unsafe after(sign)
        guard needsCategory else {
            unsafe copy(sign, to: &writer)
            writeDigits(of: number, to: &writer)
            unsafe copy(signEnd, to: &writer)
            return
        }
        let pattern = unsafe self.pattern(for: category, from: string(9, in: texts))
        let before = unsafe pattern + 2
        unsafe copy(before, to: &writer)
        guard unsafe pattern[1] != 0 else { return }
        unsafe copy(sign, to: &writer)
        writeDigits(of: number, to: &writer)
        unsafe copy(signEnd, to: &writer)
        unsafe copy(after(before), to: &writer)
    }

    /// 0 without sign, 1 with minus, 2 with plus.
    private func signIndex(of number: ShownNumber) -> Int {
        let flags = unsafe record[0]
        if number.isNegative { return flags & (number.isZero ? Flag.minusZero : Flag.minus) != 0 ? 1 : 0 }
        return flags & (number.isZero ? Flag.plusZero : Flag.plus) != 0 ? 2 : 0
    }

    /// The pattern of a category, or the last one, which is that of `other`.
    @unsafe
    private func pattern(for category: PluralCategory, from patterns: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var pattern = unsafe patterns + 1
        for _ in 1..<max(1, unsafe patterns[0]) {
            if unsafe pattern[0] == category.rawValue { return unsafe pattern }
            unsafe pattern = unsafe after(after(pattern + 2))
        }
        return unsafe pattern
    }

    private func writeDigits(of number: ShownNumber, to writer: inout UTF8Writer) {
        let zero = unsafe record + 6
        let group = unsafe string(2, in: zero)
        let digits = DecimalDigits(number.digits)
        let fraction = number.fractionDigits
        let integerDigits = max(1, digits.count + number.exponent)
        var place = integerDigits - 1
        while place >= -fraction {
            if place == -1 { unsafe copy(string(1, in: zero), to: &writer) }
            unsafe copy(zero, adding: digits[place - number.exponent], to: &writer)
            if isGrouped(after: place, of: integerDigits) { unsafe copy(group, to: &writer) }
            place -= 1
        }
    }

    /// Whether a grouping separator follows the digit of 10^`place` in a number of `count` integer digits.
    private func isGrouped(after place: Int, of count: Int) -> Bool {
        let primary = Int(unsafe record[1])
        guard primary > 0, place >= primary, count >= primary + Int(unsafe record[3]) else { return false }
        return (place - primary) % Int(unsafe record[2]) == 0
    }

    /// The start of the string with that index.
    @unsafe
    private func string(_ index: Int, in texts: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var text = unsafe texts
        for _ in 0..<index { unsafe text = unsafe after(text) }
        return unsafe text
    }

    /// What follows a string.
    @unsafe
    private func after(_ text: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> { unsafe text + 1 + Int(text[0]) }

    /// Writes a string; `adding` moves its last byte on, which turns the digit zero into another.
    @unsafe
    private func copy(_ text: UnsafePointer<UInt8>, adding step: UInt8 = 0, to writer: inout UTF8Writer) {
        let length = Int(unsafe text[0])
        guard length > 0 else { return }
        unsafe writer.append(text + 1, length: length - 1)
        writer.append(unsafe text[length] &+ step)
    }
}
