/// Finds the row of a combination in two steps: the strong axes choose a pattern and a list, the pattern holds for the
/// other axes one byte a combination, which is a position in the list.
///
/// Combinations of strong axes that vary alike share one pattern, so the index takes far less than a number a combination.
@frozen public struct CombinationIndex: Sendable {
    @usableFromInline let table: StaticTable
    @usableFromInline let patternWidth: Int
    @usableFromInline let listWidth: Int
    @usableFromInline let rowWidth: Int
    @usableFromInline let patternLength: Int
    @usableFromInline let patterns: Int
    @usableFromInline let lists: Int

    /// An index in a table: for each combination of strong axes the numbers of a pattern and of a list's start, each of the
    /// given width; at `patterns` the patterns of `patternLength` bytes; at `lists` the rows.
    @inlinable
    public init(
        _ table: StaticTable, patternWidth: Int, listWidth: Int, rowWidth: Int, patternLength: Int, patterns: Int,
        lists: Int
    ) {
        self.table = table
        self.patternWidth = patternWidth
        self.listWidth = listWidth
        self.rowWidth = rowWidth
        self.patternLength = patternLength
        self.patterns = patterns
        self.lists = lists
    }

    /// The row of the combination with the number `strong` among those of the strong axes, and `rest` among those of the
    /// others.
    @inlinable
    public func row(strong: Int, rest: Int) -> Int {
        let entry = strong * (patternWidth + listWidth)
        let pattern = table.number(at: entry, width: patternWidth)
        let list = table.number(at: entry + patternWidth, width: listWidth)
        let position = Int(table.byte(at: patterns + pattern * patternLength + rest))
        return table.number(at: lists + (list + position) * rowWidth, width: rowWidth)
    }
}
