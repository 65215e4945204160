extension PatternReader {
    /// Reads the alternatives of a choice up to the closing brace and returns its index, or a negative number after a
    /// problem.
    mutating func readChoiceStyle(at start: Int, depth: Int16, brace: Int) -> Int {
        var index = text.skipWhiteSpace(from: start)
        if index == text.count || text[index] == UInt8(ascii: "}") {
            hasEndedEarly = hasEndedEarly || index == text.count
            return fail(.emptyChoice, brace..<index, resumingAt: index)
        }
        while true {
            let mark = marks.count
            index = readAlternative(at: index, depth: depth, brace: brace)
            if index < 0 {
                marks.count = mark
                return -1
            }
            if index == text.count { return -1 }
            if text[index] == UInt8(ascii: "}") { return index }
            index = text.skipWhiteSpace(from: index + 1)
        }
    }

    /// Reads one alternative and returns the index of the `}` or `|` that ends it.
    private mutating func readAlternative(at start: Int, depth: Int16, brace: Int) -> Int {
        let numberEnd = text.skipNumber(from: start)
        let number = start..<numberEnd
        if number.isEmpty { return fail(.missingChoiceNumber, text.scalarRange(at: start)) }
        if text.isTooLong(number) { return fail(.numberTooLong, number) }
        if !addNumber(number, allowsInfinity: true) { return -1 }
        let separator = text.skipWhiteSpace(from: numberEnd)
        let length = text.separatorLength(at: separator)
        if length == 0 {
            hasEndedEarly = hasEndedEarly || separator == text.count
            return fail(.missingChoiceSeparator, text.scalarRange(at: separator))
        }
        add(.selector, separator, length)
        let messageStart = separator + length
        if depth >= MessageParser.depthLimit { return fail(.tooDeep, start..<messageStart) }
        return readMessage(at: messageStart, openingLength: 0, depth: depth + 1, parent: .choice, brace: brace)
    }

}
