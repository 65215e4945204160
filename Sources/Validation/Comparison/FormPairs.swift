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
struct FormPair: Sendable {
    let target: MessageForm
    /// At least one; different ones only.
    var sources: [MessageForm]
}

extension MessageScene {
    /// The forms of this translation, each with its source's; empty for a source text, for a broken pattern
    /// and where neither text has an argument.
    func formPairs() -> [FormPair] {
        guard let source, source.isValid, message.isValid, !(source.isPlain && message.isPlain) else { return [] }
        let target = FormReader(locale: locale, declarations: declarations)
        let origin = FormReader(locale: declarations.sourceLocale, declarations: declarations)
        let points = ChoicePoints([(message, target), (source, origin)], declarations: declarations)
        var pairs: [FormPair] = []
        var indexes: [[Int]: Int] = [:]
        for point in points.all {
            let form = target.form(message.parts, at: point)
            let counterpart = origin.form(source.parts, at: point)
            if let index = indexes[form.path] {
                if !pairs[index].sources.contains(where: { $0.path == counterpart.path }) {
                    pairs[index].sources.append(counterpart)
                }
            } else {
                indexes[form.path] = pairs.count
                pairs.append(FormPair(target: form, sources: [counterpart]))
            }
        }
        return pairs
    }

    /// Every form of this text.
    func forms() -> [MessageForm] {
        let reader = FormReader(locale: locale, declarations: declarations)
        let points = ChoicePoints([(message, reader)], declarations: declarations)
        var seen: Set<[Int]> = []
        return points.all.map { reader.form(message.parts, at: $0) }.filter { seen.insert($0.path).inserted }
    }

    /// Where to point at for a form: the selector of its innermost branch, else the whole text.
    func place(of form: MessageForm) -> Range<Int> {
        form.taken.last?.branch.selectorRange ?? 0..<message.text.utf8.count
    }
}
