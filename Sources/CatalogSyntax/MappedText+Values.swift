package import SourceText

/// What a value says, by the form that its key has. Faults of form were reported when the file was parsed; these read
/// what can be read.
extension MappedText {
    /// `a, b`: the items, trimmed; empty ones are left out.
    package var list: [Name] { [] }

    /// `a: b, c: d`: the pairs.
    package var pairs: [PairSyntax] { [] }

    /// The only word of the value, for keys that take one: the whole value.
    package var word: Name { Name(text, at: range) }

    /// `A...B`.
    package var numberRange: NumberRangeSyntax? { nil }

    /// `N columns`.
    package var columns: Int? { nil }

    /// The type of an argument.
    package var argumentType: ArgumentTypeSyntax { ArgumentTypeSyntax(name: word, cases: []) }

    /// A selector.
    package var selector: SelectorSyntax { SelectorSyntax(clauses: [], isEverything: false, range: range) }
}
