import Compiler
import Diagnostics
import Foundation
import Testing
import Validation

/// The pages of the rules are their examples: each shows what the rule reports, and the same put right.
@Suite struct RulePageTests {
    private static let ids = RuleBook.all.map(\.id)
    /// The rules about words: each finding says why it matters and what to do.
    private static let explained = Set((MessageChecks.rules + CatalogChecks.rules).map(\.id))

    @Test func everyRuleHasAPageAndEveryPageARule() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: RulePage.folder.path)
        let pages = Set(names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
        let missing = Set(Self.ids).subtracting(pages).sorted()
        let strangers = pages.subtracting(Self.ids).sorted()
        #expect(missing.isEmpty, "no page")
        #expect(strangers.isEmpty, "no such rule")
    }

    @Test(arguments: ids)
    func pageHasItsHeadingsAndSentences(_ id: String) throws {
        let page = try RulePage(id: id)
        #expect(page.title == id)
        #expect(page.sections.map(\.heading) == RulePage.headings)
        for section in page.sections where !["Example", "Instead"].contains(section.heading) {
            #expect(section.text.split(separator: " ").count >= 3, "\(section.heading)")
            #expect(section.text.hasSuffix(".\n") || section.text.hasSuffix("`.\n"), "\(section.heading)")
        }
        #expect(!page.cases("Example").isEmpty)
        #expect(!page.cases("Instead").isEmpty)
    }

    /// Switching a rule off fails this.
    @Test(arguments: ids)
    func exampleIsReported(_ id: String) throws {
        let outcomes = try RulePage.outcomes(id, "Example")
        for (shown, outcome) in zip(try RulePage(id: id).cases("Example"), outcomes) {
            let findings = outcome.findings(of: id)
            #expect(!findings.isEmpty, "\(shown.subject)")
            if Self.explained.contains(id) { #expect(findings.allSatisfy { !$0.notes.isEmpty }, "\(findings)") }
            if !shown.marks.isEmpty {
                #expect(findings.map { $0.place.firstLine }.sorted() == shown.marks.sorted(), "\(shown.subject)")
            }
        }
    }

    /// Putting it right ends the rule's findings and brings no other error.
    @Test(arguments: ids)
    func insteadIsNot(_ id: String) throws {
        let known = Set(try RulePage.outcomes(id, "Example").flatMap { $0.diagnostics.map(\.rule.id) })
        let outcomes = try RulePage.outcomes(id, "Instead")
        for (shown, outcome) in zip(try RulePage(id: id).cases("Instead"), outcomes) {
            let bad = outcome.diagnostics.filter {
                $0.rule.id == id || $0.level == .error && !known.contains($0.rule.id)
            }.map { Finding($0, in: outcome.files) }
            #expect(bad.isEmpty, "\(shown.subject)")
        }
    }

    /// `Fix` says what the report offers: nothing, something to look at, or what `--fix` applies.
    @Test(arguments: ids)
    func fixSaysWhatIsOffered(_ id: String) throws {
        let page = try RulePage(id: id)
        let text = try #require(page.section("Fix")).text
        let fixes = try RulePage.outcomes(id, "Example").flatMap { $0.findings(of: id).flatMap(\.fixes) }
        #expect(text.contains("`placard check --fix`") == fixes.contains { $0.applicability == .safe })
        #expect(text.contains("report offers") == fixes.contains { $0.applicability == .needsReview })
    }

    @Test func theToolCarriesThePages() throws {
        let pages = try Self.ids.map { (id: $0, text: try RulePage(id: $0).source) }
        for page in pages { #expect(RulePages.page(of: page.id) == page.text, "run placard-dev refresh-rule-pages") }
        #expect(RulePages.ids == Self.ids)
        #expect(RulePages.page(of: "no-such-rule") == nil)
    }
}

extension String {
    fileprivate var firstLine: String { prefix { $0 != "\n" }.description }
}
