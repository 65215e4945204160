import Testing

/// How phrases of claims and terms are found in texts.
@Suite struct PhraseTests {
    private func isForbidden(_ title: String, _ phrase: String) -> Bool {
        var catalog = MiniCatalog()
        catalog.title = title
        catalog.label = title
        catalog.sections = "[claim never]\nwhen = *\nforbid = \(phrase)\nwhy = A test.\n"
        return catalog.findings().map(\.rule).contains("forbidden-claim")
    }

    @Test(
        "Korean joins particles to words without a space; another word is another word",
        arguments: [
            ("Ailoha가 확인 중", "Ailoha", true), ("작업을 확인하세요", "작업", true), ("작업에서는 볼 수 없음", "작업", true),
            ("작업", "작업", true), ("작업장 상태", "작업", false), ("Ailohax 확인", "Ailoha", false), ("협동작업", "작업", false),
        ])
    func particles(title: String, phrase: String, isFound: Bool) {
        #expect(isForbidden(title, phrase) == isFound)
    }

    @Test(
        "Capitals of Turkish are found: the dotted and the dotless i are one letter here",
        arguments: [("İptal edildi", "iptal"), ("IPTAL", "iptal"), ("Kapı kilitli", "KAPI"), ("İPTAL", "İptal")])
    func turkish(title: String, phrase: String) {
        #expect(isForbidden(title, phrase))
    }

    @Test("A Korean label may join particles to its title's words")
    func labels() throws {
        func findings(_ label: String) throws -> [String] {
            try MiniLanguage(locale: "ko", texts: ["all.title": "작업 검토", "all.label": label]).findings().map(\.rule)
        }
        #expect(try !findings("작업을 살펴봐야 합니다").contains("label-omits-title"))
        #expect(try findings("앱에서 볼 수 있습니다").contains("label-omits-title"))
    }
}
