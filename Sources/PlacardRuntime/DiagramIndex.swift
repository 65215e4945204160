/// Finds the row of a combination by a decision diagram: each node asks for the value of one axis, and that says which
/// node or row is next.
///
/// For spaces that are too large to store a number a combination. Cost: one read an axis that matters.
@frozen public struct DiagramIndex: Sendable {
    @usableFromInline let table: StaticTable
    @usableFromInline let width: Int
    @usableFromInline let root: Int

    /// An index in a table: for each node a byte with its axis, then for each value a number of `width` bytes: twice a row,
    /// or twice the offset of a node and one. `root` is such a number.
    @inlinable
    public init(_ table: StaticTable, width: Int, root: Int) {
        self.table = table
        self.width = width
        self.root = root
    }

    /// The row of the combination whose value on an axis, both numbered, `position` gives.
    @inlinable
    @inline(__always)
    public func row(_ position: (Int) -> Int) -> Int {
        var next = root
        while next & 1 == 1 {
            let node = next >> 1
            let axis = Int(table.byte(at: node))
            next = table.number(at: node + 1 + position(axis) * width, width: width)
        }
        return next >> 1
    }
}
