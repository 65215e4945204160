extension PatternText {
    /// The index behind the bytes that may belong to a number: `[0-9+\-.eE∞]*`.
    func skipNumber(from start: Int) -> Int {
        var index = start
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                index += 1
            case 0xE2 where isInfinity(at: index):
                index += 3
            default:
                return index
            }
        }
        return index
    }

    /// The value of `digits`, if they are digits only and it fits in 16 bits.
    func smallInteger(_ digits: Range<Int>, isNegative: Bool) -> Int16? {
        if digits.isEmpty { return nil }
        var value = 0
        for index in digits {
            if !isDigit(bytes[index]) { return nil }
            value = value * 10 + Int(bytes[index] & 0xF)
            if value > Int(Int16.max) + (isNegative ? 1 : 0) { return nil }
        }
        return Int16(isNegative ? -value : value)
    }

    /// Whether C's `strtod` would read all of `range`, which has no sign.
    func isDecimal(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        let end = range.upperBound
        func skipDigits() -> Int {
            let start = index
            while index < end, isDigit(bytes[index]) { index += 1 }
            return index - start
        }
        var digitCount = skipDigits()
        if index < end, bytes[index] == UInt8(ascii: ".") {
            index += 1
            digitCount += skipDigits()
        }
        if digitCount == 0 { return false }
        if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < end, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
            if skipDigits() == 0 { return false }
        }
        return index == end
    }

    /// Whether `∞` stands at `index`.
    func isInfinity(at index: Int) -> Bool {
        index + 2 < count && bytes[index] == 0xE2 && bytes[index + 1] == 0x88 && bytes[index + 2] == 0x9E
    }
}
