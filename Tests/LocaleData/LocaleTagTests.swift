import LocaleData
import Testing

@Suite struct LocaleTagTests {
    private func tag(_ text: String) throws -> LocaleTag { try LocaleTag.parse(text).get() }

    @Test func tagsTakeTheirUsualCase() throws {
        #expect(try tag("ZH-hans").text == "zh-Hans")
        #expect(try tag("pt-br").text == "pt-BR")
        #expect(try tag("es-419").region == "419")
        #expect(try tag("ca-ES-valencia").text == "ca-ES-valencia")
        #expect(LocaleTag.known.count == 211)
    }

    @Test func whatIsWrongIsSaidWithTheRightTag() throws {
        #expect(LocaleTag.parse("xx") == .failure(.unknownLanguage("xx")))
        #expect(LocaleTag.parse("en-Abcd") == .failure(.unknownScript("Abcd")))
        #expect(LocaleTag.parse("en-QQ") == .failure(.unknownRegion("QQ")))
        for (old, right) in [
            ("iw", "he"), ("in", "id"), ("tl", "fil"), ("sh", "sr-Latn"), ("mo", "ro"), ("ji", "yi"), ("jw", "jv"),
            ("deu", "de"), ("iw-IL", "he-IL"), ("sh-BA", "sr-Latn-BA"), ("cmn-Hant", "zh-Hant"),
        ] {
            let code = String(old.prefix { $0 != "-" })
            #expect(LocaleTag.parse(old) == .failure(.outdated(code: code, right: try tag(right))))
        }
        #expect(LocaleTag.parse("en-UK") == .failure(.outdated(code: "UK", right: try tag("en-GB"))))
        #expect(LocaleTag.parse("pt_BR") == .failure(.separators(right: try tag("pt-BR"))))
    }

    @Test(arguments: ["", "-", "e", "en-", "-en", "en--GB", "english", "en-GB-", "en-u-nu-latn", "en-ä", "12", "en-x"])
    func otherTextsAreNoTags(_ text: String) {
        #expect(LocaleTag.parse(text) == .failure(.malformed))
    }

    @Test func parentsAreCLDRs() throws {
        #expect(try tag("pt-AO").lineage.map(\.text) == ["pt-AO", "pt-PT", "pt"])
        #expect(try tag("en-AU").lineage.map(\.text) == ["en-AU", "en-001", "en"])
        #expect(try tag("zh-Hant-TW").lineage.map(\.text) == ["zh-Hant-TW", "zh-Hant"])
        #expect(try tag("zh-Hant-MO").lineage.map(\.text) == ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"])
        #expect(try tag("es-MX").parent?.text == "es-419")
    }

    @Test func rulesBelongToTheLanguageInEveryScript() throws {
        for (tag, like) in [
            ("sr-Latn", "sr"), ("hi-Latn", "hi"), ("zh-Hant", "zh"), ("pt-MZ", "pt-PT"), ("pt-AO", "pt-PT"),
        ] {
            #expect(PluralRules.rules(for: try self.tag(tag)) == PluralRules.rules(for: try self.tag(like)))
        }
        #expect(PluralRules.rules(for: try tag("pt")) != PluralRules.rules(for: try tag("pt-PT")))
    }

    @Test func scriptsRunAsTheyAreWritten() throws {
        for text in ["ar", "he", "fa", "ur", "ps", "yi", "dv", "pa-PK", "pa-Arab", "ff-Adlm", "nqo", "ckb", "syr"] {
            #expect(try tag(text).direction == .rightToLeft, "\(text)")
        }
        for text in ["en", "pa", "ff", "uz", "az", "ku", "zh-Hant", "ms"] {
            #expect(try tag(text).direction == .leftToRight, "\(text)")
        }
    }

    @Test func readersGetTheirScript() throws {
        let available = try ["en", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es", "sr"].map(tag)
        for (preferred, match) in [
            ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"), ("zh", "zh-Hans"),
            ("zh-SG", "zh-Hans"),
            ("zh-CN", "zh-Hans"), ("es-MX", "es"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("en-AU", "en"),
            ("sr-Cyrl", "sr"),
        ] {
            #expect(try tag(preferred).bestMatch(among: available)?.text == match, "\(preferred)")
        }
        for preferred in ["sr-Latn", "fr", "zh-Latn"] {
            #expect(try tag(preferred).bestMatch(among: available) == nil, "\(preferred)")
        }
    }

    @Test func theNearestRelativeServes() throws {
        let available = try ["en-US", "en-GB", "es", "es-419", "pt-PT", "pt-BR", "zh-Hans", "de-CH", "de-AT"].map(tag)
        for (preferred, match) in [
            ("es-MX", "es-419"), ("es-ES", "es"), ("en-AU", "en-GB"), ("en-PR", "en-US"), ("pt-US", "pt-BR"),
            ("pt-MZ", "pt-PT"), ("de", "de-CH"), ("de-AT", "de-AT"), ("zh-MY", "zh-Hans"),
        ] {
            #expect(try tag(preferred).bestMatch(among: available)?.text == match, "\(preferred)")
        }
        #expect(try tag("zh-TW").bestMatch(among: available) == nil)
    }

    @Test func tagsThatMatchInAWayOfTheirOwn() {
        let chinese = LocaleTag.peculiarTags(of: "zh").map(\.text)
        #expect(chinese.prefix(4) == ["zh", "zh-AU", "zh-BN", "zh-Bopo"])
        #expect(Set(["zh-TW", "zh-Hant", "zh-Hant-MO", "zh-Hant-TW"]).isSubset(of: chinese))
        #expect(LocaleTag.peculiarTags(of: "de").map(\.text) == ["de", "de-Latn"])
    }
}
