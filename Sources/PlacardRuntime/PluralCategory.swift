/// The plural categories of CLDR, in CLDR's order.
public enum PluralCategory: UInt8, CaseIterable, Sendable, Comparable {
    case zero, one, two, few, many, other

    /// The keyword, as it stands in a message: `one`.
    public var name: StaticString {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }

    /// CLDR's order: zero, one, two, few, many, other.
    public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rawValue < right.rawValue }
}
