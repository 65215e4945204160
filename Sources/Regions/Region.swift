/// A product of one value set per axis: what one selector says.
///
/// The sets lie in one row of words, each axis from a word of its own; bits past an axis's last value are never set.
package struct Region: Sendable {
    /// The space whose combinations the region holds.
    package let space: Space
    /// One bit per value, axis after axis.
    var words: [UInt64]

    /// The region of every combination.
    package init(full space: Space) {
        self.space = space
        words = [UInt64](repeating: 0, count: space.starts[space.axisCount])
        for axis in 0..<space.axisCount { fill(axis) }
    }

    /// The region of the combinations whose value on each axis is listed; `nil` lists all.
    ///
    /// `values` has one element per axis, and every value exists.
    package init(values: [[Int]?], in space: Space) {
        precondition(values.count == space.axisCount, "a region has one value set per axis")
        self.space = space
        words = [UInt64](repeating: 0, count: space.starts[space.axisCount])
        for (axis, list) in values.enumerated() {
            guard let list else {
                fill(axis)
                continue
            }
            for value in list { insert(value, on: axis) }
        }
    }

    /// The region that holds one combination.
    package init(point: [Int], in space: Space) {
        self.init(values: point.map { [$0] }, in: space)
    }

    /// Puts every value of an axis in.
    private mutating func fill(_ axis: Int) {
        var rest = space.sizes[axis]
        for word in space.wordRange(axis) {
            words[word] = rest >= 64 ? .max : (1 << UInt64(rest)) - 1
            rest -= 64
        }
    }

    /// Adds a value to an axis's set.
    private mutating func insert(_ value: Int, on axis: Int) {
        precondition(value >= 0 && value < space.sizes[axis], "the axis has no such value")
        words[space.starts[axis] + value >> 6] |= 1 << UInt64(value & 63)
    }

    /// The same region with another value set on one axis.
    package func replacing(_ axis: Int, with values: [Int]) -> Region {
        var result = self
        for word in space.wordRange(axis) { result.words[word] = 0 }
        for value in values { result.insert(value, on: axis) }
        return result
    }

    /// Whether the axis's set holds the value.
    package func contains(_ value: Int, on axis: Int) -> Bool {
        words[space.starts[axis] + value >> 6] >> UInt64(value & 63) & 1 == 1
    }

    /// Takes the values of another region's set out of an axis's set.
    mutating func subtract(_ other: Region, on axis: Int) {
        for word in space.wordRange(axis) { words[word] &= ~other.words[word] }
    }

    /// Whether the region holds the combination, given as one value per axis.
    package func contains(_ point: [Int]) -> Bool {
        for axis in point.indices where !contains(point[axis], on: axis) { return false }
        return true
    }

    /// The values of an axis's set, ascending.
    package func values(_ axis: Int) -> [Int] {
        var result: [Int] = []
        for (offset, index) in space.wordRange(axis).enumerated() {
            var word = words[index]
            while word != 0 {
                result.append(offset * 64 + word.trailingZeroBitCount)
                word &= word &- 1
            }
        }
        return result
    }

    /// The number of values of an axis's set.
    package func valueCount(_ axis: Int) -> Int {
        space.wordRange(axis).reduce(0) { $0 + words[$1].nonzeroBitCount }
    }

    /// Whether the axis's set holds all its values.
    package func isFull(_ axis: Int) -> Bool { valueCount(axis) == space.sizes[axis] }

    /// Whether every axis's set is full.
    package var isFull: Bool { (0..<space.axisCount).allSatisfy { isFull($0) } }

    /// Whether the region holds no combination: some axis's set is empty.
    package var isEmpty: Bool { (0..<space.axisCount).contains { isEmpty($0) } }

    /// Whether the axis's set is empty.
    package func isEmpty(_ axis: Int) -> Bool { space.wordRange(axis).allSatisfy { words[$0] == 0 } }

    /// The number of combinations: exact below 2¹²⁸ − 1, where it saturates.
    package var count: UInt128 {
        (0..<space.axisCount).reduce(1) { $0.saturatingMultiplied(by: valueCount($1)) }
    }
}

extension Region: Hashable {
    package static func == (lhs: Region, rhs: Region) -> Bool { lhs.words == rhs.words && lhs.space == rhs.space }
    package func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
