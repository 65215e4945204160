import Diagnostics
import SourceText

/// Checks the form of one value that is no selector.
struct ValueCheck {
    private var diagnostics: [Diagnostic] = []
    let entry: EntrySyntax
    let form: ValueForm

    /// The value is not empty.
    init(_ entry: EntrySyntax, _ form: ValueForm) {
        self.entry = entry
        self.form = form
    }

    /// What is wrong with it.
    consuming func findings() -> [Diagnostic] {
        switch form {
        case .message, .text, .reference, .selector: break
        case .name(let shape): checkName(entry.value.word, shape)
        case .swiftType: checkSwiftType()
        case .word(let words, let reason): checkWord(entry.value.word, words, reason)
        case .list: checkList(ValueText(entry.value), from: 0)
        case .words(let words): for name in checkList(ValueText(entry.value), from: 0) { checkWord(name, words, nil) }
        case .names(let shape): checkNames(ValueText(entry.value), from: 0, shape)
        case .pairs: checkPairs()
        case .numberRange: checkRange()
        case .columns: checkColumns()
        case .argumentType: checkArgumentType()
        }
        return diagnostics
    }

    mutating func add(
        _ rule: Rule, _ message: String, at range: SourceRange, related: [Diagnostic.Related] = [],
        notes: [String] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(Diagnostic(rule, message, at: range, related: related, notes: notes, fixes: fixes))
    }

    mutating func checkName(_ name: Name, _ shape: NameShape) {
        if let finding = NameCheck.finding(name, shape) { diagnostics.append(finding) }
    }

    private mutating func checkSwiftType() {
        let name = entry.value.word
        let bytes = name.text.utf8
        let isType =
            bytes.first.map { $0.isASCIILetter && $0 & 0x20 == 0 } == true
            && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
        guard !isType else { return }
        add(
            CatalogSyntaxRules.malformedValue, "`\(name.text.prefix(60))` is not the name of a Swift type",
            at: name.range, notes: ["Start with a capital; use letters and digits only, as in `AilohaCopy`."])
    }

    private mutating func checkWord(_ name: Name, _ words: [String], _ reason: String?) {
        guard !words.contains(name.text) else { return }
        let nearest = Spelling.nearest(to: name.text, among: words)
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        let known = words.count == 1 ? "The only value is \(list)." : "The values are \(list)."
        add(
            CatalogSyntaxRules.unknownWord, "`\(entry.key.text)` cannot be `\(name.text.prefix(60))`", at: name.range,
            notes: [nearest.map { "Did you mean `\($0)`?" }, reason, known].compactMap(\.self),
            fixes: nearest.map { word in
                let isCase = name.text.lowercased() == word.lowercased()
                return [Fix("Write `\(word)`", isCase ? .safe : .needsReview, [.init(name.range, word)])]
            } ?? [])
    }

    private mutating func checkPairs() {
        let text = ValueText(entry.value)
        var lefts: [String: Name] = [:]
        checkEmptyItems(text, from: 0)
        for part in text.parts(of: text.bytes.indices, separator: UInt8(ascii: ",")) where !part.isEmpty {
            let colon = text.firstIndex(of: UInt8(ascii: ":"), in: part)
            let left = text.trim(part.lowerBound..<(colon ?? part.upperBound))
            let right = colon.map { text.trim(($0 + 1)..<part.upperBound) } ?? part.upperBound..<part.upperBound
            guard !left.isEmpty, !right.isEmpty else {
                add(
                    CatalogSyntaxRules.malformedValue, "`\(text.text(part).prefix(60))` is not a pair",
                    at: text.place(part), notes: ["A pair is a value and what the server sends: `to-meet: twomeet`."])
                continue
            }
            checkOnce(text.name(left), &lefts)
        }
    }

    private mutating func checkArgumentType() {
        let type = entry.value.argumentType
        let words = ["integer", "decimal", "percent", "one of", "text", "date", "time"]
        guard type.name.text == "one of" else { return checkWord(type.name, words, nil) }
        guard !type.cases.isEmpty else {
            return add(
                CatalogSyntaxRules.malformedValue, "`one of` lists no values", at: type.name.range,
                notes: ["List them behind it: `type = one of morning, evening`."])
        }
        checkNames(ValueText(entry.value), from: "one of".utf8.count, .word)
    }
}
