import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let numberWithoutPlural = Rule(
        "number-without-plural", .warning, "A number beside a noun that does not change with it")

    /// Whether an English source counts things without a plural.
    static let countedNouns = MessageCheck(
        [numberWithoutPlural],
        by: .declared, when: { $0.isSource && $0.signs.has(.arguments) }
    ) { scene in
        guard scene.isSource, scene.locale.language == "en" else { return [] }
        return scene.forms.flatMap { check($0, scene) }.firstOfEachPlace
    }

    private static func check(_ form: MessageForm, _ scene: MessageScene) -> [Diagnostic] {
        form.shown.compactMap { shown in
            guard scene.declarations.arguments[shown.name]?.integerRange?.upperBound ?? 0 > 1,
                !form.taken.contains(where: { $0.argument.name == shown.name }),
                let word = form.word(behind: shown, in: scene.message), word.hasSuffix("s"), !word.hasSuffix("ss"),
                word.utf8.count > 3
            else { return nil }
            return scene.finding(
                numberWithoutPlural, "“\(word)” stays the same for every `\(shown.name)`", at: shown.range,
                notes: [
                    "With 1 it is wrong, and many languages have more forms than two.",
                    "Write `{\(shown.name), plural, one {…} other {…}}` around the whole sentence.",
                ])
        }
    }
}

extension MessageForm {
    /// The word after one space behind a placeholder.
    fileprivate func word(behind shown: Shown, in message: Message) -> String? {
        guard let run = runs.first(where: { $0.literal.range.lowerBound == shown.range.upperBound }),
            run.literal.text.hasPrefix(" ")
        else { return nil }
        let word = run.literal.text.dropFirst().prefix { $0.isLetter }
        return word.isEmpty ? nil : String(word)
    }
}
