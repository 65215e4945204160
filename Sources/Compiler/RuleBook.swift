package import CatalogModel
import CatalogSyntax
package import Diagnostics
import MessageFiles
import Resolution
import SourceText
import Translation
import Validation
import XLIFF

/// All rules, and what a catalog says about their levels.
package enum RuleBook {
    static let unknownRule = Rule(
        "unknown-rule", .error, floor: .error, "`[level]` or `[allow]` names a rule or level that does not exist")
    package static let belowFloor = Rule(
        "below-floor", .error, floor: .error, "`[level]` lowers a rule further than it may be")
    static let unusedAllowance = Rule(
        "unused-allowance", .warning, "`[allow]` records an exception that nothing needs")

    /// The rules of every room. One that several checks apply stands there more than once, each time the same.
    package static let declared: [Rule] =
        CatalogSyntaxRules.all + ResolutionRules.all + ProofRules.all + CatalogChecks.rules + MessageChecks.rules
        + TranslationRules.all + XLIFFRules.all + MessageFileRules.all + MessageLint.rules
        + [
            unknownRule, belowFloor, unusedAllowance, SharedFindings.inMostLocales, LocaleStages.unlistedLocale,
            Compilation.notEmitted,
            OutputDifference.outputNotCurrent, Baseline.stale, Baseline.malformed,
        ]

    /// Every rule once, sorted by id.
    package static let all: [Rule] = Set(declared).sorted { $0.id < $1.id }

    /// The rule of that id.
    package static func rule(_ id: String) -> Rule? {
        all.first { $0.id == id }
    }
}

/// Applies `[level]` and `[allow]` to findings.
package struct LevelPolicy {
    private let catalog: ResolvedCatalog
    private var levels: [String: Level] = [:]
    private var diagnostics: [Diagnostic] = []

    package init(_ catalog: ResolvedCatalog) {
        self.catalog = catalog
        for setting in catalog.levels { read(setting) }
        for allowance in catalog.allowances where RuleBook.rule(allowance.rule.text) == nil {
            reportUnknown(allowance.rule)
        }
    }

    private mutating func read(_ setting: LevelSetting) {
        guard let rule = RuleBook.rule(setting.rule.text) else { return reportUnknown(setting.rule) }
        guard let level = Level(name: setting.level.text) else { return }
        if level < rule.floor {
            diagnostics.append(
                Diagnostic(
                    RuleBook.belowFloor, "`\(rule.id)` cannot be lowered to `\(level.name)`", at: setting.level.range,
                    notes: ["Its lowest level is `\(rule.floor.name)`: what bystanders can read depends on it."]))
        }
        levels[rule.id] = max(level, rule.floor)
    }

    private mutating func reportUnknown(_ rule: Name) {
        let nearest = Spelling.nearest(to: rule.text, among: RuleBook.all.map(\.id))
        diagnostics.append(
            Diagnostic(
                RuleBook.unknownRule, "unknown rule `\(rule.text)`", at: rule.range,
                notes: [nearest.map { "did you mean `\($0)`?" } ?? "`placard rules` lists them"],
                fixes: nearest.map { [Fix("Write `\($0)`", .needsReview, [Fix.Edit(rule.range, $0)])] } ?? []))
    }

    /// The findings that remain, at their levels, with those about the settings themselves. `locales`: only these were
    /// asked for, so that an exception may be needed by another.
    package func apply(to findings: [Diagnostic], locales: [String]? = nil) -> [Diagnostic] {
        var used: Set<Int> = []
        var result: [Diagnostic] = []
        for finding in findings {
            if let locales, let locale = finding.locale, !locales.contains(locale) { continue }
            if let index = allowance(for: finding) {
                used.insert(index)
                continue
            }
            if let finding = leveled(finding) { result.append(finding) }
        }
        for (index, allowance) in catalog.allowances.enumerated()
        where locales == nil && !used.contains(index) && RuleBook.rule(allowance.rule.text) != nil {
            result.append(
                Diagnostic(
                    RuleBook.unusedAllowance, "nothing here needs an exception from `\(allowance.rule.text)`",
                    at: allowance.rule.range, notes: ["Delete the section."]))
        }
        return result + diagnostics
    }

    /// A finding at the level that the catalog gives its rule; nothing where that is `off`.
    func leveled(_ finding: Diagnostic) -> Diagnostic? {
        var finding = finding
        if let level = levels[finding.rule.id], finding.level == finding.rule.level { finding.level = level }
        return finding.level > .off ? finding : nil
    }

    /// The `[allow]` that excuses a finding; proofs and disclosure, whose floor is `error`, cannot be excused.
    private func allowance(for finding: Diagnostic) -> Int? {
        guard finding.rule.floor < .error else { return nil }
        return catalog.allowances.firstIndex { allowance in
            allowance.rule.text == finding.rule.id
                && (allowance.locales.isEmpty || allowance.locales.contains { $0.text == finding.locale })
                && (allowance.ids.isEmpty || allowance.ids.contains { isAbout($0.text, finding) })
        }
    }

    private func isAbout(_ id: String, _ finding: Diagnostic) -> Bool {
        if let subject = finding.subject {
            return subject == id || (subject.hasPrefix(id) && subject.dropFirst(id.count).first == ".")
        }
        guard let range = finding.range else { return false }
        return catalog.copies.contains { copy in
            copy.id.text == id && copy.range.file == range.file && copy.range.lower <= range.lower
                && range.upper <= copy.range.upper
        }
    }
}
