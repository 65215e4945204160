import CatalogModel
import Regions

/// A region that has a say in what two catalogs show: an entry of one of their contests, something impossible, a budget,
/// or a value that messages select on.
struct Decider: Sendable {
    enum Role: Sendable, Hashable {
        /// Competes in a group; the owner is a section.
        case entry(Side, Group)
        case impossible(Side)
        /// The owner is a budget.
        case budget(Side)
        /// A value of an axis that messages select on.
        case value(axis: Int)
    }

    /// In the joint space; not empty.
    let region: Region
    let role: Role
    /// Index of a section or budget of its side.
    let owner: Int
    /// In the space of its own side, where it competes; only entries have one.
    let original: Region?
    /// The decider of the other side that says the same in the same place.
    var twin: Int?

    init(_ region: Region, _ role: Role, owner: Int = 0, original: Region? = nil) {
        self.region = region
        self.role = role
        self.owner = owner
        self.original = original
    }

    /// Whether who wins hangs on it.
    var decidesWinners: Bool {
        switch role {
        case .entry, .impossible: true
        case .budget, .value: false
        }
    }
}

/// What one side says of a part of the joint space, as far as winners go.
struct SideOutcome: Sendable, Hashable {
    enum Winner: Sendable, Hashable {
        case section(Int)
        case uncovered
        case ambiguous

        var section: Int? {
            if case .section(let index) = self { index } else { nil }
        }
    }

    var isImpossible = false
    /// A group each, in the order of `Group.allCases`.
    var winners: [Winner] = []
}
