/// The style of a plural or selectordinal.
package struct Plural: Sendable, Equatable {
    /// `offset:1`, where written.
    package let offset: Offset?
    /// The branches in order; a valid plural has `other` among them.
    package let cases: [Case]

    /// What is subtracted before a category is chosen and `#` is shown; exact cases see the number as it is.
    package struct Offset: Sendable, Equatable {
        package let value: Double
        /// The number as written.
        package let spelling: String
        /// From `offset:` to behind the number.
        package let range: Range<Int>

        package init(value: Double, spelling: String, range: Range<Int>) {
            self.value = value
            self.spelling = spelling
            self.range = range
        }
    }

    package init(offset: Offset? = nil, cases: [Case]) {
        self.offset = offset
        self.cases = cases
    }
}

/// The style of a select.
package struct Select: Sendable, Equatable {
    /// The branches in order, all with keyword selectors; a valid select has `other` among them.
    package let cases: [Case]

    package init(cases: [Case]) { self.cases = cases }
}

/// One branch of a plural, selectordinal or select.
package struct Case: Sendable, Equatable {
    package let selector: Selector
    /// The bytes of the selector, `=` included.
    package let selectorRange: Range<Int>
    /// The message of the branch.
    package let parts: [Part]
    /// The bytes of the message with its braces.
    package let range: Range<Int>

    /// When a branch is chosen.
    package enum Selector: Sendable, Equatable {
        /// A plural category or a select value.
        case keyword(String)
        /// `=1`: the spelling is what stands behind `=`.
        case exact(Double, spelling: String)

        /// As written in the pattern.
        package var spelling: String {
            switch self {
            case .keyword(let word): word
            case .exact(_, let spelling): "=" + spelling
            }
        }
    }

    package init(selector: Selector, selectorRange: Range<Int>, parts: [Part], range: Range<Int>) {
        self.selector = selector
        self.selectorRange = selectorRange
        self.parts = parts
        self.range = range
    }
}

/// The style of a choice, ICU's deprecated list of number ranges.
package struct Choice: Sendable, Equatable {
    /// The alternatives in order, at least one where valid.
    package let alternatives: [Alternative]

    /// `1#one task`: the message from the number on.
    package struct Alternative: Sendable, Equatable {
        /// The lower end; may be infinite.
        package let limit: Double
        /// The number as written.
        package let spelling: String
        /// The bytes of the number.
        package let limitRange: Range<Int>
        /// `#`, `<` or `≤`.
        package let separator: String
        package let parts: [Part]
        /// The bytes of the message.
        package let range: Range<Int>

        package init(
            limit: Double, spelling: String, limitRange: Range<Int>, separator: String, parts: [Part],
            range: Range<Int>
        ) {
            self.limit = limit
            self.spelling = spelling
            self.limitRange = limitRange
            self.separator = separator
            self.parts = parts
            self.range = range
        }
    }

    package init(alternatives: [Alternative]) { self.alternatives = alternatives }
}
