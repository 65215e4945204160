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
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let endsLine = byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
            if endsLine { starts.append(offset + 1) }
        }
        self.starts = starts
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
    /// bytes that are not UTF-8 take the columns of the U+FFFD that stand for them. Cost: the line up to the offset.
    package func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let clamped = min(max(offset, 0), bytes.count)
        let line = line(at: clamped)
        var start = starts[line - 1]
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, clamped) }
        let end = max(start, Self.scalarStart(of: clamped, in: bytes))
        let before = String(decoding: bytes[start..<end], as: UTF8.self)
        return SourcePosition(line: line, column: before.unicodeScalars.count + 1)
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
