import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let hintIsCommand = Rule(
        "hint-is-command", .warning, "A hint that gives an order instead of saying what happens")
    static let hintForm = Rule(
        "hint-form", .warning, "A hint that is no short sentence: capital first, period last, no subject")

    /// Whether a hint says what happens, as Apple's guide has it: `Opens the review.`
    static let hints = MessageCheck([hintIsCommand, hintForm], by: .special, when: { $0.field == .hint }) { scene in
        guard scene.field == .hint else { return [] }
        return scene.forms.compactMap { form in command(form, scene) ?? shape(form, scene) }.firstOfEachPlace
    }

    private static func command(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard let words = HintWords.commands[scene.locale.language],
            let range = form.folded.leadingWord(among: words)
        else { return nil }
        let place = form.patternRange(of: range)
        let word = String(decoding: Array(form.text.utf8)[range], as: UTF8.self)
        let isEnglish = scene.locale.language == "en"
        return scene.finding(
            hintIsCommand, "the hint gives an order: “\(word)”", at: place,
            notes: [
                "A hint tells the result, so that people can decide; an order sounds as if they had to.",
                isEnglish ? "Write “\(word)s …”." : "Say what happens, in the third person.",
            ],
            fixes: isEnglish
                ? [Fix("Write “\(word)s”", .needsReview, [scene.edit(place, word + "s")])] : [])
    }

    private static func shape(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        let whole = 0..<scene.message.text.utf8.count
        if let words = HintWords.subjects[scene.locale.language],
            let range = form.folded.leadingWord(among: words)
        {
            return scene.finding(
                hintForm, "the hint names its subject", at: form.patternRange(of: range),
                notes: ["People have just heard which action it is.", "Start with the verb: “Opens the review.”"])
        }
        guard let last = form.text.unicodeScalars.last, !["th", "lo", "km", "my"].contains(scene.locale.language),
            last != "\u{FFFC}", !Sentence.stops.contains(last)
        else { return nil }
        let end = form.patternRange(of: max(0, form.text.utf8.count - UTF8.width(last))..<form.text.utf8.count)
        let period = HintWords.period(of: scene.locale)
        return scene.finding(
            hintForm, "the hint does not end with a period", at: form.taken.isEmpty ? whole : end,
            notes: [
                "VoiceOver drops its voice at the period, which sets the hint off from what follows.",
                "Add `\(period)`.",
            ],
            fixes: [Fix("Add `\(period)`", .safe, [scene.edit(end.upperBound..<end.upperBound, period)])])
    }
}

/// How hints should not begin, and what they end with.
private enum HintWords {
    static let commands = OncePerLanguage { language -> [Phrase]? in
        let words: String? =
            switch language {
            case "en": "open,show,close,dismiss,hide,display,review,go to,see,view,start,tap,press"
            case "de": "öffne,öffnen,öffnen sie,zeige,zeigen,schließe,schließen"
            case "fr": "ouvrez,ouvrir,affichez,afficher,fermez,fermer"
            case "es": "abrir,abra,mostrar,muestre,cerrar,cierre"
            case "it": "apri,aprire,mostrare,chiudi,chiudere"
            case "pt": "abrir,abra,mostrar,mostre,fechar,feche"
            case "nl": "openen,tonen,sluiten"
            case "ru": "открыть,откройте,показать,покажите,закрыть,закройте"
            case "uk": "відкрити,відкрийте,показати,покажіть,закрити,закрийте"
            case "pl": "otwórz,otworzyć,pokaż,pokazać,zamknij,zamknąć"
            case "cs": "otevřít,otevřete,zobrazit,zobrazte,zavřít,zavřete"
            case "ar": "افتح,اعرض,أغلق"
            case "he": "פתח,פתחו,הצג,הציגו,סגור,סגרו"
            default: nil
            }
        return words.map { $0.split(separator: ",").map { Phrase(String($0)) } }
    }

    static let subjects = OncePerLanguage { language -> [Phrase]? in
        let words: String? =
            switch language {
            case "en": "this,it,you,the button,the link"
            case "de": "dies,diese,dieser,dieses,sie,die taste"
            case "fr": "ce,cela,ceci,vous,ce bouton"
            default: nil
            }
        return words.map { $0.split(separator: ",").map { Phrase(String($0)) } }
    }

    static func period(of locale: LocaleTag) -> String {
        switch locale.likelyScript {
        case "Hans", "Hant", "Hani", "Jpan": "。"
        case "Deva", "Beng": "।"
        default: "."
        }
    }
}
