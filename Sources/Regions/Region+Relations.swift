/// How two regions of one space lie to each other.
extension Region {
    /// The region of the combinations that both hold; empty where they are disjoint.
    package func intersection(_ other: Region) -> Region {
        var result = self
        for index in words.indices { result.words[index] &= other.words[index] }
        return result
    }

    /// Whether some combination lies in both.
    package func intersects(_ other: Region) -> Bool {
        (0..<space.axisCount).allSatisfy { meets(other, on: $0) }
    }

    /// Whether the set on an axis holds all of another region's.
    func holdsAll(of other: Region, on axis: Int) -> Bool {
        for index in space.wordRange(axis) where other.words[index] & ~words[index] != 0 { return false }
        return true
    }

    /// The one axis on which the sets share no value; `nil` if there is none or there are more.
    func onlyAxisDisjoint(from other: Region) -> Int? {
        var result: Int?
        for axis in 0..<space.axisCount where !meets(other, on: axis) {
            if result != nil { return nil }
            result = axis
        }
        return result
    }

    /// The part of another region, which is not empty, that this one holds.
    func share(of other: Region) -> Double {
        var result = 1.0
        for axis in 0..<space.axisCount {
            var (shared, all) = (0, 0)
            for index in space.wordRange(axis) {
                shared += (words[index] & other.words[index]).nonzeroBitCount
                all += other.words[index].nonzeroBitCount
            }
            if shared != all { result *= Double(shared) / Double(all) }
        }
        return result
    }

    /// Whether the two sets of an axis share a value.
    func meets(_ other: Region, on axis: Int) -> Bool {
        for index in space.wordRange(axis) where words[index] & other.words[index] != 0 { return true }
        return false
    }

    /// Whether every value set lies inside the other's. Of regions that are not empty: whether the region does.
    package func isSubset(of other: Region) -> Bool {
        for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
        return true
    }

    /// How this region's set on an axis lies to another's.
    func compare(to other: Region, on axis: Int) -> SetOrder {
        var (isInside, isAround) = (true, true)
        for index in space.wordRange(axis) {
            if words[index] & ~other.words[index] != 0 { isInside = false }
            if other.words[index] & ~words[index] != 0 { isAround = false }
        }
        switch (isInside, isAround) {
        case (true, true): return .equal
        case (true, false): return .inside
        case (false, true): return .around
        case (false, false): return .incomparable
        }
    }

    /// The axis at which this region beats another, or `nil` where it does not.
    ///
    /// That is the first axis in `precedence` on which the two sets differ, if this one lies strictly inside there.
    package func axisBeating(_ other: Region, precedence: [Int]) -> Int? {
        for axis in precedence {
            switch compare(to: other, on: axis) {
            case .equal: continue
            case .inside: return axis
            case .around, .incomparable: return nil
            }
        }
        return nil
    }
}

/// How one value set lies to another.
enum SetOrder {
    case equal
    case inside
    case around
    case incomparable
}
