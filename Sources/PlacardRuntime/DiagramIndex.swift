/// Finds the row of a combination by a decision diagram: the values of some axes say where to start, then each node asks for
/// the value of one axis, and that says which node or row is next.
///
/// For spaces that are too large to store a number a combination. Cost: one read, and one an axis that still matters.
@frozen public struct DiagramIndex: Sendable {
    @usableFromInline let table: StaticTable
    @usableFromInline let width: Int
    @usableFromInline let axisBits: Int

    /// An index in a table of numbers of `width` bytes: one for each start, then for each node one a value. A number is
    /// twice a row, or twice a node and one. A node is written as its axis, in `axisBits` bits, and above these the place of
    /// its first number. So what a node asks is known before it is read.
    @inlinable
    public init(_ table: StaticTable, width: Int, axisBits: Int) {
        self.table = table
        self.width = width
        self.axisBits = axisBits
    }

    /// The row of the combination that has the number `start` among those of the axes that say where to start, and whose
    /// value on any axis, both numbered, `position` gives.
    @inlinable
    @inline(__always)
    public func row(start: Int, _ position: (Int) -> Int) -> Int {
        var next = table.number(at: start * width, width: width)
        while next & 1 == 1 {
            let node = next >> 1
            let place = node >> axisBits + position(node & (1 << axisBits - 1))
            next = table.number(at: place * width, width: width)
        }
        return next >> 1
    }
}
