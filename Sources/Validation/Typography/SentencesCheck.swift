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
        guard scene.signs.has(.twoLikeWords) || scene.signs.has(.choices),
            let exempt = doubledExemptions[scene.locale.language]
        else { return nil }
        let words = form.text.runs { $0.isWordScalar }
        let bytes = Array(form.text.utf8)
        for (first, second) in zip(words, words.dropFirst()) {
            let word = String(decoding: bytes[first], as: UTF8.self).lowercased()
            guard second.lowerBound == first.upperBound + 1, bytes[first.upperBound] == 0x20, word.count > 1,
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
            punctuationDiffers, "the source ends with \(source.rawValue), the translation with \(target.rawValue)",
            at: pair.target.patternRange(of: (end - last)..<end),
            notes: [
                "Readers and VoiceOver hear another kind of sentence.",
                "End it as the source does, with the language’s own mark.",
            ])
    }
}

/// How a text ends, whatever the script.
enum Ending: String {
    case period = "a period"
    case question = "a question mark"
    case exclamation = "an exclamation mark"
    case ellipsis = "an ellipsis"
    case twoPeriods = "two periods"
    case colon = "a colon"
    case value = "a value"
    case plain = "no mark"

    init(_ text: String) { self = Self.ofText(text) ?? .plain }

    /// How a message without choices ends; nil where its last text is all quotes and spaces.
    init?(_ parts: [Part]) {
        switch parts.last {
        case nil: self = .plain
        case .argument, .pound: self = .value
        case .literal(let literal):
            guard let ending = Self.ofText(literal.text) else { return nil }
            self = ending
        }
    }

    /// Nil where nothing is left without closing quotes and spaces.
    private static func ofText(_ text: String) -> Ending? {
        if let last = text.utf8.last, last.isASCIILetter { return .plain }
        var scalars = Substring(text).unicodeScalars
        while let last = scalars.last, " \n\"'”’»）)\u{200F}\u{200E}".unicodeScalars.contains(last) {
            scalars.removeLast()
        }
        switch scalars.last {
        case nil: return nil
        case ".", "。", "।", "۔", "．", "｡", "։", "።", "។", "။", "།":

            scalars.removeLast()
            guard scalars.last == "." else { return .period }
            return scalars.dropLast().last == "." ? .ellipsis : .twoPeriods
        case "?", "？", "؟", ";", "፧": return .question
        case "!", "！": return .exclamation
        case "…", "⋯": return .ellipsis
        case ":", "：": return .colon
        case "\u{FFFC}": return .value
        default: return .plain
        }
    }

    /// Whether it is a mark behind a statement.
    fileprivate var endsStatement: Bool { self == .period || self == .exclamation || self == .ellipsis }

    /// Whether sentences of a language end so that end with another mark in the source. Thai, Lao, Khmer and Burmese may do
    /// without marks; Armenian sets those of questions and exclamations into the word.
    fileprivate func isUsual(in language: String, for source: Ending) -> Bool {
        switch language {
        case "th", "lo", "km", "my": source == .period || source == .question
        case "hy": (source == .question || source == .exclamation) && (self == .period || self == .plain)
        default: false
        }
    }
}

extension String {
    /// Whether the text is a value with an abbreviation: the period of `5 Min.` ends no sentence.
    fileprivate var isAbbreviated: Bool {
        let words = split { !$0.isLetter }
        return words.count <= 2 && (words.last?.count ?? .max) <= 4
            && contains { $0.isWholeNumber || $0 == "\u{FFFC}" }
    }
}
