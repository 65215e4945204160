import LocaleData
import TestSupport
import Testing

/// Random texts: no crash, no range outside the text, canonical forms that stay as they are.
@Suite struct HostileTextTests {
    private static let pieces =
        [
            "en", "zh", "Hant", "419", "-", "_", "::", " ", ".", "0", "#", "percent", "unit/", "second", "scale/100",
            ",_", "'",
        ]
        + [
            "yyyy", "MM", "d", "j", "Y", "w", "{", "|", "\0", "\u{200E}", "\u{301}", "é", "字", "👍🏽", "\u{1F1E6}", "+!",
            "w",
        ]

    private static func text(_ random: inout SeededRandom) -> String {
        (0..<random.below(9)).map { _ in random.pick(pieces) }.joined()
    }

    @Test func stylesAndTags() {
        var random = SeededRandom(seed: 2_026)
        for _ in 0..<4_000 {
            let text = Self.text(&random)
            let whole = 0...text.utf8.count
            if case .success(let tag) = LocaleTag.parse(text) {
                #expect(LocaleTag.parse(tag.text) == .success(tag))
                #expect(PluralRules.rules(for: tag) != nil)
            }
            switch NumberStyle.parse(text) {
            case .success, .failure(.invalid(nil, _)): break
            case .failure(.invalid(let offset?, _)): #expect(whole.contains(offset), "\(text)")
            case .failure(.notSupported(let range, let token, _)):
                #expect(
                    range.upperBound <= text.utf8.count && Array(text.utf8)[range].elementsEqual(token.utf8), "\(text)")
            }
            for fault in DateStyle.faults(in: text) {
                #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= text.utf8.count, "\(text)")
            }
        }
    }

    @Test func composedTextsStayComposed() {
        var random = SeededRandom(seed: 72)
        for _ in 0..<2_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.below(12) {
                let limit = random.pick([0x80, 0x600, 0x3100, 0x110000])
                if let scalar = Unicode.Scalar(UInt32(random.below(limit))) { text.append(scalar) }
            }
            let composed = UnicodeText.toNFC(String(text))
            #expect(UnicodeText.isNFC(composed))
            #expect(composed == String(text))
            #expect(UnicodeText.displayWidth(of: composed) <= 2 * composed.unicodeScalars.count)
        }
    }
}
