import PlacardRuntime

/// The decimals that a range and a precision allow to be shown, as integers of their last digit.
///
/// Rules look at no more of a fraction than its last two digits with and without trailing zeros, whether it is 0 or 1,
/// and whether it has none or two digits. Four fraction digits show every combination of these that more digits could, so
/// a greater precision is cut to four.
struct DecimalRange: Sendable {
    /// Fraction digits shown at least.
    let minimum: Int
    /// Fraction digits that an integer of this range counts.
    let places: Int
    /// The numbers, less the offset, as multiples of 10^-places.
    let stretches: [MagnitudeStretch]
    /// The offset in the same measure.
    let offset: Int
    /// 10^places.
    let unit: UInt64
    /// Numbers that have cases of their own, less the offset.
    private let excluded: Set<Int>

    init(_ range: ClosedRange<Double>, minimum: Int, maximum: Int, offset: Int, excluding exact: [Double]) {
        let places = min(maximum, 4)
        let unit = ShownNumber.power(of: places)
        let (scaledOffset, isTooLarge) = offset.multipliedReportingOverflow(by: Int(unit))
        self.minimum = min(minimum, places)
        self.places = places
        self.unit = unit
        self.offset = isTooLarge ? 0 : scaledOffset
        let (low, high) = (Self.count(range.lowerBound, places), Self.count(range.upperBound, places))
        stretches = MagnitudeStretch.covering(low...max(low, high), less: self.offset)
        let shift = self.offset
        excluded = Set(exact.filter { ShownNumber($0).exponent >= -places }.map { Self.count($0, places) &- shift })
    }

    /// The number, rounded as it is shown, as a multiple of 10^-places, or the nearest integer to that.
    private static func count(_ number: Double, _ places: Int) -> Int {
        var shown = ShownNumber(number)
        shown.round(minimum: 0, maximum: places)
        let power = min(shown.exponent + places, 19)
        let (count, isTooLarge) = shown.digits.multipliedReportingOverflow(by: ShownNumber.power(of: power))
        let magnitude = isTooLarge ? Int.max : Int(clamping: count)
        return shown.isNegative ? -magnitude : magnitude
    }

    func isExcluded(_ number: Int) -> Bool { excluded.contains(number) }

    /// What rules see of the fraction `digits`, from 0 up to below `unit`.
    func fraction(_ digits: UInt64, integer: UInt64 = 0) -> PluralOperands {
        var (shown, digits) = (places, digits)
        while shown > minimum, digits % 10 == 0 {
            digits /= 10
            shown -= 1
        }
        return PluralOperands(i: integer, v: UInt64(shown), f: digits)
    }

    /// The argument that a number of the range, less the offset, stands for: its text with the digits that are shown.
    func text(_ number: Int) -> String {
        let argument = number &+ offset
        let shown = Int(fraction(UInt64(argument.magnitude) % unit).v)
        let digits = UInt64(argument.magnitude) / ShownNumber.power(of: places - shown)
        return (argument < 0 ? "-" : "") + PluralSample.decimal(digits, shown)
    }
}
