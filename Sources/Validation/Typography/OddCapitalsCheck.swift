import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let oddCapitals = Rule("odd-capitals", .warning, "A word with a capital too many: “TAsk”, “tASK”")

    /// Whether no word was typed with the shift key held too long, or with caps lock on.
    static let capitals = MessageCheck(
        [oddCapitals],
        by: [Clues(.smallBeforeCapital), Clues(.twoCapitals)],
        when: {
            $0.signs.has(.smallBeforeCapital)
                || $0.signs.has(.twoCapitals) && $0.signs.has(.capitalBeforeSmall)
        }
    ) { scene in
        scene.literals.flatMap { literal -> [Diagnostic] in
            let bytes = Array(literal.text.utf8)
            return literal.text.runs(\.isWordScalar).compactMap { run in
                // In an odd word the second letter is a capital.
                guard run.count > 3, bytes[run.lowerBound] >= 0x80 || bytes[run.lowerBound + 1].mayBeCapital else {
                    return nil
                }
                let word = String(decoding: bytes[run], as: UTF8.self)
                guard let meant = word.withoutOddCapitals, scene.source?.text.contains(word) != true,
                    !scene.declarations.hasTerm(word, in: scene.locale.text)
                else { return nil }
                let range = literal.patternRange(of: run)
                return scene.finding(
                    oddCapitals, "“\(word)” has odd capitals", at: range,
                    notes: [
                        "The shift key was held too long, or caps lock was on; a name belongs into the glossary.",
                        "Write “\(meant)”.",
                    ],
                    fixes: [Fix("Write “\(meant)”", .needsReview, [scene.edit(range, meant)])])
            }
        }
    }
}

extension UInt8 {
    fileprivate var mayBeCapital: Bool { self >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension String {
    /// The word as it was probably meant; nil where its capitals are usual, as in `DMs`, `iOS`, `GitHub`, `IJssel`.
    fileprivate var withoutOddCapitals: String? {
        let scalars = Array(unicodeScalars)
        guard scalars.count > 3, scalars.allSatisfy(\.properties.isAlphabetic), let first = scalars.first else {
            return nil
        }
        let rest = scalars.dropFirst()
        if first.properties.isUppercase, scalars[1].properties.isUppercase, !hasPrefix("IJ"),
            scalars.dropFirst(2).allSatisfy(\.properties.isLowercase)
        {
            return String(first) + String(dropFirst()).lowercased()
        }
        if scalars.count > 4, first.properties.isLowercase, rest.allSatisfy(\.properties.isUppercase) {
            return prefix(1).uppercased() + dropFirst().lowercased()
        }
        return nil
    }
}

extension Declarations {
    /// Whether the glossary writes a word just so.
    fileprivate func hasTerm(_ word: String, in locale: String) -> Bool {
        terms.contains { term in
            (term.forms(in: locale) ?? []).contains { $0.text.split(separator: " ").contains { $0 == word } }
        }
    }
}
