import Diagnostics
import SourceText

// How a file is read
//
// Each line is looked at once, by its first byte: `#` is a comment, `[` a section head, a space or TAB continues the
// value above, anything else is an entry. Two things are open while lines go by: a section, until the next head, and in
// it a value, until a blank line, an entry or a head. A comment leaves the value open.
//
//     [copy calendar.review]                   opens the section
//     title = {count, plural,                  opens a value: one brace is open
//     # for translators: keep it short         leaves it open
//               one {# task} other {# tasks}}  continues it: "{count, plural, one {# task} other {# tasks}}"
//       label = Tasks                          no brace is open now: `indented-entry`, read as the entry it looks like
//
// What cannot be read is reported and then taken for what was most likely meant, so that one mistake makes one finding:
// the text is never changed, and no line is ever left out of `lines`.

/// Reads lines of one file into sections.
struct FileParser {
    let id: FileID
    let bytes: [UInt8]
    /// The runs of bytes that are not UTF-8.
    let invalid: [Range<Int>]
    var diagnostics: [Diagnostic] = []
    var lines: [ParsedFile.Line] = []
    var sections: [SectionSyntax] = []
    var section: OpenSection?
    var value: OpenValue?
    /// Whether the line above was reported as unreadable: lines that go on from it are not reported again.
    var isSkipping = false
    var hasTextBeforeSection = false

    /// Whether the next line may continue a value: one is open, and no blank line has ended it.
    var isInValue: Bool { value?.blankLines.isEmpty == true }

    /// A section while entries are added to it.
    struct OpenSection {
        /// Absent where the kind is unknown and like no other.
        let kind: SectionKind?
        let name: Name?
        let headRange: SourceRange
        var entries: [EntrySyntax] = []

        /// Gives the entries away, so that whoever has them may change them in place.
        mutating func takeEntries() -> [EntrySyntax] {
            defer { entries = [] }
            return entries
        }
    }

    init(_ encoding: EncodingCheck) {
        id = encoding.id
        bytes = encoding.bytes
        invalid = encoding.invalid
    }

    /// Reads a piece of the file; one that is not its start begins with a section.
    mutating func parse(_ piece: Range<Int>) -> Parsing.ParsedPiece {
        lines.reserveCapacity(piece.count / 24)
        var offset = piece.lowerBound
        while offset < piece.upperBound {
            let line = SourceLine(at: offset, in: bytes)
            read(line)
            offset = line.upper
        }
        closeSection()
        return Parsing.ParsedPiece(lines: lines, sections: sections, diagnostics: diagnostics)
    }

    private mutating func read(_ line: SourceLine) {
        guard !line.isBlank else {
            isSkipping = false
            value?.blankLines.append(line.lower..<line.upper)
            return mark(line, .blank)
        }
        switch bytes[line.start] {
        case UInt8(ascii: "#"): mark(line, .comment)
        case UInt8(ascii: "["): openSection(line)
        case 0x20, 0x09: readIndented(line)
        default: readEntry(line)
        }
    }

    /// Notes what a line turned out to be.
    mutating func mark(_ line: SourceLine, _ kind: ParsedFile.Line.Kind) {
        lines.append(.init(kind, line.lower..<line.upper))
        if kind == .head || kind == .entry || kind == .continuation { isSkipping = false }
    }

    /// Starts the section of a head; the one before ends.
    mutating func openSection(_ line: SourceLine) {
        closeSection()
        var head = HeadParser(id, bytes, line)
        let parsed = head.parse()
        diagnostics += head.diagnostics
        section = parsed
        section?.entries.reserveCapacity(10)
        mark(line, .head)
    }

    /// Ends the open value and the open section.
    mutating func closeSection() {
        closeValue()
        guard var open = section.take() else { return }
        guard let kind = open.kind else { return }
        var check = SectionCheck(kind, head: open.headRange, bytes: bytes)
        let upper = open.entries.last?.range.upper ?? open.headRange.upper
        let entries = check.check(open.takeEntries())
        diagnostics += check.diagnostics
        sections.append(
            SectionSyntax(
                kind: kind, name: open.name, entries: entries, headRange: open.headRange,
                range: range(open.headRange.lower..<upper)))
    }

    /// Ends the open value.
    mutating func closeValue() {
        guard let open = value.take() else { return }
        let key = open.key.range.bytes
        let suffix = bytes[key].firstIndex(of: UInt8(ascii: ".")).map { dot in
            Name(text((dot + 1)..<key.upperBound), at: range((dot + 1)..<key.upperBound))
        }
        let entry = EntrySyntax(
            key: open.key, suffix: suffix, value: open.value, range: range(open.key.range.lower..<open.contentEnd),
            lines: range(open.lower..<open.upper))
        section?.entries.append(entry)
    }

    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: id, bytes)
    }

    func text(_ bytes: Range<Int>) -> String {
        String(decoding: self.bytes[bytes], as: UTF8.self)
    }

    mutating func report(
        _ rule: Rule, _ message: String, at bytes: Range<Int>, related: [Diagnostic.Related] = [],
        notes: [String] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(rule, message, at: range(bytes), related: related, notes: notes, fixes: fixes))
    }
}
