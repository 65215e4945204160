/// What is still live where a walk stands. The rows of bits are reused from step to step.
///
/// Rows are compact: only words that may hold a live region are there, each with its place in a full row.
struct LiveSet {
    /// The words present.
    private(set) var count = 0
    /// Of each word present its place in a full row.
    private(set) var places: [Int]
    /// The regions that no value chosen so far has removed.
    var live: [UInt64]
    /// Those of them that no axis left can remove.
    var free: [UInt64]
    /// Room for a question's own marks.
    var marks: [UInt64]
    /// The axes left on which a live region is restricted.
    private(set) var relevant: [UInt64]
    /// The axes not yet chosen, as far as they mattered on the way here.
    private var left: [UInt64]
    /// Room for the weights of axes.
    private var weights: [Int]
    private let lineup: Lineup

    /// A set for the regions and axes of a line-up.
    init(_ lineup: Lineup) {
        self.lineup = lineup
        places = [Int](repeating: 0, count: lineup.width)
        live = [UInt64](repeating: 0, count: lineup.width)
        free = live
        marks = live
        relevant = [UInt64](repeating: 0, count: lineup.axisWidth)
        left = relevant
        weights = [Int](repeating: 0, count: lineup.axes.count)
    }

    /// Begins a new row with the axes left.
    mutating func begin(left axes: [UInt64], at start: Int) {
        count = 0
        for word in left.indices { left[word] = axes[start + word] }
    }

    /// Adds a word of the row, unless it is empty.
    mutating func append(_ word: UInt64, at place: Int) {
        guard word != 0 else { return }
        places[count] = place
        live[count] = word
        count += 1
    }

    /// Finds out which live regions are free and which axes matter. To be called again when `live` has changed.
    ///
    /// Returns what that costs in steps: one, and one more for every 64 regions.
    @discardableResult
    mutating func scan() -> Int {
        var regions = 0
        for index in relevant.indices { relevant[index] = 0 }
        for word in 0..<count {
            var (bits, freeBits) = (live[word], UInt64(0))
            regions += bits.nonzeroBitCount
            while bits != 0 {
                let bit = bits & (0 &- bits)
                let row = (places[word] << 6 + bits.trailingZeroBitCount) * relevant.count
                bits ^= bit
                var isFree = true
                for index in relevant.indices {
                    let axes = lineup.restricted.words[row + index] & left[index]
                    relevant[index] |= axes
                    if axes != 0 { isFree = false }
                }
                if isFree { freeBits |= bit }
            }
            free[word] = freeBits
        }
        return 1 + regions * relevant.count / 64
    }

    /// The first region of a word among some of its bits.
    func region(_ word: Int, _ bits: UInt64) -> Int { places[word] << 6 + bits.trailingZeroBitCount }

    /// Whether nothing is live.
    var isEmpty: Bool {
        for word in 0..<count where live[word] != 0 { return false }
        return true
    }

    /// The first free region.
    var firstFree: Int? {
        for word in 0..<count where free[word] != 0 { return region(word, free[word]) }
        return nil
    }

    /// Of the first live region that is not free the first axis left on which it is restricted.
    var firstUndecidedAxis: Int? {
        for word in 0..<count where live[word] & ~free[word] != 0 {
            let row = region(word, live[word] & ~free[word]) * left.count
            for index in left.indices {
                let axes = lineup.restricted.words[row + index] & left[index]
                if axes != 0 { return index << 6 + axes.trailingZeroBitCount }
            }
        }
        return nil
    }

    /// The axis that the regions nearest to being decided are restricted on most.
    ///
    /// A region counts eight times as much for each axis fewer that can still remove it: where one axis decides, asking
    /// it first ends most branches at once.
    mutating func heaviestAxis() -> Int? {
        for index in weights.indices { weights[index] = 0 }
        for word in 0..<count {
            var bits = live[word] & ~free[word]
            while bits != 0 {
                let row = region(word, bits) * left.count
                bits &= bits &- 1
                var axisCount = 0
                for index in left.indices {
                    axisCount += (lineup.restricted.words[row + index] & left[index]).nonzeroBitCount
                }
                let weight = 1 << (3 * max(0, 15 - axisCount))
                for index in left.indices {
                    var axes = lineup.restricted.words[row + index] & left[index]
                    while axes != 0 {
                        weights[index << 6 + axes.trailingZeroBitCount] += weight
                        axes &= axes &- 1
                    }
                }
            }
        }
        var best: Int?
        for axis in weights.indices where weights[axis] > (best.map { weights[$0] } ?? 0) { best = axis }
        return best
    }

    /// Leaves nothing live.
    mutating func clear() {
        count = 0
        for index in relevant.indices { relevant[index] = 0 }
    }

    /// Leaves only one region live, which is free.
    mutating func keepOnly(_ region: Int) {
        clear()
        append(1 << UInt64(region & 63), at: region >> 6)
    }
}
