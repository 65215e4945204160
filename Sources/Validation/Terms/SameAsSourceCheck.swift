import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let sameAsSource = Rule("same-as-source", .warning, "A translation that is its source, word for word")

    /// Whether a text was translated at all. Terms that stay as they are and single words, which languages share, are no
    /// sign of it; in another script two words are, one may be a name.
    package static let translatedAtAll = MessageCheck(
        [sameAsSource], by: .translation, when: { $0.source?.text == $0.message.text }
    ) { scene in
        guard let source = scene.source, source.text == scene.message.text,
            scene.locale.language != scene.declarations.sourceLocale.language
        else { return [] }
        let kept = scene.declarations.terms.flatMap { $0.forms(in: scene.locale.text) ?? [] }
        let isOtherScript = scene.language.script != scene.language.sourceScript
        guard scene.sayWords(isOtherScript ? 2 : 3, apartFrom: kept) else { return [] }
        return [
            scene.finding(
                sameAsSource, "the translation is the same as its source", at: 0..<source.text.utf8.count,
                notes: [
                    "Readers of \(scene.locale.text) would read \(scene.declarations.sourceLocale.text).",
                    "Translate it; where both languages really say the same, record that with `[allow same-as-source]`.",
                ])
        ]
    }
}

extension MessageScene {
    /// Whether some form has so many words, those of some phrases apart.
    fileprivate func sayWords(_ count: Int, apartFrom kept: [Phrase]) -> Bool {
        if kept.isEmpty, !signs.has(.choices) || hasPlainForms {
            if signs.extent.leastWords >= count { return true }
            if signs.extent.mostWords < count { return false }
        }
        return forms.contains { form in
            var text = form.folded
            for phrase in kept { text.remove(phrase) }
            return text.wordCount >= count
        }
    }

    /// Whether the words of forms are those of their runs: none is put together from two, shown by ICU's `choice`, or holds a
    /// character that words are counted without.
    private var hasPlainForms: Bool {
        !signs.has([.joints, .formats]) && !signs.has(flags: CharacterInfo.isRemarkable)
    }
}
