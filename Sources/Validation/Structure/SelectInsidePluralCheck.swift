import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let selectInsidePlural = Rule("select-inside-plural", .warning, "A select inside a plural")

    /// Whether a source chooses by word before it chooses by number.
    static let orderOfChoices = MessageCheck(
        [selectInsidePlural], by: .selects, when: { $0.isSource && $0.signs.has(.plurals) }
    ) { scene in
        guard scene.isSource else { return [] }
        var reported: Set<String> = []
        return scene.arguments.compactMap { nested in
            guard case .select = nested.argument.kind,
                let plural = nested.enclosing.last(where: \.argument.isCounting)?.argument,
                reported.insert("\(nested.argument.name) in \(plural.name)").inserted
            else { return nil }
            return scene.finding(
                selectInsidePlural,
                "the select by `\(nested.argument.name)` stands inside the plural of `\(plural.name)`",
                at: nested.argument.nameRange,
                notes: [
                    "`#` is no number inside a select, and each language repeats the select in every plural form.",
                    "Put the select outside and a plural into each of its branches.",
                ])
        }
    }
}
