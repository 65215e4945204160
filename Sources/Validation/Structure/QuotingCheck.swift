import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let unterminatedQuote = Rule(
        "unterminated-quote", .warning, "An apostrophe that quotes to the end of the pattern")
    static let swallowedArgument = Rule(
        "argument-swallowed-by-quote", .error, floor: .error, "A placeholder that an apostrophe turns into text")
    static let strayBrace = Rule("stray-brace", .warning, "A closing brace that closes nothing")
    static let literalHash = Rule(
        "hash-is-literal", .warning, "A `#` in a select inside a plural: it is shown as it stands")

    /// Whether braces, apostrophes and `#` do what they look like.
    static let quoting = MessageCheck(
        [unterminatedQuote, swallowedArgument, strayBrace, literalHash],
        by: [.quotes, Clues(.brace, .hash)]
    ) { scene in
        var findings: [Diagnostic] = []
        scene.message.forEachPart { part, enclosing in
            guard case .literal(let literal) = part else { return }
            findings += literal.quotes.compactMap { quote($0, scene) }
            if enclosing.isEmpty { findings += braces(literal, scene) }
            if enclosing.hidesPound { findings += hashes(literal, enclosing, scene) }
        }
        return findings
    }

    private static func quote(_ quote: Quote, _ scene: MessageScene) -> Diagnostic? {
        let text = String(decoding: Array(scene.message.text.utf8)[quote.range], as: UTF8.self)
        if let name = text.quotedName, scene.knows(name) {
            return scene.finding(
                swallowedArgument, "the apostrophe makes text of `{\(name)}`", at: quote.range,
                notes: [
                    "Between apostrophes braces are text: readers would see the name, not the value.",
                    "Write `’`, or `''` for one straight apostrophe.",
                ],
                fixes: [
                    Fix(
                        "Write `’`", .needsReview,
                        [scene.edit(quote.range.lowerBound..<(quote.range.lowerBound + 1), "’")])
                ])
        }
        guard !quote.isClosed else { return nil }
        return scene.finding(
            unterminatedQuote, "this apostrophe quotes to the end", at: quote.range,
            notes: ["What follows it is text, braces too.", "Write `''` for an apostrophe, or close the quote."])
    }

    private static func braces(_ literal: Literal, _ scene: MessageScene) -> [Diagnostic] {
        literal.text.runs { $0 == "}" }.map(literal.patternRange).filter { range in
            !literal.quotes.contains { $0.range.overlaps(range) }
        }.map { range in
            scene.finding(
                strayBrace, "a closing brace that closes nothing", at: range,
                notes: ["Readers would see it; perhaps an opening one was lost.", "Delete it, or quote it: `'}'`."])
        }
    }

    private static func hashes(_ literal: Literal, _ enclosing: [Branch], _ scene: MessageScene) -> [Diagnostic] {
        guard let plural = enclosing.last(where: { $0.argument.isCounting }) else { return [] }
        return literal.text.runs { $0 == "#" }.map { run in
            let range = literal.patternRange(of: run)
            let name = plural.argument.name
            return scene.finding(
                literalHash, "`#` is shown as it stands", at: range,
                notes: [
                    "Only the branches of the plural itself replace it; these belong to a select.",
                    "Write `{\(name)}`.",
                ],
                fixes: [Fix("Write `{\(name)}`", .needsReview, [scene.edit(range, "{\(name)}")])])
        }
    }
}

extension [Branch] {
    /// Whether a plural stands around, but not next: there `#` is no number.
    fileprivate var hidesPound: Bool {
        guard let last, !last.argument.isCounting else { return false }
        return contains { $0.argument.isCounting }
    }
}

extension Argument {
    /// Whether it is a plural or selectordinal.
    var isCounting: Bool {
        switch kind {
        case .plural, .selectOrdinal: true
        case .none, .simple, .select, .choice: false
        }
    }
}

extension MessageScene {
    /// Whether an argument of that name is declared, or used by the source.
    fileprivate func knows(_ name: String) -> Bool {
        declarations.arguments[name] != nil || declarations.axes[name] != nil
            || source?.arguments.contains { $0.argument.name == name } ?? false
    }
}

extension String {
    /// The name in the first `{name}` or `{name,`.
    fileprivate var quotedName: String? {
        guard let open = firstIndex(of: "{") else { return nil }
        let name = self[index(after: open)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let end = self[name.endIndex...].first
        return !name.isEmpty && (end == "}" || end == ",") ? String(name) : nil
    }
}
