import Diagnostics
import LocaleData
import MessageSyntax
import Synchronization

extension MessageChecks {
    static let foreignLetter = Rule(
        "foreign-letter", .warning, "A letter that the language does not use, in a word that is no name")

    /// Whether words are spelled with letters of their language. Names start with a capital and keep their letters;
    /// words that the source has too are quoted from it; accents are borrowed with their words; other scripts are
    /// another matter.
    static let foreignLetters = MessageCheck(
        [foreignLetter], when: { $0.signs.has(.nonASCII) && $0.signs.has(.ofAlphabets) }
    ) { scene in
        guard let alphabet = Alphabet.of(scene.locale) else { return [] }
        return scene.literals.flatMap { literal -> [Diagnostic] in
            guard alphabet.lacksLetter(of: literal.text) else { return [] }
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

/// The letters that a language writes its words with, borrowed ones too.
private final class Alphabet: Sendable {
    private let script: String
    private let exemplars: Exemplars
    /// Whether each letter met so far is missing; the same letters are asked for text after text.
    private let judged = Mutex<[UInt32: Bool]>([:])

    private static let known = Memo<LocaleTag, Alphabet?>()

    /// The alphabet of a locale; nil where its script has none, or CLDR does not list it.
    static func of(_ locale: LocaleTag) -> Alphabet? { known.answer(locale) { Alphabet(locale) } }

    private init?(_ locale: LocaleTag) {
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
        judged.withLock { judged in
            text.unicodeScalars.contains { scalar in
                if scalar.value < 0x80 { return false }
                if let isMissing = judged[scalar.value] { return isMissing }
                let isMissing = lacks(scalar)
                judged[scalar.value] = isMissing
                return isMissing
            }
        }
    }

    /// The alphabets, each with a letter that its languages have: CLDR may list another script for a language.
    private static let firstLetters: [String: Unicode.Scalar] = [
        "Latn": "a", "Cyrl": "а", "Grek": "α", "Armn": "ա", "Geor": "ა", "Hebr": "א", "Arab": "ا",
    ]
}
