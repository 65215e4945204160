/// Finds the row of a combination by a decision diagram: each node asks for the value of one axis, and that says which
/// node or row is next.
///
/// For spaces that are too large to store a number a combination. Cost: one read an axis that matters.
@frozen public struct DiagramIndex: Sendable {
    @usableFromInline let table: StaticTable
    @usableFromInline let width: Int
    @usableFromInline let axisBits: Int
    @usableFromInline let root: Int

    /// An index in a table of numbers of `width` bytes, for each node one a value: twice a row, or a node and one. A node is
    /// written as twice its axis, in `axisBits` bits, and above these the place of its first number. `root` is such a
    /// number too. So what a node asks is known before it is read.
    @inlinable
    public init(_ table: StaticTable, width: Int, axisBits: Int, root: Int) {
        self.table = table
        self.width = width
        self.axisBits = axisBits
        self.root = root
    }

    /// The row of the combination whose value on an axis, both numbered, `position` gives.
    @inlinable
    @inline(__always)
    public func row(_ position: (Int) -> Int) -> Int {
        var next = root
        while next & 1 == 1 {
            let node = next >> 1
            let place = node >> axisBits + position(node & (1 << axisBits - 1))
            next = table.number(at: place * width, width: width)
        }
        return next >> 1
    }
}
