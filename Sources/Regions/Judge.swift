/// What a walk asks of its question: where a branch ends.
protocol Judge {
    /// What a finished branch says.
    associatedtype Leaf: Sendable

    /// Says what the branch is if it ends here, with a number above 0 that tells leaves of equal live sets apart.
    ///
    /// May first take out of `set` what can no longer matter; of a leaf it leaves what the answer rests on.
    mutating func leaf(_ set: inout LiveSet) -> (leaf: Leaf, code: UInt64)?

    /// The axis to split where the branch goes on: one of those relevant, the same for equal keys.
    func axis(_ set: inout LiveSet) -> Int?

    /// Whether the walk looks for such leaves.
    func isSought(_ leaf: Leaf) -> Bool
}
