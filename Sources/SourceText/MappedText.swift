/// A text that was put together from pieces of a file (a wrapped catalog value, an XML text with entities), and where
/// each of its bytes came from.
///
/// Pieces are in ascending order of text offset. Inside a verbatim piece, byte `i` of the text is byte `i` of the
/// source; a replaced piece (a joining space, a decoded entity) maps as a whole to its source range.
package struct MappedText: Sendable, Hashable {
    /// A run of text and its origin.
    package struct Piece: Sendable, Hashable {
        package let textOffset: Int
        package let source: Range<Int>
        package let isVerbatim: Bool
    }

    package private(set) var text: String
    package let file: FileID
    package private(set) var pieces: [Piece] = []
    /// Where an empty text stands.
    package let origin: Int

    /// An empty text that stands at a place.
    package init(file: FileID, origin: Int) {
        self.text = ""
        self.file = file
        self.origin = origin
    }

    /// A text that stands in the source as it is.
    package init(_ text: String, file: FileID, at offset: Int) {
        self.init(file: file, origin: offset)
        append(text, from: offset..<(offset + text.utf8.count), isVerbatim: true)
    }

    /// Adds a run. A verbatim run must be as long as its source range.
    package mutating func append(_ piece: String, from source: Range<Int>, isVerbatim: Bool) {
        precondition(!isVerbatim || piece.utf8.count == source.count, "a verbatim piece maps byte by byte")
        guard !piece.isEmpty else { return }
        pieces.append(Piece(textOffset: text.utf8.count, source: source, isVerbatim: isVerbatim))
        text += piece
    }

    /// The source range of the whole text.
    package var range: SourceRange {
        guard let first = pieces.first, let last = pieces.last else { return SourceRange(file: file, origin..<origin) }
        return SourceRange(file: file, first.source.lowerBound..<max(first.source.lowerBound, last.source.upperBound))
    }

    /// The source range of a byte range of the text. Cost: a binary search over the pieces.
    package func range(of textRange: Range<Int>) -> SourceRange {
        let lower = sourceOffset(textRange.lowerBound, isEnd: false)
        guard !textRange.isEmpty else { return SourceRange(file: file, lower..<lower) }
        return SourceRange(file: file, lower..<max(lower, sourceOffset(textRange.upperBound, isEnd: true)))
    }

    /// Whether replacing the source range of a byte range of the text replaces that text and nothing else: its pieces come
    /// from the source one behind the other, and none is cut that was replaced as a whole.
    package func isExact(_ textRange: Range<Int>) -> Bool {
        var expected: Int?
        for (index, piece) in pieces.enumerated() {
            let end = index + 1 < pieces.count ? pieces[index + 1].textOffset : text.utf8.count
            let touches =
                textRange.isEmpty
                ? piece.textOffset <= textRange.lowerBound && textRange.lowerBound <= end
                : piece.textOffset < textRange.upperBound && textRange.lowerBound < end
            guard touches else { continue }
            if piece.source.isEmpty || (expected ?? piece.source.lowerBound) != piece.source.lowerBound { return false }
            expected = piece.source.upperBound
            let isWhole = textRange.lowerBound <= piece.textOffset && end <= textRange.upperBound
            let isBeside =
                textRange.isEmpty && (textRange.lowerBound == piece.textOffset || textRange.lowerBound == end)
            if !piece.isVerbatim, !isWhole, !isBeside { return false }
        }
        return expected != nil || pieces.isEmpty
    }

    private func sourceOffset(_ offset: Int, isEnd: Bool) -> Int {
        guard !pieces.isEmpty else { return origin }
        let probe = isEnd ? offset - 1 : offset
        var low = 0
        var high = pieces.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if pieces[middle].textOffset <= probe { low = middle } else { high = middle }
        }
        let piece = pieces[low]
        guard piece.isVerbatim else { return isEnd ? piece.source.upperBound : piece.source.lowerBound }
        return min(piece.source.lowerBound + max(0, offset - piece.textOffset), piece.source.upperBound)
    }
}
