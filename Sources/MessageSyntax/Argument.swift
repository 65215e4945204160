/// An argument in braces: `{name}`, `{0}`, `{n, number, ::percent}`, `{n, plural, …}`.
///
/// A value all of whose parts are shared: who walks through messages passes it on by reference.
package final class Argument: Sendable, Equatable {
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

    package static func == (left: Argument, right: Argument) -> Bool {
        left === right
            || left.name == right.name && left.nameRange == right.nameRange && left.number == right.number
                && left.range == right.range && left.kind == right.kind
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

extension Style {
    /// The style without the white space around it, which ICU ignores before a keyword or skeleton.
    package var trimmed: String { String(text.unicodeScalars[trimmedIndices]) }

    /// The bytes of `trimmed` in the pattern.
    package var trimmedRange: Range<Int> { patternRange(of: trimmedIndices) }

    /// What follows `::`, without the white space around it; nil where the style is no skeleton.
    package var skeleton: String? { skeletonIndices.map { String(text.unicodeScalars[$0]) } }

    /// The bytes of `skeleton` in the pattern.
    package var skeletonRange: Range<Int>? { skeletonIndices.map(patternRange) }

    private var trimmedIndices: Range<String.Index> { trim(text.startIndex..<text.endIndex) }

    private var skeletonIndices: Range<String.Index>? {
        let indices = trimmedIndices
        guard text[indices].unicodeScalars.starts(with: "::".unicodeScalars) else { return nil }
        return trim(text.unicodeScalars.index(indices.lowerBound, offsetBy: 2)..<indices.upperBound)
    }

    private func trim(_ range: Range<String.Index>) -> Range<String.Index> {
        let scalars = text.unicodeScalars[range]
        guard let first = scalars.firstIndex(where: { !$0.properties.isPatternWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isPatternWhitespace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<scalars.index(after: last)
    }

    private func patternRange(of indices: Range<String.Index>) -> Range<Int> {
        let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: indices.lowerBound)
        return start..<start + text.utf8.distance(from: indices.lowerBound, to: indices.upperBound)
    }
}
