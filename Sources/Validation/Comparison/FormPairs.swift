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
    var sources: [MessageForm]
}

extension Declarations {
    /// The forms of a translation, each with its source's; none where either pattern is broken.
    func pairs(of message: Message, in locale: LocaleTag, source: Message) -> [FormPair] {
        guard source.isValid, message.isValid else { return [] }
        let target = FormReader(message.parts, locale: locale, declarations: self)
        let origin = FormReader(source.parts, locale: sourceLocale, declarations: self)
        guard message.parts.hasChoices || source.parts.hasChoices else {
            let point = ChoicePoint()
            return [
                FormPair(
                    target: target.form(message.parts, at: point), sources: [origin.form(source.parts, at: point)])
            ]
        }
        let points = ChoicePoints([(message.parts, target), (source.parts, origin)], declarations: self)
        var pairs: [FormPair] = []
        var indexes: [[Int]: Int] = [:]
        var counterparts: [[Int]: MessageForm] = [:]
        for point in points.all {
            let path = target.path(message.parts, at: point)
            let way = origin.path(source.parts, at: point)
            let counterpart = counterparts[way] ?? origin.form(source.parts, at: point)
            counterparts[way] = counterpart
            if let index = indexes[path] {
                if !pairs[index].sources.contains(where: { $0 === counterpart }) {
                    pairs[index].sources.append(counterpart)
                }
            } else {
                indexes[path] = pairs.count
                pairs.append(FormPair(target: target.form(message.parts, at: point), sources: [counterpart]))
            }
        }
        return pairs
    }

    /// Every form of a text.
    func forms(of parts: [Part], in locale: LocaleTag) -> [MessageForm] {
        let reader = FormReader(parts, locale: locale, declarations: self)
        guard parts.hasChoices else { return [reader.form(parts, at: ChoicePoint())] }
        let points = ChoicePoints([(parts, reader)], declarations: self)
        var seen: Set<[Int]> = []
        return points.all.filter { seen.insert(reader.path(parts, at: $0)).inserted }.map { reader.form(parts, at: $0) }
    }
}

extension MessageScene {
    /// Where to point at for a form: the selector of its innermost branch, else the whole text.
    func place(of form: MessageForm) -> Range<Int> {
        form.taken.last?.branch.selectorRange ?? 0..<message.text.utf8.count
    }
}
