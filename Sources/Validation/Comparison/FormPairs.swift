import LocaleData
import MessageSyntax

// Compares a translation with its source form by form.
//
// A translation has as many forms as its language needs, not as many as the source: English tells `one` from `other`,
// Arabic tells six. So each form of the translation is put beside the forms of the source that are shown for the same
// values, never the first beside the first. Example, for a count of 1…99:
//
//     en  {count, plural, =1 {One task} other {# tasks}}
//     ru  {count, plural, one {# задача} few {# задачи} many {# задач} other {# задачи}}
//
// The numbers fall into classes that both messages agree on: 1 (exact in English), 21 (`other`, `one`), 2 (`other`,
// `few`), 5 (`other`, `many`). So Russian `one` stands beside `=1` and `other`: it must show the number, because 21 takes
// it too; `few` stands beside `other` alone.

/// A form of a translation, and the forms of the source that readers see for the same values.
struct FormPair {
    let target: MessageForm
    /// At least one; different ones only.
    let sources: [MessageForm]
}

extension MessageScene {
    /// Every form of the text, in the order in which they are first shown.
    func readForms() -> [MessageForm] {
        guard signs.has(.choices) else { return [MessageForm(message.parts, along: [], declarations)] }
        var key = ChoiceKey(declarations)
        key.add(message.parts)
        let ways = language.ways(key.text) {
            ChoiceWays(message.parts, language.rules, source: nil, declarations)
        }
        return ways.all.map { MessageForm(message.parts, along: $0.way, declarations) }
    }

    /// The forms, each with its source's; none where there is no source or either pattern is broken.
    func readPairs() -> [FormPair] {
        guard let source, source.isValid, message.isValid else { return [] }
        guard hasChoicesToCompare else {
            return [
                FormPair(
                    target: MessageForm(message.parts, along: [], declarations),
                    sources: [MessageForm(source.parts, along: [], declarations)])
            ]
        }
        var key = ChoiceKey(declarations)
        key.add(message.parts)
        key.addSeparator()
        key.add(source.parts)
        let ways = language.ways(key.text) {
            ChoiceWays(message.parts, language.rules, source: (source.parts, language.sourceRules), declarations)
        }
        let sources = ways.sources.map { MessageForm(source.parts, along: $0, declarations) }
        return ways.all.map { entry in
            FormPair(
                target: MessageForm(message.parts, along: entry.way, declarations),
                sources: entry.sources.map { sources[$0] })
        }
    }

    /// Where to point at for a form: the selector of its innermost branch, else the whole text.
    func place(of form: MessageForm) -> Range<Int> {
        form.taken.last?.branch.selectorRange ?? 0..<message.text.utf8.count
    }
}

extension Declarations {
    /// Every form of a text.
    func forms(of parts: [Part], in locale: LocaleTag) -> [MessageForm] {
        guard parts.hasChoices else { return [MessageForm(parts, along: [], self)] }
        return ChoiceWays(parts, LocaleRules(locale), source: nil, self).all.map {
            MessageForm(parts, along: $0.way, self)
        }
    }
}
