package import SourceText

/// The disclosure classes: how private a value is. Only D0 may stand on a system surface.
package enum DisclosureClass: UInt8, Sendable, CaseIterable, Comparable {
    case d0
    case d1
    case d2
    case d3
    case d4

    /// As catalogs write it: `D0`.
    package var name: String { "D\(rawValue)" }

    package static func < (left: DisclosureClass, right: DisclosureClass) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// What a placeholder may be.
package struct ArgumentDeclaration: Sendable {
    /// The closed list of types.
    package enum ArgumentType: Sendable, Hashable {
        case integer
        case decimal
        /// A fraction: 0.5 is shown as 50 %.
        case percent
        case oneOf([Name])
        case text
        case date
        case time
    }

    package var name: Name
    package var type: ArgumentType
    package var disclosure: DisclosureClass
    /// Inclusive bounds; always there for numbers. For integers both are whole and exactly representable.
    package var range: ClosedRange<Double>?
    /// Values that examples use, as written.
    package var samples: [Name] = []
    package var why: String?

    package init(
        name: Name, type: ArgumentType, disclosure: DisclosureClass, range: ClosedRange<Double>? = nil,
        why: String? = nil
    ) {
        self.name = name
        self.type = type
        self.disclosure = disclosure
        self.range = range
        self.why = why
    }

    /// The name as messages write it.
    package var messageName: String { name.text.messageSpelling }

    /// The bounds of an integer argument.
    package var integerRange: ClosedRange<Int>? {
        guard type == .integer, let range else { return nil }
        return Int(range.lowerBound)...Int(range.upperBound)
    }

    /// The values of an enumeration, as messages write them.
    package var cases: [String]? {
        guard case .oneOf(let values) = type else { return nil }
        return values.map(\.text.messageSpelling)
    }
}
