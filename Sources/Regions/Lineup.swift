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
        for place in axes.indices { add(place, entries, impossible) }
    }

    /// The words of a row of regions.
    var width: Int { columns.width }

    /// The words of a row of axes.
    var axisWidth: Int { restricted.width }

    /// Adds the classes of one axis.
    private mutating func add(_ place: Int, _ entries: [Region], _ impossible: [Region]) {
        let space = base.space
        let first = columns.words.count
        valueStart.append(classOfValue.count)
        defer { classStart.append(columns.rowCount) }
        var isRestricted = false
        for index in entries.indices where restrict(index, entries[index], place) { isRestricted = true }
        for index in impossible.indices where restrict(firstImpossible + index, impossible[index], place) {
            isRestricted = true
        }
        guard isRestricted else {
            classOfValue += repeatElement(0, count: space.sizes[axes[place]])
            return
        }
        columns.appendRows(space.sizes[axes[place]])
        for index in entries.indices { fill(index, entries[index], place, first) }
        for index in impossible.indices { fill(firstImpossible + index, impossible[index], place, first) }
        classify(place)
    }

    /// Notes whether a region is restricted on an axis.
    private mutating func restrict(_ index: Int, _ region: Region, _ place: Int) -> Bool {
        for word in base.space.wordRange(axes[place]) where base.words[word] & ~region.words[word] != 0 {
            restricted.insert(place, into: index)
            return true
        }
        return false
    }

    /// Puts a region into the rows of the values that it holds; for now each value has its own.
    private mutating func fill(_ index: Int, _ region: Region, _ place: Int, _ first: Int) {
        let (offset, bit) = (first + index >> 6, UInt64(1) << UInt64(index & 63))
        for (step, word) in base.space.wordRange(axes[place]).enumerated() {
            var bits = region.words[word] & base.words[word]
            while bits != 0 {
                columns.words[offset + (step << 6 + bits.trailingZeroBitCount) * width] |= bit
                bits &= bits &- 1
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
