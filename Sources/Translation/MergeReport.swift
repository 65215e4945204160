package import SourceText

/// What became of each unit of the returned files, in the order of the files.
package struct MergeReport: Sendable {
    /// The fate of one unit.
    package enum Outcome: String, Sendable, CaseIterable {
        /// The target, or its state, is now the store's.
        case taken
        /// It says what the store has, or what it was sent with.
        case unchanged
        /// It was made from an older source or base; its words are kept beside the current ones.
        case outdated
        /// Another return was first; its words are kept beside the current ones.
        case conflict
        /// It cannot be used as it is; its words are kept beside the current ones.
        case faulty
        /// The catalog has no such unit; its words are kept apart.
        case rejected
    }

    /// One unit.
    package struct Entry: Sendable {
        package let id: String
        package let outcome: Outcome
        package let range: SourceRange
    }

    package var entries: [Entry] = []
    /// Whether a return gave the first words of a message and left forms of it without any.
    package var hasGaps = false

    package init() {}

    /// How many units had an outcome.
    package func count(_ outcome: Outcome) -> Int { entries.count { $0.outcome == outcome } }

    /// Whether some unit could not be taken, or not all of a message.
    var isBlocked: Bool {
        hasGaps || entries.contains { $0.outcome != .taken && $0.outcome != .unchanged }
    }
}
