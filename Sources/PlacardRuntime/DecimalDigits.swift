/// The decimal digits of an integer, four bits each: no memory to allocate, and no division where they are read.
struct DecimalDigits {
    /// Digits 0 to 15, from the last one on.
    private var low: UInt64 = 0
    /// Digits 16 to 19.
    private var high: UInt64 = 0
    /// Count of digits; 1 for zero.
    private(set) var count = 0

    init(_ number: UInt64) {
        var rest = number
        repeat {
            let quotient = rest / 10
            let digit = rest &- quotient &* 10
            if count < 16 {
                low |= digit &<< UInt64(4 &* count)
            } else {
                high |= digit &<< UInt64(4 &* (count &- 16))
            }
            count += 1
            rest = quotient
        } while rest != 0
    }

    /// The digit of 10^`index`; 0 beyond either end.
    subscript(index: Int) -> UInt8 {
        guard index >= 0, index < count else { return 0 }
        let digit = index < 16 ? low &>> UInt64(4 &* index) : high &>> UInt64(4 &* (index &- 16))
        return UInt8(truncatingIfNeeded: digit & 15)
    }
}
