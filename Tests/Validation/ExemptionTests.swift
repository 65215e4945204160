import Testing

/// Texts that are right in their language and were once reported.
@Suite struct ExemptionTests {
    @Test(arguments: [
        ("fr-CA", "Done!", "Fini!", "french-spacing"),
        ("hy", "Done {n}.", "Արված է {n}։", "punctuation-differs"),
        ("hy", "Delete it?", "Ջնջե՞լ այն։", "punctuation-differs"),
        ("am", "Done.", "ተጠናቋል።", "punctuation-differs"),
        ("de", "{n}m", "{n} Min.", "punctuation-differs"), ("ro", "{n}m", "{n} de min.", "punctuation-differs"),
        ("ja", "Loading...", "読み込み中...", "halfwidth-cjk-punctuation"),
        ("ja", "Size:", "容量:", "halfwidth-cjk-punctuation"),
        ("zh-Hans", "Loading...", "正在载入...", "halfwidth-cjk-punctuation"),
    ])
    func isNotReported(locale: String, source: String, text: String, rule: String) throws {
        #expect(try !rules(locale, source, text).contains(rule))
    }

    @Test(arguments: [
        ("fr", "Done!", "Fini!", "french-spacing"), ("fr-CA", "Done:", "Fini :", "french-spacing"),
        ("de", "{n} done", "{n} erledigt.", "punctuation-differs"), ("hy", "Done.", "Արված է", "punctuation-differs"),
        ("ja", "Done.", "完了.", "halfwidth-cjk-punctuation"), ("zh-Hans", "Size:", "大小:", "halfwidth-cjk-punctuation"),
    ])
    func isStillReported(locale: String, source: String, text: String, rule: String) throws {
        #expect(try rules(locale, source, text).contains(rule))
    }

    private func rules(_ locale: String, _ source: String, _ text: String) throws -> [String] {
        try MiniTranslation(locale: locale, source: source, text: text).findings().map(\.rule)
    }
}
