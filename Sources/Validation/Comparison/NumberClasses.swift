import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// The numbers that plurals on one argument tell apart: one of each class, in ascending order.
///
/// Two numbers are in one class where every plural gives both the same category and no exact case names either.
struct NumberClasses {
    /// Rules with the offset that they apply behind.
    private struct Way: Hashable {
        let rules: PluralRules?
        let offset: Double

        static func == (left: Way, right: Way) -> Bool {
            left.offset == right.offset && left.rules?.set == right.rules?.set
        }

        func hash(into hasher: inout Hasher) { hasher.combine(rules?.set) }
    }

    /// What classes depend on: few messages of a language differ in it.
    private struct Question: Hashable {
        var ways: [Way] = []
        /// The numbers that exact cases name, ascending.
        var exact: [Double] = []
        let range: ClosedRange<Double>
        let hasFractions: Bool
    }

    private static let known = Memo<Question, [ChoiceNumber]>()

    private let question: Question
    private var representatives: [ChoiceNumber] = []
    private var seen: Set<UInt128> = []

    /// The numbers for plurals on an argument. More than 42 different ones are not told apart: as many fit into a key.
    static func representatives(
        _ plurals: [(plural: Plural, rules: PluralRules?)], _ declaration: ArgumentDeclaration?
    ) -> [ChoiceNumber] {
        var question = Question(
            range: declaration?.range ?? 0...1e9, hasFractions: declaration.map { $0.type != .integer } ?? false)
        for (plural, rules) in plurals {
            let way = Way(rules: rules, offset: plural.offset?.value ?? 0)
            if question.ways.count < 42, !question.ways.contains(way) { question.ways.append(way) }
            for case .exact(let value, _) in plural.cases.lazy.map(\.selector) where !question.exact.contains(value) {
                question.exact.append(value)
            }
        }
        question.exact.sort()
        return known.answer(question) { NumberClasses(question).representatives }
    }

    private init(_ question: Question) {
        self.question = question
        let exact = Set(question.exact)
        for value in question.exact where question.range.contains(value) {
            if let number = ChoiceNumber(exactly: value) { representatives.append(number) }
        }
        for number in Self.candidates(question.range, hasFractions: question.hasFractions)
        where !exact.contains(number.value) {
            note(number)
        }
    }

    private mutating func note(_ number: ChoiceNumber) {
        let key = question.ways.reduce(UInt128(0)) {
            $0 << 3 | UInt128(number.category($1.rules, less: $1.offset).rawValue)
        }
        if seen.insert(key).inserted { representatives.append(number) }
    }

    /// Numbers among which every class has one: CLDR's rules look at the last two digits, at whole millions, and at
    /// fractions.
    private static func candidates(_ range: ClosedRange<Double>, hasFractions: Bool) -> [ChoiceNumber] {
        let lower = Int(exactly: range.lowerBound.rounded(.up)) ?? 0
        let upper = Int(exactly: range.upperBound.rounded(.down)) ?? 0
        var result: [ChoiceNumber] = []
        if lower <= upper {
            let near = upper - lower > 209 ? lower + 209 : upper
            result += (lower...near).map(ChoiceNumber.init(integer:))
            for far in [1_000_000, 2_000_000, upper] where far > near && far <= upper {
                result.append(ChoiceNumber(integer: far))
            }
        }
        if hasFractions {
            for tenths in [1, 5, 11, 15, 21, 25, 211, 1005] where range.contains(Double(tenths) / 10) {
                result.append(ChoiceNumber(tenths: tenths))
            }
        }
        return result
    }
}

extension ChoiceNumber {
    /// The number of an exact case: whole, or with tenths.
    init?(exactly value: Double) {
        if let integer = Int(exactly: value) {
            self.init(integer: integer)
        } else if let tenths = Int(exactly: (value * 10).rounded()), Double(tenths) / 10 == value {
            self.init(tenths: tenths)
        } else {
            return nil
        }
    }
}
