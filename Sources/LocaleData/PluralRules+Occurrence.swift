import PlacardRuntime

extension PluralRules {
    /// The categories that integers of `range` can fall into, in CLDR's order.
    ///
    /// Rules see the number less `offset`; the numbers in `exact` have cases of their own and fall into no category. The
    /// answer is exact for every range, and costs microseconds for the greatest.
    package func occurring(
        in range: ClosedRange<Int>, offset: Int = 0, excluding exact: [Int] = [], examples count: Int = 4
    ) -> [CategoryOccurrence<Int>] {
        let question = OccurrenceQuestion(
            set: set, lower: Double(range.lowerBound), upper: Double(range.upperBound), minimum: range.lowerBound,
            maximum: range.upperBound, offset: offset, exact: exact.map(Double.init), count: count)
        return OccurrenceQuestion.integers.answer(question) { search(range, offset, exact, count) }
    }

    private func search(
        _ range: ClosedRange<Int>, _ offset: Int, _ exact: [Int], _ count: Int
    ) -> [CategoryOccurrence<Int>] {
        let folded = FoldedPluralRules(self)
        let stretches = MagnitudeStretch.covering(range, less: offset)
        return categories.compactMap { category in
            var found: [Int] = []
            for stretch in stretches {
                var start = stretch.magnitudes.lowerBound
                while found.count < max(2, count),
                    let next = folded.next(category, from: start, through: stretch.magnitudes.upperBound)
                {
                    let number = stretch.number(next) &+ offset
                    if !exact.contains(number) { found.append(number) }
                    if next == .max { break }
                    start = next + 1
                }
            }
            return found.isEmpty ? nil : CategoryOccurrence(category: category, examples: found)
        }
    }
}

/// A run of integers of one sign, by magnitude.
struct MagnitudeStretch: Sendable {
    let magnitudes: ClosedRange<UInt64>
    let isNegative: Bool

    /// The integer of a magnitude.
    func number(_ magnitude: UInt64) -> Int {
        let value = Int(truncatingIfNeeded: magnitude)
        return isNegative ? 0 &- value : value
    }

    /// `range` moved down by `offset`: first what is not negative, then the rest.
    static func covering(_ range: ClosedRange<Int>, less offset: Int) -> [MagnitudeStretch] {
        let low = difference(range.lowerBound, offset)
        let high = difference(range.upperBound, offset)
        var stretches: [MagnitudeStretch] = []
        if high >= 0 {
            stretches.append(MagnitudeStretch(magnitudes: UInt64(max(0, low))...UInt64(high), isNegative: false))
        }
        if low < 0 {
            let magnitudes = UInt64(min(-1, high).magnitude)...UInt64(low.magnitude)
            stretches.append(MagnitudeStretch(magnitudes: magnitudes, isNegative: true))
        }
        return stretches
    }

    /// The difference, or the nearest integer to it.
    private static func difference(_ number: Int, _ offset: Int) -> Int {
        let (difference, isTooLarge) = number.subtractingReportingOverflow(offset)
        return isTooLarge ? (offset > 0 ? .min : .max) : difference
    }
}
