/// The naturals that themselves, or whose remainder by `modulus`, lie in `values`.
struct ResidueSet: Sendable, Hashable {
    let modulus: UInt64?
    /// Sorted, apart from each other; below `modulus`, where there is one.
    let values: [ClosedRange<UInt64>]

    /// The relation as a set of naturals.
    init(_ relation: PluralRelation) {
        let values = Self.clipped(relation.values, below: relation.modulus)
        self.init(
            modulus: relation.modulus,
            values: relation.isNegated ? Self.gaps(between: values, modulus: relation.modulus) : values)
    }

    init(modulus: UInt64?, values: [ClosedRange<UInt64>]) {
        self.modulus = modulus
        self.values = values
    }

    /// All other naturals.
    var complement: ResidueSet {
        ResidueSet(modulus: modulus, values: Self.gaps(between: values, modulus: modulus))
    }

    func contains(_ number: UInt64) -> Bool {
        let value = modulus.map { number % $0 } ?? number
        return values.contains { $0.contains(value) }
    }

    /// The least member from `start` on, or nil where there is none that a UInt64 holds.
    func next(from start: UInt64) -> UInt64? {
        guard let first = values.first else { return nil }
        guard let modulus else {
            return values.first { $0.upperBound >= start }.map { max(start, $0.lowerBound) }
        }
        let remainder = start % modulus
        let target: (UInt64, Bool)
        if let range = values.first(where: { $0.upperBound >= remainder }) {
            target = (start - remainder).addingReportingOverflow(max(remainder, range.lowerBound))
        } else {
            target = start.addingReportingOverflow(modulus - remainder + first.lowerBound)
        }
        return target.1 ? nil : target.0
    }

    private static func clipped(_ values: [ClosedRange<UInt64>], below modulus: UInt64?) -> [ClosedRange<UInt64>] {
        guard let modulus else { return values }
        return values.compactMap { range in
            range.lowerBound < modulus ? range.lowerBound...min(range.upperBound, modulus - 1) : nil
        }
    }

    private static func gaps(between values: [ClosedRange<UInt64>], modulus: UInt64?) -> [ClosedRange<UInt64>] {
        let last = modulus.map { $0 - 1 } ?? .max
        var gaps: [ClosedRange<UInt64>] = []
        var start: UInt64 = 0
        for range in values {
            if range.lowerBound > start { gaps.append(start...(range.lowerBound - 1)) }
            if range.upperBound == last { return gaps }
            start = range.upperBound + 1
        }
        return gaps + [start...last]
    }
}
