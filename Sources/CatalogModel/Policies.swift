package import SourceText

/// One `[budget NAME]` section: the widest a field may be in a part of the space.
package struct WidthBudget: Sendable {
    /// The fields a budget can limit; `title` stands for `title`, `short` and `tiny`.
    package enum Field: String, Sendable, CaseIterable {
        case title
        case support
        case label
        case redacted
        case action
    }

    /// A limit in columns (East Asian Width), with its place; 0 for `support`: the surface shows none.
    package struct Limit: Sendable {
        package var field: Field
        /// Absent: every locale that has no limit of its own in this section.
        package var locale: String?
        package var columns: Int
        package var range: SourceRange

        package init(field: Field, locale: String?, columns: Int, range: SourceRange) {
            self.field = field
            self.locale = locale
            self.columns = columns
            self.range = range
        }
    }

    package var name: Name
    package var regions: [RegionEntry]
    package var limits: [Limit]

    package init(name: Name, regions: [RegionEntry], limits: [Limit]) {
        self.name = name
        self.regions = regions
        self.limits = limits
    }

    /// The limit of a field in a locale, if this budget sets one.
    package func columns(_ field: Field, locale: String) -> Int? {
        (limits.first { $0.field == field && $0.locale == locale }
            ?? limits.first { $0.field == field && $0.locale == nil })?.columns
    }
}

/// Words by locale: phrases of the source under no locale, `.LOCALE` forms under theirs.
package struct LocalizedPhrases: Sendable {
    package var source: [Name] = []
    /// In the order written.
    package var forms: [(locale: String, phrases: [Name])] = []

    package init() {}

    /// The phrases that hold in a locale, absent where it has no form of its own and is not the source.
    package func phrases(in locale: String, source sourceLocale: String) -> [Name]? {
        locale == sourceLocale ? source : forms.first { $0.locale == locale }?.phrases
    }

    package var isEmpty: Bool { source.isEmpty && forms.isEmpty }
}

/// One `[claim NAME]` section: what copy must never, or must always, say in a part of the space.
package struct Claim: Sendable {
    package var name: Name
    package var regions: [RegionEntry]
    /// Whether the regions say where it does not hold (`unless`).
    package var isUnless: Bool
    package var forbid = LocalizedPhrases()
    package var require = LocalizedPhrases()
    package var except = LocalizedPhrases()
    package var forbidPattern = LocalizedPhrases()
    /// Indexes into `CatalogHeader.tones`.
    package var forbidTones: [Int] = []
    package var fields: [WidthBudget.Field]
    package var why: String?

    package init(name: Name, regions: [RegionEntry], isUnless: Bool, fields: [WidthBudget.Field]) {
        self.name = name
        self.regions = regions
        self.isUnless = isUnless
        self.fields = fields
    }
}

/// One `[term NAME]` section of the glossary.
package struct Term: Sendable {
    package var name: Name
    package var text = LocalizedPhrases()
    package var avoid = LocalizedPhrases()
    package var isTranslated = true
    package var note: String?

    package init(name: Name) {
        self.name = name
    }
}

/// One `[fixture NAME]` section: made-up private values that must never turn up.
package struct Fixture: Sendable {
    package var name: Name
    /// Absent: debug names.
    package var disclosure: DisclosureClass?
    package var values: [Name]

    package init(name: Name, disclosure: DisclosureClass?, values: [Name]) {
        self.name = name
        self.disclosure = disclosure
        self.values = values
    }
}

/// One `[level RULE]` section.
package struct LevelSetting: Sendable {
    package var rule: Name
    /// `error`, `warning`, `note` or `off`, as written.
    package var level: Name
    package var why: String?

    package init(rule: Name, level: Name, why: String?) {
        self.rule = rule
        self.level = level
        self.why = why
    }
}

/// One `[allow RULE]` section: a recorded exception.
package struct Allowance: Sendable {
    package var rule: Name
    /// Section ids or message keys; empty: everywhere.
    package var ids: [Name]
    /// Locale tags; empty: all.
    package var locales: [Name]
    package var because: String
    package var range: SourceRange

    package init(rule: Name, ids: [Name], locales: [Name], because: String, range: SourceRange) {
        self.rule = rule
        self.ids = ids
        self.locales = locales
        self.because = because
        self.range = range
    }
}
