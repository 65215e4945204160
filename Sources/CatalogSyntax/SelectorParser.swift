import Diagnostics
import SourceText

// A selector is clauses joined by commas; all must hold.
//
//     surface: !minimal|compact, calendar
//     └ axis   └ values          └ a clause without axis: the axis is the one that has the value
//
// `*` alone is everything. What names stand for is decided in resolution; here only the form counts.

/// Reads the value of a `when` or `unless`.
struct SelectorParser {
    private(set) var diagnostics: [Diagnostic] = []
    var text: ValueText
    private var clauses: [SelectorSyntax.Clause] = []
    private var isWhole = true

    init(_ value: MappedText) {
        text = ValueText(value)
        readForeign()
    }

    mutating func parse() -> SelectorSyntax {
        let whole = text.trim(text.bytes.indices)
        if text.bytes[whole].elementsEqual([UInt8(ascii: "*")]) {
            return SelectorSyntax(clauses: [], isEverything: true, isWhole: true, range: text.place(whole))
        }
        let parts = text.parts(of: whole, separator: UInt8(ascii: ","))
        for (index, part) in parts.enumerated() {
            if part.isEmpty {
                reportEmpty(index, of: parts)
            } else {
                readClause(part)
            }
        }
        return SelectorSyntax(
            clauses: clauses, isEverything: false, isWhole: isWhole, range: text.place(whole))
    }

    private mutating func readClause(_ part: Range<Int>) {
        let count = clauses.count
        defer { if clauses.count == count { isWhole = false } }
        var rest = part
        var axis: Name?
        if let colon = text.firstIndex(of: UInt8(ascii: ":"), in: part) {
            let found = text.trim(part.lowerBound..<colon)
            rest = text.trim((colon + 1)..<part.upperBound)
            guard !found.isEmpty else { return report("an axis is missing before `:`", at: part) }
            guard !rest.isEmpty else {
                return report(
                    "a value is missing behind `\(text.text(found)):`", at: part,
                    notes: ["Write the values, as in `surface: minimal|compact`, or leave the clause out."])
            }
            guard text.bytes[found.lowerBound] != UInt8(ascii: "!") else {
                let moved = text.text((found.lowerBound + 1)..<found.upperBound)
                return report(
                    "`!` stands before the axis", at: part,
                    fixes: [("Write it before the values", part, "\(moved): !\(text.text(rest))")])
            }
            axis = text.name(found)
        }
        let isNegated = text.bytes[rest.lowerBound] == UInt8(ascii: "!")
        if isNegated { rest = text.trim((rest.lowerBound + 1)..<rest.upperBound) }
        guard let values = values(rest, in: part) else { return }
        clauses.append(.init(axis: axis, negated: isNegated, values: values, range: text.place(part)))
    }

    /// The values between `|`; nothing where one of them is none, which is reported.
    private mutating func values(_ range: Range<Int>, in part: Range<Int>) -> [Name]? {
        var values: [Name] = []
        for value in text.parts(of: range, separator: UInt8(ascii: "|")) {
            guard let first = value.first else {
                report("a value is missing", at: part, notes: ["`|` stands between two values, `!` before the first."])
                return nil
            }
            if text.bytes[first] == UInt8(ascii: "!") {
                report(
                    "`!` stands before a later value", at: value,
                    notes: ["`!a|b` means none of a and b: `!` stands once, before the first."])
                return nil
            }
            if text.bytes[value].contains(UInt8(ascii: "*")) {
                report(
                    "`*` stands beside other things", at: value,
                    notes: ["`*` is everything and stands alone; an axis that does not matter is left out."])
                return nil
            }
            if text.bytes[value].contains(UInt8(ascii: ":")) {
                report("`:` stands twice in a clause", at: part)
                return nil
            }
            if let blank = text.bytes[value].firstIndex(where: \.isBlank) {
                reportBlank(value, blank)
                return nil
            }
            values.append(text.name(value))
        }
        return values
    }

    mutating func report(
        _ message: String, at range: Range<Int>, notes: [String] = [],
        fixes: [(message: String, range: Range<Int>, replacement: String)] = []
    ) {
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.malformedSelector, message, at: text.place(range),
                notes: notes.isEmpty && fixes.isEmpty ? [Self.signsNote] : notes,
                fixes: fixes.map { Fix($0.message, .needsReview, [.init(text.place($0.range), $0.replacement)]) }))
    }
}

extension SelectorParser {
    /// Reports a run of commas with nothing between them, at its first empty part.
    private mutating func reportEmpty(_ index: Int, of parts: [Range<Int>]) {
        guard index == 0 || !parts[index - 1].isEmpty else { return }
        let next = parts[index...].firstIndex { !$0.isEmpty }
        let gap: Range<Int>
        if index > 0 {
            gap = parts[index - 1].upperBound..<parts[(next ?? parts.count) - 1].upperBound
        } else {
            gap = 0..<(next.map { parts[$0].lowerBound } ?? text.bytes.count)
        }
        report(
            index == 0
                ? "nothing stands before the comma"
                : next == nil ? "a comma ends the selector" : "nothing stands between two commas", at: gap,
            notes: ["A comma means *and*: a clause stands on either side."], fixes: [("Delete the comma", gap, "")])
    }

    static let signsNote =
        "A comma means *and*, `|` lists values of one axis, `!` means none of them, `:` follows an axis."

    /// Two words with only a space between them.
    private mutating func reportBlank(_ value: Range<Int>, _ blank: Int) {
        let words = text.bytes[value].split(whereSeparator: \.isBlank).map { text.text($0.indices) }
        report(
            "a space stands inside `\(text.text(value).prefix(60))`", at: blank..<(blank + 1), notes: [Self.signsNote],
            fixes: words.count != 2
                ? []
                : [
                    ("Write `|`, if either will do", value, words.joined(separator: "|")),
                    ("Write a comma, if both must hold", value, words.joined(separator: ", ")),
                ])
    }
}
