import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let unbalancedBracket = Rule(
        "unbalanced-bracket", .error, "A bracket without its other half in one form")
    static let missingInvertedMark = Rule(
        "missing-inverted-mark", .warning, "A Spanish question or exclamation without its opening mark")
    static let doubledWord = Rule("doubled-word", .warning, "A word twice in a row")
    static let punctuationDiffers = Rule(
        "punctuation-differs", .warning, "A translation that ends otherwise than its source")

    /// Whether each form is a well-made sentence.
    static let sentences = MessageCheck(
        [unbalancedBracket, missingInvertedMark, doubledWord, punctuationDiffers],
        by: [.translation, .joints, Clues(.twoLikeWords), Clues(.bracket, .question, .exclamation)],
        when: { $0.mayHaveBadSentences || $0.mayEndOtherwise }
    ) { scene in
        let sentences =
            scene.mayHaveBadSentences
            ? scene.forms.flatMap { form in
                [bracket(form, scene), inverted(form, scene), doubled(form, scene)].compactMap { $0 }
            }.firstOfEachPlace : []
        guard scene.mayEndOtherwise else { return sentences }
        return sentences + scene.pairs.compactMap { ending($0, scene) }.firstOfEachPlace
    }

    private static func bracket(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard scene.signs.has(.bracket) else { return nil }
        var open: [(closer: Unicode.Scalar, opener: Unicode.Scalar, range: Range<Int>)] = []
        var offset = 0
        var previous: (last: Unicode.Scalar?, one: Unicode.Scalar?) = (nil, nil)
        for scalar in form.text.unicodeScalars {
            let range = offset..<(offset + UTF8.width(scalar))
            offset = range.upperBound
            defer { previous = (scalar, previous.last) }
            switch scalar {
            case "(", "[", "（", "「", "『", "【", "《":
                if let closer = closers[scalar] { open.append((closer, scalar, range)) }
            case ")", "]", "）", "」", "』", "】", "》":
                if open.last?.closer == scalar {
                    open.removeLast()
                } else if !isListMark(previous.last, previous.one) {
                    return unbalanced(scalar, form, range, scene)
                }
            default: break
            }
        }
        return open.first.map { unbalanced($0.opener, form, $0.range, scene) }
    }

    /// `a)`, `1)`, `:)`
    private static func isListMark(_ last: Unicode.Scalar?, _ beforeLast: Unicode.Scalar?) -> Bool {
        guard let last else { return true }
        if ":;-=".unicodeScalars.contains(last) { return true }
        return last.isWordScalar && !(beforeLast?.isWordScalar ?? false)
    }

    private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "（": "）", "「": "」", "『": "』", "【": "】", "《": "》",
    ]

    private static func unbalanced(
        _ scalar: Unicode.Scalar, _ form: MessageForm, _ range: Range<Int>, _ scene: MessageScene
    ) -> Diagnostic {
        scene.finding(
            unbalancedBracket, "`\(scalar)` has no other half", at: form.patternRange(of: range),
            notes: ["Readers wait for the other one.", "Add it, or delete this one."])
    }

    private static func inverted(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard scene.locale.language == "es" else { return nil }
        for (mark, opening) in [("?", "¿"), ("!", "¡")] where form.text.contains(mark) && !form.text.contains(opening) {
            guard let range = form.text.runs({ $0 == mark.unicodeScalars.first }).first else { continue }
            return scene.finding(
                missingInvertedMark, "`\(opening)` is missing", at: form.patternRange(of: range),
                notes: ["In Spanish the reader is told at the start.", "Write `\(opening)` where the sentence starts."])
        }
        return nil
    }

    private static func doubled(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        guard scene.signs.has(.twoLikeWords) || scene.signs.has(.joints),
            let exempt = doubledExemptions[scene.locale.language]
        else { return nil }
        let words = form.text.runs { $0.isWordScalar }
        let bytes = Array(form.text.utf8)
        for (first, second) in zip(words, words.dropFirst()) {
            guard second.lowerBound == first.upperBound + 1, bytes[first.upperBound] == 0x20,
                bytes[first.lowerBound].mayBeCase(of: bytes[second.lowerBound])
            else { continue }
            let word = String(decoding: bytes[first], as: UTF8.self).lowercased()
            guard word.count > 1,
                word == String(decoding: bytes[second], as: UTF8.self).lowercased(),
                word.unicodeScalars.allSatisfy(\.properties.isAlphabetic), !exempt.contains(word)
            else { continue }
            return scene.finding(
                doubledWord, "“\(word)” stands twice", at: form.patternRange(of: second),
                notes: ["Readers overlook it, VoiceOver does not.", "Delete one."])
        }
        return nil
    }

    /// Languages that do not double words to strengthen them, with the words that may follow themselves.
    private static let doubledExemptions: [String: Set<String>] = [
        "en": ["had", "that", "bye", "no", "so", "very"], "de": ["die", "der", "das", "sie", "den", "dem", "dass"],
        "fr": ["nous", "vous", "que"], "es": [], "it": ["via", "piano"], "pt": [], "nl": ["die", "dat", "je", "zij"],
        "pl": [],
        "ru": ["что"], "uk": [], "cs": [], "sv": ["som"], "da": [], "nb": [],
    ]

    private static func ending(_ pair: FormPair, _ scene: MessageScene) -> Diagnostic? {
        let target = Ending(pair.target.text)
        let sources = pair.sources.map { Ending($0.text) }
        guard let source = sources.first, !sources.contains(target), !pair.target.text.isEmpty,
            !(target == .value || sources.contains(.value))
        else { return nil }
        if target.isUsual(in: scene.locale.language, for: source) { return nil }
        if target == .period, source == .plain, pair.target.text.isAbbreviated { return nil }
        // Whoever translates other people's statements may add the period that the source forgot, or word them anew.
        let isReworded = target.endsStatement && (source.endsStatement || source == .plain)
        if scene.declarations.isOpen, isReworded || pair.sources[0].text.last == " " { return nil }
        let end = pair.target.text.utf8.count
        let last = pair.target.text.unicodeScalars.last.map { UTF8.width($0) } ?? 0
        return scene.finding(
            punctuationDiffers, "the source ends with \(source.words), the translation with \(target.words)",
            at: pair.target.patternRange(of: (end - last)..<end),
            notes: [
                "Readers and VoiceOver hear another kind of sentence.",
                "End it as the source does, with the language’s own mark.",
            ])
    }
}

extension UInt8 {
    /// Whether words that start with the bytes may differ in case alone.
    fileprivate func mayBeCase(of other: UInt8) -> Bool { self >= 0x80 || other >= 0x80 || (self ^ other) & ~0x20 == 0 }
}

extension String {
    /// Whether the text is a value with an abbreviation: the period of `5 Min.` ends no sentence.
    fileprivate var isAbbreviated: Bool {
        let words = split { !$0.isLetter }
        return words.count <= 2 && (words.last?.count ?? .max) <= 4
            && contains { $0.isWholeNumber || $0 == "\u{FFFC}" }
    }
}
