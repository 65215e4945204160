/// What an attribute may hold.
enum ValueType: String, Sendable, CaseIterable {
    case text
    case nmtoken
    case nmtokens
    case yesNo
    case yesNoFirstNo
    case direction
    case appliesTo
    /// `prefix:value`
    case userDefined
    case language
    case positive
    /// A whole number from 0.
    case count
    case priority
    case state
    case codeType
    case markType
    case hex
    case space
    case preserve
    case percentage
    case matchType
    case normalization
    case metaTarget
    case fsName
    // Of 1.2:
    case date
    case oldState
    case datatype
    case restype
    case mtype
    case sizeUnit
    case qualifier
    case alternative
    case contextType
    case countType
    case unit
    case delimiter
    case placeholder
    case position
    case association
    case annotation
    case purposes
    case reformats

    /// The type that a grammar names.
    init(word: Substring) {
        let type = ValueType.allCases.first { $0.rawValue == word }
        precondition(type != nil, "a grammar names a type that exists")
        self = type ?? .text
    }

    /// What is expected of a value that does not fit, nil for one that does.
    func objection(to value: String) -> String? {
        accepts(value) ? nil : expectation
    }

    private func accepts(_ value: String) -> Bool {
        switch self {
        case .text: true
        case .nmtoken: value.isNMTOKEN
        case .nmtokens:
            !value.isXMLSpace && value.split(whereSeparator: \.isXMLSpace).allSatisfy { $0.isNMTOKEN }
        case .userDefined: value.isUserDefined
        case .language: value.isLanguageTag
        case .positive: Int(value).map { $0 > 0 } ?? false
        case .count: Int(value).map { $0 >= 0 } ?? false
        case .priority: Int(value).map { (1...10).contains($0) } ?? false
        case .markType: value.isUserDefined || words.contains(value)
        case .hex: (4...6).contains(value.utf8.count) && value.utf8.count != 5 && UInt32(value, radix: 16) != nil
        case .percentage: Double(value).map { (0...100).contains($0) } ?? false
        case .date: value.isDateAndTime
        case .oldState: States12.table.contains { $0.name == value } || (value.hasPrefix("x-") && value.utf8.count > 2)
        case .datatype, .restype, .mtype, .sizeUnit, .qualifier, .alternative, .contextType, .countType, .unit,
            .delimiter, .placeholder, .position, .association, .annotation:
            OldValues.accepts(value, in: rawValue)
        case .purposes: value.split(separator: " ").allSatisfy { OldValues.accepts(String($0), in: "purpose") }
        case .reformats:
            ["yes", "no"].contains(value)
                || value.split(separator: ";").allSatisfy { OldValues.accepts(String($0), in: "reformat") }
        default: words.contains(value)
        }
    }

    /// The words that a closed list has.
    private var words: [String] {
        switch self {
        case .yesNo: ["yes", "no"]
        case .yesNoFirstNo: ["yes", "firstNo", "no"]
        case .direction: ["ltr", "rtl", "auto"]
        case .appliesTo: ["source", "target"]
        case .state: ValueType.states
        case .codeType: ["fmt", "ui", "quote", "link", "image", "other"]
        case .markType: ["generic", "comment", "term"]
        case .space: ["default", "preserve"]
        case .preserve: ["preserve"]
        case .matchType: ["am", "mt", "icm", "idm", "tb", "tm", "other"]
        case .normalization: ["none", "nfc", "nfd"]
        case .metaTarget: ["source", "target", "ignorable"]
        case .fsName: ValueType.htmlElements
        default: []
        }
    }

    private var expectation: String {
        switch self {
        case .text: "text"
        case .nmtoken: "a name token"
        case .nmtokens: "name tokens separated by spaces"
        case .userDefined: "a prefix, a colon and a value"
        case .language: "a language tag such as `pt-BR`"
        case .positive: "a whole number from 1"
        case .count: "a whole number from 0"
        case .priority: "a whole number from 1 to 10"
        case .markType: "`generic`, `comment`, `term` or a prefix, a colon and a value"
        case .hex: "four or six hexadecimal digits"
        case .percentage: "a number from 0 to 100"
        case .fsName: "the name of an HTML element"
        case .date: "a date and time such as `2024-05-31T12:00:00Z`"
        case .oldState: States12.table.map { "`\($0.name)`" }.joined(separator: ", ") + " …"
        case .datatype, .restype, .mtype, .sizeUnit, .qualifier, .alternative, .contextType, .countType, .unit,
            .delimiter, .placeholder, .position, .association, .annotation:
            OldValues.words(of: rawValue)
        case .purposes: OldValues.words(of: "purpose")
        case .reformats: "`yes`, `no` or a list of " + OldValues.words(of: "reformat")
        default: words.map { "`\($0)`" }.joined(separator: ", ")
        }
    }

    private static let states = States2.table.map(\.name)

    /// What `fs:fs` may name.
    private static let htmlElements =
        """
        a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 \
        head hr html i img label legend li ol p pre q s samp select small span strike strong style sub sup table \
        tbody td tfoot th thead title tr tt u ul
        """.split(separator: " ").map(String.init)
}

extension Character {
    var isXMLSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n" }
}

extension String {
    /// Whether this is white space only, or empty.
    var isXMLSpace: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0xA || $0 == 0xD || $0 == 0x9 } }
}

extension StringProtocol {
    /// Whether this is an XML NMTOKEN.
    var isNMTOKEN: Bool {
        !isEmpty && unicodeScalars.allSatisfy(\.isNameCharacter)
    }

    /// Whether this is `prefix:value` without white space.
    var isUserDefined: Bool {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
    }

    /// Whether this is well-formed by BCP 47, without regard to what is registered.
    var isLanguageTag: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first,
            parts.allSatisfy({ part in
                (1...8).contains(part.count) && part.utf8.allSatisfy { $0.isASCIILetter || (0x30...0x39).contains($0) }
            })
        else { return false }
        if first.count == 1 { return ["x", "i"].contains(first.lowercased()) && parts.count > 1 }
        return first.utf8.allSatisfy(\.isASCIILetter)
    }
}

extension String {
    /// Whether this is a date with a time, as XML Schema writes them.
    fileprivate var isDateAndTime: Bool {
        wholeMatch(
            of:
                /-?\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-4]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?/
        )
            != nil
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension Unicode.Scalar {
    /// XML 1.0's NameChar.
    fileprivate var isNameCharacter: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F, 0xB7: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040: true
        case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
        case 0x10000...0xEFFFF: true
        default: false
        }
    }
}
