/// The bytes of one pattern and what their characters are. Indices are byte offsets; a pointer keeps bounds checks out
/// of the inner loops, every read of which stands behind a comparison with `count`. Apart from `PatternReader` because
/// two words are passed on faster than its whole state.
struct PatternText {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    @inline(__always)
    var count: Int { bytes.count }

    @inline(__always)
    subscript(index: Int) -> UInt8 { bytes[index] }

    /// Whether the byte at `index` is there and is `character`.
    @inline(__always)
    func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
        index < count && bytes[index] == UInt8(ascii: character)
    }

    /// The first `{` or `'` from `start` on, or `count`: at the top level nothing else ends text.
    @inline(__always)
    func indexOfTopLevelStop(from start: Int) -> Int {
        firstIndex(from: start) { word in
            zeroBytes(word ^ repeated("{")) | zeroBytes(word ^ repeated("'"))
        }
    }

    /// The first of `{ } ' # |` from `start` on, or `count`.
    @inline(__always)
    func indexOfStop(from start: Int) -> Int {
        firstIndex(from: start) { word in
            // `#` and `'` differ in one bit.
            zeroBytes(word ^ repeated("{")) | zeroBytes(word ^ repeated("|")) | zeroBytes(word ^ repeated("}"))
                | zeroBytes((word | 0x0404_0404_0404_0404) ^ repeated("'"))
        }
    }

    /// The first index from `start` on whose byte `stops` marks by its high bit, or `count`; it may mark or not mark zero.
    @inline(__always)
    private func firstIndex(from start: Int, _ stops: (UInt64) -> UInt64) -> Int {
        var index = start
        while index &+ 8 <= count {
            let hits = stops(eightBytes(at: index))
            if hits != 0 { return index &+ hits.trailingZeroBitCount &>> 3 }
            index = index &+ 8
        }
        if index == count { return count }
        // The last word, without the bytes that were seen, if there are eight bytes to read; else byte by byte.
        var word: UInt64 = 0
        if count >= 8 {
            word = eightBytes(at: count &- 8) &>> UInt64(truncatingIfNeeded: (index &+ 8 &- count) &<< 3)
        } else {
            for place in index..<count { word |= UInt64(bytes[place]) &<< UInt64((place &- index) &<< 3) }
        }
        let hits = stops(word)
        return hits == 0 ? count : index &+ hits.trailingZeroBitCount &>> 3
    }

    /// The bytes from `index` on, the first in the lowest place.
    @inline(__always)
    private func eightBytes(at index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    @inline(__always)
    private func repeated(_ scalar: Unicode.Scalar) -> UInt64 {
        UInt64(UInt8(ascii: scalar)) &* 0x0101_0101_0101_0101
    }

    /// The high bit of every zero byte; bits above the lowest of them may be set wrongly.
    @inline(__always)
    private func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// The index behind the Pattern_White_Space at `start`.
    @inline(__always)
    func skipWhiteSpace(from start: Int) -> Int {
        let isVisible = start < count && bytes[start] &- 0x21 < 0x5F
        return isVisible ? start : skipWhiteSpaceSlowly(from: start)
    }

    private func skipWhiteSpaceSlowly(from start: Int) -> Int {
        var index = start
        while index < count {
            switch bytes[index] {
            case 0x20, 0x09...0x0D: index += 1
            case 0xC2 where index + 1 < count && bytes[index + 1] == 0x85: index += 2
            case 0xE2 where isLongWhiteSpace(at: index): index += 3
            default: return index
            }
        }
        return index
    }

    /// Whether U+200E, U+200F, U+2028 or U+2029 stands at the E2 byte at `index`.
    private func isLongWhiteSpace(at index: Int) -> Bool {
        guard index + 2 < count, bytes[index + 1] == 0x80 else { return false }
        return switch bytes[index + 2] {
        case 0x8E, 0x8F, 0xA8, 0xA9: true
        default: false
        }
    }

    /// The index behind the characters from `start` on that are neither Pattern_Syntax nor Pattern_White_Space.
    @inline(__always)
    func skipIdentifier(from start: Int) -> Int {
        let index = skipWord(from: start)
        // Only a control or a character beyond ASCII may go on.
        return index == count || bytes[index] &- 0x20 < 0x5F ? index : skipWideIdentifier(from: index)
    }

    /// The index behind the ASCII letters, digits and underscores from `start` on.
    @inline(__always)
    private func skipWord(from start: Int) -> Int {
        firstIndex(from: start) { word in
            let low = word & 0x7F7F_7F7F_7F7F_7F7F
            let folded = low | 0x2020_2020_2020_2020
            // Each sum sets the high bit of the bytes that are at least "a", behind "z", at least "0", behind "9".
            let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
            let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
            let underscores = ~((low ^ repeated("_")) &+ 0x7F7F_7F7F_7F7F_7F7F)
            return (~(letters | digits | underscores) | word) & 0x8080_8080_8080_8080
        }
    }

    /// The index behind the ASCII letters from `start` on.
    @inline(__always)
    func skipLetters(from start: Int) -> Int {
        firstIndex(from: start) { word in
            let folded = word & 0x7F7F_7F7F_7F7F_7F7F | 0x2020_2020_2020_2020
            let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
            return (~letters | word) & 0x8080_8080_8080_8080
        }
    }

    private func skipWideIdentifier(from start: Int) -> Int {
        var index = start
        while index < count {
            let length = scalarLength(bytes[index])
            if length == 1, !isASCIIIdentifier(bytes[index]) { return index }
            if length == 2 || length == 3, isSyntax(decode(at: index, length: length)) { return index }
            index += length
        }
        return index
    }

    /// The bytes of the character at `index`; empty at the end of the pattern.
    func scalarRange(at index: Int) -> Range<Int> {
        index < count ? index..<index + scalarLength(bytes[index]) : index..<index
    }

    /// Whether the text is longer than 65,535 UTF-16 units.
    func isTooLong(_ range: Range<Int>) -> Bool {
        if range.count <= 0xFFFF { return false }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self).utf16.count > 0xFFFF
    }

    @inline(__always)
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    @inline(__always)
    func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    /// Whether an ASCII character is neither Pattern_Syntax nor Pattern_White_Space: letters, digits, the underscore
    /// and the controls that are no white space.
    @inline(__always)
    private func isASCIIIdentifier(_ byte: UInt8) -> Bool {
        let half: UInt64 = byte < 0x40 ? 0x03FF_0000_FFFF_C1FF : 0x87FF_FFFE_87FF_FFFE
        return half >> UInt64(byte & 0x3F) & 1 != 0
    }

    @inline(__always)
    private func scalarLength(_ lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    /// The value of the two or three bytes at `index`.
    private func decode(at index: Int, length: Int) -> UInt32 {
        let lead = UInt32(bytes[index])
        let second = UInt32(bytes[index + 1] & 0x3F)
        if length == 2 { return (lead & 0x1F) << 6 | second }
        return (lead & 0xF) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F)
    }

    /// Whether a character beyond ASCII is Pattern_Syntax or Pattern_White_Space, both of which are fixed for good.
    private func isSyntax(_ value: UInt32) -> Bool {
        switch value {
        case 0x85, 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
        case 0x200E...0x2029, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
        case 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
        case 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46: true
        default: false
        }
    }
}
