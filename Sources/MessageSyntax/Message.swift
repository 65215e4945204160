/// A parsed ICU MessageFormat 1 pattern; every range below it counts UTF-8 bytes of `text`.
package struct Message: Sendable, Equatable {
    /// The pattern as it was given.
    package let text: String
    /// The parts of the top level in order; what a broken place left unreadable is missing here.
    package let parts: [Part]
    /// What ICU would refuse, in the order found; the first one is ICU's own error. Empty: ICU accepts the pattern.
    package let problems: [MessageProblem]

    package init(text: String, parts: [Part], problems: [MessageProblem]) {
        self.text = text
        self.parts = parts
        self.problems = problems
    }

    /// Whether ICU accepts the pattern (and it is nested no deeper than `MessageParser.depthLimit`).
    package var isValid: Bool { problems.isEmpty }

    /// Whether the pattern is valid and shows the same text whatever its arguments are.
    package var isPlain: Bool {
        problems.isEmpty
            && parts.allSatisfy {
                if case .literal = $0 { true } else { false }
            }
    }
}
