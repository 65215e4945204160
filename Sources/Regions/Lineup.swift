/// The regions of one walk, laid out for it: which of them each value of an axis leaves, and on which axes each is
/// restricted.
///
/// A walk happens inside a base region. Values of an axis that the same regions hold are one *class* from the start.
/// Entries come first; impossible regions follow from the next full word on, so that no word mixes the two.
struct Lineup: Sendable {
    /// Where the walk happens.
    let base: Region
    /// The axes in the order in which the walk prefers them. Inside the walk an axis is its place here.
    let axes: [Int]
    /// The number of the first impossible region.
    let firstImpossible: Int
    /// All regions at the start: one bit for each.
    let all: [UInt64]
    /// For each region the axes on which it does not hold all of the base.
    private(set) var restricted: BitMatrix
    /// For each class the regions that hold its values.
    private(set) var columns: BitMatrix
    /// The first class of each axis, and at the end the number of classes. Axes without restricted regions have none.
    private(set) var classStart: [Int] = [0]
    /// For each axis and value the class, counted from the axis's first; -1 outside the base.
    private var classOfValue: [Int32] = []
    /// Where each axis starts in `classOfValue`.
    private var valueStart: [Int] = []

    /// Lays out regions, each of which meets the base.
    init(base: Region, entries: [Region], impossible: [Region] = [], axes: [Int]) {
        self.base = base
        self.axes = axes
        firstImpossible = (entries.count + 63) / 64 * 64
        columns = BitMatrix(rows: 0, bits: firstImpossible + impossible.count)
        restricted = BitMatrix(rows: firstImpossible + impossible.count, bits: axes.count)
        var all = BitMatrix(rows: 1, bits: firstImpossible + impossible.count)
        for index in entries.indices { all.insert(index, into: 0) }
        for index in impossible.indices { all.insert(firstImpossible + index, into: 0) }
        self.all = all.words
        // One row after the other: a region in a list of its own costs three counts of references at each look.
        let rows = Rows(
            words: entries.flatMap(\.words) + impossible.flatMap(\.words), width: base.words.count,
            numbers: Array(entries.indices) + impossible.indices.map { firstImpossible + $0 })
        for place in axes.indices { add(place, rows) }
    }

    /// The words of all regions, and the number of each in the line-up.
    private struct Rows {
        let words: [UInt64]
        let width: Int
        let numbers: [Int]
    }

    /// The words of a row of regions.
    var width: Int { columns.width }

    /// The words of a row of axes.
    var axisWidth: Int { restricted.width }

    /// Adds the classes of one axis.
    private mutating func add(_ place: Int, _ rows: Rows) {
        let (axis, space) = (axes[place], base.space)
        let range = space.wordRange(axis)
        valueStart.append(classOfValue.count)
        defer { classStart.append(columns.rowCount) }
        guard restrict(place, rows, range) else {
            classOfValue += repeatElement(0, count: space.sizes[axis])
            return
        }
        let first = columns.words.count
        columns.appendRows(space.sizes[axis])
        fill(rows, range, after: first)
        classify(place)
    }

    /// Notes which regions are restricted on an axis, the words of which are given; tells whether any is.
    private mutating func restrict(_ place: Int, _ rows: Rows, _ range: Range<Int>) -> Bool {
        var isRestricted = false
        for (row, number) in rows.numbers.enumerated() {
            for word in range where base.words[word] & ~rows.words[row * rows.width + word] != 0 {
                restricted.insert(place, into: number)
                isRestricted = true
                break
            }
        }
        return isRestricted
    }

    /// Puts the regions into the rows of the values that they hold; for now each value has its own.
    private mutating func fill(_ rows: Rows, _ range: Range<Int>, after first: Int) {
        for (row, number) in rows.numbers.enumerated() {
            let (offset, bit) = (first + number >> 6, UInt64(1) << UInt64(number & 63))
            for (step, word) in range.enumerated() {
                var bits = rows.words[row * rows.width + word] & base.words[word]
                while bits != 0 {
                    columns.words[offset + (step << 6 + bits.trailingZeroBitCount) * width] |= bit
                    bits &= bits &- 1
                }
            }
        }
    }

    /// Merges the rows of an axis that are equal.
    private mutating func classify(_ place: Int) {
        let firstRow = classStart[place]
        var count = 0
        // Of the classes: rows of which the hashes differ need not be compared.
        var hashes: [UInt64] = []
        for value in 0..<base.space.sizes[axes[place]] {
            guard base.contains(value, on: axes[place]) else {
                classOfValue.append(-1)
                continue
            }
            var known = 0
            let hash = columns.hash(ofRow: firstRow + value)
            while known < count
                && (hashes[known] != hash || !columns.rowsEqual(firstRow + known, firstRow + value))
            {
                known += 1
            }
            if known == count {
                hashes.append(hash)
                columns.copyRow(firstRow + value, to: firstRow + count)
                count += 1
            }
            classOfValue.append(Int32(truncatingIfNeeded: known))
        }
        columns.removeRows(from: firstRow + count)
    }

    /// The classes of an axis.
    func classes(_ place: Int) -> Range<Int> { classStart[place]..<classStart[place + 1] }

    /// The class of a value of the base, counted from the axis's first.
    func classIndex(of value: Int, on place: Int) -> Int { Int(classOfValue[valueStart[place] + value]) }

    /// The values of the base on an axis whose class, counted from the axis's first, fits.
    func values(_ place: Int, whereClass isWanted: (Int) -> Bool) -> [Int] {
        base.values(axes[place]).filter { isWanted(classIndex(of: $0, on: place)) }
    }
}
