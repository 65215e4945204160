import TestSupport

@testable import ProofCheck

/// The facts of a small catalog, by looking at each combination.
extension CertifiedCatalog {
    var points: [[Int]] {
        axes.reduce([[]]) { points, axis in points.flatMap { point in axis.values.indices.map { point + [$0] } } }
    }

    func isPossible(_ point: [Int]) -> Bool {
        !impossible.contains { zip($0.sets, point).allSatisfy { $0.contains($1) } }
    }

    /// The leaf that a certificate must have at a possible combination; an empty object where nothing wins, and nothing
    /// at impossible ones.
    func winner(_ group: Int, at point: [Int]) -> JSONValue? {
        guard isPossible(point) else { return nil }
        let matching = groups[group].regions.filter { zip($0.sets, point).allSatisfy { $0.contains($1) } }
        let winner = Set(matching.map(\.section)).first { section in
            matching.allSatisfy { rival in
                rival.section == section || matching.contains { $0.section == section && beats($0, rival) }
            }
        }
        return .object(winner.map { [.init(name: "wins", value: .string($0))] } ?? [])
    }

    private func beats(_ region: Region, _ other: Region) -> Bool {
        for axis in precedence where Set(region.sets[axis]) != Set(other.sets[axis]) {
            return Set(region.sets[axis]).isStrictSubset(of: other.sets[axis])
        }
        return false
    }

    /// The catalog after a writer has changed one thing.
    func edited(_ random: inout SeededRandom) -> CertifiedCatalog {
        var (axes, precedence, impossible, groups) = (axes, precedence, impossible, groups)
        switch random.below(5) {
        case 0: precedence.reverse()
        case 1: impossible = []
        case 2:
            let axis = random.below(axes.count)
            axes[axis] = Axis(name: axes[axis].name, values: axes[axis].values + ["added"])
        case 3:
            groups = groups.map { group in
                Group(name: group.name, regions: group.regions.filter { $0.section != group.regions[0].section })
            }
        default:
            let axis = random.below(axes.count)
            groups = groups.map { group in
                Group(
                    name: group.name,
                    regions: group.regions.map { region in
                        var sets = region.sets
                        if sets[axis].count > 1 { sets[axis].removeLast() }
                        return Region(section: region.section, sets: sets)
                    })
            }
        }
        return CertifiedCatalog(axes: axes, precedence: precedence, impossible: impossible, groups: groups)
    }
}

extension SmallCertificate {
    /// Whether two certificates say different things of a possible combination.
    func differs(from other: SmallCertificate, in group: Int, _ catalog: CertifiedCatalog) -> Bool {
        catalog.points.contains { point in
            catalog.isPossible(point) && leaf(group, at: point, catalog) != other.leaf(group, at: point, catalog)
        }
    }
}
