extension PatternReader {
    /// Reads the argument that the brace at `brace` opens and returns the index behind it.
    mutating func readArgument(at brace: Int, depth: Int16) -> Int {
        let mark = elements.count
        add(.argumentStart, brace, 1)
        let end = readArgumentContent(at: brace, mark: mark, depth: depth)
        if end >= 0 {
            add(.argumentLimit, end, 1, value: elements[mark].value)
            return end + 1
        }
        return recover(brace: brace, mark: mark)
    }

    /// Reads up to the closing brace and returns its index, or a negative number after a problem.
    private mutating func readArgumentContent(at brace: Int, mark: Int, depth: Int16) -> Int {
        let nameStart = skipWhiteSpace(from: brace + 1)
        if nameStart == count { return endEarly(.unclosedBrace, brace: brace) }
        let nameEnd = skipIdentifier(from: nameStart)
        if !addName(nameStart..<nameEnd, brace: brace) { return -1 }
        var index = skipWhiteSpace(from: nameEnd)
        if index == count { return endEarly(.unclosedBrace, brace: brace) }
        if bytes[index] == UInt8(ascii: "}") { return index }
        if bytes[index] != UInt8(ascii: ",") { return fail(.unexpectedAfterName, scalarRange(at: index)) }

        let typeStart = skipWhiteSpace(from: index + 1)
        index = typeStart
        while index < count, isASCIILetter(bytes[index]) { index += 1 }
        let typeEnd = index
        index = skipWhiteSpace(from: index)
        if index == count { return endEarly(.unclosedBrace, brace: brace) }
        if typeStart == typeEnd { return fail(.missingType, scalarRange(at: index)) }
        let hasStyle = bytes[index] == UInt8(ascii: ",")
        if !hasStyle, bytes[index] != UInt8(ascii: "}") { return fail(.unexpectedAfterType, scalarRange(at: index)) }
        if isTooLong(typeStart..<typeEnd) { return fail(.typeTooLong, typeStart..<typeEnd) }
        let type = argumentType(typeStart..<typeEnd)
        elements[mark].value = type.rawValue
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
        var kind: ProblemKind
        switch argumentNumber(range) {
        case .name where range.isEmpty:
            let index = range.lowerBound
            let isEmpty = bytes[index] == UInt8(ascii: "}")
            fail(.missingName, isEmpty ? brace..<index + 1 : scalarRange(at: index), resumingAt: index)
            return false
        case .name:
            kind = .nameTooLong
            if !isTooLong(range) {
                add(.argumentName, range.lowerBound, range.count)
                return true
            }
        case .number(let number):
            kind = .argumentNumberTooLarge
            if number <= Int16.max {
                add(.argumentNumber, range.lowerBound, range.count, value: Int16(number))
                return true
            }
        case .malformed:
            kind = .badArgumentNumber
        }
        fail(kind, range)
        return false
    }

    private enum NameKind {
        case name
        case number(Int)
        case malformed
    }

    /// What a name is: all ASCII digits make a number, without leading zero and in 32 bits.
    private func argumentNumber(_ range: Range<Int>) -> NameKind {
        guard let first = range.first, isDigit(bytes[first]) else { return .name }
        var number = Int(bytes[first] & 0xF)
        var isMalformed = number == 0 && range.count > 1
        for index in range.dropFirst() {
            if !isDigit(bytes[index]) { return .name }
            if number >= Int(Int32.max) / 10 {
                isMalformed = true
            } else {
                number = number * 10 + Int(bytes[index] & 0xF)
            }
        }
        return isMalformed ? .malformed : .number(number)
    }

    /// The type that the letters in `range` name, in any case.
    private func argumentType(_ range: Range<Int>) -> ArgumentType {
        switch range.count {
        case 6:
            if matches("plural", at: range.lowerBound) { return .plural }
            if matches("select", at: range.lowerBound) { return .select }
            if matches("choice", at: range.lowerBound) { return .choice }
            return .simple
        case 13:
            return matches("selectordinal", at: range.lowerBound) ? .selectOrdinal : .simple
        default:
            return .simple
        }
    }

    /// Whether the ASCII letters from `start` on are those of the lower-case `word`, in any case.
    private func matches(_ word: StaticString, at start: Int) -> Bool {
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] | 0x20 != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Reads a simple style up to the closing brace: every apostrophe quotes, braces nest.
    private mutating func readSimpleStyle(at start: Int, brace: Int) -> Int {
        var index = start
        var openBraces = 0
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "'"):
                let opening = index
                index += 1
                while index < count, bytes[index] != UInt8(ascii: "'") { index += 1 }
                if index == count {
                    return fail(.unclosedStyleQuote, opening..<opening + 1, resumingAt: opening + 1)
                }
            case UInt8(ascii: "{"):
                openBraces += 1
            case UInt8(ascii: "}"):
                if openBraces == 0 {
                    if isTooLong(start..<index) { return fail(.styleTooLong, start..<index) }
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
