/// An argument in braces: `{name}`, `{0}`, `{n, number, ::percent}`, `{n, plural, …}`.
package struct Argument: Sendable, Equatable {
    /// The name, or the digits of a numbered argument, as written.
    package let name: String
    /// The bytes of `name`.
    package let nameRange: Range<Int>
    /// The number of a numbered argument (0…32767).
    package let number: Int?
    /// What is done with the value.
    package let kind: Kind
    /// The bytes from `{` to behind `}`; to the end of the pattern where that is missing.
    package let range: Range<Int>

    /// What an argument does with its value.
    package enum Kind: Sendable, Equatable {
        /// `{name}`; also an argument whose type could not be read.
        case none
        /// `{name, type}` or `{name, type, style}` with any type but the four below.
        case simple(type: String, typeRange: Range<Int>, style: Style?)
        case plural(Plural)
        case selectOrdinal(Plural)
        case select(Select)
        case choice(Choice)
    }

    package init(name: String, nameRange: Range<Int>, number: Int?, kind: Kind, range: Range<Int>) {
        self.name = name
        self.nameRange = nameRange
        self.number = number
        self.kind = kind
        self.range = range
    }

    /// The branches of a plural, selectordinal or select; empty for every other kind.
    package var cases: [Case] {
        switch kind {
        case .plural(let plural), .selectOrdinal(let plural): plural.cases
        case .select(let select): select.cases
        case .none, .simple, .choice: []
        }
    }
}

/// The style of a simple argument: what follows the second comma.
package struct Style: Sendable, Equatable {
    /// As written, white space, quotes and `::` included; may be empty.
    package let text: String
    /// The bytes of `text`.
    package let range: Range<Int>

    package init(text: String, range: Range<Int>) {
        self.text = text
        self.range = range
    }
}
