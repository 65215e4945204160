import Compiler
import Diagnostics

extension Flag {
    static let rulesFormat = Flag("format", takes: .choice(["text", "json"]), "how rules are written")
}

extension Command {
    static let rules = Command(
        name: "rules",
        summary: "list all rules",
        details: ["Each with its level, the lowest level that a catalog may set, and what it finds."],
        operands: [],
        flags: [.rulesFormat]
    ) { invocation throws(Failure) in
        let lines =
            invocation.value(of: .rulesFormat) == "json"
            ? RuleBook.all.map(object)
            : Columns.lines(RuleBook.all.map { [$0.id, $0.level.name, $0.floor.name, $0.summary] })
        for line in lines { invocation.console.results.write(line + "\n") }
        return .success
    }

    private static func object(_ rule: Rule) -> String {
        var object = JSONObject()
        object.add("rule", rule.id)
        object.add("level", rule.level.name)
        object.add("floor", rule.floor.name)
        object.add("summary", rule.summary)
        return object.text
    }
}
