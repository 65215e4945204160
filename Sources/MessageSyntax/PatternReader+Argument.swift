extension PatternReader {
    /// Reads the argument that the brace at `brace` opens and returns the index behind it.
    mutating func readArgument(at brace: Int, depth: Int16) -> Int {
        let mark = marks.count
        add(.argumentStart, brace, 1)
        let end = readArgumentContent(at: brace, mark: mark, depth: depth)
        if end >= 0 {
            add(.argumentLimit, end, 1, value: marks[mark].value)
            return end + 1
        }
        return recover(brace: brace, mark: mark)
    }

    /// Reads up to the closing brace and returns its index, or a negative number after a problem.
    private mutating func readArgumentContent(at brace: Int, mark: Int, depth: Int16) -> Int {
        let nameStart = text.skipWhiteSpace(from: brace + 1)
        if nameStart == text.count { return endEarly(.unclosedBrace, brace: brace) }
        let nameEnd = text.skipIdentifier(from: nameStart)
        if !addName(nameStart..<nameEnd, brace: brace) { return -1 }
        var index = text.skipWhiteSpace(from: nameEnd)
        if index == text.count { return endEarly(.unclosedBrace, brace: brace) }
        if text[index] == UInt8(ascii: "}") { return index }
        if text[index] != UInt8(ascii: ",") { return fail(.unexpectedAfterName, text.scalarRange(at: index)) }

        let typeStart = text.skipWhiteSpace(from: index + 1)
        let typeEnd = text.skipLetters(from: typeStart)
        index = text.skipWhiteSpace(from: typeEnd)
        if index == text.count { return endEarly(.unclosedBrace, brace: brace) }
        if typeStart == typeEnd { return fail(.missingType, text.scalarRange(at: index)) }
        let hasStyle = text[index] == UInt8(ascii: ",")
        if !hasStyle, text[index] != UInt8(ascii: "}") {
            return fail(.unexpectedAfterType, text.scalarRange(at: index))
        }
        if text.isTooLong(typeStart..<typeEnd) { return fail(.typeTooLong, typeStart..<typeEnd) }
        let type = text.argumentType(typeStart..<typeEnd)
        marks[mark].value = type.rawValue
        if type == .simple { add(.argumentType, typeStart, typeEnd - typeStart) }
        if !hasStyle {
            return type == .simple ? index : fail(.missingBranches, typeStart..<typeEnd, resumingAt: index)
        }
        switch type {
        case .simple, .none: return readSimpleStyle(at: index + 1, brace: brace)
        case .choice: return readChoiceStyle(at: index + 1, depth: depth, brace: brace)
        case .plural, .selectOrdinal, .select:
            return readBranches(at: index + 1, type: type, depth: depth, brace: brace)
        }
    }

    /// Writes the mark of a name or number; false after a problem.
    private mutating func addName(_ range: Range<Int>, brace: Int) -> Bool {
        if range.isEmpty {
            let index = range.lowerBound
            let isEmpty = text[index] == UInt8(ascii: "}")
            fail(.missingName, isEmpty ? brace..<index + 1 : text.scalarRange(at: index), resumingAt: index)
            return false
        }
        let kind: ProblemKind
        switch text.isDigit(text[range.lowerBound]) ? text.argumentNumber(range) : .name {
        case .name:
            if !text.isTooLong(range) {
                add(.argumentName, range.lowerBound, range.count)
                return true
            }
            kind = .nameTooLong
        case .number(let number):
            if number <= Int16.max {
                add(.argumentNumber, range.lowerBound, range.count, value: Int16(number))
                return true
            }
            kind = .argumentNumberTooLarge
        case .malformed:
            kind = .badArgumentNumber
        }
        fail(kind, range)
        return false
    }

    /// Reads a simple style up to the closing brace: every apostrophe quotes, braces nest.
    private mutating func readSimpleStyle(at start: Int, brace: Int) -> Int {
        var index = start
        var openBraces = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "'"):
                let opening = index
                index += 1
                while index < text.count, text[index] != UInt8(ascii: "'") { index += 1 }
                if index == text.count {
                    return fail(.unclosedStyleQuote, opening..<opening + 1, resumingAt: opening + 1)
                }
            case UInt8(ascii: "{"):
                openBraces += 1
            case UInt8(ascii: "}"):
                if openBraces == 0 {
                    if text.isTooLong(start..<index) { return fail(.styleTooLong, start..<index) }
                    add(.argumentStyle, start, index - start)
                    return index
                }
                openBraces -= 1
            default:
                break
            }
            index += 1
        }
        return endEarly(.unclosedBrace, brace: brace)
    }
}
