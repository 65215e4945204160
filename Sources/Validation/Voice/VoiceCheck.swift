import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let firstPerson = Rule("first-person", .warning, "A text in which the app speaks of itself as I or we")
    static let interjection = Rule("interjection", .warning, "An interjection: oops, hooray")
    static let wrongInputVerb = Rule("wrong-input-verb", .warning, "A verb for a mouse: click")
    static let exclamationMark = Rule("exclamation-mark", .off, "An exclamation mark")
    static let titleEndsWithPeriod = Rule(
        "title-ends-with-period", .warning, "A title of one sentence that ends with a period")
    static let emoji = Rule("emoji", .warning, "An emoji in a title or support")

    /// Whether a text speaks as system surfaces do.
    static let voice = MessageCheck(
        [firstPerson, interjection, wrongInputVerb, exclamationMark, titleEndsWithPeriod, emoji],
        // Other people's apps have a voice of their own.
        by: .declared
    ) { scene in
        if scene.declarations.isOpen { return [] }
        let words = VoiceWords.all[scene.locale.language]
        return scene.forms.flatMap { form -> [Diagnostic] in
            let folded = form.folded
            return [
                hit(words.firstPerson, firstPerson, "the app speaks of itself", form, folded, scene),
                hit(words.interjections, interjection, "an interjection", form, folded, scene),
                scene.field == .label || scene.field == .hint
                    ? nil : hit(words.mouse, wrongInputVerb, "nobody clicks here", form, folded, scene),
                exclamation(form, scene), period(form, scene), picture(form, scene),
            ].compactMap { $0 }
        }.firstOfEachPlace
    }

    private static func hit(
        _ phrases: [Phrase], _ rule: Rule, _ sentence: String, _ form: MessageForm, _ folded: FoldedText,
        _ scene: MessageScene
    ) -> Diagnostic? {
        guard let range = phrases.firstRange(in: folded) else { return nil }
        let bytes = folded.origin(of: range)
        let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
        return scene.finding(
            rule, "\(sentence): “\(word)”", at: form.patternRange(of: bytes), notes: VoiceWords.notes(rule))
    }

    private static func exclamation(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        form.text.runs { $0 == "!" || $0 == "！" }.first.map {
            scene.finding(
                exclamationMark, "an exclamation mark", at: form.patternRange(of: $0),
                notes: ["On a lock screen it sounds like an alarm.", "End the sentence plainly."])
        }
    }

    private static func period(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        let text = form.text
        guard [.title, .short, .tiny].contains(scene.field), let last = text.unicodeScalars.last,
            Sentence.periods.contains(last), !text.hasSuffix(".."), !Sentence.endsInAbbreviation(text),
            !text.unicodeScalars.dropLast().contains(where: { Sentence.stops.contains($0) })
        else { return nil }
        let range = form.patternRange(of: (text.utf8.count - UTF8.width(last))..<text.utf8.count)
        return scene.finding(
            titleEndsWithPeriod, "the title ends with a period", at: range,
            notes: ["Titles of the system have none.", "Delete it."],
            fixes: [Fix("Delete the period", .safe, [scene.edit(range, "")])])
    }

    private static func picture(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard [.title, .short, .tiny, .support].contains(scene.field) else { return nil }
        let range = form.text.runs { $0.has(.emojiPresentation) || $0.has(.regionalIndicator) || $0.value == 0xFE0F }
            .first
        return range.map {
            scene.finding(
                emoji, "an emoji", at: form.patternRange(of: $0),
                notes: [
                    "It is read out by its long name, and looks otherwise on each device.",
                    "Use the `symbol`, or words.",
                ])
        }
    }
}

/// Words that system surfaces do not use.
private struct VoiceWords {
    let firstPerson: [Phrase]
    let interjections: [Phrase]
    let mouse: [Phrase]

    static let all = OncePerLanguage { words(of: $0) }

    private static func words(of language: String) -> VoiceWords {
        func phrases(_ text: String) -> [Phrase] { text.split(separator: ",").map { Phrase(String($0)) } }
        switch language {
        case "en":
            return VoiceWords(
                firstPerson: phrases("i,i'm,i'll,i've,we,we're,we'll,we've,my,our"),
                interjections: phrases("oops,whoops,uh-oh,uh oh,hooray,yay,wow,yikes,voilà"),
                mouse: phrases("click,clicks,clicking,double-click,right-click"))
        case "de":
            return VoiceWords(
                firstPerson: phrases("ich,wir,mein,meine,unser,unsere,uns"),
                interjections: phrases("hoppla,ups,hurra,juhu"),
                mouse: phrases("klicken,klicke,anklicken"))
        case "fr":
            return VoiceWords(
                firstPerson: phrases("je,nous,notre,nos"), interjections: phrases("oups,hourra,youpi"),
                mouse: phrases("cliquez,cliquer"))
        case "es":
            return VoiceWords(
                firstPerson: phrases("nosotros,nuestro,nuestra"), interjections: phrases("ups,uy,hurra"),
                mouse: phrases("haz clic,haga clic"))
        case "it":
            return VoiceWords(
                firstPerson: phrases("noi,nostro,nostra"), interjections: phrases("ops,oops,urrà"),
                mouse: phrases("fai clic"))
        case "ru":
            return VoiceWords(
                firstPerson: phrases("мы,наш,наша,наше"), interjections: phrases("ой,упс,ура"),
                mouse: phrases("кликните,щёлкните,щелкните"))
        default: return VoiceWords(firstPerson: [], interjections: [], mouse: [])
        }
    }

    static func notes(_ rule: Rule) -> [String] {
        switch rule {
        case MessageChecks.firstPerson:
            [
                "A card says what is going on; an app that says I or we puts itself before it.",
                "Name the app, or the thing.",
            ]
        case MessageChecks.interjection:
            ["Who glances at the screen wants to know what happened, not how the app feels.", "Say what happened."]
        default:
            ["There is no mouse on these surfaces, and many people do not touch either.", "Say “open” or “choose”."]
        }
    }
}
