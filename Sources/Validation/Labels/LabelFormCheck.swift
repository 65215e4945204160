import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let labelEndsWithPeriod = Rule(
        "label-ends-with-period", .warning, "A label of one sentence that ends with a period")
    static let labelNotCapitalised = Rule(
        "label-not-capitalised", .warning, "A label that starts with a small letter")
    static let labelUnspeakable = Rule(
        "label-unspeakable", .warning, "A label with signs that are read badly: symbols, emoji, capitals, abbreviations"
    )
    static let labelHoldsHint = Rule(
        "label-holds-hint", .warning, "A label that says what happens, which is the hint's part")

    /// Whether a label is spoken as it should be.
    static let labelForm = MessageCheck(
        [labelEndsWithPeriod, labelNotCapitalised, labelUnspeakable, labelHoldsHint], by: .special,
        when: { $0.field == .label }
    ) { scene in
        guard scene.field == .label else { return [] }
        return scene.forms.flatMap { form in
            [period(form, scene), capital(form, scene), unspeakable(form, scene), hint(form, scene)].compactMap { $0 }
        }.firstOfEachPlace
    }

    private static func period(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        let text = form.text
        guard let last = text.unicodeScalars.last, Sentence.periods.contains(last), !text.hasSuffix(".."),
            !Sentence.endsInAbbreviation(text),
            !text.unicodeScalars.dropLast().contains(where: { Sentence.stops.contains($0) })
        else { return nil }
        let bytes = (text.utf8.count - UTF8.width(last))..<text.utf8.count
        let range = form.patternRange(of: bytes)
        return scene.finding(
            labelEndsWithPeriod, "the label ends with a period", at: range,
            notes: ["A label is a name, not a sentence, and VoiceOver pauses at the period.", "Delete it."],
            fixes: [Fix("Delete the period", .safe, [scene.edit(range, "")])])
    }

    private static func capital(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard let first = form.text.unicodeScalars.first, first.properties.isLowercase,
            first.properties.titlecaseMapping != String(first)
        else { return nil }
        let word = form.text.prefix { $0.isLetter || $0.isNumber }
        guard !word.unicodeScalars.contains(where: \.properties.isUppercase) else { return nil }
        let range = form.patternRange(of: 0..<UTF8.width(first))
        let capital = first.titlecase(in: scene.locale)
        return scene.finding(
            labelNotCapitalised, "the label starts with a small letter", at: range,
            notes: ["VoiceOver reads a capital as the start of something new.", "Write `\(capital)`."],
            fixes: [Fix("Write `\(capital)`", .safe, [scene.edit(range, capital)])])
    }

    private static func unspeakable(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard let bytes = Unspeakable.range(in: form) else { return nil }
        let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
        return scene.finding(
            labelUnspeakable, "“\(word)” is not read out as it is meant", at: form.patternRange(of: bytes),
            notes: ["VoiceOver spells capitals, names every sign and guesses at abbreviations.", "Write it in words."])
    }

    private static func hint(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard scene.isAction, let words = Sentence.outcomes[scene.locale.language],
            let first = form.folded.leadingWord(among: words)
        else { return nil }
        return scene.finding(
            labelHoldsHint, "the label says what happens", at: form.patternRange(of: first),
            notes: [
                "A label is what the action is called; what it does belongs into its `hint`, which people can switch off.",
                "Write the label as a name or command, and this as `hint`.",
            ])
    }
}

/// What ends sentences, and how sentences about outcomes begin.
enum Sentence {
    static let periods: Set<Unicode.Scalar> = [".", "。", "．", "।", "۔"]
    static let stops: Set<Unicode.Scalar> = [".", "。", "．", "।", "۔", "!", "?", "！", "？", "؟", ";", "…", ":"]

    /// `etc.`, `a.m.`, `No.`: the period belongs to the word.
    static func endsInAbbreviation(_ text: String) -> Bool {
        let word = text.dropLast().split(separator: " ").last ?? ""
        return word.contains(".") || word.count <= 1
            || ["etc", "no", "mr", "mrs", "dr", "inc", "ltd", "approx", "usw", "bzw", "т.д", "др"].contains(
                word.lowercased())
    }

    /// Third persons that start a sentence about what happens: `Opens the app.`
    static let outcomes = OncePerLanguage { language -> [Phrase]? in
        let words: String? =
            switch language {
            case "en": "opens,shows,closes,dismisses,displays,hides,takes you,brings you"
            case "de": "öffnet,zeigt,schließt,blendet"
            case "fr": "ouvre,affiche,ferme"
            case "it": "apre,mostra,chiude"
            case "nl": "opent,toont,sluit"
            case "ru": "открывает,показывает,закрывает"
            case "uk": "відкриває,показує,закриває"
            case "pl": "otwiera,pokazuje,zamyka"
            case "cs": "otevře,otevírá,zobrazí,zavře"
            case "ar": "يفتح,يعرض,يغلق"
            case "he": "פותח,מציג,סוגר"
            default: nil
            }
        return words.map { $0.split(separator: ",").map { Phrase(String($0)) } }
    }
}

extension FoldedText {
    /// Bytes of the first of some phrases that the text starts with.
    func leadingWord(among phrases: [Phrase]) -> Range<Int>? {
        phrases.lazy.compactMap { $0.firstRange(in: self) }.first { $0.lowerBound == 0 }.map(origin)
    }
}

extension Unicode.Scalar {
    /// Whether it is a capital; the commonest scalars need no look-up.
    fileprivate var isUppercase: Bool { value < 0x80 ? (0x41...0x5A).contains(value) : properties.isUppercase }

    /// The capital that starts a word; Turkish and Azeri dot their capital I.
    func titlecase(in locale: LocaleTag) -> String {
        self == "i" && ["tr", "az"].contains(locale.language) ? "\u{130}" : properties.titlecaseMapping
    }
}

/// Signs that speech makes nothing of.
private enum Unspeakable {
    /// Bytes of the first one in a form of a text.
    static func range(in form: MessageForm) -> Range<Int>? {
        symbol(in: form.text) ?? capitals(in: form.text) ?? abbreviation(in: form.folded)
    }

    private static func symbol(in text: String) -> Range<Int>? {
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.value >= 0x80, scalar != "\u{FFFC}", isSymbol(scalar) { return offset..<(offset + width) }
            switch scalar {
            case "|", "~", "^", "_", "\\", "<", ">": return offset..<(offset + width)
            default: offset += width
            }
        }
        return nil
    }

    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.has(.emojiPresentation) || scalar.has(.regionalIndicator) { return true }
        switch scalar.value {
        // Arrows, technical signs, boxes, shapes, dingbats; bullets.
        case 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x27BF, 0x2B00...0x2BFF, 0x2022, 0x25CF: return true
        default: return false
        }
    }

    /// Two words or more of four capitals or more: shouting, not an abbreviation.
    private static func capitals(in text: String) -> Range<Int>? {
        var words: [Range<Int>] = []
        var start: Int?
        var count = 0
        var offset = 0
        for scalar in Array(text.unicodeScalars) + [" "] {
            if scalar.isUppercase {
                if start == nil { start = offset }
                count += 1
            } else {
                if let begin = start, count >= 4, !scalar.isWordScalar { words.append(begin..<offset) }
                start = scalar.isWordScalar ? offset + UTF8.width(scalar) : nil
                if scalar.isWordScalar { count = -1_000 } else { count = 0; start = nil }
            }
            offset += UTF8.width(scalar)
        }
        return words.count >= 2 ? words[0] : nil
    }

    private static func abbreviation(in folded: FoldedText) -> Range<Int>? {
        abbreviations.lazy.compactMap { $0.firstRange(in: folded) }.first.map(folded.origin)
    }

    private static let abbreviations = ["w/", "w/o", "appt", "msg", "msgs", "pls", "tmrw", "qty", "acct", "mgmt"].map(
        Phrase.init)
}
