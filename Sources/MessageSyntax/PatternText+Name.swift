extension PatternText {
    /// What an argument is called by.
    enum NameKind {
        case name
        case number(Int)
        case malformed
    }

    /// What a name is that begins with a digit: all ASCII digits make a number, without leading zero and in 32 bits.
    func argumentNumber(_ range: Range<Int>) -> NameKind {
        let first = range.lowerBound
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
    func argumentType(_ range: Range<Int>) -> MessageElement.ArgumentType {
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

    /// Whether `offset:` stands at `index`.
    func isOffset(at index: Int) -> Bool {
        index + 7 <= count && bytes[index] == UInt8(ascii: "o") && bytes[index + 1] == UInt8(ascii: "f")
            && bytes[index + 2] == UInt8(ascii: "f") && bytes[index + 3] == UInt8(ascii: "s")
            && bytes[index + 4] == UInt8(ascii: "e") && bytes[index + 5] == UInt8(ascii: "t")
            && bytes[index + 6] == UInt8(ascii: ":")
    }

    /// Whether `range` is `other`.
    func isOther(_ range: Range<Int>) -> Bool {
        let index = range.lowerBound
        return range.count == 5 && bytes[index] == UInt8(ascii: "o") && bytes[index + 1] == UInt8(ascii: "t")
            && bytes[index + 2] == UInt8(ascii: "h") && bytes[index + 3] == UInt8(ascii: "e")
            && bytes[index + 4] == UInt8(ascii: "r")
    }

    /// The bytes of the `#`, `<` or `≤` at `index`, zero if none stands there.
    func separatorLength(at index: Int) -> Int {
        guard index < count else { return 0 }
        if bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "<") { return 1 }
        let isLessOrEqual =
            index + 2 < count && bytes[index] == 0xE2 && bytes[index + 1] == 0x89 && bytes[index + 2] == 0xA4
        return isLessOrEqual ? 3 : 0
    }

    /// The index of the brace that closes the argument around `start`, or the end of the pattern.
    func indexOfClosingBrace(from start: Int) -> Int {
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
