extension PatternReader {
    /// Notes a problem inside an argument and returns the negative number that tells the callers. The argument is left
    /// from `resumingAt` on, the start of `range` where not given.
    @discardableResult
    mutating func fail(_ kind: ProblemKind, _ range: Range<Int>, resumingAt index: Int? = nil) -> Int {
        problems.append(MessageProblem(kind: kind, range: range))
        resumption = index ?? range.lowerBound
        return -1
    }

    /// Notes once that the pattern ends while `brace` is open.
    @discardableResult
    mutating func endEarly(_ kind: ProblemKind, brace: Int) -> Int {
        if !hasEndedEarly { problems.append(MessageProblem(kind: kind, range: brace..<brace + 1)) }
        hasEndedEarly = true
        resumption = count
        return -1
    }

    /// Closes a broken argument, whose first mark is `mark`, at its closing brace and returns the index behind it.
    mutating func recover(brace: Int, mark: Int) -> Int {
        let end = indexOfClosingBrace(from: resumption)
        if end == count { hasEndedEarly = true }
        let limit = min(end + 1, count)
        if elements.count == mark + 1 {
            elements[mark] = MessageElement(
                start: brace, length: Int32(truncatingIfNeeded: limit - brace), value: 0, kind: .unreadable)
        } else {
            add(.argumentLimit, end, limit - end, value: elements[mark].value)
        }
        return limit
    }

    /// The index of the brace that closes the argument around `start`, or the end of the pattern.
    private func indexOfClosingBrace(from start: Int) -> Int {
        var index = start
        var openBraces = 0
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                openBraces += 1
            case UInt8(ascii: "}"):
                if openBraces == 0 { return index }
                openBraces -= 1
            case UInt8(ascii: "'") where isBrace(at: index + 1):
                index += 2
                while index < count, bytes[index] != UInt8(ascii: "'") { index += 1 }
            default:
                break
            }
            index += 1
        }
        return count
    }

    private func isBrace(at index: Int) -> Bool {
        index < count && (bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}"))
    }
}
