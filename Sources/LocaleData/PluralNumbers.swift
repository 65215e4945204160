/// The numbers that a plural chooses by: what an argument can be, less the offset, without those that have exact cases.
package struct PluralNumbers: Sendable, Hashable {
    /// Inclusive. Bounds of integers are whole.
    package var range: ClosedRange<Double>
    package var isInteger: Bool
    package var view: PluralView
    package var offset: Double
    package var exact: [Double]

    package init(
        _ range: ClosedRange<Double>, isInteger: Bool, view: PluralView = .standard, offset: Double = 0,
        exact: [Double] = []
    ) {
        self.range = range
        self.isInteger = isInteger
        self.view = view
        self.offset = offset
        self.exact = exact
    }

    /// The integers, where the rules see them as they are.
    var plainIntegers: ClosedRange<Int>? {
        guard isInteger, view != .percent, offset == offset.rounded() else { return nil }
        return integers
    }

    /// The integers of the range.
    var integers: ClosedRange<Int> {
        let lower = Int(exactly: range.lowerBound.rounded(.up)) ?? (range.lowerBound < 0 ? .min : .max)
        let upper = Int(exactly: range.upperBound.rounded(.down)) ?? (range.upperBound < 0 ? .min : .max)
        return lower...max(lower, upper)
    }
}
