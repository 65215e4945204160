/// Reads patterns into marks, one at a time.
struct PatternReader {
    typealias ArgumentType = MessageElement.ArgumentType

    /// The pattern that is being read; empty in between.
    private(set) var text = PatternText()
    var marks = MarkBuffer(capacity: 64)
    var problems: [MessageProblem] = []
    /// How many `decimal` marks have been written.
    var decimalCount = 0
    /// Where a broken argument is left; set with every problem.
    var resumption = 0
    /// Whether the early end of the pattern was reported.
    var hasEndedEarly = false

    /// Replaces `marks` and `problems` by those of `pattern`.
    mutating func read(_ pattern: PatternText) {
        text = pattern
        marks.count = 0
        if !problems.isEmpty { problems = [] }
        decimalCount = 0
        hasEndedEarly = false
        _ = readMessage(at: 0, openingLength: 0, depth: 0, parent: .none, brace: 0)
        text = PatternText()
    }

    @inline(__always)
    mutating func add(_ kind: MessageElement.Kind, _ start: Int, _ length: Int, value: Int16 = 0) {
        marks.append(
            MessageElement(start: start, length: Int32(truncatingIfNeeded: length), value: value, kind: kind))
    }

    /// Reads a message from its opening brace on and returns the index behind its closing brace; in a choice, that of
    /// the `}` or `|` that ends the alternative. `brace` is the innermost open brace.
    mutating func readMessage(
        at start: Int, openingLength: Int, depth: Int16, parent: ArgumentType, brace: Int
    ) -> Int {
        add(.messageStart, start, openingLength, value: depth)
        var index = start + openingLength
        while true {
            index = depth == 0 ? text.indexOfTopLevelStop(from: index) : text.indexOfStop(from: index)
            if index == text.count { break }
            switch text[index] {
            case UInt8(ascii: "{"):
                index = readArgument(at: index, depth: depth)
            case UInt8(ascii: "'"):
                index = readApostrophe(at: index, parent: parent)
            case UInt8(ascii: "#"):
                if parent.hasPound { add(.pound, index, 1) }
                index += 1
            case UInt8(ascii: "|") where parent != .choice:
                index += 1
            default:
                if parent == .choice {
                    let isLast = text[index] == UInt8(ascii: "}")
                    add(.messageLimit, index, isLast ? 0 : 1, value: depth)
                    return index
                }
                add(.messageLimit, index, 1, value: depth)
                return index + 1
            }
        }
        if depth > 0 { endEarly(.unclosedBrace, brace: brace) }
        add(.messageLimit, text.count, 0, value: depth)
        return text.count
    }

    /// Reads the apostrophe at `index` with what it quotes and returns the index behind.
    mutating func readApostrophe(at index: Int, parent: ArgumentType) -> Int {
        let next = index + 1
        guard next < text.count else {
            add(.missingApostrophe, next, 0)
            return next
        }
        switch text[next] {
        case UInt8(ascii: "'"):
            addApostrophe(.second, at: next)
            return next + 1
        case UInt8(ascii: "{"), UInt8(ascii: "}"):
            return readQuote(at: index)
        case UInt8(ascii: "#") where parent.hasPound:
            return readQuote(at: index)
        case UInt8(ascii: "|") where parent == .choice:
            return readQuote(at: index)
        default:
            add(.missingApostrophe, next, 0)
            return next
        }
    }

    /// Reads the quote that the apostrophe at `opening` begins and returns the index behind it.
    mutating func readQuote(at opening: Int) -> Int {
        addApostrophe(.opening, at: opening)
        var index = opening + 2
        while index < text.count {
            if text[index] != UInt8(ascii: "'") {
                index += 1
            } else if index + 1 < text.count, text[index + 1] == UInt8(ascii: "'") {
                addApostrophe(.second, at: index + 1)
                index += 2
            } else {
                addApostrophe(.closing, at: index)
                return index + 1
            }
        }
        add(.missingApostrophe, text.count, 0)
        return text.count
    }

    private mutating func addApostrophe(_ role: MessageElement.Apostrophe, at index: Int) {
        add(.skippedApostrophe, index, 1, value: role.rawValue)
    }
}
