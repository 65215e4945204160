import PlacardRuntime

extension PluralRules {
    /// The categories that the numbers of a plural can fall into, in CLDR's order, with examples as the rules see them.
    package func occurring(_ numbers: PluralNumbers) -> [CategoryOccurrence<String>] {
        if let integers = numbers.plainIntegers, let offset = Int(exactly: numbers.offset) {
            return occurring(in: integers, offset: offset, excluding: numbers.exact.compactMap { Int(exactly: $0) })
                .map { CategoryOccurrence(category: $0.category, examples: $0.examples.map(String.init)) }
        }
        let question = OccurrenceQuestion(
            set: set, lower: numbers.range.lowerBound, upper: numbers.range.upperBound, minimum: 0, maximum: 0,
            offset: 0, exact: [], numbers: numbers)
        return OccurrenceQuestion.decimals.answer(question) {
            numbers.isInteger ? walk(numbers) : search(DecimalRange(numbers), exact: numbers.exact.count)
        }
    }

    /// Integers that are not seen as they are: less half of one, or a hundredfold. Few messages have them, so they are
    /// counted through: what has not occurred in one period of the rules, 10^6 as seen in CLDR 42, never does.
    private func walk(_ numbers: PluralNumbers) -> [CategoryOccurrence<String>] {
        let reach: UInt64 = numbers.view == .percent ? 11_000 : 1_100_000
        var found: [PluralCategory: [Int]] = [:]
        for stretch in MagnitudeStretch.covering(numbers.integers, less: 0) {
            let (far, isBeyond) = stretch.magnitudes.lowerBound.addingReportingOverflow(reach)
            let last = isBeyond ? stretch.magnitudes.upperBound : min(stretch.magnitudes.upperBound, far)
            for magnitude in stretch.magnitudes.lowerBound...last {
                let number = stretch.number(magnitude)
                let value = Double(number)
                guard !numbers.exact.contains(value) else { continue }
                let category = category(for: numbers.view.operands(of: value - numbers.offset))
                if found[category, default: []].count < 4 { found[category, default: []].append(number) }
            }
        }
        return found.sorted { $0.key < $1.key }
            .map { CategoryOccurrence(category: $0.key, examples: $0.value.map(String.init)) }
    }
}
