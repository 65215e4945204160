/// The value that a message shows for one of its arguments.
public enum ArgumentValue: Sendable {
    case integer(Int)
    case decimal(Double)
    /// The position of a value in its enumeration.
    case choice(Int)

    /// The value as a floating-point number.
    var number: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .decimal(let decimal): decimal
        case .choice(let position): Double(position)
        }
    }

    /// The value less the offset of a plural; exact where both are integers.
    func subtracting(_ offset: Double) -> ArgumentValue {
        if offset == 0 { return self }
        // `Int(exactly:)` would ask the C library's `trunc`, and the runtime links nothing.
        if case .integer(let integer) = self, offset.magnitude < 0x1p53, Double(Int(offset)) == offset {
            let (difference, overflow) = integer.subtractingReportingOverflow(Int(offset))
            if !overflow { return .integer(difference) }
        }
        return .decimal(number - offset)
    }
}

/// What a message is rendered with: the arguments of a projection, and the plural rules of the catalog's languages.
public protocol MessageArguments {
    /// The value of the argument with that number.
    func value(_ number: Int) -> ArgumentValue
    /// The plural category of a number by CLDR's rules of that number.
    func category(of number: PluralOperands, rules: Int) -> PluralCategory
}

extension Double {
    /// The nearest value in a range; the lower bound for what is not a number.
    public func placardClamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}

extension Int {
    /// The nearest value in a range.
    @inlinable
    public func placardClamped(to range: ClosedRange<Int>) -> Int {
        Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
    }
}
