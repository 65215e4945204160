import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let foreignLetter = Rule(
        "foreign-letter", .warning, "A letter that the language does not use, in a word that is no name")

    /// Whether words are spelled with letters of their language. Names start with a capital and keep their letters;
    /// words that the source has too are quoted from it; accents are borrowed with their words; other scripts are
    /// another matter.
    static let foreignLetters = MessageCheck(
        [foreignLetter], by: .nonASCII, when: { $0.signs.has(.ofAlphabets) }
    ) { scene in
        guard let alphabet = scene.language.alphabet, alphabet.lacksLetter(of: scene.message.text) else { return [] }
        return scene.literals.flatMap { literal -> [Diagnostic] in
            let bytes = Array(literal.text.utf8)
            return literal.text.runs { $0.properties.isAlphabetic || $0.isNonspacingMark }.compactMap { run in
                let word = String(decoding: bytes[run], as: UTF8.self)
                guard word.unicodeScalars.first.map({ !$0.properties.isUppercase }) ?? false,
                    let letter = word.unicodeScalars.first(where: alphabet.lacks),
                    scene.source?.text.contains(word) != true
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
}

/// The letters that a language writes its words with, borrowed ones too. For one thread.
final class Alphabet {
    private let script: String
    private let exemplars: Exemplars
    /// What is known of each scalar up to U+FFFF: the same letters are asked for text after text.
    private var judged = [Judgement](repeating: .unknown, count: 0x10000)

    private enum Judgement: UInt8 {
        case unknown, missing, fine
    }

    /// The alphabet of a locale; nil where its script has none, or CLDR does not list it.
    init?(_ locale: LocaleTag) {
        script = locale.likelyScript
        guard let exemplars = Exemplars.known(for: locale), let first = Self.firstLetters[script],
            exemplars.main.contains(first)
        else { return nil }
        self.exemplars = exemplars
    }

    /// Whether a scalar is a letter of the script, and none of the language with or without accents.
    func lacks(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 && !scalar.isNonspacingMark && scalar.scriptCode == script && !exemplars.contains(scalar)
            && !exemplars.contains(scalar.withoutAccents)
    }

    /// Whether some character of a text is such a letter.
    func lacksLetter(of text: String) -> Bool {
        for scalar in text.unicodeScalars where scalar.value >= 0x80 {
            guard scalar.value < judged.count else {
                if lacks(scalar) { return true }
                continue
            }
            let index = Int(scalar.value)
            if judged[index] == .unknown { judged[index] = lacks(scalar) ? .missing : .fine }
            if judged[index] == .missing { return true }
        }
        return false
    }

    /// The alphabets, each with a letter that its languages have: CLDR may list another script for a language.
    private static let firstLetters: [String: Unicode.Scalar] = [
        "Latn": "a", "Cyrl": "а", "Grek": "α", "Armn": "ա", "Geor": "ა", "Hebr": "א", "Arab": "ا",
    ]
}
