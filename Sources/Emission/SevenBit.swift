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

    /// The bits of a floating-point number in ten bytes.
    static func bytes(_ number: Double) -> [UInt8] {
        (0..<10).reversed().map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(7 * $0)) & 0x7F }
    }
}
