/// Asks who wins. The line-up has the entries first, strongest first, then the impossible regions.
struct WinnerJudge: Judge {
    /// For each entry its owner.
    let owners: [Int]
    /// For each entry, then each impossible region, its index in the contest.
    let indexes: [Int]
    /// For each entry those that it beats.
    let beaten: BitMatrix
    /// The owner whose victories the walk looks for.
    let sought: Int?

    /// Says what the branch is if it ends here.
    ///
    /// An entry that a free one beats is beaten wherever it matches, and so is all that it beats: it is taken out. What
    /// then decides is whether all that is left belongs to one owner, one of them free; or whether two free entries of
    /// different owners remain that nothing live beats. Impossible regions come before all that, but only once free:
    /// until then the branch goes on.
    func leaf(_ set: inout LiveSet, _ lineup: Lineup) -> (leaf: DiagramLeaf, code: UInt64)? {
        var free = BitIndexes(set.free.suffix(from: 0))
        var freeEntries: [Int] = []
        while let region = free.next() {
            if region >= owners.count {
                set.keepOnly(region)
                return (.impossible(region: indexes[region]), 1)
            }
            freeEntries.append(region)
        }
        prune(&set, &freeEntries, lineup)
        guard let first = freeEntries.first else { return set.isEmpty ? (.uncovered, 1) : nil }
        let others = entries(of: set).filter { owners[$0] != owners[first] }
        if others.isEmpty {
            let isOpen = reduce(&set, to: freeEntries, lineup)
            return isOpen ? nil : (.won(owner: owners[first], entry: indexes[first]), 1)
        }
        let tied = unbeaten(freeEntries, in: set)
        guard let one = tied.first, tied.contains(where: { owners[$0] != owners[one] }) else { return nil }
        return reduce(&set, to: tied, lineup) ? nil : (.ambiguous(tied.map { indexes[$0] }.sorted()), 1)
    }

    /// Takes out what a free entry beats.
    private func prune(_ set: inout LiveSet, _ freeEntries: inout [Int], _ lineup: Lineup) {
        var isChanged = false
        for entry in freeEntries where set.live[entry >> 6] >> UInt64(entry & 63) & 1 == 1 {
            for word in 0..<beaten.width {
                let lost = set.live[word] & beaten.words[entry * beaten.width + word]
                guard lost != 0 else { continue }
                set.live[word] ^= lost
                isChanged = true
            }
        }
        guard isChanged else { return }
        set.scan(lineup)
        freeEntries.removeAll { set.live[$0 >> 6] >> UInt64($0 & 63) & 1 == 0 }
    }

    /// The live entries.
    private func entries(of set: LiveSet) -> some Sequence<Int> {
        BitIndexes(set.live[...]).prefix { $0 < owners.count }
    }

    /// Those of the free entries that no live one beats.
    private func unbeaten(_ freeEntries: [Int], in set: LiveSet) -> [Int] {
        freeEntries.filter { entry in
            !entries(of: set).contains { beaten.words[$0 * beaten.width + entry >> 6] >> UInt64(entry & 63) & 1 == 1 }
        }
    }

    /// Keeps of the live entries only the given ones; tells whether an impossible region is still live.
    private func reduce(_ set: inout LiveSet, to kept: [Int], _ lineup: Lineup) -> Bool {
        let undecided = BitIndexes(set.live[...]).filter { $0 >= owners.count }
        set.clear()
        for region in kept + undecided { set.live[region >> 6] |= 1 << UInt64(region & 63) }
        set.scan(lineup)
        return !undecided.isEmpty
    }

    func isSought(_ leaf: DiagramLeaf) -> Bool {
        guard let sought, case .won(let owner, _) = leaf else { return false }
        return owner == sought
    }
}
