import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let textAroundPlural = Rule(
        "text-around-plural", .warning, "Words outside of a plural, so that its branches are no whole sentences")
    static let parentheticalPlural = Rule(
        "parenthetical-plural", .warning, "A plural in brackets: `task(s)`")

    /// Whether each branch is a whole sentence.
    static let wholeSentences = MessageCheck(
        [textAroundPlural, parentheticalPlural], when: { $0.signs.has(.plurals) || $0.signs.has(.bracket) }
    ) { scene in
        [around(scene)].compactMap { $0 } + brackets(scene)
    }

    private static func around(_ scene: MessageScene) -> Diagnostic? {
        let parts = scene.message.parts
        let places = parts.indices.filter { place in
            if case .argument(let argument) = parts[place] { !argument.cases.isEmpty } else { false }
        }
        guard places.count == 1, case .argument(let plural) = parts[places[0]], plural.isPlural,
            scene.message.isValid, let outside = parts.firstWords
        else { return nil }
        // A translator who writes in one language knows that nothing around the plural changes there.
        if scene.declarations.isOpen {
            guard scene.isWrittenHere, NumberPhrase(parts, around: places[0]).bends(in: scene.locale.language) else {
                return nil
            }
        }
        let whole = scene.message.text
        return scene.finding(
            textAroundPlural, "words stand outside of the plural of `\(plural.name)`", at: outside,
            notes: [
                "In other languages the whole sentence changes with the number, and translators get only pieces of it.",
                "Write the whole sentence in each branch.",
            ],
            fixes: [
                Fix(
                    "Write the sentence in each branch", .safe,
                    [scene.edit(0..<whole.utf8.count, printMessage(parts.distributed(over: plural)))])
            ])
    }

    private static func brackets(_ scene: MessageScene) -> [Diagnostic] {
        guard let endings = bracketEndings[scene.locale.language] else { return [] }
        return scene.literals.flatMap { literal in
            let bytes = Array(literal.text.utf8)
            return endings.flatMap { ending -> [Diagnostic] in
                let sign = Array("(\(ending))".utf8)
                guard bytes.count > sign.count else { return [] }
                return (1...(bytes.count - sign.count)).filter { start in
                    bytes[start..<(start + sign.count)].elementsEqual(sign)
                        && (bytes[start - 1].isASCIILetter || bytes[start - 1] >= 0x80)
                        && !(ending == "e" && bytes[..<start].endsWithArticle)
                }.map { start in
                    scene.finding(
                        parentheticalPlural, "a plural in brackets",
                        at: literal.patternRange(of: start..<(start + sign.count)),
                        notes: [
                            "Readers stumble over it, VoiceOver reads the brackets, and most languages have no such ending.",
                            "Write `{count, plural, one {…} other {…}}`.",
                        ])
                }
            }
        }
    }

    private static let bracketEndings: [String: [String]] = [
        "en": ["s", "es"], "de": ["en", "n", "e", "er"], "fr": ["s", "x"], "es": ["s", "es"], "pt": ["s", "es"],
        "nl": ["en", "s"], "it": ["i", "e"],
    ]
}

extension ArraySlice<UInt8> {
    /// Whether a German article or pronoun ends here: its `(e)` is the feminine, `kein(e)`.
    fileprivate var endsWithArticle: Bool {
        let word = String(
            decoding: self[(lastIndex { !$0.isASCIILetter }.map { $0 + 1 } ?? startIndex)...], as: UTF8.self
        ).lowercased()
        return ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "jed", "dies", "welch"].contains(word)
    }
}

extension Argument {
    fileprivate var isPlural: Bool {
        switch kind {
        case .plural, .selectOrdinal: true
        default: false
        }
    }
}

extension [Part] {
    /// The first run of text at this level with a letter in it.
    fileprivate var firstWords: Range<Int>? {
        for case .literal(let literal) in self {
            if let run = literal.text.runs({ $0.properties.isAlphabetic }).first {
                let trimmed = literal.text.trimmed.utf8.count
                _ = run
                let start = literal.text.utf8.prefix { $0 == 0x20 }.count
                return literal.patternRange(of: start..<(start + trimmed))
            }
        }
        return nil
    }

    /// The parts around a choice written into each of its branches.
    fileprivate func distributed(over choice: Argument) -> [Part] {
        guard let place = firstIndex(where: { $0.range == choice.range }) else { return self }
        let before = Array(self[..<place])
        let after = Array(self[(place + 1)...])
        func branches(_ cases: [Case]) -> [Case] {
            cases.map {
                Case(
                    selector: $0.selector, selectorRange: $0.selectorRange, parts: before + $0.parts + after,
                    range: $0.range)
            }
        }
        let kind: Argument.Kind =
            switch choice.kind {
            case .plural(let plural): .plural(Plural(offset: plural.offset, cases: branches(plural.cases)))
            case .selectOrdinal(let plural):
                .selectOrdinal(Plural(offset: plural.offset, cases: branches(plural.cases)))
            default: choice.kind
            }
        return [
            .argument(
                Argument(
                    name: choice.name, nameRange: choice.nameRange, number: choice.number, kind: kind,
                    range: choice.range))
        ]
    }
}
