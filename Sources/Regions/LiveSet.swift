/// What is still live where a walk stands. The rows of bits are reused from step to step.
struct LiveSet {
    /// The regions that no value chosen so far has removed.
    var live: [UInt64]
    /// Those of them that no axis left can remove.
    private(set) var free: [UInt64]
    /// The axes left on which a live region is restricted.
    private(set) var relevant: [UInt64]
    /// The axes not yet chosen, as far as they mattered on the way here.
    private(set) var left: [UInt64]

    /// A set for the regions and axes of a line-up.
    init(_ lineup: Lineup) {
        live = [UInt64](repeating: 0, count: lineup.width)
        free = live
        relevant = [UInt64](repeating: 0, count: lineup.axisWidth)
        left = relevant
    }

    /// Takes over a live row and the axes left.
    mutating func load(_ rows: [UInt64], at start: Int, left axes: [UInt64], at axisStart: Int, _ lineup: Lineup) {
        for word in live.indices { live[word] = rows[start + word] }
        for word in left.indices { left[word] = axes[axisStart + word] }
        scan(lineup)
    }

    /// Finds out which live regions are free and which axes matter. To be called again when `live` has changed.
    mutating func scan(_ lineup: Lineup) {
        for word in relevant.indices { relevant[word] = 0 }
        for word in live.indices {
            var (bits, freeBits) = (live[word], UInt64(0))
            while bits != 0 {
                let bit = bits & (0 &- bits)
                let row = (word << 6 + bits.trailingZeroBitCount) * lineup.axisWidth
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
    }

    /// Whether nothing is live.
    var isEmpty: Bool { live.allSatisfy { $0 == 0 } }

    /// Whether something is free.
    var hasFree: Bool { free.contains { $0 != 0 } }

    /// The first live region that is not free.
    var firstUndecided: Int? {
        for word in live.indices {
            let bits = live[word] & ~free[word]
            if bits != 0 { return word << 6 + bits.trailingZeroBitCount }
        }
        return nil
    }

    /// The first axis left on which a region is restricted.
    func firstAxis(of region: Int, _ lineup: Lineup) -> Int? {
        for index in left.indices {
            let axes = lineup.restricted.words[region * lineup.axisWidth + index] & left[index]
            if axes != 0 { return index << 6 + axes.trailingZeroBitCount }
        }
        return nil
    }

    /// Leaves nothing live.
    mutating func clear() {
        for word in live.indices { live[word] = 0 }
        for index in relevant.indices { relevant[index] = 0 }
    }

    /// Leaves only one region live.
    mutating func keepOnly(_ region: Int) {
        clear()
        live[region >> 6] = 1 << UInt64(region & 63)
    }
}
