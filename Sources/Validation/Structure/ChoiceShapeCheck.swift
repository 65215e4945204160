import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let nestedPlural = Rule("nested-plural", .warning, "A plural inside a plural")
    static let tooManyForms = Rule("too-many-forms", .warning, "A text with more than 24 forms")
    static let samePluralForms = Rule("same-plural-forms", .note, "A plural whose branches all say the same")
    static let emptyBranch = Rule("empty-branch", .warning, "A branch that shows nothing")
    static let argumentOnly = Rule("argument-only-message", .warning, "A text that is nothing but a value")
    static let joinedUnit = Rule(
        "unit-joined-to-argument", .warning, "Letters joined to a value: translators cannot set them apart")

    /// Whether choices are such that people can translate them.
    static let choiceShapes = MessageCheck(
        [nestedPlural, tooManyForms, samePluralForms, emptyBranch, argumentOnly, joinedUnit],
        by: .arguments, when: { $0.signs.has(.choices) || $0.mayBeMoreThanWords }
    ) { scene in
        var findings: [Diagnostic] = []
        if scene.signs.has(.choices) {
            for argument in scene.arguments { findings += nested(argument, scene) + branches(argument.argument, scene) }
        }
        return scene.isWrittenHere && scene.signs.has(.arguments) ? findings + whole(scene) : findings
    }

    private static func nested(_ nested: NestedArgument, _ scene: MessageScene) -> [Diagnostic] {
        guard nested.argument.isCounting, nested.enclosing.contains(where: { $0.argument.isCounting }) else {
            return []
        }
        return [
            scene.finding(
                nestedPlural, "the plural of `\(nested.argument.name)` stands inside another",
                at: nested.argument.nameRange,
                notes: [
                    "A language with six forms has thirty-six of these; few translators get them right.",
                    "Say it in two texts, or leave one number out.",
                ])
        ]
    }

    private static func branches(_ argument: Argument, _ scene: MessageScene) -> [Diagnostic] {
        let empty = argument.cases.filter { branch in
            let isExempt =
                scene.declarations.isOpen
                ? branch.keyword == nil || !argument.isCounting : branch.keyword == nil && scene.field == .support
            return branch.parts.isEmpty && !isExempt
        }.map { branch in
            scene.finding(
                emptyBranch, "`\(branch.selector.spelling)` shows nothing", at: branch.range,
                notes: ["Where it is chosen, readers see a hole.", "Write the text as it is said there."])
        }
        guard argument.isCounting, argument.cases.count > 1, argument.cases.sayTheSame,
            !invariantLanguages.contains(scene.locale.language)
        else { return empty }
        return empty + [
            scene.finding(
                samePluralForms, "all forms of `\(argument.name)` are the same", at: argument.nameRange,
                notes: [
                    "Some languages need them nonetheless, others show that the forms were forgotten.",
                    "Inflect the words, or leave it.",
                ])
        ]
    }

    /// Languages whose nouns stay as they are behind a number.
    static let invariantLanguages: Set<String> = [
        "az", "eu", "fa", "hu", "id", "ja", "ka", "kk", "km", "ko", "ky", "lo", "ms", "my", "th", "tk", "tr", "tt",
        "uz", "vi", "yue", "zh",
    ]

    private static func whole(_ scene: MessageScene) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let all = 0..<scene.message.text.utf8.count
        if scene.forms.count > 24 {
            findings.append(
                scene.finding(
                    tooManyForms, "the text has \(scene.forms.count) forms", at: all,
                    notes: [
                        "Each has to be translated, in some languages several times.", "Split it into several texts.",
                    ]))
        }
        if scene.forms.contains(where: { $0.isOnlyValue(isOpen: scene.declarations.isOpen) }) {
            findings.append(
                scene.finding(
                    argumentOnly, "the text is nothing but a value", at: all,
                    notes: [
                        "A number alone tells readers nothing, and translators have nothing to translate.",
                        "Say what it counts.",
                    ]))
        }
        return findings + scene.forms.flatMap { joined($0, scene) }.firstOfEachPlace
    }

    /// Whether the word is the sign between two sizes: `{width}x{height}`.
    private static func isSign(
        _ word: Substring, before rest: Substring, _ run: (offset: Int, literal: Literal), _ form: MessageForm
    ) -> Bool {
        let end = run.offset + run.literal.text.utf8.count
        return ["x", "X", "by"].contains(word) && rest.isEmpty && end < form.text.utf8.count
    }

    /// Whether a word behind a value of which nothing is known is short as units are, and no sentence that follows a value
    /// with a line break of its own.
    private static func mayBeUnit(_ word: Substring) -> Bool {
        word.count <= 4 && !(word.count > 2 && word.first?.isUppercase == true && word.last?.isLowercase == true)
    }

    /// Whether somebody else's text sets the letter of a unit, `{hours}h`, in one way throughout, as its language may.
    private static func isUsual(_ word: Substring, _ scene: MessageScene) -> Bool {
        word.count == 1
            && !scene.literals.contains { literal in
                literal.text.split(separator: " ").dropFirst().contains { $0.prefix { $0.isLetter } == word }
            }
    }

    private static func joined(_ form: MessageForm, _ scene: MessageScene) -> [Diagnostic] {
        form.runs.compactMap { run in
            guard run.offset > 0, let first = run.literal.text.unicodeScalars.first, first.properties.isAlphabetic,
                !first.isOfScriptWithoutSpaces,
                Array(form.text.utf8)[..<run.offset].suffix(3).elementsEqual(MessageForm.placeholder.utf8)
            else { return nil }
            let word = run.literal.text.prefix { $0.isLetter }
            guard !isSign(word, before: run.literal.text.dropFirst(word.count), run, form),
                !scene.declarations.isOpen || mayBeUnit(word) && !isUsual(word, scene)
            else { return nil }
            return scene.finding(
                joinedUnit, "“\(word)” is joined to the value before it",
                at: run.literal.patternRange(of: 0..<word.utf8.count),
                notes: [
                    "Other languages put a space there, or the unit first.",
                    "Use a unit format: `{n, number, ::unit/minute}`.",
                ])
        }
    }
}

extension [Case] {
    /// Whether all branches are written alike.
    fileprivate var sayTheSame: Bool {
        let texts = map { $0.parts.firstText }
        guard texts.allSatisfy({ $0 == texts[0] }) else { return false }
        return Set(map { printMessage($0.parts) }).count == 1
    }
}

extension [Part] {
    /// The text up to the first placeholder.
    fileprivate var firstText: String {
        var text = ""
        for case .literal(let literal) in prefix(while: { $0.isText }) { text += literal.text }
        return text
    }
}

extension Part {
    fileprivate var isText: Bool {
        if case .literal = self { true } else { false }
    }
}

extension MessageForm {
    /// Whether the form is nothing but values. Of somebody else's arguments only one that is surely a number counts: names
    /// speak for themselves, and several values may be texts that only a translator can put in order.
    fileprivate func isOnlyValue(isOpen: Bool) -> Bool {
        guard !shown.isEmpty, runs.allSatisfy({ $0.literal.text.trimmed.isEmpty }) else { return false }
        guard isOpen else { return true }
        guard shown.count == 1, let value = shown.first else { return false }
        return taken.contains { $0.plural != nil && $0.argument.name == value.name }
    }
}
