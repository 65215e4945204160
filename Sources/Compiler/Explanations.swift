import CatalogModel
import SourceText

/// Why the catalog says what it says: the answer to one question.
package enum Explanation: Sendable {
    case combination(ExplainedCombination)
    case selector(ExplainedSelector)
    case section(ExplainedSection)
}

/// A `when` and where it was written.
package struct ExplainedRegion: Sendable, Equatable {
    package let section: String
    package let path: String
    package let line: Int
    /// As it can be pasted.
    package let selector: String
}

/// One combination: who wins it and why, and what it says.
package struct ExplainedCombination: Sendable {
    /// `calendar, failed, observe, live, minimal`
    package let words: String
    /// The `[impossible]` sections that hold it, and their reasons.
    package let impossible: [(name: String, why: String)]
    package let groups: [GroupPart]
    package let texts: [LocalePart]

    /// What decides one group.
    package struct GroupPart: Sendable {
        package let group: String
        package let outcome: ExplainedOutcome
        /// Every region that holds the combination, in catalog order.
        package let matches: [Match]
    }

    /// A region that holds the combination, and all that beat it there.
    package struct Match: Sendable {
        package let region: ExplainedRegion
        package let defeats: [Defeat]
    }

    /// A region beaten by another.
    package struct Defeat: Sendable {
        package let section: String
        /// The first axis in precedence on which the two differ, and what both say there.
        package let axis: String
        package let inner: String
        package let outer: String
    }

    /// What a locale shows.
    package struct LocalePart: Sendable {
        package let tag: String
        /// The language that serves; another where the locale falls back.
        package let language: String
        package let rows: [(name: String, text: String)]
    }
}

/// Who wins.
package enum ExplainedOutcome: Sendable, Hashable {
    case section(String)
    case ambiguous
    case uncovered
    case impossible
}

/// What a selector that leaves several combinations says.
package struct ExplainedSelector: Sendable {
    package let words: String
    /// All combinations, impossible ones included.
    package let count: UInt128
    package let groups: [GroupPart]

    /// The distinct outcomes of one group, those of most combinations first; absent where the diagram is too large.
    package struct GroupPart: Sendable {
        package let group: String
        package let outcomes: [(outcome: ExplainedOutcome, count: UInt128)]?
    }
}

/// Where a section is shown, and what beats it elsewhere.
package struct ExplainedSection: Sendable {
    package let id: String
    package let path: String
    package let line: Int
    package let groups: [GroupPart]

    /// One group that the section gives.
    package struct GroupPart: Sendable {
        package let group: String
        /// Possible combinations at which the section wins, and all that are possible; absent where too many regions
        /// overlap.
        package let shown: (count: UInt128, possible: UInt128)?
        package let regions: [RegionPart]
    }

    /// One `when`, and what becomes of its combinations; absent where too many regions overlap.
    package struct RegionPart: Sendable {
        package let region: ExplainedRegion
        package let places: [Place]?
    }

    /// Combinations of a `when` that fare alike, as disjoint regions, largest first.
    package struct Place: Sendable {
        package let outcome: ExplainedOutcome
        /// Where the winner beats this region: the axis that decides.
        package let axis: String?
        package let count: UInt128
        package let regions: [(words: String, count: UInt128)]
    }
}
