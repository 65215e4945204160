/// A value that is put into a placeholder.
package enum SampleValue: Sendable, Hashable {
    case integer(Int)
    case decimal(Double)
    /// The fraction: 0.5 is shown as 50 %.
    case percent(Double)
    /// A value of an enumeration, as messages write it.
    case word(String)

    /// The number, where it is one.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value), .percent(let value): value
        case .word: nil
        }
    }
}
