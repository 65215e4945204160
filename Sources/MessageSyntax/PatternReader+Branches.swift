extension PatternReader {
    /// Reads the branches of a plural, selectordinal or select up to the closing brace and returns its index, or a
    /// negative number after a problem.
    mutating func readBranches(at start: Int, type: ArgumentType, depth: Int16, brace: Int) -> Int {
        var index = start
        var isFirst = true
        var hasOther = false
        while true {
            index = skipWhiteSpace(from: index)
            if index == count { return endEarly(.unclosedBranches, brace: brace) }
            if bytes[index] == UInt8(ascii: "}") {
                return hasOther ? index : fail(.missingOther, brace..<index + 1, resumingAt: index)
            }
            let mark = elements.count
            let selectorStart = index
            if type.hasPound, bytes[index] == UInt8(ascii: "=") {
                index = readExactSelector(at: index)
            } else if type.hasPound, isOffset(at: index) {
                index = readOffset(at: index, isFirst: isFirst)
                isFirst = false
                if index < 0 { return index }
                continue
            } else {
                index = skipIdentifier(from: index)
                let selector = selectorStart..<index
                if selector.isEmpty { return fail(.missingSelector, scalarRange(at: index)) }
                if isTooLong(selector) { return fail(.selectorTooLong, selector) }
                add(.selector, selectorStart, selector.count)
                hasOther = hasOther || isOther(selector)
            }
            if index >= 0 {
                index = readBranchMessage(at: index, selectorStart: selectorStart, type: type, depth: depth)
            }
            if index < 0 {
                elements.removeSubrange(mark...)
                return index
            }
            isFirst = false
        }
    }

    /// Reads the message of a branch whose selector ends at `index`.
    private mutating func readBranchMessage(
        at index: Int, selectorStart: Int, type: ArgumentType, depth: Int16
    ) -> Int {
        let opening = skipWhiteSpace(from: index)
        guard opening < count, bytes[opening] == UInt8(ascii: "{") else {
            return fail(.missingBranch, selectorStart..<index, resumingAt: opening)
        }
        if depth >= MessageParser.depthLimit {
            return fail(.tooDeep, selectorStart..<index, resumingAt: opening)
        }
        return readMessage(at: opening, openingLength: 1, depth: depth + 1, parent: type, brace: opening)
    }

    /// Reads `=1` and returns the index behind it.
    private mutating func readExactSelector(at start: Int) -> Int {
        let end = skipNumber(from: start + 1)
        if end == start + 1 { return fail(.missingExactNumber, start..<end) }
        if isTooLong(start..<end) { return fail(.selectorTooLong, start..<end) }
        add(.selector, start, end - start)
        return addNumber(start + 1..<end, allowsInfinity: false) ? end : -1
    }

    /// Reads `offset:1` and returns the index behind it.
    private mutating func readOffset(at start: Int, isFirst: Bool) -> Int {
        let colonEnd = start + 7
        if !isFirst { return fail(.misplacedOffset, start..<colonEnd) }
        let numberStart = skipWhiteSpace(from: colonEnd)
        let end = skipNumber(from: numberStart)
        if end == numberStart { return fail(.missingOffsetNumber, start..<colonEnd) }
        if isTooLong(numberStart..<end) { return fail(.numberTooLong, numberStart..<end) }
        return addNumber(numberStart..<end, allowsInfinity: false) ? end : -1
    }

    private func isOffset(at index: Int) -> Bool {
        index + 7 <= count && bytes[index] == UInt8(ascii: "o") && bytes[index + 1] == UInt8(ascii: "f")
            && bytes[index + 2] == UInt8(ascii: "f") && bytes[index + 3] == UInt8(ascii: "s")
            && bytes[index + 4] == UInt8(ascii: "e") && bytes[index + 5] == UInt8(ascii: "t")
            && bytes[index + 6] == UInt8(ascii: ":")
    }

    private func isOther(_ range: Range<Int>) -> Bool {
        let index = range.lowerBound
        return range.count == 5 && bytes[index] == UInt8(ascii: "o") && bytes[index + 1] == UInt8(ascii: "t")
            && bytes[index + 2] == UInt8(ascii: "h") && bytes[index + 3] == UInt8(ascii: "e")
            && bytes[index + 4] == UInt8(ascii: "r")
    }
}
