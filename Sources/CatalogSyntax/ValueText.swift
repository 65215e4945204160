import SourceText

/// A value as bytes, for the readers of its form: offsets are those of the joined text.
struct ValueText {
    let value: MappedText
    /// As long as the text; a reader may put other bytes in place of those it has reported.
    var bytes: [UInt8]

    init(_ value: MappedText) {
        self.value = value
        self.bytes = Array(value.text.utf8)
    }

    /// The parts of a range between separators, trimmed; an empty part is empty where it stands.
    func parts(of range: Range<Int>, separator: UInt8) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for offset in range where bytes[offset] == separator {
            parts.append(trim(start..<offset))
            start = offset + 1
        }
        parts.append(trim(start..<range.upperBound))
        return parts
    }

    /// A range without spaces at its ends.
    func trim(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, bytes[lower].isBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }

    func name(_ range: Range<Int>) -> Name {
        Name(text(range), at: place(range))
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Where a range stands in the file.
    func place(_ range: Range<Int>) -> SourceRange {
        value.range(of: range)
    }

    /// The first place in a range where a text stands.
    func firstRange(of sign: String, in range: Range<Int>) -> Range<Int>? {
        let pattern = Array(sign.utf8)
        guard let first = pattern.first, range.count >= pattern.count else { return nil }
        for start in range.lowerBound...(range.upperBound - pattern.count) where bytes[start] == first {
            let found = start..<(start + pattern.count)
            if bytes[found].elementsEqual(pattern) { return found }
        }
        return nil
    }

    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        bytes[range].firstIndex(of: byte)
    }
}
