import CatalogModel
import LocaleData
import MessageSyntax

// The ways through the choices of a message, and those of a translation beside those of its source.
//
// Which branches are shown together depends on the choices alone, not on the words in their branches, and a language has
// few kinds of choices: most translations into Russian choose by `one few many other`, and most English sources by
// `one other`. So the ways are worked out once for each kind, over points that stand for all values, and are then
// followed by every message of that kind. Example, for a count of 0…99:
//
//     en  {count, plural, =1 {One task} other {# tasks}}
//     ru  {n, plural, one {# задача} few {# задачи} many {# задач} other {# задачи}}
//
// Russian takes branch 0 for 1, 21, 31 …, where English takes 0 and 1; branch 1 for 2, 3, 4, 22 …, and 2 for 0, 5, 6 …,
// where English takes 1. `other` is for fractions, which this count has not. The ways are ([0]; [0], [1]), ([1]; [1]),
// ([2]; [1]).

/// How the choices of two messages fall together, or what those of one can be.
struct ChoiceWays: Sendable {
    /// A way through the first message: for each choice that is met, the index of the branch that is taken.
    typealias Way = [Int]

    /// Stands in a way where a choice has no branch for a value.
    static let noBranch = -1

    /// In the order in which they are first met.
    private(set) var all: [(way: Way, sources: [Int])] = []
    /// The ways through the second message, to which `sources` are indexes.
    private(set) var sources: [Way] = []

    /// The ways through a message, beside those through its source where there is one.
    init(
        _ parts: [Part], _ rules: LocaleRules, source: (parts: [Part], rules: LocaleRules)?,
        _ declarations: Declarations
    ) {
        let reader = WayReader(rules: rules)
        let points = ChoicePoints([(parts, rules)] + (source.map { [$0] } ?? []), declarations: declarations)
        var indexes: [Way: Int] = [:]
        var sourceIndexes: [Way: Int] = [:]
        for point in points.all {
            let way = reader.way(through: parts, at: point)
            let index = indexes[way] ?? all.count
            if index == all.count {
                indexes[way] = index
                all.append((way, []))
            }
            guard let source else { continue }
            let sourceWay = WayReader(rules: source.rules).way(through: source.parts, at: point)
            let sourceIndex = sourceIndexes[sourceWay] ?? sources.count
            if sourceIndex == sources.count {
                sourceIndexes[sourceWay] = sourceIndex
                sources.append(sourceWay)
            }
            if !all[index].sources.contains(sourceIndex) { all[index].sources.append(sourceIndex) }
        }
    }
}

/// Finds the way that values take through a message.
private struct WayReader {
    let rules: LocaleRules

    func way(through parts: [Part], at point: ChoicePoint) -> ChoiceWays.Way {
        var way: ChoiceWays.Way = []
        follow(parts, at: point, &way)
        return way
    }

    private func follow(_ parts: [Part], at point: ChoicePoint, _ way: inout ChoiceWays.Way) {
        for case .argument(let argument) in parts {
            let cases = argument.cases
            guard !cases.isEmpty else { continue }
            let index = branch(of: argument, at: point)
            way.append(index ?? ChoiceWays.noBranch)
            if let index { follow(cases[index].parts, at: point, &way) }
        }
    }

    /// The branch of a choice that is taken at a point; nil where it has no branch for it. A select whose value has no
    /// branch takes `other`.
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

/// Describes the choices of messages: where descriptions are equal, the ways are.
struct ChoiceKey {
    private(set) var text = ""
    private let declarations: Declarations
    private var names: [String] = []

    init(_ declarations: Declarations) { self.declarations = declarations }

    /// Adds a message. No selector has a space or brace, which set them apart.
    mutating func add(_ parts: [Part]) {
        for case .argument(let argument) in parts {
            switch argument.kind {
            case .none, .simple, .choice: break
            case .plural(let plural): add("p", argument, plural.cases, offset: plural.offset)
            case .selectOrdinal(let plural): add("o", argument, plural.cases, offset: plural.offset)
            case .select(let select): add("s", argument, select.cases, offset: nil)
            }
        }
    }

    /// Sets what follows apart from what was added.
    mutating func addSeparator() { text += "|" }

    private mutating func add(_ kind: String, _ argument: Argument, _ cases: [Case], offset: Plural.Offset?) {
        text += kind
        let index = names.firstIndex(of: argument.name) ?? names.count
        if index == names.count { names.append(argument.name) }
        text += String(index)
        if declarations.arguments[argument.name] != nil {
            text += " "
            text += argument.name
        }
        if let offset {
            text += " "
            text += offset.spelling
        }
        text += "{"
        for branch in cases {
            switch branch.selector {
            case .keyword(let word): text += word
            case .exact(_, let spelling):
                text += "="
                text += spelling
            }
            text += " "
            add(branch.parts)
        }
        text += "}"
    }
}
