import Diagnostics
import SourceText

extension FileParser {
    /// Reads a line that starts with a space or TAB.
    mutating func readIndented(_ line: SourceLine) {
        if isHead(line), isOutsideBraces() {
            reportIndented(line, "a section head")
            return openSection(line)
        }
        if section != nil, let head = entryHead(of: line.content), isKnownKey(head.key), isOutsideBraces() {
            reportIndented(line, "an entry")
            return openValue(line, key: head.key, valueStart: head.equals + 1)
        }
        if value != nil { return continueValue(line) }
        readMisplaced(line)
    }

    /// Whether the value so far, if one is open, has no open brace; a blank line has ended it.
    private mutating func isOutsideBraces() -> Bool {
        guard isInValue else { return true }
        return value?.openBraces().isOpen != true
    }

    /// Adds a line to the open value.
    mutating func continueValue(_ line: SourceLine) {
        if let blank = value?.blankLines, let first = blank.first, let key = value?.key.text {
            report(
                CatalogSyntaxRules.misplacedContinuation, "a blank line ended the value of `\(key)` above this line",
                at: line.content, related: [.init(range(first.lowerBound..<first.lowerBound), "it ended here")],
                notes: ["A value goes on in indented lines that follow one another; a comment may stand between them."],
                fixes: [Fix("Delete the blank line", .needsReview, blank.map { .init(range($0), "") })])
        } else if bytes[line.contentStart] == UInt8(ascii: "#"), let braces = value?.openBraces(),
            !braces.isOpen || !braces.isInText
        {
            reportIndentedComment(line)
        }
        value?.append(line.content, of: line, in: bytes, invalid: invalid)
        mark(line, .continuation)
    }

    private mutating func readMisplaced(_ line: SourceLine) {
        mark(line, .unreadable)
        guard !isSkipping, section != nil || !hasTextBeforeSection else { return }
        isSkipping = true
        let isComment = bytes[line.contentStart] == UInt8(ascii: "#")
        if section == nil { hasTextBeforeSection = !isComment }
        report(
            CatalogSyntaxRules.misplacedContinuation,
            isComment ? "an indented comment" : "an indented line with no value above it to continue",
            at: line.content,
            notes: [
                isComment
                    ? "A comment has its `#` in the first column."
                    : "An entry, `key = value`, and a section head start in the first column."
            ],
            fixes: isComment ? [unindent(line)] : [])
        if isComment { isSkipping = false }
    }

    private mutating func reportIndented(_ line: SourceLine, _ what: String) {
        report(
            CatalogSyntaxRules.indentedEntry, "an indented line that looks like \(what)", at: line.content,
            notes: [
                isInValue
                    ? "Indented, it would be part of the value of `\(value?.key.text ?? "")`."
                    : "Entries and section heads start in the first column."
            ],
            fixes: [unindent(line)])
    }

    private mutating func reportIndentedComment(_ line: SourceLine) {
        report(
            CatalogSyntaxRules.indentedComment,
            "an indented `#` starts no comment but is part of `\(value?.key.text ?? "")`",
            at: line.content, notes: ["A comment has its `#` in the first column."], fixes: [unindent(line)])
    }

    private func unindent(_ line: SourceLine) -> Fix {
        Fix("Delete the indentation", .safe, [.init(range(line.start..<line.contentStart), "")])
    }

    /// Whether a line starts with `[` and a kind of section.
    private func isHead(_ line: SourceLine) -> Bool {
        guard bytes[line.contentStart] == UInt8(ascii: "[") else { return false }
        let inner = bytes[(line.contentStart + 1)..<line.contentEnd].drop(while: \.isBlank)
        let word = inner.prefix { !$0.isBlank && $0 != UInt8(ascii: "]") }
        return word.count <= 12 && SectionKind(rawValue: String(decoding: word, as: UTF8.self)) != nil
    }

    /// Whether the open section knows a key, and its suffix where it has one.
    private func isKnownKey(_ key: Range<Int>) -> Bool {
        guard key.count <= 80, bytes[key].allSatisfy(Self.isKeyByte) else { return false }
        let parts = text(key).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let schemas = section?.kind.map { [CatalogSchema.section($0)] } ?? CatalogSchema.sections
        return schemas.contains { schema in
            guard let known = schema.key(parts[0]) else { return false }
            return parts.count == 1 || known.takesSuffix
        }
    }
}
