extension PatternReader {
    /// Reads the branches of a plural, selectordinal or select up to the closing brace and returns its index, or a
    /// negative number after a problem.
    mutating func readBranches(at start: Int, type: ArgumentType, depth: Int16, brace: Int) -> Int {
        var index = start
        var isFirst = true
        var hasOther = false
        while true {
            index = text.skipWhiteSpace(from: index)
            if index == text.count { return endEarly(.unclosedBranches, brace: brace) }
            if text[index] == UInt8(ascii: "}") {
                return hasOther ? index : fail(.missingOther, brace..<index + 1, resumingAt: index)
            }
            let mark = marks.count
            let selectorStart = index
            if type.hasPound, text[index] == UInt8(ascii: "=") {
                index = readExactSelector(at: index)
            } else if type.hasPound, text.isOffset(at: index) {
                index = readOffset(at: index, isFirst: isFirst)
                isFirst = false
                if index < 0 { return index }
                continue
            } else {
                index = text.skipIdentifier(from: index)
                let selector = selectorStart..<index
                if selector.isEmpty { return fail(.missingSelector, text.scalarRange(at: index)) }
                if text.isTooLong(selector) { return fail(.selectorTooLong, selector) }
                add(.selector, selectorStart, selector.count)
                hasOther = hasOther || text.isOther(selector)
            }
            if index >= 0 {
                index = readBranchMessage(at: index, selectorStart: selectorStart, type: type, depth: depth)
            }
            if index < 0 {
                marks.count = mark
                return index
            }
            isFirst = false
        }
    }

    /// Reads the message of a branch whose selector ends at `index`.
    private mutating func readBranchMessage(
        at index: Int, selectorStart: Int, type: ArgumentType, depth: Int16
    ) -> Int {
        let opening = text.skipWhiteSpace(from: index)
        guard opening < text.count, text[opening] == UInt8(ascii: "{") else {
            return fail(.missingBranch, selectorStart..<index, resumingAt: opening)
        }
        if depth >= MessageParser.depthLimit {
            return fail(.tooDeep, selectorStart..<index, resumingAt: opening)
        }
        return readMessage(at: opening, openingLength: 1, depth: depth + 1, parent: type, brace: opening)
    }

    /// Reads `=1` and returns the index behind it.
    private mutating func readExactSelector(at start: Int) -> Int {
        let end = text.skipNumber(from: start + 1)
        if end == start + 1 { return fail(.missingExactNumber, start..<end) }
        if text.isTooLong(start..<end) { return fail(.selectorTooLong, start..<end) }
        add(.selector, start, end - start)
        return addNumber(start + 1..<end, allowsInfinity: false) ? end : -1
    }

    /// Reads `offset:1` and returns the index behind it.
    private mutating func readOffset(at start: Int, isFirst: Bool) -> Int {
        let colonEnd = start + 7
        if !isFirst { return fail(.misplacedOffset, start..<colonEnd) }
        let numberStart = text.skipWhiteSpace(from: colonEnd)
        let end = text.skipNumber(from: numberStart)
        if end == numberStart { return fail(.missingOffsetNumber, start..<colonEnd) }
        if text.isTooLong(numberStart..<end) { return fail(.numberTooLong, numberStart..<end) }
        return addNumber(numberStart..<end, allowsInfinity: false) ? end : -1
    }

}
