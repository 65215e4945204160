import Compiler
import Diagnostics
import SourceText

extension Flag {
    static let explainFormat = Flag("format", takes: .choice(["full", "json"]), "how the explanation is written")
}

extension Command {
    static let explain = Command(
        name: "explain",
        summary: "say why a combination says what it says, or what a rule is about",
        details: [
            "A combination is written like a `when`: `placard explain 'calendar, failed, observe, live, minimal'`. One that",
            "leaves axes open is answered with what is said there, and how often; the id of a section with where it is",
            "shown, and where and by what it is beaten. A word that is an id and a value too is taken for the id:",
            "`axis: value` names the value.",
        ],
        operands: [
            Operand(name: "SUBJECT", count: .one, help: "a selector, or the id of a section or a rule"), .folder,
        ],
        flags: [.explainFormat, .budget]
    ) { invocation throws(Failure) in
        let subject = invocation.operands[0]
        let isJSON = invocation.value(of: .explainFormat) == "json"
        if let rule = RuleBook.rule(subject) {
            invocation.console.results.write(isJSON ? object(of: rule) : page(of: rule))
            return .success
        }
        let run = try CatalogRun(
            invocation, in: .locate(invocation.operands.dropFirst().first), CheckOptions(invocation))
        switch Explainer(run.compilation).explain(subject) {
        case .success(let explanation):
            invocation.console.results.write(isJSON ? explanation.json : explanation.text)
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

    /// The same as one object.
    private static func object(of rule: Rule) -> String {
        var object = JSONObject()
        object.add("version", 1)
        object.add("kind", "rule")
        object.add("rule", rule.id)
        object.add("level", rule.level.name)
        object.add("floor", rule.floor.name)
        object.add("summary", rule.summary)
        object.add("page", RulePages.page(of: rule.id) ?? "")
        return object.text + "\n"
    }
}
