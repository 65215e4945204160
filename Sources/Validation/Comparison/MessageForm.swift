import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// A message as it is shown for certain values: one way through its choices. For one thread.
final class MessageForm {
    /// A placeholder that is shown, `#` included, under its argument's name.
    struct Shown: Sendable {
        let name: String
        let format: ShownFormat
        /// Bytes of the pattern.
        let range: Range<Int>
    }

    /// A branch that was taken.
    struct Taken: Sendable {
        let argument: Argument
        let index: Int

        var branch: Case { argument.cases[index] }

        /// The plural that was decided, where it is one.
        var plural: Plural? {
            switch argument.kind {
            case .plural(let plural), .selectOrdinal(let plural): plural
            default: nil
            }
        }
    }

    /// In the order of the pattern.
    fileprivate(set) var shown: [Shown] = []
    /// Outer branches before inner ones.
    fileprivate(set) var taken: [Taken] = []
    /// The text, with `placeholder` where an argument is shown.
    fileprivate(set) var text = ""
    /// The text as phrases are looked for in it.
    private(set) lazy var folded = FoldedText(text)
    /// The text's runs and where each stands in `text`, counted in UTF-8 bytes.
    fileprivate(set) var runs: [(offset: Int, literal: Literal)] = []

    /// Stands for a value in `text`; no letter, digit or space.
    static let placeholder = "\u{FFFC}"

    /// The selectors that were taken: `count one, task calendar`; empty where there is no choice.
    var words: String {
        taken.map { "\($0.argument.name) \($0.branch.selector.spelling)" }.joined(separator: ", ")
    }
}

/// The plural rules of a language; CLDR gives ordinal ones to fewer languages.
struct LocaleRules: Sendable {
    private(set) var cardinal: PluralRules?
    private(set) var ordinal: PluralRules?

    /// For messages that choose by no number.
    static let unused = LocaleRules()

    private init() {}

    init(_ locale: LocaleTag) {
        cardinal = PluralRules.rules(for: locale)
        ordinal = PluralRules.rules(for: locale, ordinal: true)
    }
}

/// Finds the form that a message takes for values.
struct FormReader {
    let rules: LocaleRules
    let declarations: Declarations

    init(_ parts: [Part], locale: LocaleTag, declarations: Declarations) {
        rules = parts.hasChoices ? LocaleRules(locale) : .unused
        self.declarations = declarations
    }

    /// The form of `parts` at a point. A select whose value has no branch takes `other`.
    func form(_ parts: [Part], at point: ChoicePoint) -> MessageForm {
        let form = MessageForm()
        add(parts, pound: nil, at: point, to: form)
        return form
    }

    /// The branches that are taken at a point, each with the place of its choice: tells forms of one message apart.
    func path(_ parts: [Part], at point: ChoicePoint) -> [Int] {
        var path: [Int] = []
        follow(parts, at: point, &path)
        return path
    }

    private func follow(_ parts: [Part], at point: ChoicePoint, _ path: inout [Int]) {
        for case .argument(let argument) in parts {
            guard let index = branch(of: argument, at: point) else { continue }
            path.append(argument.range.lowerBound)
            path.append(index)
            follow(argument.cases[index].parts, at: point, &path)
        }
    }

    private func add(_ parts: [Part], pound: Argument?, at point: ChoicePoint, to form: MessageForm) {
        for part in parts {
            switch part {
            case .literal(let literal):
                form.runs.append((form.text.utf8.count, literal))
                form.text += literal.text
            case .pound(let range):
                if let pound { show(pound.name, .number(.standard), range, form) }
            case .argument(let argument): add(argument, at: point, to: form)
            }
        }
    }

    private func show(_ name: String, _ format: ShownFormat, _ range: Range<Int>, _ form: MessageForm) {
        let isInteger = declarations.arguments[name]?.type == .integer
        form.shown.append(
            MessageForm.Shown(name: name, format: isInteger ? format.ofInteger : format, range: range))
        form.text += MessageForm.placeholder
    }

    private func add(_ argument: Argument, at point: ChoicePoint, to form: MessageForm) {
        switch argument.kind {
        case .none, .simple, .choice: show(argument.name, ShownFormat(argument, declarations), argument.range, form)
        case .plural, .selectOrdinal, .select: take(argument, at: point, to: form)
        }
    }

    private func take(_ argument: Argument, at point: ChoicePoint, to form: MessageForm) {
        guard let index = branch(of: argument, at: point) else { return }
        form.taken.append(MessageForm.Taken(argument: argument, index: index))
        add(argument.cases[index].parts, pound: argument.isCounting ? argument : nil, at: point, to: form)
    }

    /// The branch of a choice that is taken at a point; nil where it is none, or has no branch for it.
    private func branch(of argument: Argument, at point: ChoicePoint) -> Int? {
        switch argument.kind {
        case .none, .simple, .choice: return nil
        case .plural(let plural): return branch(plural, rules.cardinal, point.number(of: argument.name))
        case .selectOrdinal(let plural): return branch(plural, rules.ordinal, point.number(of: argument.name))
        case .select(let select):
            let word = point.word(of: argument.name) ?? "other"
            return select.cases.firstIndex { $0.selector == .keyword(word) }
                ?? select.cases.firstIndex { $0.selector == .keyword("other") }
        }
    }

    private func branch(_ plural: Plural, _ rules: PluralRules?, _ number: ChoiceNumber?) -> Int? {
        let number = number ?? ChoiceNumber(integer: 0)
        let exact = plural.cases.firstIndex {
            if case .exact(let value, _) = $0.selector { value == number.value } else { false }
        }
        let category = number.category(rules, less: plural.offset?.value ?? 0).keyword
        return exact ?? plural.cases.firstIndex { $0.selector == .keyword(category) }
            ?? plural.cases.firstIndex { $0.selector == .keyword("other") }
    }
}

extension [Part] {
    /// Whether there is more than one form.
    var hasChoices: Bool {
        contains { part in
            if case .argument(let argument) = part { !argument.cases.isEmpty } else { false }
        }
    }
}
