// Rebuilding is flattening's inverse: the sentences of a locale become one ICU message again. The tree of choices stays
// outside and every sentence is whole, which is what ICU recommends.
//
//     one  "# zadanie"       ->  {count, plural, one {# zadanie} few {# zadania} many {# zadań} other {# zadania}}
//     few  "# zadania" …
//
// Sentences are plain text, so whatever ICU would read as syntax is quoted. `#` is written only directly inside its own
// plural; elsewhere the number is written out, `{count, number}`, or as a plural of `other` alone where an offset must
// be taken off.
import MessageSyntax
package import SourceText

extension FlattenedMessage {
    /// The message that shows these sentences, one for each form. `anchor` is where syntax that no file holds is mapped to.
    package func rebuilt(_ sentences: [FormText], anchor: SourceRange) -> MappedText {
        precondition(sentences.count == forms.count, "a message is rebuilt from all of its sentences")
        var rebuilder = Rebuilder(message: self, sentences: sentences, anchor: anchor)
        rebuilder.write(tree, inside: nil)
        return rebuilder.result
    }
}

private struct Rebuilder {
    let message: FlattenedMessage
    let sentences: [FormText]
    let anchor: SourceRange
    var result: MappedText

    init(message: FlattenedMessage, sentences: [FormText], anchor: SourceRange) {
        self.message = message
        self.sentences = sentences
        self.anchor = anchor
        result = MappedText(file: anchor.file, origin: anchor.lower)
    }

    mutating func write(_ tree: FlattenedMessage.Tree, inside selection: Selection?) {
        switch tree {
        case .form(let index): write(sentences[index], inside: selection)
        case .choice(let selection, let branches):
            let offset = selection.offset == 0 ? "" : " offset:\(FormChoice.decimal(selection.offset))"
            syntax("{\(selection.argument), \(selection.keyword),\(offset)")
            for branch in branches {
                syntax(" \(branch.choice.spelling) {")
                write(branch.tree, inside: selection)
                syntax("}")
            }
            syntax("}")
        }
    }

    private mutating func write(_ sentence: FormText, inside selection: Selection?) {
        let isPlural = selection.map { $0.kind != .select } ?? false
        for (index, part) in sentence.parts.enumerated() {
            switch part {
            case .text(let text):
                let isLast = index == sentence.parts.count - 1
                let quoted = quoted(text, isPlural: isPlural, isBeforeSyntax: !isLast || selection != nil)
                if quoted.file == anchor.file {
                    result.append(contentsOf: quoted)
                } else {
                    result.append(quoted.text, from: anchor.bytes, isVerbatim: false)
                }
            case .placeholder(let placeholder, let range):
                let places = range.flatMap { $0.file == anchor.file ? $0 : nil } ?? anchor
                result.append(pattern(placeholder, inside: selection), from: places.bytes, isVerbatim: false)
            }
        }
    }

    private func pattern(_ placeholder: Placeholder, inside selection: Selection?) -> String {
        switch message.meanings[placeholder.id] ?? message.meanings[String(placeholder.kind)] {
        case .argument(let written): return written
        case .hash(let plural):
            if plural == selection { return "#" }
            if plural.offset == 0 { return "{\(plural.argument), number}" }
            return "{\(plural.argument), plural, offset:\(FormChoice.decimal(plural.offset)) other {#}}"
        case nil: return placeholder.spelling
        }
    }

    private mutating func syntax(_ text: String) {
        result.append(text, from: anchor.bytes, isVerbatim: false)
    }

    /// Plain text as ICU must write it: what is quoted is still where it stands. An apostrophe is doubled only where a lone
    /// one would quote.
    private func quoted(_ text: MappedText, isPlural: Bool, isBeforeSyntax: Bool) -> MappedText {
        guard text.text.utf8.contains(where: { "'{}#".utf8.contains($0) }) else { return text }
        let scalars = Array(text.text.unicodeScalars)
        func isSyntax(_ index: Int) -> Bool {
            guard index < scalars.count else { return false }
            return scalars[index] == "{" || scalars[index] == "}" || (isPlural && scalars[index] == "#")
        }
        var pieces = QuotedPieces()
        var isQuoting = false
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            var written = scalar == "'" && isQuoting ? "''" : String(scalar)
            if isSyntax(index), !isQuoting {
                // One quote for the whole run: `'{'` directly before another quote would read as an apostrophe.
                written = "'" + written
                isQuoting = true
            } else if scalar == "'", !isQuoting {
                let quotes = next.map { isSyntax(index + 1) || ["'", "|", "#"].contains($0) } ?? isBeforeSyntax
                if quotes { written = "''" }
            }
            if isQuoting, !isSyntax(index + 1), next != "'" {
                written += "'"
                isQuoting = false
            }
            pieces.add(scalar, as: written)
        }
        return pieces.applied(to: text)
    }
}

/// How runs of a text are written.
private struct QuotedPieces {
    /// Runs of bytes in order; without a spelling they stay as they are.
    private var runs: [(bytes: Range<Int>, spelling: String?)] = []
    private var end = 0

    mutating func add(_ scalar: Unicode.Scalar, as written: String) {
        let bytes = end..<(end + UTF8.width(scalar))
        end = bytes.upperBound
        let isSame = written.unicodeScalars.elementsEqual([scalar])
        if isSame, let last = runs.last, last.spelling == nil {
            runs[runs.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
        } else {
            runs.append((bytes, isSame ? nil : written))
        }
    }

    func applied(to text: MappedText) -> MappedText {
        var result = MappedText(file: text.file, origin: text.range.lower)
        for (run, slice) in zip(runs, text.slices(runs.map(\.bytes))) {
            if let spelling = run.spelling {
                result.append(spelling, from: slice.range.bytes, isVerbatim: false)
            } else {
                result.append(contentsOf: slice)
            }
        }
        return result
    }
}
