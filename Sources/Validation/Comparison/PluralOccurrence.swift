import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// What the numbers of a plural can be in a language. For one thread: what takes time is worked out when first asked for.
final class PluralOccurrence {
    /// What the answers depend on, apart from the language: few plurals of a language differ in it.
    struct Question: Hashable {
        /// The name of a declared argument, else empty.
        let argument: String
        let isOrdinal: Bool
        let offset: Double
        /// The numbers that exact cases name, in the order of the branches.
        let exact: [Double]
        /// See `Plural.decidingStyle`.
        let style: String?
    }

    private let question: Question
    private let rules: PluralRules
    /// Absent where the catalog declares no argument of the name.
    private let declaration: ArgumentDeclaration?
    private let isOpen: Bool

    /// The categories that occur; absent where the argument is no declared number. Where nothing is known of arguments,
    /// those that whole numbers below a million take.
    private(set) lazy var categories = occurring(exact: question.exact, atMost: false)
    /// The same where nothing is known of arguments for any number at all.
    private(set) lazy var atMost = occurring(exact: question.exact, atMost: true)
    /// `categories` and `atMost` if there were no exact cases.
    private(set) lazy var withoutExact = occurring(exact: [], atMost: false)
    private(set) lazy var atMostWithoutExact = occurring(exact: [], atMost: true)
    /// Of an argument that nothing declares, which may be any integer from 0 on; absent where it is declared as no number.
    private(set) lazy var ofAnyInteger = readAnyInteger()

    init(_ question: Question, _ rules: PluralRules, _ declaration: ArgumentDeclaration?, isOpen: Bool) {
        self.question = question
        self.rules = rules
        self.declaration = declaration
        self.isOpen = isOpen
    }

    private func occurring(exact: [Double], atMost: Bool) -> [OccurringCategory]? {
        if isOpen { return guessed(exact: exact, atMost: atMost) }
        guard let declaration, let range = declaration.range else { return nil }
        return occurring(numbers(declaration, range, exact: exact))
    }

    private func readAnyInteger() -> [OccurringCategory]? {
        guard let range = declaration == nil ? 0...1e9 : declaration?.range else { return nil }
        return occurring(numbers(declaration, range, exact: question.exact))
    }

    /// The categories where nothing is known of the argument.
    private func guessed(exact: [Double], atMost: Bool) -> [OccurringCategory] {
        var numbers = numbers(nil, 0...(atMost ? 1e9 : 999_999), exact: exact)
        var found = occurring(numbers)
        if atMost {
            numbers.isInteger = false
            found += occurring(numbers)
        }
        return found
    }

    private func occurring(_ numbers: PluralNumbers) -> [OccurringCategory] {
        rules.occurring(numbers).map { OccurringCategory(category: $0.category, numbers: $0.examples) }
    }

    /// The numbers that the plural chooses by. An argument that nothing declares counts something.
    private func numbers(
        _ declaration: ArgumentDeclaration?, _ range: ClosedRange<Double>, exact: [Double]
    ) -> PluralNumbers {
        let offset = question.offset
        guard let declaration else {
            return PluralNumbers(range, isInteger: true, offset: offset == offset.rounded() ? offset : 0, exact: exact)
        }
        return PluralNumbers(
            range, isInteger: declaration.type == .integer, view: PluralView(style: question.style), offset: offset,
            exact: exact)
    }
}

/// A category that numbers of an argument fall into, with some of them.
struct OccurringCategory {
    let category: PluralCategory
    let name: String
    /// Some numbers of it, four at most.
    let numbers: [String]
    /// The same as numbers; none of decimals.
    let integers: [Int]

    init(category: PluralCategory, numbers: [String]) {
        self.category = category
        self.numbers = numbers
        name = category.keyword
        integers = numbers.compactMap { Int($0) }
    }

    /// `2, 3, 4, 22 …`
    var examples: String { numbers.joined(separator: ", ") + (numbers.count > 3 ? " …" : "") }
}

extension LanguageScene {
    /// What the numbers of a plural can be; absent where the language has no rules for it.
    func occurrence(of plural: Plural, argument: String, isOrdinal: Bool) -> PluralOccurrence? {
        guard let rules = isOrdinal ? rules.ordinal : rules.cardinal else { return nil }
        let declaration = declarations.arguments[argument]
        var exact: [Double] = []
        for branch in plural.cases {
            if case .exact(let value, _) = branch.selector { exact.append(value) }
        }
        let bare = declaration?.type == .percent ? "percent" : nil
        let question = PluralOccurrence.Question(
            argument: declaration == nil ? "" : argument, isOrdinal: isOrdinal, offset: plural.offset?.value ?? 0,
            exact: exact, style: declaration == nil ? nil : plural.decidingStyle(of: argument, bare: bare))
        return occurrence(question) {
            PluralOccurrence(question, rules, declaration, isOpen: declarations.isOpen)
        }
    }
}
