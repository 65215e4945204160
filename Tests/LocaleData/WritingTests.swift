import LocaleData
import Testing

@Suite struct WritingTests {
    private func tag(_ text: String) throws -> LocaleTag { try LocaleTag.parse(text).get() }

    @Test func lettersOfALanguageAreKnown() throws {
        let german = try #require(Exemplars.exemplars(for: tag("de-AT")))
        for scalar in "aZäÖßé".unicodeScalars { #expect(german.contains(scalar), "\(scalar)") }
        for scalar in "яłあ".unicodeScalars { #expect(!german.contains(scalar), "\(scalar)") }
        let russian = try #require(Exemplars.exemplars(for: tag("ru")))
        #expect(russian.contains("Ж") && !russian.contains("і") && !russian.contains("a"))
        let ukrainian = try #require(Exemplars.exemplars(for: tag("uk")))
        #expect(ukrainian.contains("І") && !ukrainian.main.contains("ы"))
        #expect(german.punctuation.contains("„") && !german.main.contains("„"))
        #expect(try #require(Exemplars.exemplars(for: tag("sr-Latn"))).contains("š"))
        #expect(try Exemplars.exemplars(for: tag("ja")) == nil)
        #expect(try #require(Exemplars.exemplars(for: tag("ko"))).contains("한"))
    }

    @Test func quotationMarksAreTheLanguages() throws {
        #expect(try QuotationMarks(tag("de")).start == "„")
        #expect(try QuotationMarks(tag("de")).end == "“")
        #expect(try QuotationMarks(tag("fr")).start == "«")
        #expect(try QuotationMarks(tag("fr-CH")).innerStart == "‹")
        #expect(try QuotationMarks(tag("ja")).start == "「")
        #expect(try QuotationMarks(tag("en-AU")).start == "“")
        #expect(try QuotationMarks(tag("zh-Hant-TW")).start == "「")
    }
}
