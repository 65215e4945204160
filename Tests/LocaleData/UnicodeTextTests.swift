import LocaleData
import Testing

@Suite struct UnicodeTextTests {
    @Test func widthsAreColumns() {
        for (text, width) in [
            ("", 0), ("abc", 3), ("日程の変更", 10), ("ｱｲｳ", 3), ("ＡＢ", 4), ("한국어", 6), ("e\u{301}", 1), ("é", 1),
            ("ไม่มี", 3), ("हिन्दी", 5), ("שָׁלוֹם", 4), ("a\u{200B}b", 2), ("a\u{AD}b", 2), ("\u{200F}a", 1), ("👍", 2),
            ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇩🇪", 2), ("1️⃣", 2), ("。", 2), ("…", 1), ("—", 1), ("각", 2),
            ("\u{1100}\u{1161}\u{11A8}", 2), ("𠮷", 2),
        ] {
            #expect(UnicodeText.displayWidth(of: text) == width, "\(text)")
        }
    }

    @Test func compositionIsChecked() {
        #expect(UnicodeText.isNFC("Überfällig"))
        #expect(!UnicodeText.isNFC("U\u{308}berfällig"))
        #expect(UnicodeText.faultsOfNFC(in: "äb U\u{308}b") == [4..<7])
        #expect(Array(UnicodeText.toNFC("U\u{308}b \u{1100}\u{1161}").unicodeScalars) == Array("Üb 가".unicodeScalars))
        #expect(UnicodeText.toNFC("") == "")
        #expect(Array(UnicodeText.toNFC("\u{1D160}").unicodeScalars).count == 3)
    }

    @Test func caseIsFolded() {
        #expect(UnicodeText.foldingCase("Straße ÀÉ") == UnicodeText.foldingCase("STRASSE àé"))
        #expect(UnicodeText.foldingCase("ΣΊΣΥΦΟΣ") == UnicodeText.foldingCase("σίσυφος"))
        #expect(UnicodeText.foldingCase("") == "")
    }

    @Test func wordsAreFoundInEveryScript() throws {
        for (locale, text, expected) in [
            ("en", "Don't panic, it's 3.5 %!", ["Don't", "panic", "it's", "3.5"]),
            ("de", "Öffnet – jetzt", ["Öffnet", "jetzt"]),
            ("ja", "変更を確認。", ["変更", "を", "確認"]), ("th", "เปิดแอป", ["เปิด", "แอป"]), ("en", " … ", []), ("en", "", []),
        ] {
            let words = WordFinder(try LocaleTag.parse(locale).get()).words(in: text)
            #expect(words.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == expected)
        }
    }

    @Test func scalarsHaveProperties() {
        #expect(("\u{200B}" as Unicode.Scalar).has(.defaultIgnorable))
        #expect(!("a" as Unicode.Scalar).has(.defaultIgnorable))
        #expect(("👍" as Unicode.Scalar).has(.emojiPresentation))
        #expect(("❤" as Unicode.Scalar).has(.extendedPictographic))
        #expect(("\u{202E}" as Unicode.Scalar).has(.bidiControl))
        #expect(("\u{200D}" as Unicode.Scalar).has(.joinControl))
        #expect(("\u{FFFE}" as Unicode.Scalar).has(.noncharacter))
        #expect(("\u{0378}" as Unicode.Scalar).isUnassigned)
        #expect(("я" as Unicode.Scalar).scriptCode == "Cyrl")
        #expect(("1" as Unicode.Scalar).scriptCode == "Zyyy")
        #expect(("Ж" as Unicode.Scalar).has(.uppercase))
    }
}
