import LocaleData
import PlacardRuntime
import TestSupport
import Testing

/// Plural selection in every locale beside ICU's.
@Suite(.enabled(if: CLDRVersion.linkedICU == CLDRVersion.snapshotICU)) struct PluralOracleTests {
    @Test(arguments: LocaleTag.known) func everyLocaleSelectsAsICUDoes(_ text: String) throws {
        let tag = try LocaleTag.parse(text).get()
        for isOrdinal in [false, true] {
            guard let rules = PluralRules.rules(for: tag, ordinal: isOrdinal) else { continue }
            var random = SeededRandom(seed: 99)
            for precision in 0...4 {
                let style = "." + String(repeating: "0", count: precision)
                let oracle = try #require(NumberOracle(text, style))
                let writer = NumberLocale(tag).writer(for: try NumberStyle.parse("::" + style).get())
                let range = isOrdinal && precision > 0 ? 0..<0 : 0..<260
                for index in range {
                    let number = index < 120 ? Double(index) : Self.number(&random, precision)
                    let ours = rules.category(for: writer.shown(number).operands).keyword
                    #expect(ours == oracle.category(number, ordinal: isOrdinal), "\(text) \(style) \(number)")
                }
            }
        }
    }

    private static func number(_ random: inout SeededRandom, _ precision: Int) -> Double {
        let digits = random.below(random.pick([300, 3_000, 3_000_000, 2_000_000_000]))
        let million = random.below(20) == 0 ? random.below(90) * 1_000_000 : digits
        return Double(million) / [1, 10, 100, 1_000, 10_000][precision]
    }
}
