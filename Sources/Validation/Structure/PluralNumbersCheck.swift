import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let numberHardCoded = Rule(
        "number-hard-coded-in-category", .error, floor: .error,
        "A category of several numbers whose text names one of them")
    static let numberMissing = Rule(
        "number-missing-in-category", .error, floor: .error,
        "A category of several numbers whose text shows none, while another branch does")

    /// Whether branches say the number that is meant. A translation's missing numbers are found beside its source.
    static let pluralNumbers = MessageCheck(
        [numberHardCoded, numberMissing], by: .plurals
    ) { scene in
        var findings: [Diagnostic] = []
        for nested in scene.arguments {
            switch nested.argument.kind {
            case .plural(let plural): findings += check(nested.argument, plural, isOrdinal: false, scene)
            case .selectOrdinal(let plural): findings += check(nested.argument, plural, isOrdinal: true, scene)
            case .none, .simple, .select, .choice: continue
            }
        }
        return findings
    }

    private static func check(
        _ argument: Argument, _ plural: Plural, isOrdinal: Bool, _ scene: MessageScene
    ) -> [Diagnostic] {
        guard plural.cases.contains(where: { !$0.parts.shows(argument.name, pound: true) }),
            let occurring = scene.language.occurrence(of: plural, argument: argument.name, isOrdinal: isOrdinal)?
                .ofAnyInteger
        else { return [] }
        return plural.cases.compactMap { branch in
            let (word, isMerged) = scene.category(of: branch, in: plural)
            guard let word, var numbers = occurring.first(where: { $0.name == word })?.numbers,
                numbers.count > (isMerged ? 0 : 1), !branch.parts.shows(argument.name, pound: true)
            else { return nil }
            if case .exact(let value, _) = branch.selector { numbers.insert("\(Int(value))", at: 0) }
            // Nobody knows whether somebody else's argument is ever 0: "every minute" may be said of 1 alone.
            if scene.declarations.isOpen, Set(numbers) == ["0", "1"] { return nil }
            let examples = numbers.joined(separator: ", ")
            let spelling = branch.selector.spelling
            let isFlutter = scene.declarations.mergesExactCases
            let value = isFlutter ? "{\(argument.name)}" : "#"
            let verb = isMerged ? "Flutter shows it" : "it is shown"
            if word != "other", let (number, range) = branch.number(among: ["zero": 0, "one": 1, "two": 2][word]) {
                return scene.finding(
                    numberHardCoded, "`\(spelling)` says \(number), but \(verb) for \(examples) … too", at: range,
                    notes: [
                        "A category is a grammatical form, not a number: in \(scene.locale.text) it takes many numbers.",
                        isFlutter
                            ? "Flutter takes `=\(number)` for `\(word)`: write `\(value)`."
                            : "Write `#` for the number; for \(number) alone there is `=\(number) {…}`.",
                    ], fixes: [Fix("Write `\(value)`", .needsReview, [scene.edit(range, value)])])
            }
            guard scene.isSource, scene.isMissingNumber(argument, branch) else { return nil }
            return scene.finding(
                numberMissing, "`\(spelling)` shows no number, though \(verb) for \(examples) …",
                at: branch.selectorRange,
                notes: [
                    "Other branches show it: here readers would miss how many there are.",
                    isFlutter
                        ? "Write `\(value)`: Flutter takes `=1` for `one`, so that words alone can say no number."
                        : "Write `#` where the number belongs; a number that words alone can say gets `=1 {…}`.",
                ])
        }
    }
}

extension MessageScene {
    /// The category whose numbers a branch is shown for; to Flutter, `=1` is `one` too.
    fileprivate func category(of branch: Case, in plural: Plural) -> (word: String?, isMerged: Bool) {
        guard declarations.mergesExactCases, case .exact(let value, _) = branch.selector,
            let word = Plural.exactCases.first(where: { $0.value == value })?.key,
            !plural.cases.contains(where: { $0.keyword == word })
        else { return (branch.keyword, false) }
        return (word, true)
    }

    /// Whether the sentences of a branch show its number nowhere, while those of a sibling do. What an exact case says of
    /// its only number is no sign that others should.
    fileprivate func isMissingNumber(_ argument: Argument, _ branch: Case) -> Bool {
        var isShownHere = false
        var isShownElsewhere = false
        for form in forms {
            guard let taken = form.taken.first(where: { $0.argument.range == argument.range }) else { continue }
            let isShown =
                form.shown.contains { $0.name == argument.name }
                || form.text.unicodeScalars.contains { $0.properties.numericType != nil }
            if taken.branch.range == branch.range {
                isShownHere = isShownHere || isShown
            } else if isShown, taken.branch.keyword != nil {
                isShownElsewhere = true
            }
        }
        return isShownElsewhere && !isShownHere
    }
}

extension [Part] {
    /// Whether an argument's value is shown, by name, or by `#` where that is the argument's.
    fileprivate func shows(_ name: String, pound: Bool) -> Bool {
        contains { part in
            switch part {
            case .literal: false
            case .pound: pound
            case .argument(let argument):
                argument.cases.isEmpty
                    ? argument.name == name : argument.cases.contains { $0.parts.shows(name, pound: false) }
            }
        }
    }
}

extension Case {
    /// A literal number at the branch's own level that is the category's namesake: `one {1 task}`.
    fileprivate func number(among value: Int?) -> (Int, Range<Int>)? {
        guard let value else { return nil }
        for case .literal(let literal) in parts {
            let runs = literal.text.runs { $0.properties.numericType == .decimal }
            for run in runs where Int(String(decoding: Array(literal.text.utf8)[run], as: UTF8.self)) == value {
                return (value, literal.patternRange(of: run))
            }
        }
        return nil
    }
}
