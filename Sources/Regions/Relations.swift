/// How the regions of one list lie to each other, a whole row of answers at a time.
///
/// Each axis keeps its distinct value sets, with three rows of bits a set: the regions whose set on that axis lies
/// around it, inside it, or meets it. Any question about one region against all others then takes a few operations on
/// words per axis. Empty regions are in no answer.
///
/// Rows come from columns, the regions that hold one value, and only from as many as a set has values or lacks:
/// of a *narrow* set, with at most half of the values, the columns of its values give the regions around it and those
/// that meet it; of a *wide* one the columns of the others give the regions inside. The rest is the same facts seen
/// from the other side, since no wide set lies inside a narrow one. So an axis of thousands of values, one a region,
/// costs no more than its pairs.
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
        setRow = [Int](repeating: -1, count: regions.count * space.axisCount)
        for axis in 0..<space.axisCount { add(axis, of: regions, space: space) }
    }

    /// Adds the distinct sets of one axis.
    private mutating func add(_ axis: Int, of regions: [Region], space: Space) {
        let range = space.wordRange(axis)
        var rows = SetNumbers()
        var sets = AxisSets(axis: axis, valueCount: space.sizes[axis], regionCount: count)
        let first = width == 0 ? 0 : around.words.count / width
        for (index, region) in regions.enumerated() where isLive(index) {
            let row = rows.number(of: region.words, range)
            if row == sets.examples.count {
                sets.examples.append(index)
                sets.members.append([])
                sets.isWide.append(region.valueCount(axis) * 2 > space.sizes[axis])
                sets.exampleBits.insert(index, into: 0)
            }
            if sets.isWide[row] { sets.wideBits.insert(index, into: 0) }
            setRow[axis * count + index] = first + row
            sets.members[row].append(index)
            for value in BitIndexes(region.words[range]) { sets.columns.insert(index, into: value) }
        }
        around.appendRows(sets.examples.count)
        inside.appendRows(sets.examples.count)
        meeting.appendRows(sets.examples.count)
        for row in sets.examples.indices { fill(row, after: first, regions[sets.examples[row]], sets) }
        for row in sets.examples.indices { transpose(row, after: first, sets) }
    }

    /// Numbers the distinct value sets of one axis, most of which are one word.
    private struct SetNumbers {
        private var ofWord: [UInt64: Int] = [:]
        private var ofWords: [ArraySlice<UInt64>: Int] = [:]

        /// The number of a set: that of its first appearance, from 0.
        mutating func number(of words: [UInt64], _ range: Range<Int>) -> Int {
            guard range.count == 1 else {
                if let known = ofWords[words[range]] { return known }
                ofWords[words[range]] = ofWords.count
                return ofWords.count - 1
            }
            let word = words[range.lowerBound]
            if let known = ofWord[word] { return known }
            ofWord[word] = ofWord.count
            return ofWord.count - 1
        }
    }

    /// Whether a region is not empty.
    private func isLive(_ region: Int) -> Bool { live[region >> 6] >> UInt64(region & 63) & 1 == 1 }

    /// The distinct value sets of one axis.
    private struct AxisSets {
        let axis: Int
        /// A region with the set.
        var examples: [Int] = []
        /// All regions with it that are not empty.
        var members: [[Int]] = []
        /// Whether it holds more than half of the values.
        var isWide: [Bool] = []
        /// For each value the regions with it.
        var columns: BitMatrix
        /// The examples, and the regions with wide sets.
        var exampleBits: BitMatrix
        var wideBits: BitMatrix

        init(axis: Int, valueCount: Int, regionCount: Int) {
            self.axis = axis
            columns = BitMatrix(rows: valueCount, bits: regionCount)
            exampleBits = BitMatrix(rows: 1, bits: regionCount)
            wideBits = exampleBits
        }
    }

    /// Fills in what the fewer values tell, those held or those not held: of a narrow set the regions around it and
    /// those that meet it, of a wide one the regions inside.
    private mutating func fill(_ row: Int, after first: Int, _ region: Region, _ sets: AxisSets) {
        let (start, isWide) = ((first + row) * width, sets.isWide[row])
        if !isWide { for word in 0..<width { around.words[start + word] = live[word] } }
        for value in 0..<region.space.sizes[sets.axis] where region.contains(value, on: sets.axis) != isWide {
            for word in 0..<width {
                let column = sets.columns.words[value * width + word]
                if isWide {
                    inside.words[start + word] |= column
                } else {
                    around.words[start + word] &= column
                    meeting.words[start + word] |= column
                }
            }
        }
        if isWide { for word in 0..<width { inside.words[start + word] = ~inside.words[start + word] & live[word] } }
    }

    /// Tells the other sets what is known of one: a set around a narrow one has it inside, and so on. Two wide sets
    /// always meet.
    private mutating func transpose(_ row: Int, after first: Int, _ sets: AxisSets) {
        let members = sets.members[row]
        func others(_ rows: BitMatrix, _ isWanted: (Int) -> Bool) -> [Int] {
            let start = (first + row) * width
            let examples = (0..<width).map { rows.words[start + $0] & sets.exampleBits.words[$0] }
            return BitIndexes(examples[...]).map { setRow[sets.axis * count + $0] }.filter { isWanted($0 - first) }
        }
        if sets.isWide[row] {
            for other in others(inside, { sets.isWide[$0] }) {
                for member in members { around.insert(member, into: other) }
            }
            for word in 0..<width { meeting.words[(first + row) * width + word] |= sets.wideBits.words[word] }
        } else {
            for other in others(around, { !sets.isWide[$0] }) {
                for member in members { inside.insert(member, into: other) }
            }
            for other in others(meeting, { sets.isWide[$0] }) {
                for member in members { meeting.insert(member, into: other) }
            }
        }
    }

    /// The regions that the given one beats.
    func beaten(by region: Int, precedence: [Int]) -> [UInt64] {
        var (result, equal) = (live, live)
        for word in 0..<width { result[word] = 0 }
        guard isLive(region) else { return result }
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
        guard isLive(region) else { return result.map { _ in 0 } }
        for axis in 0..<axisCount {
            let row = setRow[axis * count + region] * width
            for word in 0..<width { result[word] &= rows.words[row + word] }
        }
        return result
    }
}
