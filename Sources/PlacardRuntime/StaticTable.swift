/// The bytes of a string literal, read as a table: no relocation, no allocation, nothing to set up.
///
/// Bytes of such a table are below 0x80, so that any table is a valid literal; numbers take several of them, seven bits each,
/// the highest first. An offset outside of the table traps.
@frozen public struct StaticTable: Sendable {
    /// The literal.
    public let literal: StaticString

    /// The table in a literal.
    @inlinable
    public init(_ literal: StaticString) {
        self.literal = literal
    }

    /// The number of bytes.
    @inlinable
    public var count: Int { literal.utf8CodeUnitCount }

    /// One byte.
    @inlinable
    public func byte(at offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset < count, "offset outside of the table")
        return unsafe literal.utf8Start[offset]
    }

    /// A number of `width` bytes.
    @inlinable
    public func number(at offset: Int, width: Int) -> Int {
        precondition(offset >= 0 && width >= 0 && offset <= count - width, "number outside of the table")
        var number = 0
        for place in 0..<width {
            number = unsafe number << 7 | Int(literal.utf8Start[offset + place])
        }
        return number
    }

    /// A number of one byte below 120, or of three: 120 and the highest bits, then fourteen more. Returns the offset behind.
    func compactNumber(at offset: Int) -> (value: Int, end: Int) {
        let first = Int(byte(at: offset))
        if first < 120 { return (first, offset + 1) }
        return ((first - 120) << 14 | number(at: offset + 1, width: 2), offset + 3)
    }

    /// The text in a range of bytes, without copying it.
    ///
    /// This is the one place that makes a string which lives in the literal itself: 3 ns and no allocation, where
    /// `String(decoding:as:)` takes 45 ns and one. The initialiser is the one that the compiler calls for every literal. It
    /// needs a NUL behind the text and `isASCII` true to fact; both are the table's duty.
    public func immortalString(at offset: Int, count length: Int, isASCII: Bool) -> String {
        precondition(offset >= 0 && length >= 0 && offset < count - length, "text outside of the table")
        return unsafe String(
            _builtinStringLiteral: (literal.utf8Start + offset)._rawValue, utf8CodeUnitCount: length._builtinWordValue,
            isASCII: isASCII._value)
    }

    /// Calls `body` with a range of bytes.
    @inlinable
    public func withBytes<Result, Failure: Error>(
        at offset: Int, count length: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(offset >= 0 && length >= 0 && offset <= count - length, "bytes outside of the table")
        return try unsafe body(UnsafeBufferPointer(start: literal.utf8Start + offset, count: length))
    }
}

extension StaticTable {
    /// The index of a word in a table of words that each end in NUL, or nil. Compares bytes.
    public func position(of word: String) -> Int? {
        var word = word
        return word.withUTF8 { bytes in
            var offset = 0
            var position = 0
            while offset < count {
                let end = endOfWord(at: offset)
                if unsafe matches(bytes, at: offset, count: end - offset) { return position }
                offset = end + 1
                position += 1
            }
            return nil
        }
    }

    /// The word at a position of a table of ASCII words that each end in NUL.
    public func word(at position: Int) -> String {
        var offset = 0
        for _ in 0..<position { offset = endOfWord(at: offset) + 1 }
        return immortalString(at: offset, count: endOfWord(at: offset) - offset, isASCII: true)
    }

    private func endOfWord(at start: Int) -> Int {
        var end = start
        while byte(at: end) != 0 { end += 1 }
        return end
    }

    private func matches(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, count length: Int) -> Bool {
        guard bytes.count == length else { return false }
        for index in 0..<length where unsafe bytes[index] != byte(at: offset + index) { return false }
        return true
    }
}
