package import Regions
package import SourceText

/// A catalog whose names have all been looked up: what every later stage works on.
///
/// Things refer to each other by index into these lists. All lists are in catalog order (files by path, then sections as
/// they stand).
package struct ResolvedCatalog: Sendable {
    package var header: CatalogHeader
    /// The target locales, as `locales` lists them.
    package var locales: [LocaleSetting] = []
    package var axes: [Axis] = []
    package var arguments: [ArgumentDeclaration] = []
    package var actions: [Action] = []
    package var impossible: [Impossible] = []
    package var copies: [CopySection] = []
    package var fallback: FallbackSection?
    package var budgets: [WidthBudget] = []
    package var claims: [Claim] = []
    package var terms: [Term] = []
    package var fixtures: [Fixture] = []
    package var levels: [LevelSetting] = []
    package var allowances: [Allowance] = []
    /// Every text, in the order in which translators see them.
    package var messages: [CatalogMessage] = []
    /// Every value that is neither a message nor a fixture's, in catalog order.
    package var values: [CatalogValue] = []

    package init(header: CatalogHeader) {
        self.header = header
    }

    /// The product of the axes. Cost: the number of axes, so whoever asks often keeps it.
    package var space: Space { Space(sizes: axes.map { $0.values.count }) }

    /// The possible combinations: the space less every `[impossible]` region.
    package var impossibleRegions: [Region] { impossible.flatMap { $0.regions.map(\.region) } }
}

/// What `[catalog]` says.
package struct CatalogHeader: Sendable {
    package var name: Name
    /// BCP 47 tag of the language the catalog is written in.
    package var sourceLocale: Name
    /// Indexes of axes, strongest first; always a permutation of all axes.
    package var precedence: [Int] = []
    /// The closed set of places an action may open.
    package var routes: [Name] = []
    package var tones: [Name] = []
    /// Name of the generated Swift type.
    package var swiftType: String

    package init(name: Name, sourceLocale: Name, swiftType: String) {
        self.name = name
        self.sourceLocale = sourceLocale
        self.swiftType = swiftType
    }
}

/// A target locale and what a release demands of it.
package struct LocaleSetting: Sendable {
    /// How far along a translation must be before it counts.
    package enum MinimumState: String, Sendable {
        case translated
        case reviewed
    }

    /// BCP 47 tag as `locales` gives it.
    package var tag: Name
    /// `required` (true) or `partial`.
    package var isRequired = true
    package var minimumState = MinimumState.translated
    /// Tag of the locale that replaces a whole projection where this one lacks a text; absent: the source.
    package var fallback: Name?

    package init(tag: Name) {
        self.tag = tag
    }
}

/// One dimension of the state space.
package struct Axis: Sendable {
    package var name: Name
    package var values: [Name]
    /// What the server sends for each value.
    package var wire: [String]
    /// Index of the value to which anything unrecognised decodes; always there on a payload axis.
    package var unknown: Int?
    /// Whether the value travels in the content state (true) or is known on the device.
    package var isPayload: Bool

    package init(name: Name, values: [Name], wire: [String], unknown: Int?, isPayload: Bool) {
        self.name = name
        self.values = values
        self.wire = wire
        self.unknown = unknown
        self.isPayload = isPayload
    }

    /// The name as messages write it: a hyphen is `_` there.
    package var messageName: String { name.text.messageSpelling }
}

extension String {
    /// A catalog name as ICU messages write it: they know no hyphen in names.
    package var messageSpelling: String {
        String(map { $0 == "-" ? "_" : $0 })
    }
}

/// One `[impossible]` section.
package struct Impossible: Sendable {
    package var name: Name
    package var regions: [RegionEntry]
    package var why: String

    package init(name: Name, regions: [RegionEntry], why: String) {
        self.name = name
        self.regions = regions
        self.why = why
    }
}

/// One `when` entry: a region and where it was written.
package struct RegionEntry: Sendable {
    package var region: Region
    /// The range of the selector's text.
    package var range: SourceRange

    package init(region: Region, range: SourceRange) {
        self.region = region
        self.range = range
    }
}
