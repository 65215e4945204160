import LocaleData
import MessageSyntax

/// Whether `other` may serve where a category has no branch of its own.
///
/// A catalog that this tool compiles writes every category that its language needs; of other people's messages only
/// those are reported that a native reader would call wrong. `other` reads right for a category where
///
/// - the message does not show the number, so that nothing has to agree with it but the difference of one and more:
///   `one {Файл удалён} other {Файлы удалены}`;
/// - its noun stands in a case that has one plural for all numbers: `до 2 символов`, `в 5 поясах`;
/// - its words are those of a singular branch too: `one {# мин} other {# мин}`;
/// - no whole number is `other`, and it has the words of the one category that is missing:
///   `one {# ответ} few {# ответа} other {# ответов}`;
/// - both endings are written, or the number is open: `file(s)`, `5+`;
/// - its words are not of this language at all, which is another fault.
///
/// What is left depends on the language. Example: Polish `one {# próbę} other {# próby}` lacks `few` and `many`, and
/// `próby` is right for 2 and wrong for 5, or the other way round: never for both. French `=1 {…} other {…}` lacks `one`
/// for 0 only, where both numbers of the noun are read.
struct OtherBranch {
    private let argument: Argument
    private let plural: Plural
    private let branch: Case
    private let scene: MessageScene
    /// The form in which the branch is shown.
    private let form: MessageForm?
    private let words: [String]

    /// The missing categories for which `other` reads wrong.
    static func misread(
        of missing: [OccurringCategory], _ argument: Argument, _ plural: Plural, _ branch: Case, _ scene: MessageScene
    ) -> [OccurringCategory] {
        let missing = missing.filter { $0.integers != [0] }
        guard missing.contains(where: { mayBeMisread($0, scene) }) else { return [] }
        return OtherBranch(argument, plural, branch, scene).misread(of: missing)
    }

    /// Whether the language has words for which `other` reads wrong, so that they are worth looking at.
    private static func mayBeMisread(_ category: OccurringCategory, _ scene: MessageScene) -> Bool {
        switch scene.locale.language {
        case "ru", "uk", "be", "pl", "cs", "sk", "hr", "sr", "bs", "lt", "sl", "dsb", "hsb", "ar", "ro", "is", "mk",
            "lv":
            true
        default: !MessageChecks.invariantLanguages.contains(scene.locale.language) && category.integers.contains(1)
        }
    }

    private init(_ argument: Argument, _ plural: Plural, _ branch: Case, _ scene: MessageScene) {
        self.argument = argument
        self.plural = plural
        self.branch = branch
        self.scene = scene
        form = scene.forms.first { $0.taken.contains { $0.branch.range == branch.range } }
        words = branch.parts.words
    }

    private func misread(of missing: [OccurringCategory]) -> [OccurringCategory] {
        guard let form, !isUntranslated, !isInvariant, !writesBothEndings else { return [] }
        let singular = missing.filter { $0.integers.contains(1) }
        let mark = marks(in: form)
        if mark.after == "+" || mark.before == "+" && singularWords == nil { return [] }
        guard mark.isShown else {
            let hasDual = Self.dualLanguages.contains(scene.locale.language)
            return isInvariantLanguage ? [] : missing.filter { $0.integers.contains(1) || hasDual && $0.name == "two" }
        }
        let isOblique = mark.takesGenitive || isInObliqueCase
        let names = Set(missing.map(\.name))
        switch scene.locale.language {
        case "ru", "uk", "be", "pl":
            let needsBoth = names.isSuperset(of: ["few", "many"]) && !isOblique
            return missing.filter { $0.name == "one" || needsBoth }
        case "cs", "sk", "hr", "sr", "bs", "lt":
            return missing.filter { $0.name == "one" || $0.name == "few" && !isOblique }
        case "sl", "dsb", "hsb": return missing.filter { $0.name == "one" || !isOblique }
        case "ar":
            let needsBoth = names.isSuperset(of: ["few", "many"])
            return missing.filter { ["one", "two"].contains($0.name) || needsBoth && $0.name != "zero" }
        case "ro": return missing.filter { $0.name == "one" || $0.name == "few" && words.first == "de" }
        case "is", "mk", "lv": return missing.filter { $0.name == "one" }
        default: return isInvariantLanguage ? [] : singular
        }
    }

    private var isInvariantLanguage: Bool { MessageChecks.invariantLanguages.contains(scene.locale.language) }

    /// Languages with a number for two that says the number itself.
    private static let dualLanguages: Set<String> = ["ar", "sl", "dsb", "hsb"]

    // MARK: The words

    /// Whether the words are those of the original, or of another script.
    private var isUntranslated: Bool {
        guard !words.isEmpty else { return false }
        if scene.locale.language != scene.declarations.sourceLocale.language,
            let original = scene.original,
            original.arguments.contains(where: { nested in
                nested.argument.name == argument.name && nested.argument.cases.contains { $0.parts.words == words }
            })
        {
            return true
        }
        let script = scene.language.script
        return script != "Latn" && words.allSatisfy { $0.unicodeScalars.allSatisfy { $0.scriptCode == "Latn" } }
    }

    /// Whether a branch for one says the same.
    private var isInvariant: Bool { singularWords == words }

    /// The words of the branch for one.
    private var singularWords: [String]? {
        plural.cases.first {
            switch $0.selector {
            case .keyword(let word): word == "one"
            case .exact(let value, _): value == 1
            }
        }?.parts.words
    }

    /// `producte/s`, `card(s)`
    private var writesBothEndings: Bool {
        branch.parts.literals.contains { literal in
            let scalars = Array(literal.text.unicodeScalars)
            return scalars.indices.dropFirst().dropLast().contains { index in
                (scalars[index] == "/" || scalars[index] == "(") && scalars[index - 1].properties.isAlphabetic
                    && scalars[index + 1].properties.isAlphabetic
            }
        }
    }

    /// Whether a word that the singular branch has not stands in a case with one plural for all numbers.
    private var isInObliqueCase: Bool {
        guard let cases = CountedCase(scene.locale.language) else { return false }
        return cases.isSharedByAllNumbers(words, singular: singularWords ?? [])
    }

    // MARK: What stands beside the number

    private struct Mark {
        var isShown = false
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?
        /// Whether the word before it takes the genitive, which has one plural for all numbers.
        var takesGenitive = false
    }

    /// How the number is shown in the form, as a value or in figures of the branch.
    private func marks(in form: MessageForm) -> Mark {
        var mark = Mark(isShown: branch.parts.literals.contains { $0.text.unicodeScalars.contains(where: \.isDigit) })
        let scalars = Array(form.text.unicodeScalars)
        let places = scalars.indices.filter { scalars[$0] == MessageForm.placeholder.unicodeScalars.first }
        for (place, shown) in zip(places, form.shown) where shown.name == argument.name {
            let before = scalars[..<place]
            mark.isShown = true
            mark.before = mark.before ?? before.last
            mark.after = mark.after ?? (place + 1 < scalars.count ? scalars[place + 1] : nil)
            let word = String(String.UnicodeScalarView(before.withoutMarks.lastWord)).lowercased()
            mark.takesGenitive = mark.takesGenitive || Self.genitive[scene.locale.language]?.contains(word) ?? false
        }
        return mark
    }

    private static let genitive: [String: Set<String>] = [
        "ru": ["до", "из", "для", "от", "более", "больше", "менее", "меньше", "около", "без", "после", "свыше"],
        "uk": ["до", "з", "із", "зі", "для", "від", "більше", "менше", "без", "після", "близько"],
        "be": ["да", "з", "са", "для", "ад", "больш", "менш", "без", "пасля", "каля"],
        "pl": ["do", "z", "ze", "dla", "od", "bez", "około"], "cs": ["do", "z", "ze", "od", "bez", "kolem"],
        "sk": ["do", "z", "zo", "od", "bez", "okolo"], "hr": ["do", "iz", "od", "bez", "oko"],
        "sr": ["do", "iz", "od", "bez", "oko", "до", "из", "од", "без", "око"], "bs": ["do", "iz", "od", "bez", "oko"],
        "lt": ["iki", "iš", "nuo", "be"],
    ]
}

extension [Part] {
    /// Every run of literal text, those of inner branches included.
    fileprivate var literals: [Literal] {
        flatMap { part -> [Literal] in
            switch part {
            case .literal(let literal): [literal]
            case .pound: []
            case .argument(let argument): argument.cases.flatMap(\.parts.literals)
            }
        }
    }

    /// The words in small letters; figures are none.
    fileprivate var words: [String] {
        literals.flatMap { literal in
            let bytes = ContiguousArray(literal.text.utf8)
            return literal.text.runs { $0.isWordScalar && !$0.isDigit }.map {
                String(decoding: bytes[$0], as: UTF8.self).lowercased()
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType == .decimal }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without spaces, marks and tags at the end.
    fileprivate var withoutMarks: ArraySlice {
        var rest = self
        while let last = rest.last, !last.isWordScalar, last != MessageForm.placeholder.unicodeScalars.first {
            if last == ">", let start = rest.lastIndex(of: "<") {
                rest = rest[..<start]
            } else {
                rest.removeLast()
            }
        }
        return rest
    }

    fileprivate var lastWord: ArraySlice {
        self[(lastIndex { !$0.isWordScalar }.map { $0 + 1 } ?? startIndex)...]
    }
}
