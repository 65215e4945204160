import PlacardRuntime

/// Plural rules once the fraction digits are fixed: conditions on the integer digits alone.
///
/// A search for the numbers of a category leaps instead of counting: each relation knows the next natural that satisfies
/// it, so the relations of a clause push a candidate upwards in turn until all are content; `other` is pushed out of
/// every clause that holds. Looking for the first `many` of Breton above 1 (`n != 0 and n % 1000000 = 0`):
///
///     1 → `n != 0` holds → `n % 1000000 = 0` pushes to 1000000 → `n != 0` holds → found, after two steps
///
/// A clause that nothing satisfies is given up one period (the least common multiple of all moduli, 10^6 at most in
/// CLDR 42) after the greatest number that it mentions: what has not occurred by then never does.
struct FoldedPluralRules: Sendable {
    struct Rule: Sendable {
        let category: PluralCategory
        /// Alternatives; all sets of one must contain the number. An empty one holds always.
        let clauses: [[ResidueSet]]
    }

    let rules: [Rule]
    /// The clauses of all rules with the complement of each set: the ways out of a clause.
    private let ways: [(clause: [ResidueSet], out: [ResidueSet])]
    /// How far beyond any start a search can be worth while.
    private let reach: UInt64

    /// The rules for integers: no fraction, no exponent.
    init(_ rules: PluralRules) {
        self.init(rules, fraction: PluralOperands(i: 0, v: 0, f: 0))
    }

    /// The rules for numbers with the fraction digits of `fraction`.
    init(_ rules: PluralRules, fraction: PluralOperands) {
        self.rules = rules.rules.map { rule in
            Rule(category: rule.category, clauses: rule.clauses.compactMap { Self.folded($0, fraction) })
        }
        ways = self.rules.flatMap(\.clauses).map { ($0, $0.map(\.complement)) }
        var period: UInt64 = 1
        var bound: UInt64 = 0
        for set in self.rules.flatMap(\.clauses).joined() {
            if let modulus = set.modulus { period = Self.leastCommonMultiple(period, modulus) }
            for range in set.values where range.upperBound != .max { bound = max(bound, range.upperBound) }
        }
        reach = period + bound + 1
    }

    /// A clause without the relations that hold for the fraction, or nil where one does not.
    private static func folded(_ clause: [PluralRelation], _ fraction: PluralOperands) -> [ResidueSet]? {
        var sets: [ResidueSet] = []
        for relation in clause {
            let asksInteger = relation.operand == .i || (relation.operand == .n && fraction.t == 0)
            if asksInteger {
                sets.append(ResidueSet(relation))
            } else if !relation.holds(for: fraction) {
                return nil
            }
        }
        return sets
    }

    private static func leastCommonMultiple(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var (divisor, rest) = (first, second)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        return first / divisor * second
    }

    func category(of integer: UInt64) -> PluralCategory {
        for rule in rules {
            for clause in rule.clauses where clause.allSatisfy({ $0.contains(integer) }) { return rule.category }
        }
        return .other
    }

    /// The least number of the category from `start` to `limit`, or nil.
    func next(_ category: PluralCategory, from start: UInt64, through limit: UInt64) -> UInt64? {
        let (far, isBeyond) = start.addingReportingOverflow(reach)
        let limit = isBeyond ? limit : min(limit, far)
        guard category != .other else { return nextOther(from: start, through: limit) }
        guard let rule = rules.first(where: { $0.category == category }) else { return nil }
        return rule.clauses.compactMap { Self.next(in: $0, from: start, through: limit) }.min()
    }

    private static func next(in clause: [ResidueSet], from start: UInt64, through limit: UInt64) -> UInt64? {
        var candidate = start
        var index = 0
        var content = 0
        while content < clause.count {
            guard candidate <= limit, let next = clause[index].next(from: candidate) else { return nil }
            content = next == candidate ? content + 1 : 1
            candidate = next
            index = (index + 1) % clause.count
        }
        return candidate <= limit ? candidate : nil
    }

    private func nextOther(from start: UInt64, through limit: UInt64) -> UInt64? {
        var candidate = start
        while candidate <= limit {
            guard let way = ways.first(where: { $0.clause.allSatisfy { $0.contains(candidate) } }) else {
                return candidate
            }
            guard let next = way.out.lazy.compactMap({ $0.next(from: candidate) }).min() else { return nil }
            candidate = next
        }
        return nil
    }
}
