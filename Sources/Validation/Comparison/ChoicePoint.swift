import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// Values for all that messages choose by: few, so that a list serves better than a dictionary.
struct ChoicePoint: Sendable {
    private var numbers: [(name: String, value: ChoiceNumber)] = []
    private var words: [(name: String, value: String)] = []

    /// The number that plurals on an argument choose by.
    func number(of name: String) -> ChoiceNumber? { numbers.first { $0.name == name }?.value }

    /// The word that selects by an argument choose by.
    func word(of name: String) -> String? { words.first { $0.name == name }?.value }

    fileprivate func adding(_ name: String, _ number: ChoiceNumber) -> ChoicePoint {
        var point = self
        point.numbers.append((name, number))
        return point
    }

    fileprivate func adding(_ name: String, _ word: String) -> ChoicePoint {
        var point = self
        point.words.append((name, word))
        return point
    }
}

/// A number that chooses a plural branch.
struct ChoiceNumber: Sendable, Hashable {
    let value: Double
    /// Fraction digits shown, with as many as stand in `value`.
    private let fraction: (digits: UInt64, count: UInt64)

    init(integer: Int) {
        value = Double(integer)
        fraction = (0, 0)
    }

    /// A number with tenths.
    init(tenths: Int) {
        value = Double(tenths) / 10
        fraction = (UInt64(tenths.magnitude % 10), 1)
    }

    /// The category of the number less a plural's offset.
    func category(_ rules: PluralRules?, less offset: Double) -> PluralCategory {
        let shown = (value - offset).magnitude
        guard let rules, shown < 1e15 else { return .other }
        let integer = UInt64(shown)
        guard fraction.count > 0 else { return rules.category(for: PluralOperands(i: integer, v: 0, f: 0)) }
        return rules.category(for: PluralOperands(i: integer, v: fraction.count, f: fraction.digits))
    }

    static func == (left: ChoiceNumber, right: ChoiceNumber) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The points at which two messages are to be compared: one for each way in which their choices can fall together.
struct ChoicePoints {
    /// More are never looked at: a message with as many forms is reported for that.
    static let limit = 2_000

    private(set) var all: [ChoicePoint] = [ChoicePoint()]

    /// Messages by their parts, each with the plural rules that choose its branches.
    init(_ messages: [(parts: [Part], rules: LocaleRules)], declarations: Declarations) {
        var choices: [Choices] = []
        for (parts, rules) in messages { Self.collect(parts, rules, &choices) }
        for choice in choices {
            if !choice.plurals.isEmpty {
                let numbers = NumberClasses.representatives(choice.plurals, declarations.arguments[choice.name])
                multiply(numbers) { $0.adding(choice.name, $1) }
            }
            if !choice.words.isEmpty { multiply(choice.words) { $0.adding(choice.name, $1) } }
        }
    }

    /// What is chosen by an argument.
    private struct Choices {
        let name: String
        var plurals: [(plural: Plural, rules: PluralRules?)] = []
        var words: [String] = []
    }

    private static func collect(_ parts: [Part], _ rules: LocaleRules, _ choices: inout [Choices]) {
        for case .argument(let argument) in parts {
            let cases = argument.cases
            guard !cases.isEmpty else { continue }
            let index = choices.firstIndex { $0.name == argument.name } ?? choices.count
            if index == choices.count { choices.append(Choices(name: argument.name)) }
            switch argument.kind {
            case .plural(let plural): choices[index].plurals.append((plural, rules.cardinal))
            case .selectOrdinal(let plural): choices[index].plurals.append((plural, rules.ordinal))
            case .select:
                for word in cases.compactMap(\.keyword) where !choices[index].words.contains(word) {
                    choices[index].words.append(word)
                }
            case .none, .simple, .choice: break
            }
            for branch in cases { collect(branch.parts, rules, &choices) }
        }
    }

    private mutating func multiply<Value>(_ values: [Value], _ adding: (ChoicePoint, Value) -> ChoicePoint) {
        guard !values.isEmpty, all.count * values.count <= Self.limit else { return }
        all = all.flatMap { point in values.map { adding(point, $0) } }
    }
}
