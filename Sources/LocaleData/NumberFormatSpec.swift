/// How a number is to be shown, apart from the locale: what a style or skeleton of a message says.
package struct NumberFormatSpec: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case number
        /// The number is a fraction and shown a hundredfold with the percent sign.
        case percent
        case unit(DurationUnit, UnitWidth)
    }

    package enum Grouping: Sendable, Hashable {
        /// As is usual in the locale.
        case automatic
        case off
        /// None where the first group would hold a single digit.
        case minimumTwo
    }

    package enum Sign: Sendable, Hashable {
        case automatic, always, never, exceptZero
        /// Like `automatic`, but no minus before zero.
        case negative
    }

    package var kind: Kind
    package var minimumFraction: Int
    package var maximumFraction: Int
    package var grouping: Grouping
    package var sign: Sign

    package init(
        kind: Kind = .number, minimumFraction: Int = 0, maximumFraction: Int, grouping: Grouping = .automatic,
        sign: Sign = .automatic
    ) {
        self.kind = kind
        self.minimumFraction = minimumFraction
        self.maximumFraction = maximumFraction
        self.grouping = grouping
        self.sign = sign
    }

    /// `{n, number}` and `#`: up to three fraction digits.
    package static let standard = NumberFormatSpec(maximumFraction: 3)
    /// `{n, number, integer}`.
    package static let integer = NumberFormatSpec(maximumFraction: 0)
    /// `{n, number, percent}`: whole percents.
    package static let percent = NumberFormatSpec(kind: .percent, maximumFraction: 0)
    /// `::` without a precision: up to six fraction digits.
    static let skeleton = NumberFormatSpec(maximumFraction: 6)
    /// More fraction digits than this are refused.
    package static let fractionLimit = 15
}

/// A unit that a number may stand with.
package enum DurationUnit: String, Sendable, CaseIterable {
    case second, minute, hour, day
}

/// How far a unit is spelt out.
package enum UnitWidth: String, Sendable, CaseIterable {
    case narrow
    case short
    case fullName = "full-name"
}
