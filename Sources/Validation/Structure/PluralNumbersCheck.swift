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
        [numberHardCoded, numberMissing], when: { $0.signs.has(.plurals) }
    ) { scene in
        scene.arguments.flatMap { nested -> [Diagnostic] in
            switch nested.argument.kind {
            case .plural(let plural): check(nested.argument, plural, isOrdinal: false, scene)
            case .selectOrdinal(let plural): check(nested.argument, plural, isOrdinal: true, scene)
            case .none, .simple, .select, .choice: []
            }
        }
    }

    private static func check(
        _ argument: Argument, _ plural: Plural, isOrdinal: Bool, _ scene: MessageScene
    ) -> [Diagnostic] {
        plural.cases.compactMap { branch in
            guard let word = branch.keyword,
                let numbers = scene.numbers(of: word, in: plural, argument: argument.name, isOrdinal: isOrdinal),
                numbers.count > 1, !branch.parts.shows(argument.name, pound: true)
            else { return nil }
            let examples = numbers.joined(separator: ", ")
            if word != "other", let (number, range) = branch.number(among: ["zero": 0, "one": 1, "two": 2][word]) {
                return scene.finding(
                    numberHardCoded, "`\(word)` says \(number), but it is shown for \(examples) … too", at: range,
                    notes: [
                        "A category is a grammatical form, not a number: in \(scene.locale.text) it takes many numbers.",
                        "Write `#` for the number; for \(number) alone there is `=\(number) {…}`.",
                    ], fixes: [Fix("Write `#`", .needsReview, [scene.edit(range, "#")])])
            }
            guard scene.isSource, scene.isMissingNumber(argument, branch) else { return nil }
            return scene.finding(
                numberMissing, "`\(word)` shows no number, though it is shown for \(examples) …",
                at: branch.selectorRange,
                notes: [
                    "Other branches show it: here readers would miss how many there are.",
                    "Write `#` where the number belongs; a number that words alone can say gets `=1 {…}`.",
                ])
        }
    }
}

extension MessageScene {
    /// Whether the sentences of a branch show its number nowhere, while those of a sibling do.
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
            } else if isShown {
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
