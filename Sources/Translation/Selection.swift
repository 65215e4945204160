package import MessageSyntax

/// What a message chooses by: an argument, and how.
package struct Selection: Sendable, Hashable {
    /// How a case is found.
    package enum Kind: Sendable, Hashable {
        case plural
        case ordinal
        case select
    }

    package let argument: String
    package let kind: Kind
    /// What a plural subtracts before it looks for a category; 0 for all others.
    package let offset: Double

    package init(argument: String, kind: Kind, offset: Double = 0) {
        self.argument = argument
        self.kind = kind
        self.offset = offset
    }

    /// The selection of an argument that has cases; nil for any other.
    package init?(_ argument: Argument) {
        switch argument.kind {
        case .plural(let plural):
            self.init(argument: argument.name, kind: .plural, offset: plural.offset?.value ?? 0)
        case .selectOrdinal(let plural):
            self.init(argument: argument.name, kind: .ordinal, offset: plural.offset?.value ?? 0)
        case .select: self.init(argument: argument.name, kind: .select)
        case .none, .simple, .choice: return nil
        }
    }

    /// The ICU keyword.
    var keyword: String {
        switch kind {
        case .plural: "plural"
        case .ordinal: "selectordinal"
        case .select: "select"
        }
    }
}

/// One case of a selection.
package enum FormChoice: Sendable, Hashable {
    /// A plural category or a select value.
    case keyword(String)
    case exact(Double)

    init(_ selector: Case.Selector) {
        switch selector {
        case .keyword(let word): self = .keyword(word)
        case .exact(let value, _): self = .exact(value)
        }
    }

    /// As form ids write it: `few`, `eq1`, `eq1.5`.
    package var id: String {
        switch self {
        case .keyword(let word): word
        case .exact(let value): "eq" + FormChoice.decimal(value)
        }
    }

    /// As ICU writes it: `few`, `=1`.
    var spelling: String {
        switch self {
        case .keyword(let word): word
        case .exact(let value): "=" + FormChoice.decimal(value)
        }
    }

    /// The shortest decimal that names the number, without an exponent below 10¹⁶.
    package static func decimal(_ value: Double) -> String {
        if let integer = Int(exactly: value), integer.magnitude < 10_000_000_000_000_000 { return String(integer) }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : String(text.filter { $0 != "+" })
    }
}

/// A case that a locale needs, with numbers that take it.
package struct NeededCase: Sendable, Hashable {
    package let choice: FormChoice
    /// Up to four numbers of the argument's range that take it; empty where none is known.
    package let examples: [String]
    /// The first example, where it is whole.
    let number: Int?

    init(_ choice: FormChoice, examples: [String] = [], number: Int? = nil) {
        self.choice = choice
        self.examples = examples
        self.number = number
    }

    /// `2, 3, 4, 22 …`
    var list: String { examples.joined(separator: ", ") + (examples.count > 3 ? " …" : "") }

    /// `few: 2, 3, 4, 22 …`; nil where there is nothing to show.
    package var numbers: String? {
        guard case .keyword(let word) = choice, !examples.isEmpty else { return nil }
        return "\(word): \(list)"
    }

    /// Whether the case stands for one number alone, so that its words need not show it.
    package var isSingle: Bool {
        if case .exact = choice { return true }
        return examples.count == 1
    }
}
