import Compiler
import Diagnostics
import Testing

@Suite struct RuleBookTests {
    @Test func aRuleIsDeclaredAlikeEverywhere() {
        for (id, rules) in Dictionary(grouping: RuleBook.declared, by: \.id) {
            #expect(Set(rules.map(\.summary)).count == 1, "\(id)")
            #expect(Set(rules.map(\.level)).count == 1, "\(id)")
            #expect(Set(rules.map(\.floor)).count == 1, "\(id)")
        }
    }

    @Test func idsAreKebabCaseAndSummariesAreLines() {
        for rule in RuleBook.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
            #expect(!rule.summary.isEmpty && !rule.summary.contains("\n") && !rule.summary.hasSuffix("."))
            #expect(rule.level >= rule.floor)
        }
    }
}
