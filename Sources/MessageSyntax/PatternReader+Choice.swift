extension PatternReader {
    /// Reads the alternatives of a choice up to the closing brace and returns its index, or a negative number after a
    /// problem.
    mutating func readChoiceStyle(at start: Int, depth: Int16, brace: Int) -> Int {
        var index = skipWhiteSpace(from: start)
        if index == count || bytes[index] == UInt8(ascii: "}") {
            hasEndedEarly = hasEndedEarly || index == count
            return fail(.emptyChoice, brace..<index, resumingAt: index)
        }
        while true {
            let mark = elements.count
            index = readAlternative(at: index, depth: depth, brace: brace)
            if index < 0 {
                elements.removeSubrange(mark...)
                return -1
            }
            if index == count { return -1 }
            if bytes[index] == UInt8(ascii: "}") { return index }
            index = skipWhiteSpace(from: index + 1)
        }
    }

    /// Reads one alternative and returns the index of the `}` or `|` that ends it.
    private mutating func readAlternative(at start: Int, depth: Int16, brace: Int) -> Int {
        let numberEnd = skipNumber(from: start)
        let number = start..<numberEnd
        if number.isEmpty { return fail(.missingChoiceNumber, scalarRange(at: start)) }
        if isTooLong(number) { return fail(.numberTooLong, number) }
        if !addNumber(number, allowsInfinity: true) { return -1 }
        let separator = skipWhiteSpace(from: numberEnd)
        let length = separatorLength(at: separator)
        if length == 0 {
            hasEndedEarly = hasEndedEarly || separator == count
            return fail(.missingChoiceSeparator, scalarRange(at: separator))
        }
        add(.selector, separator, length)
        let messageStart = separator + length
        if depth >= MessageParser.depthLimit { return fail(.tooDeep, start..<messageStart) }
        return readMessage(at: messageStart, openingLength: 0, depth: depth + 1, parent: .choice, brace: brace)
    }

    /// The bytes of the `#`, `<` or `≤` at `index`, zero if none stands there.
    private func separatorLength(at index: Int) -> Int {
        guard index < count else { return 0 }
        if bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "<") { return 1 }
        let isLessOrEqual =
            index + 2 < count && bytes[index] == 0xE2 && bytes[index + 1] == 0x89 && bytes[index + 2] == 0xA4
        return isLessOrEqual ? 3 : 0
    }
}
