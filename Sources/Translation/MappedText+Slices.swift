package import SourceText

extension MappedText {
    /// Puts another text behind this one; places of another file are lost.
    package mutating func append(contentsOf other: MappedText) {
        if other.file == file {
            if other.pieceCount == 1 {
                let piece = other.piece(0)
                return append(other.text, from: piece.source, isVerbatim: piece.isVerbatim)
            }
            for piece in other.runs { append(piece.text, from: piece.source, isVerbatim: piece.isVerbatim) }
        } else {
            let end = range.upper
            append(other.text, from: end..<end, isVerbatim: false)
        }
    }

    /// A byte range of the text, with its places. Bounds must fall between scalars.
    package func slice(_ bounds: Range<Int>) -> MappedText {
        var result = MappedText(file: file, origin: range(of: bounds.lowerBound..<bounds.lowerBound).lower)
        var offset = 0
        for piece in runs {
            let length = piece.text.utf8.count
            let part = bounds.clamped(to: offset..<(offset + length))
            if !part.isEmpty {
                let utf8 = piece.text.utf8
                let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound - offset)
                let end = utf8.index(start, offsetBy: part.count)
                let source = piece.source.lowerBound + part.lowerBound - offset
                result.append(
                    String(piece.text[start..<end]),
                    from: piece.isVerbatim ? source..<(source + part.count) : piece.source,
                    isVerbatim: piece.isVerbatim)
            }
            offset += length
        }
        return result
    }

    /// Parts of the text that follow each other from its start to its end, in one pass. Bounds must fall between scalars.
    package func slices(_ bounds: [Range<Int>]) -> [MappedText] {
        var result: [MappedText] = []
        var rest = runs[...]
        // How far the first of the rest is used up.
        var used = 0
        for part in bounds {
            var slice = MappedText(file: file, origin: rest.first?.source.lowerBound ?? range.upper)
            var missing = part.count
            while missing > 0, let piece = rest.first {
                let utf8 = piece.text.utf8
                let length = min(missing, utf8.count - used)
                let start = utf8.index(utf8.startIndex, offsetBy: used)
                let text = String(piece.text[start..<utf8.index(start, offsetBy: length)])
                let lower = piece.source.lowerBound + used
                slice.append(
                    text, from: piece.isVerbatim ? lower..<(lower + length) : piece.source, isVerbatim: piece.isVerbatim
                )
                missing -= length
                used += length
                if used == utf8.count {
                    rest.removeFirst()
                    used = 0
                }
            }
            result.append(slice)
        }
        return result
    }

    /// The pieces with their texts.
    private var runs: [(text: String, source: Range<Int>, isVerbatim: Bool)] {
        let utf8 = text.utf8
        return (0..<pieceCount).map { index in
            let piece = piece(index)
            if pieceCount == 1 { return (text, piece.source, piece.isVerbatim) }
            let start = utf8.index(utf8.startIndex, offsetBy: piece.textOffset)
            let bounds = start..<utf8.index(start, offsetBy: end(ofPiece: index) - piece.textOffset)
            return (String(text[bounds]), piece.source, piece.isVerbatim)
        }
    }
}
