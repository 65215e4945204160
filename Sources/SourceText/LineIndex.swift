/// A place as people count: both from 1, the column in Unicode scalars (a tab is one).
package struct SourcePosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The offsets at which lines start. LF and CRLF end a line, and so does a lone CR.
package struct LineIndex: Sendable {
    /// A place inside a long line from which columns are counted, so that a file of one line is not read again and again.
    private struct Mark {
        let offset: Int
        let column: Int
    }

    private let starts: [Int]
    /// In ascending order; none in lines of ordinary length.
    private let marks: [Mark]

    private static let longLine = 4_096

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let endsLine = byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
            if endsLine { starts.append(offset + 1) }
        }
        self.starts = starts
        marks = Self.marks(in: bytes, starts)
    }

    private static func marks(in bytes: [UInt8], _ starts: [Int]) -> [Mark] {
        var marks: [Mark] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            guard end - start > longLine else { continue }
            var offset = columnStart(start, in: bytes)
            var column = 1
            var parser = Unicode.UTF8.ForwardParser()
            var rest = bytes[offset..<end].makeIterator()
            reading: while true {
                switch parser.parseScalar(from: &rest) {
                case .valid(let encoded): offset += encoded.count
                case .error(let length): offset += length
                case .emptyInput: break reading
                }
                column += 1
                if column.isMultiple(of: longLine) { marks.append(Mark(offset: offset, column: column)) }
            }
        }
        return marks
    }

    /// Where the first column of the line that starts at an offset is: behind a BOM.
    private static func columnStart(_ start: Int, in bytes: [UInt8]) -> Int {
        start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    /// Number of lines, at least 1.
    package var count: Int { starts.count }

    /// Line (from 1) that holds a byte offset. Cost: a binary search.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Byte range of a line (from 1) without its line end.
    package func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Line and column of an offset, which may lie inside a scalar. A UTF-8 BOM at the start of the file takes no column;
    /// bytes that are not UTF-8 take the columns of the U+FFFD that stand for them. Cost: the line up to the offset, of a
    /// long one a part.
    package func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let clamped = min(max(offset, 0), bytes.count)
        let line = line(at: clamped)
        let start = min(Self.columnStart(starts[line - 1], in: bytes), clamped)
        let end = max(start, Self.scalarStart(of: clamped, in: bytes))
        let mark = mark(before: end).flatMap { $0.offset > start ? $0 : nil } ?? Mark(offset: start, column: 1)
        let before = String(decoding: bytes[mark.offset..<end], as: UTF8.self)
        return SourcePosition(line: line, column: mark.column + before.unicodeScalars.count)
    }

    /// The last mark that is not behind an offset, on whatever line. Cost: a binary search.
    private func mark(before offset: Int) -> Mark? {
        var low = 0
        var high = marks.count
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? marks[low - 1] : nil
    }

    /// Where the scalar starts that a byte belongs to; the offset itself where the byte stands alone.
    private static func scalarStart(of offset: Int, in bytes: [UInt8]) -> Int {
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
        for lead in stride(from: offset - 1, through: max(0, offset - 3), by: -1) where bytes[lead] & 0xC0 != 0x80 {
            return bytes[lead] >= 0xC0 ? lead : offset
        }
        return offset
    }
}
