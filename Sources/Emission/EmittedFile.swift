/// A file that emission asks to be written.
package struct EmittedFile: Sendable, Hashable {
    /// Relative to the output folder, with `/` between components.
    package let path: String
    package let contents: String

    package init(path: String, contents: String) {
        self.path = path
        self.contents = contents
    }
}

/// Why a catalog cannot be emitted although it is sound.
package enum EmissionProblem: Sendable, Hashable {
    /// A dense index of so many combinations would be too large, and so would a diagram.
    case spaceTooLarge(combinations: String, limit: Int)
    /// Two names of the catalog give the same Swift name.
    case nameTaken(String)
    /// A text needs something that the runtime cannot do; the text as a pattern, and what.
    case textNotSupported(pattern: String, reason: String)
    /// An action has no title.
    case actionWithoutTitle(String)

    /// One sentence that says what is wrong.
    package var message: String {
        switch self {
        case .spaceTooLarge(let combinations, let limit):
            "the axes have \(combinations) combinations; the generated table holds more than \(limit) only where few regions "
                + "overlap"
        case .nameTaken(let name): "the Swift name `\(name)` is given twice"
        case .textNotSupported(let pattern, let reason): "`\(pattern)` cannot be compiled: \(reason)"
        case .actionWithoutTitle(let name): "the action `\(name)` has no title"
        }
    }
}
