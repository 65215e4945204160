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
        resumption = text.count
        return -1
    }

    /// Closes a broken argument, whose first mark is `mark`, at its closing brace and returns the index behind it.
    mutating func recover(brace: Int, mark: Int) -> Int {
        let end = text.indexOfClosingBrace(from: resumption)
        if end == text.count { hasEndedEarly = true }
        let limit = min(end + 1, text.count)
        if marks.count == mark + 1 {
            marks[mark] = MessageElement(
                start: brace, length: Int32(truncatingIfNeeded: limit - brace), value: 0, kind: .unreadable)
        } else {
            add(.argumentLimit, end, limit - end, value: marks[mark].value)
        }
        return limit
    }

}
