import LocaleData
import PlacardRuntime
import Testing

@Suite struct PluralRulesTests {
    @Test func everySampleOfCLDRFallsIntoItsCategory() throws {
        var count = 0
        for set in 0..<100 {
            guard let rules = PluralRules(set: set) else { continue }
            for category in rules.categories {
                let samples = rules.samples(of: category)
                for text in samples.integers + samples.decimals {
                    let sample = try #require(PluralSample(text))
                    #expect(rules.category(for: sample.operands) == category, "set \(set): \(text)")
                    count += 1
                }
            }
        }
        #expect(count == 3_729)
    }
}
