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
    /// Nearly every text is one piece, which needs no memory of its own.
    private var first: Piece?
    private var others: [Piece] = []
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

    /// The pieces, in ascending order.
    package var pieces: [Piece] { first.map { [$0] + others } ?? [] }

    /// How many pieces there are.
    package var pieceCount: Int { first == nil ? 0 : others.count + 1 }

    /// One of them.
    package func piece(_ index: Int) -> Piece {
        if index > 0 { return others[index - 1] }
        guard let first else { preconditionFailure("an empty text has no piece") }
        return first
    }

    /// Adds a run. A verbatim run must be as long as its source range.
    package mutating func append(_ piece: String, from source: Range<Int>, isVerbatim: Bool) {
        precondition(!isVerbatim || piece.utf8.count == source.count, "a verbatim piece maps byte by byte")
        guard !piece.isEmpty else { return }
        let added = Piece(textOffset: text.utf8.count, source: source, isVerbatim: isVerbatim)
        if first == nil {
            first = added
            text = piece
        } else {
            others.append(added)
            text += piece
        }
    }

    /// The source range of the whole text.
    package var range: SourceRange {
        guard let first else { return SourceRange(file: file, origin..<origin) }
        let last = others.last ?? first
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
        for index in 0..<pieceCount {
            let piece = piece(index)
            let end = end(ofPiece: index)
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
        return expected != nil || first == nil
    }

    /// Where a piece ends in the text.
    package func end(ofPiece index: Int) -> Int {
        index < others.count ? others[index].textOffset : text.utf8.count
    }

    private func sourceOffset(_ offset: Int, isEnd: Bool) -> Int {
        guard first != nil else { return origin }
        let probe = isEnd ? offset - 1 : offset
        var low = 0
        var high = pieceCount
        while low + 1 < high {
            let middle = (low + high) / 2
            if piece(middle).textOffset <= probe { low = middle } else { high = middle }
        }
        let piece = piece(low)
        guard piece.isVerbatim else { return isEnd ? piece.source.upperBound : piece.source.lowerBound }
        return min(piece.source.lowerBound + max(0, offset - piece.textOffset), piece.source.upperBound)
    }
}
