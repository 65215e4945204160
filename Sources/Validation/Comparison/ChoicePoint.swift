import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// Values for all that messages choose by.
struct ChoicePoint: Sendable {
    /// By argument name; for plurals.
    var numbers: [String: ChoiceNumber] = [:]
    /// By argument name; for selects.
    var words: [String: String] = [:]
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

    /// Messages by their parts, each with the reader of the locale whose plural rules choose its branches.
    init(_ messages: [(parts: [Part], reader: FormReader)], declarations: Declarations) {
        var plurals: [String: [(plural: Plural, rules: PluralRules?)]] = [:]
        var words: [String: [String]] = [:]
        var order: [String] = []
        for (parts, reader) in messages {
            forEachPart(of: parts) { part, _ in
                guard case .argument(let argument) = part else { return }
                switch argument.kind {
                case .plural(let plural):
                    plurals[argument.name, default: []].append((plural, reader.rules.cardinal))
                case .selectOrdinal(let plural):
                    plurals[argument.name, default: []].append((plural, reader.rules.ordinal))
                case .select(let select):
                    for case .keyword(let word) in select.cases.map(\.selector)
                    where !words[argument.name, default: []].contains(word) {
                        words[argument.name, default: []].append(word)
                    }
                case .none, .simple, .choice: return
                }
                if !order.contains(argument.name) { order.append(argument.name) }
            }
        }
        for name in order {
            if let plurals = plurals[name] {
                let numbers = NumberClasses.representatives(plurals, declarations.arguments[name])
                multiply(numbers) { $0.numbers[name] = $1 }
            }
            if let words = words[name] { multiply(words) { $0.words[name] = $1 } }
        }
    }

    private mutating func multiply<Value>(_ values: [Value], _ set: (inout ChoicePoint, Value) -> Void) {
        guard !values.isEmpty, all.count * values.count <= Self.limit else { return }
        all = all.flatMap { point in
            values.map { value in
                var copy = point
                set(&copy, value)
                return copy
            }
        }
    }
}
