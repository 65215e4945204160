import PlacardRuntime

extension PluralRules {
    /// The categories that decimals of `range` can fall into when shown with so many fraction digits, in CLDR's order.
    ///
    /// Fractions that the rules cannot tell apart form a class; within one the rules see the integer digits only and are
    /// searched as for integers. The first and the last integer of the range, where not every fraction is allowed, are
    /// looked through one by one.
    package func occurring(
        inDecimals range: ClosedRange<Double>, minimumFraction: Int, maximumFraction: Int, offset: Int = 0,
        excluding exact: [Double] = []
    ) -> [CategoryOccurrence<String>] {
        let question = OccurrenceQuestion(
            set: set, lower: range.lowerBound, upper: range.upperBound, minimum: minimumFraction,
            maximum: maximumFraction,
            offset: offset, exact: exact)
        return OccurrenceQuestion.decimals.answer(question) {
            let decimals = DecimalRange(
                range, minimum: minimumFraction, maximum: maximumFraction, offset: Double(offset), excluding: exact)
            return search(decimals, exact: exact.count)
        }
    }

    /// What numbers of a range, of which `exact` have cases of their own, can be.
    func search(_ decimals: DecimalRange, exact: Int) -> [CategoryOccurrence<String>] {
        var search = DecimalSearch(rules: self, range: decimals, wanted: 2 + exact)
        for stretch in decimals.stretches { search.look(through: stretch) }
        return categories.compactMap { category in
            let numbers = search.found[category, default: []].filter { !decimals.isExcluded($0) }
            let sorted = Set(numbers).sorted { ($0 < 0 ? 1 : 0, $0.magnitude) < ($1 < 0 ? 1 : 0, $1.magnitude) }
            guard !sorted.isEmpty else { return nil }
            return CategoryOccurrence(category: category, examples: sorted.prefix(4).map(decimals.text))
        }
    }
}

/// Collects numbers of a range by category.
private struct DecimalSearch {
    let rules: PluralRules
    let range: DecimalRange
    /// Numbers to find of each kind before looking no further.
    let wanted: Int
    private(set) var found: [PluralCategory: [Int]] = [:]

    init(rules: PluralRules, range: DecimalRange, wanted: Int) {
        self.rules = rules
        self.range = range
        self.wanted = wanted
    }

    mutating func look(through stretch: MagnitudeStretch) {
        let unit = range.unit
        let (first, last) = (stretch.magnitudes.lowerBound / unit, stretch.magnitudes.upperBound / unit)
        for integer in Set([first, last]).sorted() {
            for digits in 0..<unit where stretch.magnitudes.contains(integer &* unit &+ digits) {
                note(rules.category(for: range.fraction(digits, integer: integer)), integer, digits, stretch)
            }
        }
        guard last - first >= 2 else { return }
        for digits in representatives() {
            let folded = FoldedPluralRules(rules, fraction: range.fraction(digits))
            for category in rules.categories {
                var start = first + 1
                for _ in 0..<wanted {
                    guard let next = folded.next(category, from: start, through: last - 1) else { break }
                    note(category, next, digits, stretch)
                    start = next + 1
                }
            }
        }
    }

    private mutating func note(
        _ category: PluralCategory, _ integer: UInt64, _ digits: UInt64, _ stretch: MagnitudeStretch
    ) {
        found[category, default: []].append(stretch.number(integer &* range.unit &+ digits))
    }

    /// For each class of fractions that the rules cannot tell apart, the first few.
    private func representatives() -> [UInt64] {
        let relations = rules.rules.flatMap(\.clauses).joined().filter { $0.operand != .i }
        precondition(relations.count < 64, "a rule set has too many relations")
        var counts: [UInt64: Int] = [:]
        return (0..<range.unit).filter { digits in
            let fraction = range.fraction(digits)
            var kind: UInt64 = fraction.t == 0 ? 1 : 0
            for relation in relations {
                let isOpen = relation.operand == .n && fraction.t == 0
                kind = kind << 1 | (isOpen || relation.holds(for: fraction) ? 1 : 0)
            }
            counts[kind, default: 0] += 1
            return counts[kind, default: 0] <= wanted
        }
    }
}
