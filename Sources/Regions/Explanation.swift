/// Why a contest says what it says of one combination.
package struct Explanation: Sendable, Equatable {
    /// What it says.
    package let outcome: Outcome
    /// What it would say if every combination could occur.
    package let winners: Outcome
    /// The impossible regions that hold the combination, ascending.
    package let impossible: [Int]
    /// The entries that hold it, ascending.
    package let matches: [Match]
}

/// An entry that holds a combination, and what beats it there.
package struct Match: Sendable, Equatable {
    /// The entry.
    package let entry: Int
    /// Every matching entry that beats it, ascending; empty where nothing does.
    package let defeats: [Defeat]
}

/// One entry beaten by another.
package struct Defeat: Sendable, Equatable {
    /// The entry that beats.
    package let by: Int
    /// The axis that decides: the first in precedence on which the two differ.
    package let axis: Int
}
