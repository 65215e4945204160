import TestSupport

@testable import Regions

/// Small contests of every shape, each from a seed.
enum RandomContest {
    /// At most five axes of at most four values, up to eight entries of up to five owners.
    static func make(seed: UInt64) -> Contest {
        var random = SeededRandom(seed: seed)
        let axisCount = Int.random(in: 1...5, using: &random)
        let largest = axisCount > 3 ? 3 : 4
        let space = Space(sizes: (0..<axisCount).map { _ in Int.random(in: 1...largest, using: &random) })
        let density = Double.random(in: 0.3...0.95, using: &random)
        let freedom = Double.random(in: 0.1...0.8, using: &random)
        let owners = Int.random(in: 1...5, using: &random)
        var entries: [Entry] = []
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            var region = region(space, density, freedom, &random)
            let shape = Int.random(in: 0..<12, using: &random)
            if shape == 0, let twin = entries.randomElement(using: &random) { region = twin.region }
            if shape == 1 { region = Region(full: space) }
            entries.append(Entry(region: region, owner: Int.random(in: 0..<owners, using: &random)))
        }
        let impossible = (0..<max(0, Int.random(in: -2...3, using: &random))).map { _ in
            self.region(space, density * 0.7, freedom, &random)
        }
        return Contest(
            space: space, impossible: impossible, entries: entries,
            precedence: Array(0..<axisCount).shuffled(using: &random))
    }

    /// A region whose axes are full with one probability, and otherwise hold each value with another; rarely empty.
    static func region(
        _ space: Space, _ density: Double, _ freedom: Double, _ random: inout SeededRandom
    ) -> Region {
        let mayBeEmpty = Int.random(in: 0..<20, using: &random) == 0
        let values = space.sizes.map { size -> [Int]? in
            guard Double.random(in: 0..<1, using: &random) >= freedom else { return nil }
            let values = (0..<size).filter { _ in Double.random(in: 0..<1, using: &random) < density }
            return values.isEmpty && !mayBeEmpty ? [Int.random(in: 0..<size, using: &random)] : values
        }
        return Region(values: values, in: space)
    }
}
