import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let argumentDropped = Rule(
        "argument-dropped", .error, floor: .error, "A form of a translation lacks a value that its source shows")
    static let argumentAdded = Rule(
        "argument-added", .error, floor: .error, "A form of a translation uses a value that its source does not")

    /// Whether each form of a translation shows the values that its source shows.
    static let argumentComparison = MessageCheck(
        [argumentDropped, argumentAdded], by: .translation, when: { $0.mayDifferInArguments }
    ) { scene in
        var findings: [Diagnostic] = []
        if !scene.showsValuesOfSource {
            for pair in scene.pairs where !pair.showAlike { findings += dropped(pair, scene) + added(pair, scene) }
        }
        if scene.signs.has(.choices) { findings += addedChoices(scene) }
        return findings
    }

    private static func dropped(_ pair: FormPair, _ scene: MessageScene) -> [Diagnostic] {
        let target = Set(pair.target.shown.map(\.name))
        var names: [String] = []
        for shown in pair.sources.flatMap(\.shown) where !target.contains(shown.name) && !names.contains(shown.name) {
            names.append(shown.name)
        }
        let endings = scene.declarations.isOpen ? scene.source?.parts.endingArguments ?? [] : []
        // A branch for one number may belong to a misspelt argument, which is reported as such.
        let strangers = pair.target.taken.map(\.argument.name).filter { name in
            !(scene.source?.arguments.contains { $0.argument.name == name } ?? true)
        }
        return names.filter { name in
            !endings.contains(name) && !([name] + strangers).contains { pair.target.sayOneNumber($0, scene) }
        }.map { name in
            let source = pair.sources.first { $0.shown.contains { $0.name == name } }
            let form = pair.target.words.isEmpty ? "the translation" : "`\(pair.target.words)`"
            return scene.finding(
                argumentDropped, "\(form) does not show `\(name)`", at: scene.place(of: pair.target),
                notes: [
                    "The source says “\(source?.example ?? "")” there: without the value the reader learns less.",
                    "Write \(scene.spelling(of: name, in: pair.target)) where the value belongs.",
                ])
        }
    }

    private static func added(_ pair: FormPair, _ scene: MessageScene) -> [Diagnostic] {
        let known = Set(pair.sources.flatMap { $0.shown.map(\.name) + $0.taken.map(\.argument.name) })
        var seen: Set<String> = []
        return pair.target.shown.filter { !known.contains($0.name) && seen.insert($0.name).inserted }.map { shown in
            scene.finding(
                argumentAdded, "`\(shown.name)` is shown here and not in the source", at: shown.range,
                notes: [
                    "The source says “\(pair.sources[0].example)”; a translation adds no values of its own.",
                    "Delete the placeholder.",
                ])
        }
    }

    /// Choices by an argument that the source does not mention. Axes are known everywhere, so a language may choose by
    /// them as its grammar needs.
    private static func addedChoices(_ scene: MessageScene) -> [Diagnostic] {
        guard let source = scene.source, source.isValid else { return [] }
        var findings: [Diagnostic] = []
        for nested in scene.arguments {
            let argument = nested.argument
            guard !argument.cases.isEmpty, !source.arguments.contains(where: { $0.argument.name == argument.name }),
                scene.declarations.axes[argument.name] == nil
            else { continue }
            findings.append(
                scene.finding(
                    argumentAdded, "the source does not use `\(argument.name)`", at: argument.nameRange,
                    notes: [
                        "A translation chooses by what its source uses, or by an axis.",
                        "Write the text without this choice.",
                    ]))
        }
        return findings
    }
}

extension FormPair {
    /// Whether all forms show the same values in the same order, as most do.
    fileprivate var showAlike: Bool {
        sources.allSatisfy { $0.shown.elementsEqual(target.shown) { $0.name == $1.name } }
    }
}

extension [Part] {
    /// Arguments that stand right behind another one, as in `{name}{apostrophe} message`: what ends a word in one language
    /// need not in the next.
    fileprivate var endingArguments: [String] {
        zip(self, dropFirst()).compactMap { first, second in
            guard case .argument(let stem) = first, case .argument(let ending) = second, stem.cases.isEmpty,
                ending.cases.isEmpty
            else { return nil }
            return ending.name
        }
    }
}

extension MessageForm {
    /// The text with `…` for values.
    var example: String {
        text.split(separator: Self.placeholder, omittingEmptySubsequences: false).joined(separator: "…").trimmed
    }

    /// Whether the form is shown for a single value of a number, which its words can then say: `=1`, Arabic `two`.
    func sayOneNumber(_ name: String, _ scene: MessageScene) -> Bool {
        taken.contains { taken in
            guard taken.argument.name == name, let plural = taken.plural else { return false }
            let isOrdinal = if case .selectOrdinal = taken.argument.kind { true } else { false }
            return scene.holdsOneNumber(taken.branch, of: plural, argument: name, isOrdinal: isOrdinal)
        }
    }
}

extension MessageScene {
    /// Whether a branch of a plural is shown for a single number of the argument's range.
    func holdsOneNumber(_ branch: Case, of plural: Plural, argument: String, isOrdinal: Bool) -> Bool {
        guard case .keyword(let word) = branch.selector else { return true }
        guard let numbers = numbers(of: word, in: plural, argument: argument, isOrdinal: isOrdinal) else {
            return false
        }
        return numbers.count == 1
    }

    /// The first few numbers of the argument's range that take a category's branch; absent where the argument is no number
    /// or the language has no rules. An argument that nothing declares may be any integer from 0 on.
    func numbers(of category: String, in plural: Plural, argument: String, isOrdinal: Bool) -> [String]? {
        guard
            let found = language.occurrence(of: plural, argument: argument, isOrdinal: isOrdinal)?.ofAnyInteger
        else { return nil }
        return found.first { $0.name == category }?.numbers ?? []
    }

    /// How a value is written in a form: `#` inside its plural.
    func spelling(of name: String, in form: MessageForm) -> String {
        form.taken.last.map { $0.argument.name == name && $0.plural != nil } ?? false ? "`#`" : "`{\(name)}`"
    }
}
