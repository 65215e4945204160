/// Parses ICU MessageFormat 1 patterns.
package struct MessageParser: Sendable {
    /// How many branches may stand inside one another.
    package static let depthLimit = 64
}

/// Parses `text`; never fails: what cannot be read is told in `problems` and left out of `parts`.
package func parseMessage(_ text: String) -> Message {
    let range = 0..<text.utf8.count
    return Message(
        text: text, parts: range.isEmpty ? [] : [.literal(Literal(text: text, range: range))], problems: [])
}
