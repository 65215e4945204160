package import PlacardRuntime

/// What plural rules see of a number, by the format in which the branch `other` shows it.
package enum PluralView: Sendable, Hashable {
    /// Up to three fraction digits: `#`, and where nothing shows the number.
    case standard
    /// Rounded to an integer: `{n, number, integer}`.
    case integer
    /// Whole percents: `{n, number, percent}`.
    case percent
    /// The value with all its digits: ICU cannot see through a skeleton.
    case value

    /// The view of a style as messages write it; nil is none.
    package init(style: String?) {
        switch NumberStyle.parse(style) {
        case .success where style?.contains("::") == true: self = .value
        case .success(.integer): self = .integer
        case .success(.percent): self = .percent
        case .success, .failure: self = .standard
        }
    }

    /// The format that rounds alike; nil for the value itself.
    package var spec: NumberFormatSpec? {
        switch self {
        case .standard: .standard
        case .integer: .integer
        case .percent: .percent
        case .value: nil
        }
    }

    /// Fraction digits that are seen at most. Rules tell no more apart than four digits show.
    var places: Int {
        switch self {
        case .standard: 3
        case .integer, .percent: 0
        case .value: 4
        }
    }

    /// The power of ten by which the number grows before it is seen.
    var scale: Int { self == .percent ? 2 : 0 }

    /// What the rules see of a number.
    package func operands(of number: Double) -> PluralOperands {
        switch self {
        case .value: return ShownNumber(number).operands
        case .percent: return PluralOperands(integer: DecimalRange.count(number, scale))
        case .standard, .integer:
            var shown = ShownNumber(number)
            shown.round(minimum: 0, maximum: places)
            return shown.operands
        }
    }
}
