package import Regions
package import SourceText

/// The three groups in which a section's keys resolve, each on its own.
package enum Group: String, Sendable, CaseIterable {
    /// title, short, tiny, support, label, tone, symbol as one block.
    case copy
    /// What stands there when privacy redaction is on.
    case redacted
    /// The name of an action, or `none`.
    case action
}

/// What a winning section says in the action group.
package enum ActionChoice: Sendable, Hashable {
    case none
    /// Index into `ResolvedCatalog.actions`.
    case action(Int)
}

/// The words of one block; indexes into `ResolvedCatalog.messages`.
package struct CopyTexts: Sendable {
    package var title: Int?
    package var short: Int?
    package var tiny: Int?
    package var support: Int?
    package var label: Int?
    package var redacted: Int?
    /// Index into `CatalogHeader.tones`.
    package var tone: Int?
    /// An SF Symbol's name.
    package var symbol: Name?
    package var action: ActionChoice?

    package init() {}

    /// Whether a group is defined here.
    package func defines(_ group: Group) -> Bool {
        switch group {
        case .copy: title != nil && label != nil
        case .redacted: redacted != nil
        case .action: action != nil
        }
    }

    /// The message of a field, where the block gives it.
    package func message(_ field: Field) -> Int? {
        switch field {
        case .title: title
        case .short: short
        case .tiny: tiny
        case .support: support
        case .label: label
        case .redacted: redacted
        case .hint: nil
        }
    }
}

/// One `[copy ID]` section.
package struct CopySection: Sendable {
    package var id: Name
    package var regions: [RegionEntry]
    package var texts: CopyTexts
    package var note: String?
    /// The id this section had before; translations are carried over.
    package var was: Name?
    /// The whole section.
    package var range: SourceRange

    package init(id: Name, regions: [RegionEntry], texts: CopyTexts, range: SourceRange) {
        self.id = id
        self.regions = regions
        self.texts = texts
        self.range = range
    }
}

/// What the app shows when nothing else can be.
package struct FallbackSection: Sendable {
    package var texts: CopyTexts
    package var range: SourceRange

    package init(texts: CopyTexts, range: SourceRange) {
        self.texts = texts
        self.range = range
    }
}

/// One `[action NAME]` section.
package struct Action: Sendable {
    /// The two things a surface may do.
    package enum Kind: String, Sendable, CaseIterable {
        case open
        case dismissDisplay = "dismiss-display"
    }

    package var name: Name
    package var kind: Kind
    /// One of `CatalogHeader.routes`; always there for `open`.
    package var route: Name?
    /// Indexes into `ResolvedCatalog.messages`.
    package var title: Int?
    package var short: Int?
    package var label: Int?
    package var hint: Int?
    package var note: String?
    package var range: SourceRange

    package init(name: Name, kind: Kind, range: SourceRange) {
        self.name = name
        self.kind = kind
        self.range = range
    }
}

extension ResolvedCatalog {
    /// The competition of one group, and for each of its entries the section and the `when` it came from.
    package func contest(for group: Group) -> (contest: Contest, origins: [(section: Int, region: Int)]) {
        var entries: [Entry] = []
        var origins: [(section: Int, region: Int)] = []
        for (section, copy) in copies.enumerated() where copy.texts.defines(group) {
            for (index, entry) in copy.regions.enumerated() {
                entries.append(Entry(region: entry.region, owner: section))
                origins.append((section, index))
            }
        }
        let contest = Contest(
            space: space, impossible: impossibleRegions, entries: entries, precedence: header.precedence)
        return (contest, origins)
    }
}
