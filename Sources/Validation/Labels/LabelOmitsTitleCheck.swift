import CatalogModel
import Diagnostics
import MessageSyntax
import Rendering
import SourceText

extension CatalogChecks {
    static let labelOmitsTitle = Rule(
        "label-omits-title", .warning, "A label that has none of the words on the screen")

    /// Whether who listens learns what who looks reads: the label has at least one word of its title.
    static let labelsAndTitles = CatalogCheck([labelOmitsTitle]) { scene in
        let blocks = scene.catalog.copies.map(\.texts) + [scene.catalog.fallback?.texts].compactMap { $0 }
        let pairs =
            blocks.map { ($0.title, $0.label) } + scene.catalog.actions.map { ($0.title, $0.label) }
        return scene.projector.texts.indices.flatMap { language in
            pairs.compactMap { title, label in
                guard let title, let label else { return nil }
                return check(title, label, language, scene)
            }
        }
    }

    private static func check(_ title: Int, _ label: Int, _ language: Int, _ scene: CatalogScene) -> Diagnostic? {
        let texts = scene.projector.texts[language].messages
        guard let shown = texts[title], let spoken = texts[label], shown.isValid, spoken.isValid else { return nil }
        // Most labels begin as their title does, which is seen sooner than that two sets of stems meet.
        if let first = shown.firstWord, spoken.firstWord.map(first.elementsEqual) ?? false { return nil }
        let words = WordStems(shown)
        guard !words.stems.isEmpty, words.stems.isDisjoint(with: WordStems(spoken).stems) else { return nil }
        return Diagnostic(
            labelOmitsTitle, "the label has no word of its title", at: scene.place(label, language: language),
            related: [.init(scene.place(title, language: language), "the title")],
            notes: [
                "Who hears the label and who reads the title must learn of the same state.",
                "Start the label with the title’s words.",
            ], locale: scene.locale(language), subject: scene.catalog.messages[label].key)
    }
}

extension Message {
    /// The word with which its text begins, of ASCII letters and digits alone; nil where it begins otherwise.
    fileprivate var firstWord: Substring.UTF8View? {
        guard case .literal(let literal)? = parts.first else { return nil }
        let word = literal.text.utf8.prefix { $0.isDigit || $0.isASCIILetter }
        return word.isEmpty || word.endIndex == literal.text.endIndex ? nil : Substring(word).utf8
    }
}

/// The beginnings of a text's words, and where a script sets no spaces its letters: enough to see that two texts speak
/// of the same thing, however their words are inflected.
private struct WordStems {
    private(set) var stems: Set<String> = []

    init(_ message: Message) {
        message.forEachPart { part, _ in
            if case .literal(let literal) = part { add(literal.text) }
        }
    }

    private mutating func add(_ text: String) {
        var word = String.UnicodeScalarView()
        for scalar in FoldedText(text).scalars + [" "] {
            if scalar.isOfScriptWithoutSpaces {
                stems.insert(String(scalar))
            } else if scalar.isWordScalar {
                word.append(scalar)
            }
            if !scalar.isWordScalar || scalar.isOfScriptWithoutSpaces, !word.isEmpty {
                // A block of Hangul holds two or three letters, and particles follow without a space.
                stems.insert(String(String(word).prefix(word.contains(where: \.isHangulSyllable) ? 2 : 3)))
                word.removeAll()
            }
        }
    }
}
