import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import PlacardRuntime
import SourceText
import TestSupport
import Testing
import Validation

/// What the rules say of plurals, in every locale and for random ranges, beside counting the numbers.
@Suite struct PluralRuleTruthTests {
    /// A plural and what the argument can be.
    private struct Sample {
        let range: ClosedRange<Int>
        let offset: Int
        let exact: [Int]
        /// Categories with branches; `other` is always there.
        let words: [PluralCategory]
        let isOrdinal: Bool

        init(_ random: inout SeededRandom) {
            let start = random.pick([0, 0, 1, 2, random.below(300), -random.below(30)])
            range = start...(start + random.below(random.pick([1, 3, 12, 120, 400])))
            offset = random.pick([0, 0, 0, 1, 2])
            isOrdinal = random.below(3) == 0
            let picks = (0..<random.below(3)).map { _ in random.below(5) }
            exact = Set(picks.map { [start, start + 1, 0, 1, 2][$0] }).sorted().filter(range.contains)
            var words: [PluralCategory] = []
            for category in PluralCategory.allCases where category != .other && random.below(2) == 0 {
                words.append(category)
            }
            self.words = words
        }

        /// A branch names the number that its category is called after, or none.
        var pattern: String {
            let kind = isOrdinal ? "selectordinal" : "plural"
            let start = offset == 0 ? "" : " offset:\(offset)"
            let literal: [PluralCategory: String] = [.zero: "0 x", .one: "1 x", .two: "2 x"]
            return "Ab {count, \(kind),\(start)" + exact.map { " =\($0) {x}" }.joined()
                + words.map { " \($0.keyword) {\(literal[$0] ?? "x")}" }.joined() + " other {# x}} cd"
        }
    }

    @Test(arguments: LocaleTag.known) func rulesOfPluralsAreRightEverywhere(_ text: String) throws {
        let tag = try LocaleTag.parse(text).get()
        var random = SeededRandom(seed: text.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
        for _ in 0..<12 {
            let sample = Sample(&random)
            guard let rules = PluralRules.rules(for: tag, ordinal: sample.isOrdinal) else { continue }
            let findings = MessageChecks.run(scene(sample, tag))
            var all: [PluralCategory: Int] = [:]
            var left: [PluralCategory: Int] = [:]
            for number in sample.range {
                let category = rules.category(forInteger: number - sample.offset)
                all[category, default: 0] += 1
                if !sample.exact.contains(number) { left[category, default: 0] += 1 }
            }
            let place = "\(text) \(sample.range): \(sample.pattern)"
            func words(_ rule: String) -> Set<String> {
                Set(
                    findings.filter { $0.rule.id == rule }.flatMap { finding in
                        let words = finding.message.matches(of: /`([a-z]+)`/).map { String($0.output.1) }
                            .filter { PluralCategory(keyword: $0) != nil && $0 != "other" }
                        // Only missing categories are named together.
                        return rule == "missing-plural-category" ? words : Array(words.prefix(1))
                    })
            }
            func categories(_ isTrue: (PluralCategory) -> Bool) -> Set<String> {
                Set(PluralCategory.allCases.filter { $0 != .other && isTrue($0) }.map(\.keyword))
            }
            #expect(
                words("missing-plural-category") == categories { left[$0] != nil && !sample.words.contains($0) },
                "\(place)")
            #expect(
                words("impossible-plural-category") == categories { all[$0] == nil && sample.words.contains($0) },
                "\(place)")
            #expect(
                words("exact-case-shadows")
                    == categories {
                        all[$0] != nil && left[$0] == nil && sample.words.contains($0)
                    }, "\(place)")
            let literal: [PluralCategory] = [.zero, .one, .two]
            #expect(
                words("number-hard-coded-in-category")
                    == categories {
                        literal.contains($0) && sample.words.contains($0) && left[$0, default: 0] > 1
                    }, "\(place)")
            // Whether a sibling shows the number depends on which of them can be shown.
            let isOtherShown = left.contains { !sample.words.contains($0.key) }
            #expect(
                words("number-missing-in-category")
                    == categories {
                        !literal.contains($0) && sample.words.contains($0) && left[$0, default: 0] > 1
                            && (isOtherShown || literal.contains { sample.words.contains($0) && left[$0] != nil })
                    }, "\(place)")
        }
    }

    private func scene(_ sample: Sample, _ tag: LocaleTag) -> MessageScene {
        let place = SourceRange(file: FileID(index: 0), 0..<0)
        var catalog = ResolvedCatalog(
            header: CatalogHeader(
                name: Name("test", at: place), sourceLocale: Name(tag.text, at: place), swiftType: "Test"))
        catalog.arguments = [
            ArgumentDeclaration(
                name: Name("count", at: place), type: .integer, disclosure: .d0,
                range: Double(sample.range.lowerBound)...Double(sample.range.upperBound))
        ]
        return MessageScene(
            value: MappedText(sample.pattern, file: FileID(index: 0), at: 0), message: parseMessage(sample.pattern),
            locale: tag, key: "all.title", field: .title, isAction: false, source: nil,
            declarations: Declarations(catalog))
    }
}
