/// The pattern of `parts`, quoting exactly where ICU needs it: parsed again it gives the same parts.
///
/// The spelling is the canonical one, so two messages are equal in all but layout where their prints are: keywords in
/// lower case, one space behind a comma and between branches, no other white space outside of texts and styles.
package func printMessage(_ parts: [Part]) -> String {
    var printer = MessagePrinter()
    printer.printParts(parts, in: .top)
    return printer.output
}

extension Message {
    /// The canonical pattern of what could be read.
    package var printed: String { printMessage(parts) }
}

private struct MessagePrinter {
    var output = ""

    /// What a message stands in, which decides what must be quoted.
    enum Context {
        case top, plural, select, choice

        /// Whether `byte` would be syntax here.
        func isSyntax(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): true
            case UInt8(ascii: "#"): self == .plural
            case UInt8(ascii: "|"): self == .choice
            default: false
            }
        }
    }

    mutating func printParts(_ parts: [Part], in context: Context) {
        var text = ""
        for part in parts {
            if case .literal(let literal) = part {
                text += literal.text
                continue
            }
            printText(text, in: context, endsPattern: false)
            text = ""
            if case .argument(let argument) = part { printArgument(argument) } else { output += "#" }
        }
        printText(text, in: context, endsPattern: context == .top)
    }

    private mutating func printArgument(_ argument: Argument) {
        output += "{" + argument.name
        switch argument.kind {
        case .none:
            break
        case .simple(let type, _, let style):
            output += ", " + type
            if let style { output += "," + style.text }
        case .plural(let plural):
            output += ", plural,"
            printPlural(plural)
        case .selectOrdinal(let plural):
            output += ", selectordinal,"
            printPlural(plural)
        case .select(let select):
            output += ", select,"
            printCases(select.cases, in: .select)
        case .choice(let choice):
            output += ", choice,"
            printAlternatives(choice.alternatives)
        }
        output += "}"
    }

    private mutating func printPlural(_ plural: Plural) {
        if let offset = plural.offset { output += " offset:" + offset.spelling }
        printCases(plural.cases, in: .plural)
    }

    private mutating func printCases(_ cases: [Case], in context: Context) {
        for branch in cases {
            output += " " + branch.selector.spelling + " {"
            printParts(branch.parts, in: context)
            output += "}"
        }
    }

    private mutating func printAlternatives(_ alternatives: [Choice.Alternative]) {
        for (index, alternative) in alternatives.enumerated() {
            output += (index == 0 ? " " : "|") + alternative.spelling + alternative.separator
            printParts(alternative.parts, in: .choice)
        }
    }

    /// Prints text: what would be syntax is quoted, an apostrophe is doubled where it would quote or pair up.
    private mutating func printText(_ text: String, in context: Context, endsPattern: Bool) {
        let bytes = Array(text.utf8)
        var pattern: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if context.isSyntax(bytes[index]) {
                let end = endOfQuote(bytes, from: index, in: context)
                pattern.append(UInt8(ascii: "'"))
                for byte in bytes[index..<end] { appendQuoted(byte, to: &pattern) }
                pattern.append(UInt8(ascii: "'"))
                index = end
            } else {
                pattern.append(bytes[index])
                index += 1
                if bytes[index - 1] == UInt8(ascii: "'") {
                    let mayStandAlone =
                        index < bytes.count
                        ? bytes[index] != UInt8(ascii: "'") && !context.isSyntax(bytes[index]) : endsPattern
                    if !mayStandAlone { pattern.append(UInt8(ascii: "'")) }
                }
            }
        }
        output += String(decoding: pattern, as: UTF8.self)
    }

    private func appendQuoted(_ byte: UInt8, to pattern: inout [UInt8]) {
        pattern.append(byte)
        if byte == UInt8(ascii: "'") { pattern.append(byte) }
    }

    /// Where the quote from `start` on ends: behind the last syntax of the word and the apostrophes that follow it,
    /// which would open the quote again.
    private func endOfQuote(_ bytes: [UInt8], from start: Int, in context: Context) -> Int {
        var end = start + 1
        var index = end
        while index < bytes.count, bytes[index] > UInt8(ascii: " ") {
            index += 1
            if context.isSyntax(bytes[index - 1]) { end = index }
        }
        while end < bytes.count, bytes[end] == UInt8(ascii: "'") { end += 1 }
        return end
    }
}
