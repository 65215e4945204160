/// The regions of one walk, laid out for it: which of them each value of an axis leaves, and on which axes each is
/// restricted.
///
/// A walk happens inside a base region. Values of an axis that the same regions hold are one *class* from the start.
struct Lineup: Sendable {
    /// Where the walk happens.
    let base: Region
    /// The axes in the order in which the walk prefers them. Inside the walk an axis is its place here.
    let axes: [Int]
    /// The number of regions.
    let count: Int
    /// The words of a row of regions.
    let width: Int
    /// The words of a row of axes.
    let axisWidth: Int
    /// For each class the regions that hold its values.
    private(set) var columns: BitMatrix
    /// The first class of each axis, and at the end the number of classes.
    private(set) var classStart: [Int] = [0]
    /// For each value of the base on each axis, its class counted from the axis's first.
    private var classOfValue: [[Int32]] = []
    /// The axis of each class.
    private var placeOfClass: [Int] = []
    /// The values of each class.
    private(set) var classValues: [[Int]] = []
    /// For each region the axes on which it does not hold all of the base.
    private(set) var restricted: BitMatrix

    /// Lays out regions, each of which meets the base.
    init(base: Region, regions: [Region], axes: [Int]) {
        self.base = base
        self.axes = axes
        count = regions.count
        columns = BitMatrix(rows: 0, bits: regions.count)
        width = columns.width
        restricted = BitMatrix(rows: regions.count, bits: axes.count)
        axisWidth = restricted.width
        for place in axes.indices { add(place, regions) }
    }

    /// Adds the classes of one axis.
    private mutating func add(_ place: Int, _ regions: [Region]) {
        let range = base.space.wordRange(axes[place])
        let values = base.values(axes[place])
        var rows = BitMatrix(rows: base.space.sizes[axes[place]], bits: count)
        var open = BitMatrix(rows: 1, bits: count)
        for (index, region) in regions.enumerated() {
            if range.allSatisfy({ base.words[$0] & ~region.words[$0] == 0 }) {
                open.insert(index, into: 0)
            } else {
                restricted.insert(place, into: index)
                for value in BitIndexes(region.words[range]) { rows.insert(index, into: value) }
            }
        }
        var classOfRow: [ArraySlice<UInt64>: Int] = [:]
        classOfValue.append([Int32](repeating: 0, count: base.space.sizes[axes[place]]))
        for value in values {
            let row = rows[value]
            let known = classOfRow[row] ?? classValues.count
            if known == classValues.count {
                classOfRow[row] = known
                classValues.append([])
                placeOfClass.append(place)
                columns.words += zip(row, open.words).map { $0 | $1 }
            }
            classValues[known].append(value)
            classOfValue[place][value] = Int32(truncatingIfNeeded: known - classStart[place])
        }
        classStart.append(classValues.count)
    }

    /// The class of a value of the base, counted from the axis's first.
    func classIndex(of value: Int, on place: Int) -> Int { Int(classOfValue[place][value]) }

    /// The axis of a class.
    func place(ofClass column: Int) -> Int { placeOfClass[column] }

    /// The classes of an axis.
    func classes(_ place: Int) -> Range<Int> { classStart[place]..<classStart[place + 1] }
}
