/// Entries that say again what another one says.
extension Prover {
    /// For each region that several owners give, the first entry of the first owner with that of each other one.
    func duplicates() -> [Duplicate] {
        var firsts: [Region: Int] = [:]
        firsts.reserveCapacity(contest.entries.count)
        // For the first entry of a region that several give, the owners met so far.
        var owners: [Int: [Int]] = [:]
        var result: [Duplicate] = []
        for entry in contest.entries.indices where !region(entry).isEmpty {
            guard let first = firsts[region(entry)] else {
                firsts[region(entry)] = entry
                continue
            }
            guard !owners[first, default: [owner(first)]].contains(owner(entry)) else { continue }
            owners[first, default: [owner(first)]].append(owner(entry))
            result.append(Duplicate(first: first, second: entry))
        }
        return result
    }

    /// The entries whose region another owner gives too.
    func entriesWithTwin() -> Set<Int> {
        let regions = Set(duplicates().map { region($0.first) })
        guard !regions.isEmpty else { return [] }
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
