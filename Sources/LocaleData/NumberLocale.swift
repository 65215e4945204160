import PlacardRuntime

/// What a locale's numbers are written with.
package struct NumberLocale: Sendable, Hashable {
    /// What stands before and after a number's digits.
    struct Affixes: Sendable, Hashable {
        var before: String
        var after: String
    }

    /// Sizes of digit groups: 3 and 3, or 3 and 2 in India; primary 0 for none.
    struct Groups: Sendable, Hashable {
        var primary: UInt8
        var secondary: UInt8
    }

    /// A unit's pattern for one plural category; `number` is false where the words alone say the number.
    struct UnitPattern: Sendable, Hashable {
        var category: PluralCategory
        var before: String
        var after: String
        var number: Bool
    }

    /// Without sign, with minus, with plus.
    struct Signs: Sendable, Hashable {
        var plain: Affixes
        var minus: Affixes
        var plus: Affixes
    }

    package let tag: LocaleTag
    /// The digit zero; the other nine follow it in Unicode.
    package let zero: String
    package let decimalSeparator: String
    package let groupSeparator: String
    let minimumGrouping: UInt8
    let numberGroups: Groups
    let percentGroups: Groups
    let numberSigns: Signs
    let percentSigns: Signs
    /// Index of the unit patterns in the snapshot.
    let unitSet: String
    let pluralRules: PluralRules?
}
