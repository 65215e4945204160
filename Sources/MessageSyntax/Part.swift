/// One piece of a message.
package enum Part: Sendable, Equatable {
    /// Text shown as it is.
    case literal(Literal)
    /// A `#` whose immediate parent is a plural or selectordinal: shows the number less the offset.
    case pound(Range<Int>)
    /// `{…}`
    case argument(Argument)

    /// The bytes of the pattern that the part takes, quotes and braces included.
    package var range: Range<Int> {
        switch self {
        case .literal(let literal): literal.range
        case .pound(let range): range
        case .argument(let argument): argument.range
        }
    }
}

/// A run of text between arguments, as long as it can be; never empty.
package struct Literal: Sendable, Equatable {
    /// What the reader sees: the bytes of `range` without those at `removed`.
    package let text: String
    /// The bytes of the pattern, quoting apostrophes included.
    package let range: Range<Int>
    /// Offsets of the apostrophes that only quote, ascending; each is one byte of the pattern that `text` lacks.
    package let removed: [Int]
    /// The quoted stretches (`'{name}'`), ascending; a doubled apostrophe outside of them is none.
    package let quotes: [Quote]

    package init(text: String, range: Range<Int>, removed: [Int] = [], quotes: [Quote] = []) {
        self.text = text
        self.range = range
        self.removed = removed
        self.quotes = quotes
    }

    /// The place in the pattern of a UTF-8 offset of `text`; the end of `text` gives the end of the run.
    package func patternOffset(of textOffset: Int) -> Int {
        if textOffset >= text.utf8.count { return range.upperBound }
        var offset = range.lowerBound + textOffset
        for apostrophe in removed {
            if apostrophe > offset { break }
            offset += 1
        }
        return offset
    }
}

/// A stretch in which braces are text.
package struct Quote: Sendable, Equatable {
    /// From the opening apostrophe to behind the closing one, or to the end of the whole pattern.
    package let range: Range<Int>
    /// False where the quote runs to the end of the pattern, almost never what was meant.
    package let isClosed: Bool

    package init(range: Range<Int>, isClosed: Bool) {
        self.range = range
        self.isClosed = isClosed
    }
}
