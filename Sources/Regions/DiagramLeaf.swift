/// What a winner diagram says of all combinations that reach one leaf.
package enum DiagramLeaf: Sendable, Hashable {
    /// They lie in this impossible region.
    case impossible(region: Int)
    /// No entry holds them.
    case uncovered
    /// These entries, of two or more owners, hold them all, and nothing beats one of them there. More may tie.
    case ambiguous([Int])
    /// The owner wins them all; the entry holds them all.
    case won(owner: Int, entry: Int)
}
