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

    private let parts: [Part]
    private let way: ChoiceWays.Way
    private let declarations: Declarations

    /// In the order of the pattern.
    private(set) lazy var shown = readShown()
    /// Outer branches before inner ones.
    private(set) lazy var taken = readTaken()
    /// The text, with `placeholder` where an argument is shown.
    private(set) lazy var text = readText()
    /// The text as phrases are looked for in it.
    private(set) lazy var folded = FoldedText(text)
    /// The text's runs and where each stands in `text`, counted in UTF-8 bytes.
    private(set) lazy var runs = readRuns()
    /// Whole numbers in the text.
    private(set) lazy var numbers = readNumbers()

    /// The form of a message along one way through its choices; that of one without choices is empty.
    init(_ parts: [Part], along way: ChoiceWays.Way, _ declarations: Declarations) {
        self.parts = parts
        self.way = way
        self.declarations = declarations
    }

    /// Stands for a value in `text`; no letter, digit or space.
    static let placeholder = "\u{FFFC}"

    /// The selectors that were taken: `count one, task calendar`; empty where there is no choice.
    var words: String {
        taken.map { "\($0.argument.name) \($0.branch.selector.spelling)" }.joined(separator: ", ")
    }
}

/// The plural rules of a language; CLDR gives ordinal ones to fewer languages.
struct LocaleRules: Sendable {
    let cardinal: PluralRules?
    let ordinal: PluralRules?

    init(_ locale: LocaleTag) {
        cardinal = PluralRules.rules(for: locale)
        ordinal = PluralRules.rules(for: locale, ordinal: true)
    }
}

// What a form has, each read when first asked for: few are asked for all of it.
extension MessageForm {
    private func readText() -> String {
        var text = ""
        walk { part, _ in
            if case .literal(let literal) = part { text += literal.text } else { text += Self.placeholder }
        }
        return text
    }

    private func readRuns() -> [(offset: Int, literal: Literal)] {
        var runs: [(offset: Int, literal: Literal)] = []
        var offset = 0
        walk { part, _ in
            guard case .literal(let literal) = part else {
                offset += Self.placeholder.utf8.count
                return
            }
            runs.append((offset, literal))
            offset += literal.text.utf8.count
        }
        return runs
    }

    private func readShown() -> [Shown] {
        var shown: [Shown] = []
        walk { part, pound in
            switch part {
            case .literal: break
            case .pound(let range): shown.append(self.shown(pound, .number(.standard), range))
            case .argument(let argument):
                shown.append(self.shown(argument.name, ShownFormat(argument, declarations), argument.range))
            }
        }
        return shown
    }

    private func shown(_ name: String, _ format: ShownFormat, _ range: Range<Int>) -> Shown {
        let isInteger = declarations.arguments[name]?.type == .integer
        return Shown(name: name, format: isInteger ? format.ofInteger : format, range: range)
    }

    private func readTaken() -> [Taken] {
        guard !way.isEmpty else { return [] }
        var taken: [Taken] = []
        var next = 0
        followChoices(of: parts, &next) { taken.append(Taken(argument: $0, index: $1)) }
        return taken
    }

    private func followChoices(of parts: [Part], _ next: inout Int, _ visit: (Argument, _ branch: Int) -> Void) {
        for case .argument(let argument) in parts {
            guard let branch = branch(of: argument, &next) else { continue }
            visit(argument, branch)
            followChoices(of: argument.cases[branch].parts, &next, visit)
        }
    }

    /// The branch that the way takes. A choice that could not be read has none, and is not on the way.
    private func branch(of argument: Argument, _ next: inout Int) -> Int? {
        guard !way.isEmpty, !argument.cases.isEmpty else { return nil }
        next += 1
        return way[next - 1] == ChoiceWays.noBranch ? nil : way[next - 1]
    }

    /// Visits what is shown, in order: texts, and values with the name that `#` stands for.
    private func walk(_ visit: (Part, _ pound: String) -> Void) {
        var next = 0
        walk(parts, pound: nil, &next, visit)
    }

    private func walk(_ parts: [Part], pound: String?, _ next: inout Int, _ visit: (Part, _ pound: String) -> Void) {
        for part in parts {
            switch part {
            case .literal: visit(part, "")
            case .pound: if let pound { visit(part, pound) }
            case .argument(let argument):
                switch argument.kind {
                case .none, .simple, .choice: visit(part, "")
                case .plural(let plural), .selectOrdinal(let plural):
                    guard let branch = branch(of: argument, &next) else { continue }
                    walk(plural.cases[branch].parts, pound: argument.name, &next, visit)
                case .select(let select):
                    guard let branch = branch(of: argument, &next) else { continue }
                    walk(select.cases[branch].parts, pound: nil, &next, visit)
                }
            }
        }
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
