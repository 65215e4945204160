import CICU
import CICUOracle
import LocaleData
import PlacardRuntime
import TestSupport
import Testing

/// The categories that numbers of a range take, in every locale, beside counting through them with ICU.
@Suite(.enabled(if: CLDRVersion.linkedICU == CLDRVersion.snapshotICU)) struct PluralTruthTests {
    /// ICU's plural rules of a locale, closed with the value.
    private final class Rules {
        private let rules: OpaquePointer

        init?(_ locale: String, ordinal: Bool) {
            guard let rules = placard_plural_open(locale, ordinal ? 1 : 0) else { return nil }
            self.rules = rules
        }

        deinit { placard_plural_close(rules) }

        func category(_ number: Double) -> PluralCategory? {
            var buffer = [CChar](repeating: 0, count: 16)
            let count = placard_plural_select(rules, number, &buffer)
            return PluralCategory(
                keyword: String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }

    private static func random(_ text: String, _ salt: UInt64) -> SeededRandom {
        SeededRandom(seed: text.utf8.reduce(salt) { $0 &* 31 &+ UInt64($1) })
    }

    @Test(arguments: LocaleTag.known) func integersTakeWhatCountingFinds(_ text: String) throws {
        let tag = try LocaleTag.parse(text).get()
        var random = Self.random(text, 1)
        for isOrdinal in [false, true] {
            guard let rules = PluralRules.rules(for: tag, ordinal: isOrdinal) else { continue }
            let icu = try #require(Rules(text, ordinal: isOrdinal))
            for _ in 0..<16 {
                let start = random.pick([0, 0, 1, random.below(2_500) - 1_200, 999_900 + random.below(120)])
                let range = start...(start + random.below(random.pick([1, 4, 13, 160, 1_100])))
                let offset = random.pick([0, 0, 0, 1, 2, -3])
                let exact = (0..<random.below(3)).map { _ in range.lowerBound + random.below(6) }
                var counted: [PluralCategory: [String]] = [:]
                for number in range where !exact.contains(number) {
                    let category = try #require(icu.category(Double(number - offset)))
                    counted[category, default: []].append(String(number))
                }
                let found = rules.occurring(
                    PluralNumbers(
                        Double(range.lowerBound)...Double(range.upperBound), isInteger: true, offset: Double(offset),
                        exact: exact.map(Double.init)))
                let place = "\(text) \(isOrdinal ? "ordinal" : "cardinal") \(range) − \(offset) without \(exact)"
                #expect(found.map(\.category) == counted.keys.sorted(), "\(place)")
                for occurrence in found {
                    let numbers = counted[occurrence.category, default: []]
                    #expect(Set(occurrence.examples).isSubset(of: Set(numbers)), "\(place)")
                    #expect(occurrence.examples.count == min(4, numbers.count), "\(place)")
                }
            }
        }
    }

    /// Ranges too large to count: what is found is there, and a thousand numbers drawn take nothing else.
    @Test(arguments: LocaleTag.known) func largeRangesHoldWhatIsFound(_ text: String) throws {
        let tag = try LocaleTag.parse(text).get()
        var random = Self.random(text, 2)
        for isOrdinal in [false, true] {
            guard let rules = PluralRules.rules(for: tag, ordinal: isOrdinal) else { continue }
            let icu = try #require(Rules(text, ordinal: isOrdinal))
            for _ in 0..<8 {
                let start = random.below(3_000_000) - random.pick([0, 1_500_000])
                let range = start...(start + 900_000 + random.below(100_000_000))
                let found = rules.occurring(in: range)
                for occurrence in found {
                    for example in occurrence.examples {
                        #expect(range.contains(example) && icu.category(Double(example)) == occurrence.category)
                    }
                }
                let categories = Set(found.map(\.category))
                for _ in 0..<125 {
                    let number = range.lowerBound + random.below(random.pick([200, 2_000_000, range.count]))
                    guard range.contains(number) else { continue }
                    let category = try #require(icu.category(Double(number)))
                    #expect(categories.contains(category), "\(text) \(range): \(number)")
                }
            }
        }
    }

    /// Decimals as the four ways of showing them let rules see them: steps are fine enough that each number that can be
    /// shown is, by one that has no exact case.
    @Test(arguments: LocaleTag.known) func decimalsTakeWhatCountingFinds(_ text: String) throws {
        let rules = try #require(PluralRules.rules(for: LocaleTag.parse(text).get()))
        let icu = try #require(Rules(text, ordinal: false))
        var random = Self.random(text, 3)
        let ways: [(view: PluralView, skeleton: String, steps: Int, width: Int)] = [
            (.standard, ".###", 1_000, 1_200), (.integer, ".", 40, 1_000),
            (.percent, "percent scale/100 .", 4_000, 1_000),
            (.value, "", 100, 300), (.value, "", 10_000, 300),
        ]
        for way in ways {
            let oracle = way.skeleton.isEmpty ? nil : NumberOracle(text, way.skeleton)
            #expect((oracle == nil) == way.skeleton.isEmpty)
            for _ in 0..<2 {
                let start =
                    random.below(random.pick([1, 3, 12])) * way.steps / random.pick([1, 2]) - random.pick([0, 3])
                let end = start + random.below(random.pick([1, 20, way.width]))
                // A difference of binary fractions has digits of its own, which are not cut where the value is seen.
                let offset = way.view == .value ? 0 : random.pick([0, 0, 0, 1, 0.5])
                let exact = random.below(2) == 0 ? [] : [Double(random.below(3)), Double(start) / Double(way.steps)]
                var counted: Set<PluralCategory> = []
                for step in start...end {
                    let number = Double(step) / Double(way.steps)
                    if exact.contains(number) { continue }
                    let keyword = oracle?.category(number - offset)
                    let category = keyword.map { PluralCategory(keyword: $0) } ?? icu.category(number - offset)
                    counted.insert(try #require(category))
                }
                let range = Double(start) / Double(way.steps)...Double(end) / Double(way.steps)
                let found = rules.occurring(
                    PluralNumbers(range, isInteger: false, view: way.view, offset: offset, exact: exact))
                let place = "\(text) \(way.view) \(range) − \(offset) without \(exact)"
                // The value itself may have any number of digits, so more may occur than steps of one size show.
                let all = Set(found.map(\.category))
                #expect(way.view == .value ? counted.isSubset(of: all) : counted == all, "\(place)")
            }
        }
    }

    /// Integers that are not seen as they are.
    @Test(arguments: LocaleTag.known) func shiftedAndHundredfoldIntegersTakeWhatCountingFinds(_ text: String) throws {
        let rules = try #require(PluralRules.rules(for: LocaleTag.parse(text).get()))
        var random = Self.random(text, 4)
        for (view, skeleton) in [
            (PluralView.standard, ".###"), (.integer, "."), (.percent, "percent scale/100 ."),
        ] {
            let oracle = try #require(NumberOracle(text, skeleton))
            let start = random.below(200) - 100
            let end = start + random.below(random.pick([2, 300]))
            let offset = random.pick([0.5, 0.25, 1.5])
            var counted: Set<PluralCategory> = []
            for number in start...end where number != 2 {
                counted.insert(try #require(PluralCategory(keyword: oracle.category(Double(number) - offset))))
            }
            let found = rules.occurring(
                PluralNumbers(
                    Double(start)...Double(end), isInteger: true, view: view, offset: offset, exact: [2]))
            #expect(Set(found.map(\.category)) == counted, "\(text) \(view) \(start)...\(end) − \(offset)")
        }
    }

    @Test func theStyleInOtherDecides() {
        #expect(PluralView(style: nil) == .standard)
        #expect(PluralView(style: " integer ") == .integer)
        #expect(PluralView(style: "Percent") == .percent)
        #expect(PluralView(style: "::.00") == .value && PluralView(style: "::percent scale/100") == .value)
        #expect(PluralView(style: "currency") == .standard)
    }
}
