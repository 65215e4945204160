import CatalogModel
import Diagnostics
import MessageSyntax
import Regions
import Rendering
import SourceText

extension CatalogChecks {
    static let overBudget = Rule(
        "over-budget", .error, floor: .error, "No length of a text fits a surface on which it is shown")

    /// Whether every text fits where its section wins, in every language.
    static let budgets = CatalogCheck([overBudget]) { scene in
        guard !scene.catalog.budgets.isEmpty else { return [] }
        return scene.languages.flatMap { language in
            var reporter = BudgetReporter(scene: scene, language: language)
            for owner in scene.showingOwners { reporter.check(owner) }
            return reporter.diagnostics
        }
    }
}

private struct BudgetReporter {
    let scene: CatalogScene
    let language: Int
    var diagnostics: [Diagnostic] = []
    /// Texts and budgets that were reported: sections share actions.
    private var reported: Set<[Int]> = []
    private var winners: WinnerMemo
    private let limits: [(field: WidthBudget.Field, limits: FieldLimits)]

    init(scene: CatalogScene, language: Int) {
        self.scene = scene
        self.language = language
        winners = WinnerMemo(scene)
        limits = WidthBudget.Field.allCases.map { ($0, scene.limits($0, language: language)) }
    }

    mutating func check(_ owner: ShowingOwner) {
        let texts: CopyTexts
        var groups = Group.allCases
        switch owner {
        case .section(let section, let group):
            texts = scene.catalog.copies[section].texts
            groups = [group]
        case .fallback:
            guard let fallback = scene.catalog.fallback?.texts else { return }
            texts = fallback
        }
        for group in groups {
            switch group {
            case .copy:
                check([texts.title, texts.short, texts.tiny], .title, owner)
                check([texts.support], .support, owner)
                check([texts.label], .label, owner)
            case .redacted: check([texts.redacted], .redacted, owner)
            case .action:
                guard case .action(let index)? = texts.action else { continue }
                let action = scene.catalog.actions[index]
                check([action.title, action.short], .action, owner)
            }
        }
    }

    /// Looks for a budget that no variant fits somewhere the owner wins. Where several budgets hold, the narrowest one
    /// decides, and it is among those looked at.
    private mutating func check(_ variants: [Int?], _ field: WidthBudget.Field, _ owner: ShowingOwner) {
        let present = variants.compactMap { $0 }.filter { scene.projector.texts[language].messages[$0] != nil }
        let limits = (limits.first { $0.field == field }?.limits.all ?? []).enumerated().filter {
            !(field == .support && $0.element.columns == 0)
        }
        guard !present.isEmpty, !limits.isEmpty else { return }
        let branches = ShowingReader(scene: scene, language: language).branches(present).map { branch in
            (area: branch.area, widths: branch.parts.map { scene.width($0, language: language) })
        }.sorted { ($0.widths.min() ?? 0) > ($1.widths.min() ?? 0) }
        for (index, limit) in limits where !reported.contains([present[0], index]) {
            let area = Area(limit.budget.regions.map(\.region))
            for branch in branches {
                guard let narrowest = branch.widths.min(), narrowest > limit.columns else { break }
                guard let region = winners.firstRegion(of: branch.area.intersection(area), wonBy: owner) else {
                    continue
                }
                reported.insert([present[0], index])
                report(present, branch.widths, limit.budget, limit.columns, region, owner)
                break
            }
        }
    }

    private mutating func report(
        _ variants: [Int], _ widths: [Int], _ budget: WidthBudget, _ columns: Int, _ region: Region,
        _ owner: ShowingOwner
    ) {
        guard let best = widths.indices.min(by: { widths[$0] < widths[$1] }) else { return }
        let message = scene.catalog.messages[variants[best]]
        var notes: [String] = []
        if variants.count > 1 {
            let lengths = zip(variants, widths).map { "`\(scene.catalog.messages[$0].field.rawValue)` \($1)" }
            notes.append("No length fits: \(lengths.joined(separator: ", ")) columns.")
        }
        notes.append("It is shown at `\(scene.catalog.selector(for: region))`; there it would be cut off.")
        notes.append(wayOut(message))
        let limit = budget.limits.first { $0.columns == columns }
        diagnostics.append(
            Diagnostic(
                CatalogChecks.overBudget,
                "`\(message.key)` takes \(widths[best]) columns, `\(budget.name.text)` allows \(columns)",
                at: scene.place(variants[best], language: language),
                related: [.init(limit?.range ?? budget.name.range, "the budget")], notes: notes,
                locale: scene.locale(language), subject: message.key))
    }

    /// What can be done: a shorter length where the field has one that is not given.
    private func wayOut(_ message: CatalogMessage) -> String {
        switch message.field {
        case .title where message.isAction: "Add a `short`, or shorten the title."
        case .title: "Add a `short` or `tiny`, or shorten the title."
        case .short where !message.isAction: "Add a `tiny`, or shorten it."
        default: "Shorten it."
        }
    }
}
