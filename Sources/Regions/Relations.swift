/// How the regions of one list lie to each other, a whole row of answers at a time.
///
/// Each axis keeps its distinct value sets, with three rows of bits a set: the regions whose set on that axis lies
/// around it, inside it, or meets it. Any question about one region against all others then takes a few operations on
/// words per axis. Empty regions are in no answer.
struct Relations: Sendable {
    /// The number of regions.
    let count: Int
    private let axisCount: Int
    /// The words of a row.
    let width: Int
    /// The regions that are not empty.
    let live: [UInt64]
    /// For each axis and region the row of its set.
    private var setRow: [Int] = []
    private var around: BitMatrix
    private var inside: BitMatrix
    private var meeting: BitMatrix

    /// The relations of regions of one space.
    init(_ regions: [Region], space: Space) {
        count = regions.count
        axisCount = space.axisCount
        let empty = BitMatrix(rows: 0, bits: regions.count)
        (around, inside, meeting) = (empty, empty, empty)
        width = empty.width
        var live = BitMatrix(rows: 1, bits: regions.count)
        for (index, region) in regions.enumerated() where !region.isEmpty { live.insert(index, into: 0) }
        self.live = live.words
        setRow.reserveCapacity(regions.count * space.axisCount)
        for axis in 0..<space.axisCount { add(axis, of: regions, space: space) }
    }

    /// Adds the distinct sets of one axis.
    private mutating func add(_ axis: Int, of regions: [Region], space: Space) {
        let range = space.wordRange(axis)
        var rows: [ArraySlice<UInt64>: Int] = [:]
        var examples: [Int] = []
        var columns = BitMatrix(rows: space.sizes[axis], bits: count)
        let first = width == 0 ? 0 : around.words.count / width
        for (index, region) in regions.enumerated() {
            let row = rows[region.words[range]] ?? examples.count
            if row == examples.count {
                rows[region.words[range]] = row
                examples.append(index)
            }
            setRow.append(first + row)
            for value in BitIndexes(region.words[range]) { columns.insert(index, into: value) }
        }
        for index in examples { addRows(of: regions[index], on: axis, columns: columns) }
    }

    /// Adds the three rows of one set; `columns` holds for each value the regions with it.
    private mutating func addRows(of region: Region, on axis: Int, columns: BitMatrix) {
        var (holding, touching, reachingOut) = (live, live, live)
        for word in 0..<width { (touching[word], reachingOut[word]) = (0, 0) }
        for value in 0..<region.space.sizes[axis] {
            let isHeld = region.contains(value, on: axis)
            for word in 0..<width {
                let column = columns.words[value * width + word]
                if isHeld {
                    holding[word] &= column
                    touching[word] |= column
                } else {
                    reachingOut[word] |= column
                }
            }
        }
        around.words += holding
        meeting.words += zip(touching, live).map { $0 & $1 }
        inside.words += zip(reachingOut, live).map { ~$0 & $1 }
    }

    /// The regions that the given one beats.
    func beaten(by region: Int, precedence: [Int]) -> [UInt64] {
        var (result, equal) = (live, live)
        for word in 0..<width { result[word] = 0 }
        for axis in precedence {
            let row = setRow[axis * count + region] * width
            for word in 0..<width {
                result[word] |= equal[word] & around.words[row + word] & ~inside.words[row + word]
                equal[word] &= around.words[row + word] & inside.words[row + word]
            }
        }
        return result
    }

    /// How the regions that meet the given one stand to it.
    func standing(of region: Int, precedence: [Int]) -> Standing {
        var result = Standing()
        for (word, bits) in meeting(region).enumerated() where bits != 0 {
            var (beating, beaten, equal) = (UInt64(0), UInt64(0), bits)
            for axis in precedence {
                let row = setRow[axis * count + region] * width + word
                beating |= equal & inside.words[row] & ~around.words[row]
                beaten |= equal & around.words[row] & ~inside.words[row]
                equal &= around.words[row] & inside.words[row]
            }
            let open = bits & ~(beating | beaten | equal)
            result.beating += BitIndexes(CollectionOfOne(beating)).map { word << 6 + $0 }
            result.incomparable += BitIndexes(CollectionOfOne(open)).map { word << 6 + $0 }
        }
        return result
    }

    /// How regions that meet a given one stand to it.
    struct Standing {
        /// Those that beat it, ascending.
        var beating: [Int] = []
        /// Those that differ from it, do not beat it and are not beaten by it, ascending.
        var incomparable: [Int] = []
    }

    /// The regions that share a combination with the given one, itself among them.
    private func meeting(_ region: Int) -> [UInt64] { intersection(of: meeting, for: region) }

    /// The regions around the given one or equal to it, itself among them, ascending.
    func around(_ region: Int) -> [Int] { Array(BitIndexes(intersection(of: around, for: region)[...])) }

    /// The regions that are in a region's row on every axis.
    private func intersection(of rows: BitMatrix, for region: Int) -> [UInt64] {
        var result = live
        for axis in 0..<axisCount {
            let row = setRow[axis * count + region] * width
            for word in 0..<width { result[word] &= rows.words[row + word] }
        }
        return result
    }
}
