/// Everything that resolution says of a small catalog, by looking at every combination. It shares no code with the
/// prover: sets of values instead of bit words, and the definitions as the design words them.
package struct Enumeration: Sendable {
    package enum Cell: Equatable, Sendable {
        case impossible
        case uncovered
        case ambiguous
        case won(Int)
    }

    /// One region competing in a group.
    package struct Entrant: Hashable, Sendable {
        package let section: Int
        package let box: Int

        package init(section: Int, box: Int) {
            self.section = section
            self.box = box
        }
    }

    package let catalog: RandomCatalog
    package let points: [[Int]]

    package init(_ catalog: RandomCatalog) {
        self.catalog = catalog
        points = catalog.sizes.reduce([[]]) { prefixes, size in
            prefixes.flatMap { prefix in (0..<size).map { prefix + [$0] } }
        }
    }

    package func holds(_ box: RandomCatalog.Box, _ point: [Int]) -> Bool {
        zip(box, point).allSatisfy { $0.contains($1) }
    }

    package func box(_ entrant: Entrant) -> RandomCatalog.Box {
        catalog.sections[entrant.section].boxes[entrant.box]
    }

    package func isPossible(_ point: [Int]) -> Bool {
        !catalog.impossible.contains { holds($0, point) }
    }

    package func entrants(_ group: Int) -> [Entrant] {
        catalog.sections.indices.filter { catalog.sections[$0].defines(group) }.flatMap { section in
            catalog.sections[section].boxes.indices.map { Entrant(section: section, box: $0) }
        }
    }

    package func beats(_ left: Entrant, _ right: Entrant) -> Bool {
        for axis in catalog.precedence where box(left)[axis] != box(right)[axis] {
            return box(left)[axis].isStrictSubset(of: box(right)[axis])
        }
        return false
    }

    package func matching(_ group: Int, _ point: [Int]) -> [Entrant] {
        entrants(group).filter { holds(box($0), point) }
    }

    package func cell(_ group: Int, _ point: [Int], ignoringImpossible: Bool = false) -> Cell {
        guard ignoringImpossible || isPossible(point) else { return .impossible }
        let matching = matching(group, point)
        guard !matching.isEmpty else { return .uncovered }
        for section in Set(matching.map(\.section)) {
            let own = matching.filter { $0.section == section }
            let others = matching.filter { $0.section != section }
            if others.allSatisfy({ other in own.contains { beats($0, other) } }) { return .won(section) }
        }
        return .ambiguous
    }

    /// Whether sections tie anywhere with different regions: equal ones are duplicates and reported as that.
    package func hasTie(_ group: Int) -> Bool {
        points.contains { point in
            guard cell(group, point) == .ambiguous else { return false }
            let matching = matching(group, point)
            let unbeaten = matching.filter { entrant in
                !matching.contains { $0.section != entrant.section && beats($0, entrant) }
            }
            return unbeaten.contains { left in
                unbeaten.contains { $0.section != left.section && box($0) != box(left) }
            }
        }
    }

    /// Entrants that are read at no possible combination: their section never wins, nor ties with them unbeaten.
    package func unreachable(_ group: Int) -> Set<Entrant> {
        var read: Set<Entrant> = []
        for point in points where isPossible(point) {
            let matching = matching(group, point)
            switch cell(group, point) {
            case .won(let section): read.formUnion(matching.filter { $0.section == section })
            case .ambiguous:
                read.formUnion(
                    matching.filter { entrant in
                        !matching.contains { $0.section != entrant.section && beats($0, entrant) }
                    })
            case .impossible, .uncovered: break
            }
        }
        let duplicates = duplicates(group)
        return Set(entrants(group)).subtracting(read).subtracting(duplicates.flatMap { [$0.0, $0.1] })
    }

    /// Entrants inside another region of their own section; of equal ones the later.
    package func redundant(_ group: Int) -> Set<Entrant> {
        let all = entrants(group)
        return Set(
            all.filter { inner in
                all.contains { outer in
                    guard outer.section == inner.section, outer.box != inner.box else { return false }
                    let isInside = zip(box(inner), box(outer)).allSatisfy { $0.isSubset(of: $1) }
                    return isInside && (box(inner) != box(outer) || outer.box < inner.box)
                }
            })
    }

    /// Pairs of equal regions of two sections, each with the first of its kind.
    package func duplicates(_ group: Int) -> [(Entrant, Entrant)] {
        let all = entrants(group)
        return all.indices.flatMap { index in
            all[..<index].filter { $0.section != all[index].section && box($0) == box(all[index]) }
                .map { ($0, all[index]) }
        }
    }
}
