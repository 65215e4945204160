/// A place that ICU refuses.
package struct MessageProblem: Sendable, Equatable {
    package let kind: ProblemKind
    /// The bytes to point at; empty at the end of the pattern where something is missing there.
    package let range: Range<Int>

    package init(kind: ProblemKind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// One sentence without a full stop that says what is wrong.
    package var explanation: String { kind.explanation }
}

/// Why ICU refuses a pattern: one kind a cause.
package enum ProblemKind: Sendable, Hashable, CaseIterable {
    /// `{name` or `{n, number, ::percent`: the pattern ends before the brace is closed.
    case unclosedBrace
    /// `{n, plural, other {…}`: the pattern ends where another branch or the closing brace is due.
    case unclosedBranches
    /// `{}`, `{ , number}`
    case missingName
    /// `{01}`, `{9999999999}`: all digits, but no argument number.
    case badArgumentNumber
    /// `{32768}`
    case argumentNumberTooLarge
    /// `{first name}`, `{a.b}`
    case unexpectedAfterName
    /// `{n,}`, `{n, 7}`
    case missingType
    /// `{n, number integer}`
    case unexpectedAfterType
    /// `{n, plural}`
    case missingBranches
    /// `{d, date, h 'o}`
    case unclosedStyleQuote
    /// `{n, choice, }`
    case emptyChoice
    /// `{n, choice, a#x}`
    case missingChoiceNumber
    /// `{n, choice, 1 x}`
    case missingChoiceSeparator
    /// `{n, plural, = 1 {…} …}`
    case missingExactNumber
    /// `=1-`, `offset:.`
    case badNumber
    /// `{n, plural, ! {…}}`
    case missingSelector
    /// `{n, plural, one {…} offset:1 …}`
    case misplacedOffset
    /// `{n, plural, offset: other {…}}`
    case missingOffsetNumber
    /// `{n, plural, one two {…}}`
    case missingBranch
    /// A plural, selectordinal or select without `other`.
    case missingOther
    /// A name longer than 65,535 UTF-16 units.
    case nameTooLong
    /// A type longer than 65,535 UTF-16 units.
    case typeTooLong
    /// A style longer than 65,535 UTF-16 units.
    case styleTooLong
    /// A selector longer than 65,535 UTF-16 units.
    case selectorTooLong
    /// An offset or a number of a choice longer than 65,535 UTF-16 units.
    case numberTooLong
    /// More than 32,768 numbers in one pattern that are not small integers.
    case tooManyNumbers
    /// Nested deeper than `MessageParser.depthLimit`; ICU has no such limit and overflows the stack instead.
    case tooDeep
}
