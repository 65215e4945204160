import CICUOracle
import MessageSyntax

/// ICU's `MessagePattern`, with its offsets turned into bytes.
final class PatternOracle {
    /// What ICU made of one pattern.
    struct Answer {
        /// The name of ICU's error, nil where it accepts the pattern.
        let error: String?
        /// ICU's parts as our marks; after an error those before it.
        let elements: [MessageElement]
        /// For each part its number, zero where it has none.
        let numbers: [Double]
        /// The index of the last part that nothing closed, in an accepted pattern zero.
        let lastOpen: Int
    }

    private let pattern: OpaquePointer
    private var parts: [PlacardPatternPart] = []

    init() {
        guard let pattern = placard_pattern_create() else { preconditionFailure("no memory for ICU") }
        self.pattern = pattern
    }

    deinit { placard_pattern_destroy(pattern) }

    func parse(_ text: String) -> Answer {
        let units = Array(text.utf16)
        var offset: Int32 = 0
        let code = placard_pattern_parse(pattern, units, Int32(units.count), &offset)
        let count = Int(placard_pattern_count(pattern))
        let none = PlacardPatternPart(type: 0, index: 0, length: 0, value: 0, limit: 0, number: 0)
        parts = Array(repeating: none, count: count)
        placard_pattern_copy_parts(pattern, &parts)
        let byteOffsets = Self.byteOffsets(of: units)
        let lastOpen = parts.indices.last {
            (parts[$0].type == 0 || parts[$0].type == 5) && parts[$0].limit <= $0
        }
        return Answer(
            error: code > 0 ? String(cString: placard_pattern_error_name(code)) : nil,
            elements: parts.map { Self.element($0, byteOffsets) }, numbers: parts.map(\.number),
            lastOpen: lastOpen ?? 0)
    }

    /// For each UTF-16 offset the UTF-8 offset.
    private static func byteOffsets(of units: [UInt16]) -> [Int] {
        var offsets: [Int] = []
        offsets.reserveCapacity(units.count + 1)
        var bytes = 0
        for unit in units {
            offsets.append(bytes)
            // Each half of a surrogate pair stands for two of the four bytes.
            bytes += unit < 0x80 ? 1 : unit < 0x800 || (0xD800..<0xE000).contains(unit) ? 2 : 3
        }
        offsets.append(bytes)
        return offsets
    }

    private static func element(_ part: PlacardPatternPart, _ byteOffsets: [Int]) -> MessageElement {
        guard let kind = MessageElement.Kind(rawValue: UInt8(part.type)) else {
            preconditionFailure("ICU has a part type \(part.type) that is unknown here")
        }
        let start = byteOffsets[Int(part.index)]
        let length = byteOffsets[Int(part.index + part.length)] - start
        return MessageElement(start: start, length: Int32(length), value: Int16(part.value), kind: kind)
    }
}

extension ProblemKind {
    /// The error that ICU gives for the kind; nil for our own limit.
    var errorOfICU: String? {
        switch self {
        case .unclosedBrace:
            "U_UNMATCHED_BRACES"
        case .missingOther:
            "U_DEFAULT_KEYWORD_MISSING"
        case .argumentNumberTooLarge, .nameTooLong, .typeTooLong, .styleTooLong, .selectorTooLong, .numberTooLong,
            .tooManyNumbers:
            "U_INDEX_OUTOFBOUNDS_ERROR"
        case .tooDeep:
            nil
        case .unclosedBranches, .missingName, .badArgumentNumber, .unexpectedAfterName, .missingType,
            .unexpectedAfterType, .missingBranches, .unclosedStyleQuote, .emptyChoice, .missingChoiceNumber,
            .missingChoiceSeparator, .missingExactNumber, .badNumber, .missingSelector, .misplacedOffset,
            .missingOffsetNumber, .missingBranch:
            "U_PATTERN_SYNTAX_ERROR"
        }
    }
}
