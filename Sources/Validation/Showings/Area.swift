import Regions

/// A part of the space: the combinations of any of its regions.
struct Area: Sendable {
    /// May overlap; none is empty.
    private(set) var regions: [Region]

    /// More regions than this are never built: the area is then given up, see `isCut`.
    private static let limit = 4_096

    /// Whether a subtraction was left undone because it would have made too many regions: the area is then too large.
    private(set) var isCut = false

    init(_ regions: [Region]) { self.regions = regions.filter { !$0.isEmpty } }

    var isEmpty: Bool { regions.isEmpty }

    /// The combinations of both.
    func intersection(_ other: Area) -> Area {
        var result = Area(
            regions.flatMap { region in
                other.regions.compactMap { region.intersects($0) ? region.intersection($0) : nil }
            })
        result.isCut = isCut || other.isCut
        return result
    }

    func union(_ other: Area) -> Area {
        var result = Area(regions + other.regions)
        result.isCut = isCut || other.isCut
        return result
    }

    /// The combinations that the other does not hold.
    func subtracting(_ other: Area) -> Area {
        var result = self
        for hole in other.regions {
            let rest = result.regions.flatMap { $0.intersects(hole) ? $0.pieces(outside: hole) : [$0] }
            guard rest.count <= Self.limit else {
                result.isCut = true
                return result
            }
            result.regions = rest
        }
        return result
    }
}

extension Region {
    /// Disjoint regions that together hold what this one holds and the other does not: on the first axis the values
    /// that are not in the other, on the second those too with the first axis inside, and so on.
    fileprivate func pieces(outside hole: Region) -> [Region] {
        var pieces: [Region] = []
        var inside = self
        for axis in 0..<space.axisCount {
            let own = values(axis)
            let outside = own.filter { !hole.contains($0, on: axis) }
            if outside.isEmpty { continue }
            pieces.append(inside.replacing(axis, with: outside))
            inside = inside.replacing(axis, with: own.filter { hole.contains($0, on: axis) })
        }
        return pieces
    }
}
