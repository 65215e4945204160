/// Asks who wins. The line-up has the entries strongest first.
struct WinnerJudge: Judge {
    /// For each entry its owner.
    let owners: [Int]
    /// For each region of the line-up its index in the contest.
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
    func leaf(_ set: inout LiveSet) -> (leaf: DiagramLeaf, code: UInt64)? {
        if let region = freeImpossible(set) {
            set.keepOnly(region)
            return (.impossible(region: indexes[region]), 1)
        }
        guard set.firstFree != nil else { return set.isEmpty ? (.uncovered, 1) : nil }
        prune(&set)
        guard let first = set.firstFree else { return nil }
        let isWon = belongsTo(owners[first], set)
        if isWon { markFree(&set) } else { markUnbeaten(&set) }
        guard isWon || isTied(set), !keepMarked(&set) else { return nil }
        if isWon { return (.won(owner: owners[first], entry: indexes[first]), 1) }
        let tied = (0..<set.count).flatMap { word in
            BitIndexes(CollectionOfOne(set.marks[word])).map { indexes[set.places[word] << 6 + $0] }
        }
        return (.ambiguous(tied.sorted()), 1)
    }

    /// The words of a row that hold entries.
    private func isEntryWord(_ set: LiveSet, _ word: Int) -> Bool { set.places[word] < beaten.width }

    /// An impossible region that is free.
    private func freeImpossible(_ set: LiveSet) -> Int? {
        for word in 0..<set.count where !isEntryWord(set, word) && set.free[word] != 0 {
            return set.region(word, set.free[word])
        }
        return nil
    }

    /// Takes out what a free entry beats.
    private func prune(_ set: inout LiveSet) {
        var isChanged = false
        for word in 0..<set.count where isEntryWord(set, word) {
            var bits = set.free[word]
            while bits != 0 {
                let row = set.region(word, bits) * beaten.width
                bits &= bits &- 1
                for other in 0..<set.count where isEntryWord(set, other) {
                    let lost = set.live[other] & beaten.words[row + set.places[other]]
                    guard lost != 0 else { continue }
                    set.live[other] ^= lost
                    isChanged = true
                    if other == word { bits &= ~lost }
                }
            }
        }
        if isChanged { set.scan() }
    }

    /// Marks the free entries.
    private func markFree(_ set: inout LiveSet) {
        for word in 0..<set.count { set.marks[word] = isEntryWord(set, word) ? set.free[word] : 0 }
    }

    /// Marks the free entries that no live one beats.
    private func markUnbeaten(_ set: inout LiveSet) {
        markFree(&set)
        for word in 0..<set.count where isEntryWord(set, word) {
            var bits = set.live[word] & ~set.free[word]
            while bits != 0 {
                let row = set.region(word, bits) * beaten.width
                bits &= bits &- 1
                for other in 0..<set.count where isEntryWord(set, other) {
                    set.marks[other] &= ~beaten.words[row + set.places[other]]
                }
            }
        }
    }

    /// Whether all live entries are the owner's.
    private func belongsTo(_ owner: Int, _ set: LiveSet) -> Bool {
        for word in 0..<set.count where isEntryWord(set, word) {
            var bits = set.live[word]
            while bits != 0 {
                guard owners[set.region(word, bits)] == owner else { return false }
                bits &= bits &- 1
            }
        }
        return true
    }

    /// Whether entries of different owners are marked.
    private func isTied(_ set: LiveSet) -> Bool {
        var first: Int?
        for word in 0..<set.count {
            var bits = set.marks[word]
            while bits != 0 {
                let owner = owners[set.region(word, bits)]
                bits &= bits &- 1
                if let first, first != owner { return true }
                first = owner
            }
        }
        return false
    }

    /// Keeps of the live entries only those marked; tells whether an impossible region is still live.
    private func keepMarked(_ set: inout LiveSet) -> Bool {
        var isOpen = false
        for word in 0..<set.count {
            if isEntryWord(set, word) {
                set.live[word] = set.marks[word]
            } else if set.live[word] != 0 {
                isOpen = true
            }
        }
        set.scan()
        return isOpen
    }

    func axis(_ set: inout LiveSet) -> Int? { set.firstUndecidedAxis }

    func isSought(_ leaf: DiagramLeaf) -> Bool {
        guard let sought, case .won(let owner, _) = leaf else { return false }
        return owner == sought
    }
}
