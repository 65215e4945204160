import PlacardRuntime

/// One relation of a plural rule: `i % 100 != 12..14`.
package struct PluralRelation: Sendable, Hashable {
    /// What the relation asks of the number: the letters of Unicode TR 35 that CLDR 42 uses; `c` is read as `e`.
    package enum Operand: String, Sendable {
        case n, i, v, f, t, e

        init?(letter: String) { self.init(rawValue: letter == "c" ? "e" : letter) }
    }

    let operand: Operand
    /// The divisor of `%`, or nil.
    let modulus: UInt64?
    /// Whether it stands with `!=`.
    let isNegated: Bool
    /// The values listed, sorted, neighbours joined.
    let values: [ClosedRange<UInt64>]

    /// Whether the number satisfies the relation. `n` equals listed values only where the number is integral.
    func holds(for number: PluralOperands) -> Bool {
        var value: UInt64
        switch operand {
        case .n, .i: value = number.i
        case .v: value = number.v
        case .f: value = number.f
        case .t: value = number.t
        case .e: value = number.e
        }
        if operand == .n, number.t != 0 { return isNegated }
        if let modulus { value %= modulus }
        return values.contains { $0.contains(value) } != isNegated
    }

    /// Sorted, overlapping and adjoining ranges joined: `80, 81..89` → `80...89`.
    static func merged(_ ranges: [ClosedRange<UInt64>]) -> [ClosedRange<UInt64>] {
        var merged: [ClosedRange<UInt64>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, last.upperBound == .max || range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
