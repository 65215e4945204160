/// What a letter of CLDR's date patterns stands for, and how often it may be repeated (Unicode TR 35, part 4).
struct DateField: Sendable, Equatable {
    enum Kind: Sendable {
        case era, year, quarter, month, weekOfYear, weekOfMonth, day, dayOfYear, weekdayOfMonth, julianDay, weekday
        case dayPeriod, hour, minute, second, fraction, millisecondOfDay, zone
    }

    let kind: Kind
    /// Repeat counts that mean something.
    let counts: Counts
    /// Whether the letter is for skeletons alone: `j`, `J`, `C` ask for the locale's own hours.
    var isForSkeletons = false

    enum Counts: Sendable, Equatable {
        case any
        case upTo(Int)
        case only(Int, Int)

        func allow(_ count: Int) -> Bool {
            switch self {
            case .any: true
            case .upTo(let limit): count <= limit
            case .only(let first, let second): count == first || count == second
            }
        }

        /// "1 to 5 times".
        var name: String {
            switch self {
            case .any: "any number of times"
            case .upTo(1): "once"
            case .upTo(2): "once or twice"
            case .upTo(let limit): "1 to \(limit) times"
            case .only(let first, let second): "\(first) or \(second) times"
            }
        }
    }

    /// The field of an ASCII letter; nil for the letters that CLDR leaves free.
    static func field(_ letter: Unicode.Scalar) -> DateField? {
        switch letter {
        case "G": DateField(kind: .era, counts: .upTo(5))
        case "y", "Y", "u", "r": DateField(kind: .year, counts: .any)
        case "U": DateField(kind: .year, counts: .upTo(5))
        case "Q", "q": DateField(kind: .quarter, counts: .upTo(5))
        case "M", "L": DateField(kind: .month, counts: .upTo(5))
        case "w": DateField(kind: .weekOfYear, counts: .upTo(2))
        case "W": DateField(kind: .weekOfMonth, counts: .upTo(1))
        case "d": DateField(kind: .day, counts: .upTo(2))
        case "D": DateField(kind: .dayOfYear, counts: .upTo(3))
        case "F": DateField(kind: .weekdayOfMonth, counts: .upTo(1))
        case "g": DateField(kind: .julianDay, counts: .any)
        case "E", "e", "c": DateField(kind: .weekday, counts: .upTo(6))
        default: time(letter)
        }
    }

    private static func time(_ letter: Unicode.Scalar) -> DateField? {
        switch letter {
        case "a", "b", "B": DateField(kind: .dayPeriod, counts: .upTo(5))
        case "h", "H", "k", "K": DateField(kind: .hour, counts: .upTo(2))
        case "j", "C": DateField(kind: .hour, counts: .upTo(6), isForSkeletons: true)
        case "J": DateField(kind: .hour, counts: .upTo(2), isForSkeletons: true)
        case "m": DateField(kind: .minute, counts: .upTo(2))
        case "s": DateField(kind: .second, counts: .upTo(2))
        case "S": DateField(kind: .fraction, counts: .any)
        case "A": DateField(kind: .millisecondOfDay, counts: .any)
        case "z", "V": DateField(kind: .zone, counts: .upTo(4))
        case "Z", "X", "x": DateField(kind: .zone, counts: .upTo(5))
        case "O", "v": DateField(kind: .zone, counts: .only(1, 4))
        default: nil
        }
    }
}
