import Diagnostics
import SourceText

extension FileParser {
    /// The key of a line that has the form of an entry, and where its `=` stands.
    struct EntryHead {
        let key: Range<Int>
        let equals: Int
    }

    /// Reads a line that starts in the first column and is neither comment nor head.
    mutating func readEntry(_ line: SourceLine) {
        guard section != nil else { return readTextBeforeSection(line) }
        guard let head = entryHead(of: line.content), isKey(head.key) else { return readStray(line) }
        openValue(line, key: head.key, valueStart: head.equals + 1)
    }

    /// Starts the entry of a line; the value before ends.
    mutating func openValue(_ line: SourceLine, key: Range<Int>, valueStart: Int) {
        closeValue()
        var open = OpenValue(
            key: Name(text(key), at: range(key)), lower: line.lower, upper: line.upper, valueStart: valueStart)
        var start = valueStart
        while start < line.contentEnd, bytes[start].isBlank { start += 1 }
        if start < line.contentEnd {
            open.append(start..<line.contentEnd, of: line, in: bytes, invalid: invalid)
        }
        value = open
        mark(line, .entry)
    }

    /// Splits a line at its first `=`; nothing where there is none, or nothing before it.
    func entryHead(of content: Range<Int>) -> EntryHead? {
        guard let equals = bytes[content].firstIndex(of: UInt8(ascii: "=")) else { return nil }
        var end = equals
        while end > content.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return end > content.lowerBound ? EntryHead(key: content.lowerBound..<end, equals: equals) : nil
    }

    /// Whether something before a `=` is meant as a key: it has the letters of one, or is nearly one.
    private func isKey(_ range: Range<Int>) -> Bool {
        if bytes[range].allSatisfy(Self.isKeyByte) { return true }
        guard range.count <= 40 else { return false }
        return Spelling.nearest(to: text(range), among: knownKeys) != nil
    }

    static func isKeyByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "_")
    }

    /// The keys of the open section, of every section where its kind is unknown.
    var knownKeys: [String] {
        guard let kind = section?.kind else { return CatalogSchema.sections.flatMap { $0.keys.map(\.name) } }
        return CatalogSchema.section(kind).keys.map(\.name)
    }

    private mutating func readTextBeforeSection(_ line: SourceLine) {
        if readForeignLine(line) { return }
        mark(line, .unreadable)
        isSkipping = true
        guard !hasTextBeforeSection else { return }
        hasTextBeforeSection = true
        report(
            CatalogSyntaxRules.textBeforeSection, "text before the first section", at: line.content,
            notes: ["Start a section above it, as `[copy calendar.review]`; a line that starts with `#` is a comment."])
    }
}
