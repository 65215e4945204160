import SourceText

/// A line while it is parsed: offsets into the file's bytes.
struct SourceLine {
    /// Where the line's own bytes start (the file's BOM belongs to its first line).
    let lower: Int
    /// Where its text starts: `lower`, or behind the BOM.
    let start: Int
    /// Where the text starts when spaces and TABs before it are left out.
    let contentStart: Int
    /// Where the text ends when spaces and TABs behind it are left out.
    let contentEnd: Int
    /// Behind the line end.
    let upper: Int

    /// The line at an offset. LF, CRLF and a lone CR end it.
    init(at lower: Int, in bytes: [UInt8]) {
        var start = lower
        if lower == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        var upper = end
        if upper < bytes.count {
            upper += bytes[upper] == 0x0D && upper + 1 < bytes.count && bytes[upper + 1] == 0x0A ? 2 : 1
        }
        var contentStart = start
        while contentStart < end, bytes[contentStart].isBlank { contentStart += 1 }
        while end > contentStart, bytes[end - 1].isBlank { end -= 1 }
        self.lower = lower
        self.start = start
        self.contentStart = contentStart
        self.contentEnd = end
        self.upper = upper
    }

    var content: Range<Int> { contentStart..<contentEnd }
    var isBlank: Bool { contentStart == contentEnd }
    var isIndented: Bool { contentStart > start }
}
