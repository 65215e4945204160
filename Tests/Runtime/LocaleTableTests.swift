import PlacardRuntime
import Testing

/// Matching what a reader prefers with what a catalog has.
@Suite("Locale table") struct LocaleTableTests {
    private let table = LocaleTable(
        StaticTable("en 0\nen-latn 0\npt 3\npt-br 3\nzh 1\nzh-hans 1\nzh-hant 2\nzh-tw 2\niw 4\nhe 4\n"))

    @Test(
        "The first preferred tag that finds a locale decides",
        arguments: [
            ("zh-TW", 2), ("zh_TW", 2), ("ZH-tw", 2), ("zh-Hant-HK", 2), ("zh-CN", 1), ("zh", 1), ("zh-Hans-SG", 1),
            ("pt-PT", 3), ("pt_BR.UTF-8", 3), ("en-GB", 0), ("en-US-u-hc-h12", 0), ("iw-IL", 4), ("he", 4),
        ])
    func finds(tag: String, number: Int) {
        #expect(table.match(preferred: ["xx", "", "-", tag, "en"]) == number)
    }

    @Test("A text in another script is of no use", arguments: ["en-Cyrl", "zh-Latn", "sr", ""])
    func findsNothing(tag: String) {
        #expect(table.match(preferred: [tag]) == nil)
    }

    @Test("A line without a locale ends the search for its tag")
    func blocked() {
        let table = LocaleTable(StaticTable("zh 0\nzh-hk -\nzh-tw -\n"))
        #expect(table.match(preferred: ["zh-TW"]) == nil)
        #expect(table.match(preferred: ["zh-HK", "zh-SG"]) == 0)
    }

    @Test("Without preferences there is no match")
    func noPreference() {
        #expect(table.match(preferred: []) == nil)
    }
}
