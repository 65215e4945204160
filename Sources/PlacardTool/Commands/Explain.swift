import Compiler
import Diagnostics
import SourceText

extension Command {
    static let explain = Command(
        name: "explain",
        summary: "say why a combination says what it says, or what a rule is about",
        details: [
            "COMBINATION is written like a `when`: `placard explain 'calendar, failed, observe, live, minimal'`. One that",
            "leaves axes open is answered with what is said there, and how often.",
        ],
        operands: [
            Operand(name: "COMBINATION|RULE", count: .one, help: "a selector, or the id of a rule"), .folder,
        ]
    ) { invocation throws(Failure) in
        let subject = invocation.operands[0]
        if let rule = RuleBook.rule(subject) {
            invocation.console.results.write(page(of: rule))
            return .success
        }
        let run = try CatalogRun(
            invocation, in: .locate(invocation.operands.dropFirst().first), CheckOptions())
        switch CombinationExplainer(run.compilation).explain(subject) {
        case .success(let text):
            invocation.console.results.write(text)
            return .success
        case .failure(let fault):
            if let rule = Spelling.nearest(to: subject, among: RuleBook.all.map(\.id)) {
                throw Failure("there is no rule `\(subject)`", hint: "did you mean `\(rule)`?")
            }
            invocation.write(fault.diagnostics, in: fault.files, pathPrefix: run.folder.prefix)
            return .unable
        }
    }

    /// The rule's page without the mark of its heading, and at which level it reports.
    private static func page(of rule: Rule) -> String {
        """
        \(RulePages.page(of: rule.id)?.dropFirst(2) ?? "\(rule.id)\n\n\(rule.summary)\n")
        Level: \(rule.level.name); a catalog may set it as low as \(rule.floor.name).

        """
    }
}
