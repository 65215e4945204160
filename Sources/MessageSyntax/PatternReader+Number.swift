extension PatternReader {
    /// Writes the mark of the number in `range`, which is not empty; false after a problem.
    mutating func addNumber(_ range: Range<Int>, allowsInfinity: Bool) -> Bool {
        let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
        let isSigned = isNegative || text[range.lowerBound] == UInt8(ascii: "+")
        let digits = range.lowerBound + (isSigned ? 1 : 0)..<range.upperBound
        if let value = text.smallInteger(digits, isNegative: isNegative) {
            add(.integer, range.lowerBound, range.count, value: value)
            return true
        }
        let isInfinite = allowsInfinity && digits.count == 3 && text.isInfinity(at: digits.lowerBound)
        guard isInfinite || (range.count < 128 && text.isDecimal(digits)) else {
            fail(.badNumber, range)
            return false
        }
        guard decimalCount <= Int(Int16.max) else {
            fail(.tooManyNumbers, range)
            return false
        }
        add(.decimal, range.lowerBound, range.count, value: Int16(decimalCount))
        decimalCount += 1
        return true
    }

}
