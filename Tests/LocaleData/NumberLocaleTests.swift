import LocaleData
import Testing

@Suite struct NumberLocaleTests {
    private func locale(_ text: String) throws -> NumberLocale {
        NumberLocale(try LocaleTag.parse(text).get())
    }

    @Test func numbersAreWrittenAsInTheLocale() throws {
        #expect(try locale("en").string(1_234_567, .standard) == "1,234,567")
        #expect(try locale("de").string(1_234.5678, .standard) == "1.234,568")
        #expect(try locale("es").string(1_234, .integer) == "1234")
        #expect(try locale("hi").string(12_345_678, .standard) == "1,23,45,678")
        #expect(try locale("ar-EG").string(-15, .integer) == "\u{61C}-١٥")
        #expect(try locale("fr").string(0.5, .percent) == "50\u{A0}%")
    }

    @Test func unitsTakeThePatternOfTheirPluralCategory() throws {
        let minutes = try NumberStyle.parse("::unit/minute unit-width-full-name").get()
        #expect(try locale("ru").string(2, minutes) == "2 минуты")
        #expect(try locale("ar").string(2, minutes) == "دقيقتان")
        #expect(try locale("ja").string(2, minutes) == "2 分")
    }
}
