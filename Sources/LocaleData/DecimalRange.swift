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
    /// The power of ten by which numbers are shown greater than they are: 2 for percents.
    let scale: Int
    /// The numbers as shown, less the offset, as multiples of 10^-places.
    let stretches: [MagnitudeStretch]
    /// The offset in the same measure.
    let offset: Int
    /// 10^places.
    let unit: UInt64
    /// Numbers that have cases of their own, less the offset.
    private let excluded: Set<Int>

    /// Numbers that have no more digits than are shown.
    init(
        _ range: ClosedRange<Double>, minimum: Int, maximum: Int, offset: Double = 0, excluding exact: [Double] = []
    ) {
        let places = min(maximum, 4)
        let numbers = exact.filter { ShownNumber($0).exponent >= -places }
        self.init(
            range, minimum: min(minimum, places), places: places, scale: 0, offset: offset,
            excluded: Set(numbers.map { Self.count($0 - offset, places) }))
    }

    /// What a plural chooses by. Where it sees rounded numbers, an exact case leaves those beside it that are shown alike.
    init(_ numbers: PluralNumbers) {
        let (range, offset, view) = (numbers.range, numbers.offset, numbers.view)
        let digits = view.places + view.scale
        func isAlone(_ number: Double) -> Bool {
            let shown = Self.count(number - offset, digits)
            return [number.nextDown, number.nextUp].filter(range.contains)
                .allSatisfy { Self.count($0 - offset, digits) != shown }
        }
        let isRounding = view == .integer || view == .percent
        let exact = numbers.exact.filter(range.contains)
            .filter { isRounding ? isAlone($0) : ShownNumber($0).exponent >= -digits }
        self.init(
            range, minimum: 0, places: view.places, scale: view.scale, offset: offset,
            excluded: Set(exact.map { Self.count($0 - offset, digits) }))
    }

    private init(
        _ range: ClosedRange<Double>, minimum: Int, places: Int, scale: Int, offset: Double, excluded: Set<Int>
    ) {
        self.minimum = minimum
        self.places = places
        self.scale = scale
        self.offset = Self.count(offset, places + scale)
        self.excluded = excluded
        unit = ShownNumber.power(of: places)
        let low = Self.count(range.lowerBound - offset, places + scale)
        let high = Self.count(range.upperBound - offset, places + scale)
        stretches = MagnitudeStretch.covering(low...max(low, high), less: 0)
    }

    /// The number, rounded as it is shown, as a multiple of 10^-places, or the nearest integer to that.
    static func count(_ number: Double, _ places: Int) -> Int {
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

    /// The argument that a number of the range, less the offset, stands for: its text with the digits that are shown, and
    /// the sign of percents.
    func text(_ number: Int) -> String {
        let (sum, isTooLarge) = number.addingReportingOverflow(offset)
        let argument = isTooLarge ? number : sum
        let shown = Int(fraction(UInt64(argument.magnitude) % unit).v)
        let digits = UInt64(argument.magnitude) / ShownNumber.power(of: places - shown)
        return (argument < 0 ? "-" : "") + PluralSample.decimal(digits, shown) + (scale == 2 ? " %" : "")
    }
}
