/// Entries that say again what another one says.
extension Prover {
    /// For each region that several owners give, the first entry of the first owner with that of each other one.
    func duplicates() -> [Duplicate] {
        var firsts: [Region: [Int]] = [:]
        var result: [Duplicate] = []
        for entry in contest.entries.indices where !region(entry).isEmpty {
            let known = firsts[region(entry)] ?? []
            guard !known.contains(where: { owner($0) == owner(entry) }) else { continue }
            if let first = known.first { result.append(Duplicate(first: first, second: entry)) }
            firsts[region(entry)] = known + [entry]
        }
        return result
    }

    /// The entries whose region another owner gives too.
    func entriesWithTwin() -> Set<Int> {
        let regions = Set(duplicates().map { region($0.first) })
        return Set(contest.entries.indices.filter { regions.contains(region($0)) })
    }

    /// The entries inside another of their owner, each with the first of those around it that is not so itself.
    func redundant() -> [Redundancy] {
        let sizes = Dictionary(grouping: contest.entries.indices) { owner($0) }.mapValues(\.count)
        var outers: [Int: [Int]] = [:]
        for entry in contest.entries.indices where !region(entry).isEmpty && sizes[owner(entry), default: 0] > 1 {
            outers[entry] = relations.around(entry).filter { other in
                other != entry && owner(other) == owner(entry) && (other < entry || region(other) != region(entry))
            }
        }
        return contest.entries.indices.compactMap { entry in
            outers[entry]?.first { outers[$0]?.isEmpty == true }.map { Redundancy(inner: entry, outer: $0) }
        }
    }
}
