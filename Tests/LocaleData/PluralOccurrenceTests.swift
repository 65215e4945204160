import LocaleData
import PlacardRuntime
import TestSupport
import Testing

/// The categories of a range beside plain counting.
@Suite struct PluralOccurrenceTests {
    static let sets = (0..<100).compactMap { PluralRules(set: $0) }

    @Test func integersEqualPlainCounting() {
        var random = SeededRandom(seed: 42)
        for rules in Self.sets {
            for _ in 0..<60 {
                let width = random.pick([0, 1, 3, 12, 150, 1_100])
                let start = random.below(2_500) - 1_200
                let range = start...(start + random.below(width + 1))
                let offset = random.pick([0, 0, 1, 2, -3])
                let exact = (0..<random.below(3)).map { _ in random.below(6) }
                let found = rules.occurring(in: range, offset: offset, excluding: exact)
                var counted: [PluralCategory: [Int]] = [:]
                for number in range where !exact.contains(number) {
                    counted[rules.category(forInteger: number - offset), default: []].append(number)
                }
                #expect(found.map(\.category) == counted.keys.sorted())
                for occurrence in found {
                    let numbers = counted[occurrence.category, default: []]
                    #expect(Set(occurrence.examples).isSubset(of: Set(numbers)))
                    #expect(occurrence.examples.count == min(4, numbers.count))
                    #expect(occurrence.only == (numbers.count == 1 ? numbers[0] : nil))
                }
            }
        }
    }

    @Test func decimalsEqualPlainCounting() {
        var random = SeededRandom(seed: 7)
        for rules in Self.sets {
            for _ in 0..<12 {
                let maximum = random.below(3)
                let minimum = random.below(maximum + 1)
                let unit = [1, 10, 100][maximum]
                let start = random.below(400) - 40
                let end = start + random.below(random.pick([1, 30, 400, 3_000]))
                let offset = random.pick([0, 0, 0, 1])
                let exact = random.below(2) == 0 ? [] : [Double(random.below(3))]
                let range = Double(start) / Double(unit)...Double(end) / Double(unit)
                let found = rules.occurring(
                    inDecimals: range, minimumFraction: minimum, maximumFraction: maximum, offset: offset,
                    excluding: exact)
                var counted: [PluralCategory: Int] = [:]
                for number in start...end where !exact.contains(Double(number) / Double(unit)) {
                    let shown = Self.operands(number - offset * unit, minimum, maximum)
                    counted[rules.category(for: shown), default: 0] += 1
                }
                #expect(
                    found.map(\.category) == counted.keys.sorted(), "set \(rules.set): \(range), \(minimum)–\(maximum)")
                for occurrence in found {
                    #expect((occurrence.only != nil) == (counted[occurrence.category] == 1))
                }
            }
        }
    }

    @Test func theGreatestRangeIsSearchedByLeaps() throws {
        for rules in Self.sets {
            let found = rules.occurring(in: .min ... .max).map(\.category)
            #expect(found == rules.categories.filter { !rules.samples(of: $0).integers.isEmpty })
        }
        let french = try #require(PluralRules.rules(for: LocaleTag.parse("fr").get()))
        #expect(french.occurring(in: 0...999_999).map(\.category) == [.one, .other])
        let million = french.occurring(in: 0...1_000_000).first { $0.category == .many }
        #expect(million?.only == 1_000_000)
        let czech = try #require(PluralRules.rules(for: LocaleTag.parse("cs").get()))
        #expect(czech.occurring(in: 0...(.max)).map(\.category) == [.one, .few, .other])
        let decimals = czech.occurring(inDecimals: 0...100, minimumFraction: 0, maximumFraction: 1)
        #expect(decimals.map(\.category) == [.one, .few, .many, .other])
        #expect(decimals.first?.only == "1")
    }

    /// The leaps look for a category alone, which is right only where no number satisfies the rules of two.
    @Test func noNumberHasTwoCategories() {
        var random = SeededRandom(seed: 3)
        for rules in Self.sets {
            for _ in 0..<2_000 {
                let precision = random.below(4)
                let unit = [1, 10, 100, 1_000][precision]
                let digits = random.below(random.pick([100, 20_000, 3_000_000]))
                let number = PluralOperands(
                    i: UInt64(digits / unit), v: UInt64(precision), f: UInt64(digits % unit))
                #expect(rules.matches(of: number).count <= 1, "set \(rules.set): \(number)")
            }
        }
    }

    private static func operands(_ number: Int, _ minimum: Int, _ maximum: Int) -> PluralOperands {
        let unit = [1, 10, 100][maximum]
        var (shown, digits) = (maximum, Int(number.magnitude) % unit)
        while shown > minimum, digits % 10 == 0 {
            digits /= 10
            shown -= 1
        }
        return PluralOperands(i: UInt64(number.magnitude) / UInt64(unit), v: UInt64(shown), f: UInt64(digits))
    }
}
