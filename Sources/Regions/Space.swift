/// A product of finite axes; a combination picks one value, numbered from 0, on each.
///
/// Spaces are equal where their sizes are.
package struct Space: Sendable {
    /// How many values each axis has.
    package let sizes: [Int]
    /// The first word of each axis's bits in a region, and at the end the number of words.
    let starts: [Int]

    /// A space with the given number of values on each axis. No size is negative.
    package init(sizes: [Int]) {
        precondition(sizes.allSatisfy { $0 >= 0 }, "an axis cannot have a negative number of values")
        self.sizes = sizes
        var starts = [0]
        for size in sizes { starts.append(starts[starts.count - 1] + (size + 63) / 64) }
        self.starts = starts
    }

    /// The number of axes.
    package var axisCount: Int { sizes.count }

    /// The number of combinations: exact below 2¹²⁸ − 1, where it saturates.
    package var count: UInt128 {
        sizes.reduce(1) { $0.saturatingMultiplied(by: $1) }
    }

    /// The words that hold an axis's bits in a region.
    func wordRange(_ axis: Int) -> Range<Int> { starts[axis]..<starts[axis + 1] }
}

extension Space: Hashable {
    package static func == (lhs: Space, rhs: Space) -> Bool { lhs.sizes == rhs.sizes }
    package func hash(into hasher: inout Hasher) { hasher.combine(sizes) }
}
