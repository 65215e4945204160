import Testing

/// Texts that are right in their language and were once reported.
@Suite struct ExemptionTests {
    @Test(arguments: [
        ("fr-CA", "Done!", "Fini!", "french-spacing"),
        ("ja", "Loading...", "読み込み中...", "halfwidth-cjk-punctuation"),
        ("ja", "Size:", "容量:", "halfwidth-cjk-punctuation"),
        ("zh-Hans", "Loading...", "正在载入...", "halfwidth-cjk-punctuation"),
    ])
    func isNotReported(locale: String, source: String, text: String, rule: String) throws {
        #expect(try !rules(locale, source, text).contains(rule))
    }

    @Test(arguments: [
        ("fr", "Done!", "Fini!", "french-spacing"), ("fr-CA", "Done:", "Fini :", "french-spacing"),
        ("ja", "Done.", "完了.", "halfwidth-cjk-punctuation"), ("zh-Hans", "Size:", "大小:", "halfwidth-cjk-punctuation"),
    ])
    func isStillReported(locale: String, source: String, text: String, rule: String) throws {
        #expect(try rules(locale, source, text).contains(rule))
    }

    private func rules(_ locale: String, _ source: String, _ text: String) throws -> [String] {
        try MiniTranslation(locale: locale, source: source, text: text).findings().map(\.rule)
    }
}
