/// What a contest says of one combination.
package enum Outcome: Sendable, Hashable {
    /// The combination lies in an impossible region.
    case impossible
    /// No entry holds it.
    case uncovered
    /// Entries of two or more owners are beaten by no entry that matches: those, ascending.
    case ambiguous([Int])
    /// The owner that wins, and one of its entries that no matching entry beats: the first of those.
    case won(owner: Int, entry: Int)
}
