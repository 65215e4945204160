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
        let isJSON = invocation.value(of: .rulesFormat) == "json"
        let width = RuleBook.all.map(\.id.count).max() ?? 0
        for rule in RuleBook.all {
            invocation.console.results.write((isJSON ? object(rule) : row(rule, width)) + "\n")
        }
        return .success
    }

    private static func row(_ rule: Rule, _ width: Int) -> String {
        func column(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count) + 2)
        }
        return column(rule.id, width) + column(rule.level.name, 7) + column(rule.floor.name, 7) + rule.summary
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
