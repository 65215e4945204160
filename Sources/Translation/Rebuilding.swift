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
                let quoted = quoted(text.text, isPlural: isPlural, isBeforeSyntax: !isLast || selection != nil)
                if quoted == text.text {
                    result.append(contentsOf: text)
                } else {
                    let places = text.file == anchor.file ? text.range : anchor
                    result.append(quoted, from: places.bytes, isVerbatim: false)
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

    /// Plain text as ICU must write it. An apostrophe is doubled only where a lone one would quote.
    private func quoted(_ text: String, isPlural: Bool, isBeforeSyntax: Bool) -> String {
        let scalars = Array(text.unicodeScalars)
        func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "{" || scalar == "}" || (isPlural && scalar == "#")
        }
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if isSyntax(scalar) {
                // One quote for the whole run: `'{'` directly before another quote would read as an apostrophe.
                result.append("'")
                result.append(scalar)
                while index < scalars.count, isSyntax(scalars[index]) || scalars[index] == "'" {
                    if scalars[index] == "'" { result.append("'") }
                    result.append(scalars[index])
                    index += 1
                }
                result.append("'")
            } else if scalar == "'" {
                let next = index < scalars.count ? scalars[index] : nil
                let quotes = next.map { isSyntax($0) || $0 == "'" || $0 == "|" || $0 == "#" } ?? isBeforeSyntax
                result.append("'")
                if quotes { result.append("'") }
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
