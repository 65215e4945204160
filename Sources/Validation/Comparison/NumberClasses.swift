import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// The numbers that plurals on one argument tell apart: one of each class, in ascending order.
///
/// Two numbers are in one class where every plural gives both the same category and no exact case names either.
struct NumberClasses {
    private(set) var representatives: [ChoiceNumber] = []
    private var seen: Set<UInt128> = []
    /// Rules with the offset that they apply behind, each pair once: 42 of them fit into a key of `seen`.
    private var ways: [(rules: PluralRules?, offset: Double)] = []
    private let exact: Set<Double>

    init(_ plurals: [(plural: Plural, rules: PluralRules?)], _ declaration: ArgumentDeclaration?) {
        for (plural, rules) in plurals {
            let offset = plural.offset?.value ?? 0
            let isKnown = ways.contains { $0.offset == offset && $0.rules?.set == rules?.set }
            if !isKnown, ways.count < 42 { ways.append((rules, offset)) }
        }
        exact = Set(
            plurals.flatMap(\.plural.cases).compactMap { branch in
                if case .exact(let value, _) = branch.selector { value } else { nil }
            })
        let range = declaration?.range ?? 0...1e9
        for value in exact.sorted() where range.contains(value) {
            if let number = ChoiceNumber(exactly: value) { representatives.append(number) }
        }
        for number in Self.candidates(range, hasFractions: declaration.map { $0.type != .integer } ?? false)
        where !exact.contains(number.value) {
            note(number)
        }
    }

    private mutating func note(_ number: ChoiceNumber) {
        let key = ways.reduce(UInt128(0)) { $0 << 3 | UInt128(number.category($1.rules, less: $1.offset).rawValue) }
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
