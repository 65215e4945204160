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
        return scene.languages.flatMap { language in
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
        guard !words.stems.isEmpty, !WordStems(spoken).stems.contains(where: words.stems.contains) else { return nil }
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
    /// A number for each.
    private(set) var stems: [UInt64] = []

    init(_ message: Message) {
        message.forEachPart { part, _ in
            if case .literal(let literal) = part { add(literal.text) }
        }
    }

    /// A word as far as it was read: its first two letters and its first three, with their marks. A block of Hangul holds
    /// two or three letters, and particles follow without a space, so that two of them are a stem.
    private struct Word {
        private var letters = 0
        private var two: UInt64 = 1
        private var three: UInt64 = 1
        private var hasHangul = false

        var stem: UInt64? { letters == 0 ? nil : hasHangul ? two : three }

        mutating func add(_ scalar: Unicode.Scalar) {
            if letters == 0 || !scalar.isMark { letters += 1 }
            if scalar.isHangulSyllable { hasHangul = true }
            // A scalar has 21 bits, so that three letters without marks are told apart for certain.
            if letters <= 2 { two = two << 21 ^ UInt64(scalar.value) ^ two >> 43 }
            if letters <= 3 { three = three << 21 ^ UInt64(scalar.value) ^ three >> 43 }
        }
    }

    private mutating func add(_ text: String) {
        var word = Word()
        for scalar in FoldedText(text).scalars + [" "] {
            let isAlone = scalar.isOfScriptWithoutSpaces
            if !isAlone, scalar.isWordScalar {
                word.add(scalar)
                continue
            }
            if isAlone { stems.append(UInt64(scalar.value)) }
            if let stem = word.stem { stems.append(stem) }
            word = Word()
        }
    }
}

extension Unicode.Scalar {
    /// Whether it stands on the letter before it.
    fileprivate var isMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }
}
