import Diagnostics
import SourceText

/// Lines in the first column that are nothing: what was most likely meant, said and then assumed.
extension FileParser {
    /// Reports a line that is no comment, head or entry, and takes it for what it is nearest to.
    mutating func readStray(_ line: SourceLine) {
        if readForeignLine(line) || readForeignIndent(line) || readForeignEquals(line) { return }
        if isInValue { return readUnindented(line) }
        mark(line, .unreadable)
        guard !isSkipping else { return }
        isSkipping = true
        closeValue()
        report(
            CatalogSyntaxRules.malformedLine, "a line that is neither an entry nor a section head", at: line.content,
            notes: [
                "An entry is `key = value`. A line that goes on from the one above is indented; a comment starts with `#`."
            ])
    }

    /// Reports a line that another language or an input method made of a comment or head.
    mutating func readForeignLine(_ line: SourceLine) -> Bool {
        readForeignComment(line) || readHeadWithoutBracket(line) || readFullWidthHead(line)
    }

    private func starts(_ line: SourceLine, with prefix: String) -> Bool {
        bytes[line.content].starts(with: prefix.utf8)
    }

    /// `// text`, `; text`, `-- text`: comments elsewhere.
    private mutating func readForeignComment(_ line: SourceLine) -> Bool {
        guard let mark = ["//", "/*", ";", "--", "<!--"].first(where: { starts(line, with: $0) }) else { return false }
        let opening = line.contentStart..<(line.contentStart + mark.utf8.count)
        report(
            CatalogSyntaxRules.malformedLine, "`\(mark)` does not start a comment here", at: opening,
            notes: ["A comment starts with `#` in the first column."],
            fixes: [Fix("Write `#`", .safe, [.init(range(opening), "#")])])
        self.mark(line, .unreadable)
        return true
    }

    /// A line indented by a no-break or ideographic space.
    private mutating func readForeignIndent(_ line: SourceLine) -> Bool {
        guard let space = ["\u{A0}", "\u{3000}", "\u{2003}", "\u{2002}"].first(where: { starts(line, with: $0) }) else {
            return false
        }
        var end = line.contentStart
        let pattern = Array(space.utf8)
        while bytes[end..<line.contentEnd].starts(with: pattern) { end += pattern.count }
        while end < line.contentEnd, bytes[end].isBlank { end += 1 }
        let name = space.unicodeScalars.first?.codePoint ?? ""
        report(
            CatalogSyntaxRules.malformedLine, "a line indented by \(name), which is no space here",
            at: line.contentStart..<end,
            fixes: [Fix("Indent it by spaces", .safe, [.init(range(line.contentStart..<end), "    ")])])
        guard isInValue, end < line.contentEnd else {
            mark(line, .unreadable)
            isSkipping = true
            return true
        }
        value?.append(end..<line.contentEnd, of: line, in: bytes, invalid: invalid)
        mark(line, .continuation)
        return true
    }

    /// `copy calendar.review]`
    private func looksLikeHeadWithoutBracket(_ line: SourceLine) -> Bool {
        guard line.content.count <= 400, bytes[line.contentEnd - 1] == UInt8(ascii: "]") else { return false }
        let word = bytes[line.content].prefix { !$0.isBlank && $0 != UInt8(ascii: "]") }
        return SectionKind(rawValue: String(decoding: word, as: UTF8.self)) != nil
    }

    private mutating func readHeadWithoutBracket(_ line: SourceLine) -> Bool {
        guard looksLikeHeadWithoutBracket(line) else { return false }
        report(
            CatalogSyntaxRules.malformedHead, "a section head without its `[`", at: line.content,
            fixes: [Fix("Insert `[`", .safe, [.init(range(line.contentStart..<line.contentStart), "[")])])
        openSection(line)
        return true
    }

    /// `［copy calendar.review］`
    private mutating func readFullWidthHead(_ line: SourceLine) -> Bool {
        let open = "［"
        let close = "］"
        guard starts(line, with: open) else { return false }
        var edits = [Fix.Edit(range(line.contentStart..<(line.contentStart + open.utf8.count)), "[")]
        if bytes[line.content].suffix(close.utf8.count).elementsEqual(close.utf8) {
            edits.append(.init(range((line.contentEnd - close.utf8.count)..<line.contentEnd), "]"))
        }
        report(
            CatalogSyntaxRules.malformedHead, "`［` stands where `[` should be", at: line.content,
            fixes: [Fix("Write `[` and `]`", .safe, edits)])
        closeSection()
        section = .init(kind: nil, name: nil, headRange: range(line.content))
        mark(line, .head)
        return true
    }

    /// A known key, and behind it `:`, a full-width `＝` or nothing where `=` should be.
    private mutating func readForeignEquals(_ line: SourceLine) -> Bool {
        let word = bytes[line.content].prefix(while: Self.isKeyByte)
        let base = String(decoding: word.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
        guard knownKeys.contains(base) else { return false }
        var found = word.endIndex
        while found < line.contentEnd, bytes[found].isBlank { found += 1 }
        let rest = bytes[found..<line.contentEnd]
        let sign = [":", "＝", "："].first { rest.starts(with: $0.utf8) } ?? ""
        // A wrapped sentence may start with a word that is a key.
        if sign.isEmpty, isInValue { return false }
        let behind = found + sign.utf8.count
        let replaced = word.endIndex..<(sign.isEmpty ? word.endIndex : behind)
        let isFollowed = replaced.upperBound < line.contentEnd && !bytes[replaced.upperBound].isBlank
        report(
            CatalogSyntaxRules.malformedLine,
            sign.isEmpty ? "there is no `=` after `\(text(word.indices))`" : "`\(sign)` stands where `=` should be",
            at: sign.isEmpty ? word.indices : found..<behind,
            fixes: [
                Fix(
                    "Write `=`", sign.isEmpty ? .needsReview : .safe,
                    [.init(range(replaced), isFollowed ? " = " : " =")])
            ])
        openValue(line, key: word.indices, valueStart: behind)
        return true
    }

    /// A line that goes on from the value above and is not indented.
    private mutating func readUnindented(_ line: SourceLine) {
        report(
            CatalogSyntaxRules.malformedLine, "a line that is neither an entry nor indented", at: line.content,
            notes: ["Indented, it continues the value of `\(value?.key.text ?? "")`."],
            fixes: [Fix("Indent it", .needsReview, [.init(range(line.start..<line.start), "    ")])])
        value?.append(line.content, of: line, in: bytes, invalid: invalid)
        mark(line, .continuation)
    }
}
