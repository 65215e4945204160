/// Everything that is proved about one contest. All indexes are those of the contest; all lists are in their order.
package struct ProofReport: Sendable, Equatable {
    /// The possible combinations that no entry holds; a lower bound where coverage is among `notProven`.
    package var uncoveredCount: UInt128 = 0
    /// Maximal regions that no entry touches, largest first, none of them covered by the others.
    package var witnesses: [Witness] = []
    /// Whether the witnesses hold every uncovered combination; if not, there were more than the cap.
    package var hasAllWitnesses = true
    /// Ties, at most three for two owners and twenty in all.
    package var ambiguities: [Ambiguity] = []
    /// The pairs of entries that tie; a lower bound where ambiguity is among `notProven`.
    package var ambiguityCount = 0
    /// Entries that are never read.
    package var unreachable: [Unreachable] = []
    /// Equal regions of two owners.
    package var duplicates: [Duplicate] = []
    /// Regions inside another of their own owner.
    package var redundant: [Redundancy] = []
    /// Walks that spent their budget.
    package var notProven: [NotProven] = []
    /// The steps that each walk took.
    package var steps = Steps()

    /// Steps as `Budget` counts them.
    package struct Steps: Sendable, Equatable {
        /// Those for coverage and its witnesses.
        package var coverage = 0
        /// Those that looked for ties, without those that counted them.
        package var ambiguity = 0
        /// Those that looked for combinations at which an entry is read.
        package var reachability = 0
    }

    /// A report that found nothing.
    package init() {}

    /// Adds what another proof of the same contest found.
    package mutating func add(_ other: ProofReport) {
        uncoveredCount = uncoveredCount.saturatingAdding(other.uncoveredCount)
        witnesses += other.witnesses
        hasAllWitnesses = hasAllWitnesses && other.hasAllWitnesses
        ambiguities += other.ambiguities
        ambiguityCount += other.ambiguityCount
        unreachable += other.unreachable
        duplicates += other.duplicates
        redundant += other.redundant
        notProven += other.notProven
        steps.coverage += other.steps.coverage
        steps.ambiguity += other.steps.ambiguity
        steps.reachability += other.steps.reachability
    }

    /// Whether every possible combination is proved to have exactly one winner.
    package var isComplete: Bool {
        uncoveredCount == 0 && ambiguityCount == 0 && duplicates.isEmpty
            && notProven.allSatisfy { $0.walk == .reachability }
    }
}

/// A maximal region without any entry.
package struct Witness: Sendable, Equatable {
    /// The region; it may hold impossible combinations.
    package let region: Region
    /// The possible combinations in it: at least one.
    package let count: UInt128
}

/// Two entries of different owners that nothing beats at some possible combination.
package struct Ambiguity: Sendable, Equatable {
    /// The entry with the smaller index.
    package let first: Int
    /// The other one.
    package let second: Int
    /// A maximal region of their intersection in which nothing beats either; it may hold impossible combinations.
    package let tie: Region
    /// The intersection: an entry there beats both.
    package let settledBy: Region
    /// The possible combinations at which the two tie; a lower bound where `isCountExact` is false.
    package let count: UInt128
    /// Whether counting them was within the budget.
    package let isCountExact: Bool
}

/// An entry that is never read, and what stands in its way.
package struct Unreachable: Sendable, Equatable {
    /// The entry.
    package let entry: Int
    /// Entries of other owners that beat it and together with `impossible` hold all of it: none can be left out.
    package let shadows: [Int]
    /// Impossible regions that are needed too.
    package let impossible: [Int]
}

/// One region given by two owners.
package struct Duplicate: Sendable, Equatable {
    /// The entry with the smaller index.
    package let first: Int
    /// The other one.
    package let second: Int
}

/// A region that its owner has already given.
package struct Redundancy: Sendable, Equatable {
    /// The entry that says nothing new.
    package let inner: Int
    /// An entry of the same owner around it, or equal to it and earlier; not redundant itself.
    package let outer: Int
}

/// A walk that spent its budget before it was done.
package struct NotProven: Sendable, Equatable {
    /// The walks of a proof.
    package enum Walk: Sendable, Hashable, CaseIterable {
        case coverage
        case ambiguity
        case reachability
    }

    /// What was not decided.
    package let walk: Walk
    /// The steps that were taken.
    package let steps: Int
    /// The entries that reachability did not decide; none for other walks.
    package let undecided: [Int]
}
