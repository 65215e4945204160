/// Everything that decides one group: the space, what cannot occur in it, and the regions that compete.
package struct Contest: Sendable, Hashable {
    /// The space in which the entries compete.
    package let space: Space
    /// Combinations that do not occur.
    package let impossible: [Region]
    /// The regions that compete; an empty one takes no part.
    package let entries: [Entry]
    /// Every axis once, strongest first.
    package let precedence: [Int]

    /// A contest in which `precedence` orders the axes; axes that it does not name follow in their order.
    package init(space: Space, impossible: [Region], entries: [Entry], precedence: [Int]) {
        self.space = space
        self.impossible = impossible
        self.entries = entries
        var order: [Int] = []
        var isNamed = [Bool](repeating: false, count: space.axisCount)
        for axis in precedence + Array(0..<space.axisCount)
        where axis >= 0 && axis < space.axisCount && !isNamed[axis] {
            isNamed[axis] = true
            order.append(axis)
        }
        self.precedence = order
    }

    /// The same contest where every combination can occur: who would win an impossible one.
    package var ignoringImpossible: Contest {
        Contest(space: space, impossible: [], entries: entries, precedence: precedence)
    }
}
