import SourceText

/// An entry whose value may go on in the next line.
struct OpenValue {
    let key: Name
    /// Where the line of the key starts.
    let lower: Int
    var value: MappedText
    /// Where the text of the value's last line ends.
    var contentEnd: Int
    /// Where the line after the value starts.
    var upper: Int
    /// Blank lines met since the last line: the value is over, unless somebody forgot that they end it.
    var blankLines: [Range<Int>] = []
    private var braces = BraceDepth()
    private var bracesRead = 0

    init(key: Name, lower: Int, upper: Int, valueStart: Int) {
        self.key = key
        self.lower = lower
        self.value = MappedText(file: key.range.file, origin: valueStart)
        self.contentEnd = valueStart
        self.upper = upper
    }

    /// Adds the text of a line.
    mutating func append(_ content: Range<Int>, of line: SourceLine, in bytes: [UInt8], invalid: [Range<Int>]) {
        if !value.text.isEmpty { join(to: content.lowerBound, in: bytes) }
        value.append(bytes: content, of: bytes, invalid: invalid)
        contentEnd = content.upperBound
        upper = line.upper
        blankLines = []
    }

    /// Joins the next line: by one space, or by nothing between wide characters.
    private mutating func join(to next: Int, in bytes: [UInt8]) {
        guard !WideJoin.isGapless(value.text, before: bytes[next...]) else { return }
        value.append(" ", from: contentEnd..<next, isVerbatim: false)
    }

    /// The braces that are open at the end of what the value has so far. Cost: each byte is looked at once over all calls.
    mutating func openBraces() -> BraceDepth {
        braces.read(value.text.utf8.dropFirst(bracesRead))
        bracesRead = value.text.utf8.count
        return braces
    }
}

extension MappedText {
    /// Adds bytes of the file; those that are not UTF-8 become U+FFFD.
    fileprivate mutating func append(bytes range: Range<Int>, of bytes: [UInt8], invalid: [Range<Int>]) {
        var lower = range.lowerBound
        for run in invalid.runs(overlapping: range) {
            append(valid: lower..<run.lowerBound, of: bytes)
            append("\u{FFFD}", from: run, isVerbatim: false)
            lower = run.upperBound
        }
        append(valid: lower..<range.upperBound, of: bytes)
    }

    private mutating func append(valid range: Range<Int>, of bytes: [UInt8]) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        append(text, from: range, isVerbatim: text.utf8.count == range.count)
    }
}

extension [Range<Int>] {
    /// What a range shares with ranges that are in order and apart. Cost: a binary search.
    fileprivate func runs(overlapping range: Range<Int>) -> [Range<Int>] {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return self[low...].prefix { $0.lowerBound < range.upperBound }.map { $0.clamped(to: range) }
    }
}
