import CatalogSyntax
import Diagnostics
import SourceText
import TestSupport
import Testing

/// A finding that a test expects: where, which rule, which words, and what text it underlines.
struct Finding: CustomStringConvertible, Equatable {
    let place: String
    let rule: String
    let message: String
    let over: String

    init(_ place: String, _ rule: String, _ message: String, over: String = "") {
        self.place = place
        self.rule = rule
        self.message = message
        self.over = over
    }

    var description: String { "\(place) \(rule): \(message)\(over.isEmpty ? "" : " ⟨\(over)⟩")" }
}

/// Parses a marked file and checks everything at once: the findings stand at their marks, the tree is lossless, each fix
/// alone ends its finding, all first fixes together give `fixed`, and no mutant breaks the tree.
func expectParse(
    _ marked: String, _ findings: [Finding] = [], fixed: String? = nil, asCatalog: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = MarkedText(marked)
    let parsed = Parse(text.bytes, asCatalog: asCatalog)
    let found = parsed.diagnostics.enumerated().map { index, diagnostic in
        let over = diagnostic.range.map { parsed.files[$0.file].text($0.bytes) } ?? ""
        let wantsText = index < findings.count && !findings[index].over.isEmpty
        return Finding(
            text.place(diagnostic.range?.lower ?? -1), diagnostic.rule.id, diagnostic.message,
            over: wantsText ? over : "")
    }
    #expect(found == findings, sourceLocation: sourceLocation)
    parsed.expectWhole(sourceLocation)
    parsed.expectFixesWork(sourceLocation)
    if let fixed {
        let result = String(decoding: parsed.applyingFirstFixes(), as: UTF8.self)
        #expect(result == fixed, sourceLocation: sourceLocation)
    }
    expectMutantsHold(text.bytes, sourceLocation)
}

/// One file, parsed.
struct Parse {
    let files: SourceFiles
    let file: ParsedFile
    let diagnostics: [Diagnostic]
    private let bytes: [UInt8]
    private let asCatalog: Bool

    init(_ bytes: [UInt8], asCatalog: Bool = false) {
        var files = SourceFiles()
        let id = files.add(path: "test.copy", bytes: bytes)
        let parsed = parseFile(id, in: files)
        self.files = files
        self.file = parsed.value
        self.bytes = bytes
        self.asCatalog = asCatalog
        let all = asCatalog ? parseCatalog([id], in: files).diagnostics : parsed.diagnostics
        self.diagnostics = all.ordered(in: files)
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The values of the first section, as `key = value`.
    var entries: [String] { file.sections.flatMap(\.entries).map { "\($0.key.text) = \($0.value.text)" } }

    /// The lines follow one another without a gap, print what was read, and every range lies in the file.
    func expectWhole(_ sourceLocation: SourceLocation) {
        let lines = file.lines.map(\.range)
        let isGapless = zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
        #expect(isGapless && lines.first?.lowerBound ?? 0 == 0, "a gap between lines", sourceLocation: sourceLocation)
        let isPrinted = file.printed() == bytes
        #expect(isPrinted, "the file is printed otherwise than it was read", sourceLocation: sourceLocation)
        var ranges = diagnostics.compactMap(\.range)
        ranges += diagnostics.flatMap { $0.related.map(\.range) + $0.fixes.flatMap { $0.edits.map(\.range) } }
        for section in file.sections {
            ranges += [section.headRange, section.range] + [section.name?.range].compactMap(\.self)
            for entry in section.entries {
                ranges += [entry.key.range, entry.range, entry.lines, entry.value.range]
                ranges += [entry.suffix?.range].compactMap(\.self)
                ranges += entry.value.list.map(\.range) + entry.value.selector.clauses.map(\.range)
            }
        }
        for range in ranges where range.lower < 0 || range.upper > bytes.count || range.lower > range.upper {
            Issue.record("the range \(range) leaves the file", sourceLocation: sourceLocation)
        }
        for diagnostic in diagnostics where diagnostic.notes.isEmpty && diagnostic.fixes.isEmpty {
            Issue.record("\(diagnostic.rule.id) shows no way out", sourceLocation: sourceLocation)
        }
    }

    /// Each fix, applied alone, leaves one finding of its rule and words less; a safe one leaves fewer findings.
    func expectFixesWork(_ sourceLocation: SourceLocation) {
        func count(_ findings: [Diagnostic], _ one: Diagnostic) -> Int {
            findings.count { $0.rule == one.rule && $0.message == one.message }
        }
        for diagnostic in diagnostics {
            for fix in diagnostic.fixes {
                let after = Parse(applying([fix]), asCatalog: asCatalog).diagnostics
                let isGone = count(after, diagnostic) < count(diagnostics, diagnostic)
                #expect(isGone, "\(fix.message): \(diagnostic.message)", sourceLocation: sourceLocation)
                if fix.applicability == .safe {
                    #expect(after.count < diagnostics.count, "\(fix.message)", sourceLocation: sourceLocation)
                }
            }
        }
    }

    /// The file after the first fix of each finding.
    func applyingFirstFixes() -> [UInt8] {
        applying(diagnostics.compactMap(\.fixes.first))
    }

    /// The file after the first safe fix of a finding.
    func applyingSafeFix(of diagnostic: Diagnostic) -> [UInt8] {
        applying(diagnostic.fixes.filter { $0.applicability == .safe }.prefix(1).map(\.self))
    }

    private func applying(_ fixes: [Fix]) -> [UInt8] {
        var result = bytes
        var limit = Int.max
        for edit in fixes.flatMap(\.edits).sorted(by: { $0.range.lower > $1.range.lower })
        where edit.range.upper <= limit {
            result.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
            limit = edit.range.lower
        }
        return result
    }
}

/// Deletes each line and each word or sign in turn: the tree must stay whole.
func expectMutantsHold(_ bytes: [UInt8], _ sourceLocation: SourceLocation) {
    for token in tokens(of: bytes) {
        var mutant = bytes
        mutant.removeSubrange(token)
        Parse(mutant).expectWhole(sourceLocation)
    }
}

/// Lines, runs of letters, runs of spaces, and single other bytes.
private func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 0x20, 0x09: 1
        case 0x41...0x5A, 0x61...0x7A, 0x80...: 2
        default: 0
        }
    }
    var tokens: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
        var end = start + 1
        while end < bytes.count, kind(bytes[start]) != 0, kind(bytes[end]) == kind(bytes[start]) { end += 1 }
        tokens.append(start..<end)
        start = end
    }
    let lines = LineIndex(bytes)
    return tokens + (1...lines.count).map { lines.range(ofLine: $0, in: bytes) }
}
