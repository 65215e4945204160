import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let foreignLetter = Rule(
        "foreign-letter", .warning, "A letter that the language does not use, in a word that is no name")

    /// Whether words are spelled with letters of their language. Names start with a capital and keep their letters;
    /// words that the source has too are quoted from it; accents are borrowed with their words; other scripts are
    /// another matter.
    static let foreignLetters = MessageCheck([foreignLetter]) { scene in
        if scene.message.text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
        let script = scene.locale.likelyScript
        guard let exemplars = Exemplars.known(for: scene.locale), let first = firstLetters[script],
            exemplars.main.contains(first)
        else { return [] }
        return scene.literals.flatMap { literal -> [Diagnostic] in
            let bytes = Array(literal.text.utf8)
            return literal.text.runs { $0.properties.isAlphabetic || $0.isNonspacingMark }.compactMap { run in
                let word = String(decoding: bytes[run], as: UTF8.self)
                guard word.unicodeScalars.first.map({ !$0.properties.isUppercase }) ?? false,
                    let letter = word.unicodeScalars.first(where: {
                        $0.value >= 0x80 && !$0.isNonspacingMark && $0.scriptCode == script && !exemplars.contains($0)
                            && !exemplars.contains($0.withoutAccents)
                    }), scene.source?.text.contains(word) != true
                else { return nil }
                return scene.finding(
                    foreignLetter, "“\(letter)” is no letter of \(scene.locale.text)",
                    at: literal.patternRange(of: run),
                    notes: [
                        "It is \(letter.code): perhaps it looks like the right one, or the word is of another language.",
                        "Type the word again on a keyboard of the language.",
                    ])
            }
        }
    }

    /// The alphabets, each with a letter that its languages have: CLDR may list another script for a language.
    private static let firstLetters: [String: Unicode.Scalar] = [
        "Latn": "a", "Cyrl": "а", "Grek": "α", "Armn": "ա", "Geor": "ა", "Hebr": "א", "Arab": "ا",
    ]
}
