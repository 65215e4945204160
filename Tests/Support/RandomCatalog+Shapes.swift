/// Catalogs shaped as people write them; most have a winner everywhere, some lack one.
extension RandomCatalog {
    /// How the sections lie to each other.
    package enum Shape: CaseIterable, Sendable {
        /// One section for everything or one a value of the first axis, and exceptions.
        case defaultsWithExceptions
        /// A section a combination.
        case oneSectionARow
        /// Each section inside the one before it.
        case chainsOfOverrides
        /// Few sections of many wide selectors, over one for everything.
        case wideUnions
    }

    /// A catalog of a shape, with a random precedence.
    package init(_ shape: Shape, seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let axisCount = random.below(shape == .oneSectionARow ? 2 : 3) + 2
        let sizes = (0..<axisCount).map { _ in random.below(3) + 1 }
        let boxes =
            switch shape {
            case .defaultsWithExceptions: Self.defaults(sizes, &random)
            case .oneSectionARow: Self.rows(sizes, &random)
            case .chainsOfOverrides: Self.chain(sizes, &random)
            case .wideUnions: Self.unions(sizes, &random)
            }
        self.init(
            sizes: sizes, precedence: Array(sizes.indices).shuffled(using: &random),
            impossible: random.below(3) == 0 ? [Self.box(sizes, openness: 0.4, &random)] : [],
            sections: boxes.shuffled(using: &random))
    }

    private static func everything(_ sizes: [Int]) -> Box { sizes.map { Set(0..<$0) } }

    private static func defaults(_ sizes: [Int], _ random: inout SeededRandom) -> [[Box]] {
        var boxes = [everything(sizes)]
        if random.below(2) == 0 {
            boxes = (0..<sizes[0]).map { value in everything(sizes).replacing(0, with: [value]) }
        }
        for _ in 0..<random.below(6) {
            var exception = everything(sizes)
            for axis in sizes.indices where random.below(3) > 0 { exception[axis] = [random.below(sizes[axis])] }
            if !boxes.contains(exception) { boxes.append(exception) }
        }
        return boxes.map { [$0] }
    }

    private static func rows(_ sizes: [Int], _ random: inout SeededRandom) -> [[Box]] {
        var boxes: [Box] = [[]]
        for size in sizes { boxes = boxes.flatMap { box in (0..<size).map { box + [[$0]] } } }
        if random.below(3) == 0 { boxes.remove(at: random.below(boxes.count)) }
        return boxes.map { [$0] }
    }

    private static func chain(_ sizes: [Int], _ random: inout SeededRandom) -> [[Box]] {
        var boxes = [everything(sizes)]
        for _ in 0..<6 {
            var next = boxes[boxes.count - 1]
            let axis = random.below(sizes.count)
            guard next[axis].count > 1, let value = next[axis].sorted().randomElement(using: &random) else { continue }
            next[axis].remove(value)
            boxes.append(next)
        }
        return boxes.map { [$0] }
    }

    private static func unions(_ sizes: [Int], _ random: inout SeededRandom) -> [[Box]] {
        var sections = [[everything(sizes)]]
        for _ in 0..<random.below(2) + 1 {
            sections.append((0..<random.below(6) + 2).map { _ in box(sizes, openness: 0.5, &random) })
        }
        return sections
    }
}

extension [Set<Int>] {
    fileprivate func replacing(_ axis: Int, with values: Set<Int>) -> [Set<Int>] {
        var result = self
        result[axis] = values
        return result
    }
}
