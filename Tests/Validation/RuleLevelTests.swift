import CatalogModel
import Compiler
import Diagnostics
import SourceText
import Testing
import Validation

/// `[level]` and `[allow]` do for each rule what its floor lets them do.
@Suite struct RuleLevelTests {
    private static let ids = RuleBook.all.map(\.id)

    private static let mini = MiniCatalog().compiled().catalog

    private func name(_ text: String) -> Name { Name(text, at: SourceRange(file: FileID(index: 0), 0..<0)) }

    private func policy(_ level: Level, of rule: String) -> LevelPolicy {
        var catalog = Self.mini
        catalog.levels = [LevelSetting(rule: name(rule), level: name(level.name), why: "A test.")]
        return LevelPolicy(catalog)
    }

    private func policy(allowing rule: String) -> LevelPolicy {
        var catalog = Self.mini
        let range = name(rule).range
        catalog.allowances = [
            Allowance(rule: name(rule), ids: [], locales: [], because: "A test.", range: range)
        ]
        return LevelPolicy(catalog)
    }

    /// What the example reports at the rule's own level: a `[level]` of the page, or a release, may have moved others.
    private func findings(_ id: String) throws -> [Diagnostic] {
        let rule = try #require(RuleBook.rule(id))
        return try RulePage.outcomes(id, "Example").flatMap(\.diagnostics)
            .filter { $0.rule == rule && $0.level == rule.level }
    }

    @Test(arguments: ids)
    func levelMovesTheRuleDownToItsFloor(_ id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        let findings = try findings(id)
        for level in Level.allCases {
            let kept = policy(level, of: id).apply(to: findings)
            let expected = max(level, rule.floor)
            let complaints = level < rule.floor ? 1 : 0
            let own = kept.prefix(kept.count - complaints)
            #expect(own.map(\.level) == (expected == .off ? [] : findings.map { _ in expected }))
            #expect(kept.suffix(complaints).allSatisfy { $0.rule.id == "below-floor" })
        }
    }

    @Test(arguments: ids)
    func allowExcusesTheRuleUnlessItsFloorIsError(_ id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        let findings = try findings(id)
        guard !findings.isEmpty, id != "unused-allowance" else { return }
        let policy = policy(allowing: id)
        let kept = policy.apply(to: findings)
        let isExcusable = rule.floor < .error
        #expect(kept.contains { $0.rule == rule } != isExcusable)
        #expect(kept.contains { $0.rule.id == "unused-allowance" } != isExcusable)
        let unused = policy.apply(to: [])
        #expect(unused.map(\.rule.id) == ["unused-allowance"])
    }

    /// Only the check that declares a rule reports its example: switching it off is noticed.
    @Test(arguments: MessageChecks.rules)
    func onlyItsOwnChecksReportARule(_ rule: Rule) throws {
        for shown in try RulePage(id: rule.id).cases("Example") {
            guard case .text(let translation) = shown.subject else { continue }
            #expect(try translation.outcome(without: rule).findings(of: rule.id).isEmpty)
        }
    }
}
