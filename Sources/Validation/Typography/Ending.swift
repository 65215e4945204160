import MessageSyntax

/// How a text ends, whatever the script.
enum Ending: UInt8 {
    case period, question, exclamation, ellipsis, twoPeriods, colon, value, plain

    var words: String {
        switch self {
        case .period: "a period"
        case .question: "a question mark"
        case .exclamation: "an exclamation mark"
        case .ellipsis: "an ellipsis"
        case .twoPeriods: "two periods"
        case .colon: "a colon"
        case .value: "a value"
        case .plain: "no mark"
        }
    }

    init(_ text: String) { self = Self.ofText(text) ?? .plain }

    /// Nil where nothing is left without closing quotes and spaces.
    fileprivate static func ofText(_ text: String) -> Ending? {
        if let last = text.utf8.last, last.isASCIILetter { return .plain }
        let scalars = text.unicodeScalars
        var end = scalars.endIndex
        while end > scalars.startIndex {
            let last = scalars.index(before: end)
            if !closes(scalars[last]) { return ofMark(scalars[last], behind: scalars[..<last]) }
            end = last
        }
        return nil
    }

    private static func closes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\n", "\"", "'", "”", "’", "»", "）", ")", "\u{200F}", "\u{200E}": true
        default: false
        }
    }

    private static func ofMark(_ mark: Unicode.Scalar, behind text: Substring.UnicodeScalarView) -> Ending {
        switch mark {
        case ".", "。", "।", "۔", "．", "｡", "։", "።", "។", "။", "།":
            text.last != "." ? .period : text.dropLast().last == "." ? .ellipsis : .twoPeriods
        case "?", "？", "؟", ";", "፧": .question
        case "!", "！": .exclamation
        case "…", "⋯": .ellipsis
        case ":", "：": .colon
        case "\u{FFFC}": .value
        default: .plain
        }
    }

    /// Whether it is a mark behind a statement.
    var endsStatement: Bool { self == .period || self == .exclamation || self == .ellipsis }

    /// Whether sentences of a language end so that end with another mark in the source. Thai, Lao, Khmer and Burmese may do
    /// without marks; Armenian sets those of questions and exclamations into the word.
    func isUsual(in language: String, for source: Ending) -> Bool {
        switch language {
        case "th", "lo", "km", "my": source == .period || source == .question
        case "hy": (source == .question || source == .exclamation) && (self == .period || self == .plain)
        default: false
        }
    }
}

/// How the forms of a message end; more than they do, where a form is put together from several texts.
struct Endings: OptionSet, Sendable {
    let rawValue: UInt8

    private static let all = Endings(rawValue: ~0)
    private static let value = Endings(.value)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    private init(_ ending: Ending) { rawValue = 1 << ending.rawValue }

    init(_ parts: [Part]) { self.init(parts, isBranch: false) }

    private init(_ parts: [Part], isBranch: Bool) {
        switch parts.last {
        case nil: self = isBranch ? .all : Endings(.plain)
        case .pound: self = .value
        case .argument(let argument):
            let cases = argument.cases
            self = cases.isEmpty ? .value : cases.reduce([]) { $0.union(Endings($1.parts, isBranch: true)) }
        case .literal(let literal):
            guard let ending = Ending.ofText(literal.text) else {
                self = .all
                return
            }
            self = Endings(ending)
            // The period may be the last of several, of which a branch has the others.
            if ending == .period || ending == .twoPeriods, isBranch || parts.hasChoices,
                let first = literal.text.unicodeScalars.first,
                Ending.ofText(String(first)) == .period
            {
                formUnion([Endings(.ellipsis), Endings(.twoPeriods)])
            }
        }
    }

    /// Whether a form may end otherwise than all its sources do: a value at either end is no difference.
    func mayDiffer(from source: Endings) -> Bool {
        let own = subtracting(.value)
        let others = source.subtracting(.value)
        guard !own.isEmpty, !others.isEmpty else { return false }
        let isOne = own.rawValue & (own.rawValue - 1) == 0
        return own != others || !isOne
    }
}
