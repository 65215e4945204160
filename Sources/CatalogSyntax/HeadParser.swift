import Diagnostics
import SourceText

/// Reads the line of a section head, `[kind name]`.
struct HeadParser {
    private(set) var diagnostics: [Diagnostic] = []
    private let id: FileID
    private let bytes: [UInt8]
    private let line: SourceLine

    /// The line's text starts with `[`, or with a kind where the bracket was missing and reported.
    init(_ id: FileID, _ bytes: [UInt8], _ line: SourceLine) {
        self.id = id
        self.bytes = bytes
        self.line = line
    }

    mutating func parse() -> FileParser.OpenSection {
        let hasBracket = bytes[line.contentStart] == UInt8(ascii: "[")
        let inner = (line.contentStart + (hasBracket ? 1 : 0))..<closingBracket()
        let head = range(line.contentStart..<min(inner.upperBound + 1, line.contentEnd))
        let words = self.words(in: inner)
        guard let first = words.first, let last = words.last else {
            report(
                CatalogSyntaxRules.malformedHead, "a section head without a kind", at: head,
                notes: ["A head is `[kind name]`, as in `[copy calendar.review]`. \(Self.kindsNote)."])
            return .init(kind: nil, name: nil, headRange: head)
        }
        guard let kind = kind(first, isAlone: words.count == 1) else {
            return .init(kind: nil, name: nil, headRange: head)
        }
        let name = words.count > 1 ? words[1].lowerBound..<last.upperBound : nil
        return .init(kind: kind, name: self.name(name, kind: kind, after: first.upperBound, head), headRange: head)
    }

    /// Where the `]` stands, or should.
    private mutating func closingBracket() -> Int {
        guard let close = bytes[line.content].firstIndex(of: UInt8(ascii: "]")) else {
            let end = range(line.contentEnd..<line.contentEnd)
            report(
                CatalogSyntaxRules.malformedHead, "a section head without its `]`", at: range(line.content),
                fixes: [Fix("Insert `]`", .safe, [.init(end, "]")])])
            return line.contentEnd
        }
        if close + 1 < line.contentEnd {
            let rest = (close + 1)..<line.contentEnd
            let isComment = bytes[rest].drop(while: \.isBlank).first == UInt8(ascii: "#")
            report(
                CatalogSyntaxRules.malformedHead, "text behind a section head", at: range(trimmed(rest)),
                notes: [
                    isComment
                        ? "A comment stands on a line of its own."
                        : "A head stands on a line of its own, entries below it."
                ],
                fixes: isComment
                    ? [
                        Fix(
                            "Put the comment above the head", .safe,
                            [
                                .init(range(line.start..<line.start), text(trimmed(rest)) + "\n"),
                                .init(range(rest), ""),
                            ])
                    ] : [])
        }
        return close
    }

    private mutating func kind(_ word: Range<Int>, isAlone: Bool) -> SectionKind? {
        let found = text(word)
        if let kind = SectionKind(rawValue: found) { return kind }
        if let kind = SectionKind.allCases.first(where: { found.hasPrefix($0.rawValue) }),
            let sign = found.dropFirst(kind.rawValue.count).first, ".:=/_-".contains(sign),
            isAlone || found.utf8.count == kind.rawValue.utf8.count + 1
        {
            let start = word.lowerBound + kind.rawValue.utf8.count
            report(
                CatalogSyntaxRules.malformedHead, "`\(sign)` stands behind the kind of a section",
                at: range(start..<(start + 1)),
                notes: ["A space stands between kind and name: `[copy calendar.review]`."],
                fixes: [Fix("Write a space", .needsReview, [.init(range(start..<(start + 1)), isAlone ? " " : "")])])
            return isAlone ? nil : kind
        }
        let kind = Spelling.nearest(to: found, among: SectionKind.allCases.map(\.rawValue))
        report(
            CatalogSyntaxRules.unknownSection, "there is no section of kind `\(found.prefix(60))`", at: range(word),
            notes: [kind.map { "Did you mean `\($0)`?" } ?? Self.kindsNote],
            fixes: kind.map { kind in
                let isCase = found.lowercased() == kind
                return [Fix("Write `\(kind)`", isCase ? .safe : .needsReview, [.init(range(word), kind)])]
            } ?? [])
        return kind.flatMap(SectionKind.init(rawValue:))
    }

    private mutating func name(_ found: Range<Int>?, kind: SectionKind, after: Int, _ head: SourceRange) -> Name? {
        guard let shape = CatalogSchema.section(kind).name else {
            guard let found else { return nil }
            report(
                CatalogSyntaxRules.malformedName, "`[\(kind.rawValue)]` has no name", at: range(found),
                notes: ["A catalog has one."],
                fixes: [Fix("Delete the name", .safe, [.init(range(after..<found.upperBound), "")])])
            return nil
        }
        guard let found else {
            report(
                CatalogSyntaxRules.malformedName, "`[\(kind.rawValue)]` needs a name", at: head, notes: [shape.note])
            return nil
        }
        let name = Name(text(found), at: range(found))
        if let finding = NameCheck.finding(name, shape) { diagnostics.append(finding) }
        return name
    }

    private static let kindsNote =
        "The kinds are " + SectionKind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."

    /// The runs of a range that hold no space or TAB.
    private func words(in inner: Range<Int>) -> [Range<Int>] {
        bytes[inner].split(whereSeparator: \.isBlank).map(\.indices)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let start = bytes[range].drop(while: \.isBlank).startIndex
        return start..<range.upperBound
    }

    private func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: id, bytes)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [String] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(Diagnostic(rule, message, at: range, notes: notes, fixes: fixes))
    }
}
