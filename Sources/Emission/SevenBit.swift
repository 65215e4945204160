/// Numbers as bytes below 0x80, the highest seven bits first: what a string literal can hold.
enum SevenBit {
    /// The bytes that hold every number up to `largest`; at least one.
    static func width(for largest: Int) -> Int {
        var width = 1
        while width < 9 && largest >> (7 * width) != 0 { width += 1 }
        return width
    }

    /// A number in `width` bytes.
    static func bytes(_ number: Int, width: Int) -> [UInt8] {
        precondition(number >= 0 && Self.width(for: number) <= width, "number too large for its column")
        return (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> (7 * $0)) & 0x7F }
    }

    /// The largest compact number.
    static let compactLimit = 0x1FFFF

    /// A number of one byte below 120, or of three.
    static func compact(_ number: Int) -> [UInt8] {
        precondition(number >= 0 && number <= compactLimit, "number too large to be compact")
        return number < 120 ? [UInt8(number)] : [UInt8(120 + (number >> 14))] + bytes(number & 0x3FFF, width: 2)
    }

    /// A floating-point number: one byte for whole ones below 127, else 127 and the bits in ten.
    static func bytes(_ number: Double) -> [UInt8] {
        if let whole = UInt8(exactly: number), whole < 127, number.sign == .plus { return [whole] }
        return [127] + (0..<10).reversed().map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(7 * $0)) & 0x7F }
    }
}
