extension ProblemKind {
    /// One sentence without a full stop that says what is wrong.
    package var explanation: String {
        switch self {
        case .unclosedBrace: "this brace is never closed"
        case .unclosedBranches: "the message ends inside a plural or select: its closing brace is missing"
        case .missingName: "an argument needs a name or a number after the brace"
        case .badArgumentNumber: "an argument number has no leading zero and is at most 32767"
        case .argumentNumberTooLarge: "an argument number is at most 32767"
        case .unexpectedAfterName: "after the name of an argument only a comma or a closing brace may follow"
        case .missingType: "after the comma a type such as number, plural or select must follow"
        case .unexpectedAfterType: "after the type of an argument only a comma or a closing brace may follow"
        case .missingBranches: "this type needs a comma and its branches"
        case .unclosedStyleQuote: "an apostrophe in a style opens a quote, and this one is never closed"
        case .emptyChoice: "a choice needs at least one alternative"
        case .missingChoiceNumber: "an alternative of a choice begins with a number"
        case .missingChoiceSeparator: "after the number of an alternative #, < or ≤ must follow"
        case .missingExactNumber: "a number must follow directly after the equals sign"
        case .badNumber: "this is not a number"
        case .missingSelector: "a selector is expected here: a category, a value or, in a plural, = and a number"
        case .misplacedOffset: "the offset must stand before all branches"
        case .missingOffsetNumber: "a number must follow after offset:"
        case .missingBranch: "a selector must be followed by its text in braces"
        case .missingOther: "the branch other is missing; it is always required"
        case .nameTooLong: "a name is at most 65,535 UTF-16 units long"
        case .typeTooLong: "a type is at most 65,535 UTF-16 units long"
        case .styleTooLong: "a style is at most 65,535 UTF-16 units long"
        case .selectorTooLong: "a selector is at most 65,535 UTF-16 units long"
        case .numberTooLong: "a number is at most 127 characters long"
        case .tooManyNumbers: "a message holds at most 32,768 numbers that are not small integers"
        case .tooDeep: "arguments are nested more than \(MessageParser.depthLimit) levels deep"
        }
    }
}
