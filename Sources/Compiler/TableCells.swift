import CatalogModel
import MessageSyntax
import Regions
import Rendering
import SourceText

/// The ends of a table's rows: the cells behind the axes, for each combination.
///
/// Combinations at which the same sections win, the same budgets apply and messages take the same branches have the same
/// cells: those are made and rendered once and kept. Asking for one costs a step an axis in each group's diagram and a look at each
/// budget, whatever the number of sections.
struct TableCells {
    private let projector: Projector
    private let language: Int
    private let includesImpossible: Bool
    /// A group each; where impossible rows are printed, as if every combination could occur.
    private let contests: [Contest]
    private let diagrams: [WinnerDiagram?]
    /// Tells impossible combinations apart where the others do not.
    private let possible: Contest
    private let budgets: [Region]
    private let selected: [Int]
    /// Writes cells as a row ends with them.
    private let render: ([String]) -> String
    /// Empty where the combination has no row.
    private var known: [[Int]: String] = [:]
    private var key: [Int] = []

    /// More distinct rows are not kept; they are then made anew.
    private static let capacity = 100_000

    init(_ projector: Projector, _ options: TableOptions, render: @escaping ([String]) -> String) {
        self.projector = projector
        self.render = render
        language = options.language
        includesImpossible = options.includesImpossible
        let catalog = projector.catalog
        contests = Group.allCases.map { group in
            let contest = catalog.contest(for: group).contest
            return options.includesImpossible ? contest.ignoringImpossible : contest
        }
        diagrams = contests.map { WinnerDiagram.build($0) }
        possible = Contest(
            space: catalog.space, impossible: catalog.impossibleRegions, entries: [],
            precedence: catalog.header.precedence)
        budgets = catalog.budgets.flatMap { $0.regions.map(\.region) }
        let axes = projector.texts[language].messages.flatMap { $0.map(catalog.selectedAxes) ?? [] }
        selected = Set(axes).sorted()
    }

    /// The end of a row, its column `possible` first where that is printed; nothing for a combination without a row.
    mutating func end(at point: [Int]) -> String? {
        key.removeAll(keepingCapacity: true)
        let isImpossible = includesImpossible && possible.impossible.contains { $0.contains(point) }
        key.append(isImpossible ? 1 : 0)
        for group in contests.indices { key.append(number(of: group, at: point)) }
        for budget in budgets { key.append(budget.contains(point) ? 1 : 0) }
        for axis in selected { key.append(point[axis]) }
        if let end = known[key] { return end.isEmpty ? nil : end }
        let end = makeCells(at: point, isImpossible: isImpossible).map(render)
        if known.count >= Self.capacity { known.removeAll() }
        known[key] = end ?? ""
        return end
    }

    /// What stands for the answer of a group: its leaf, or without a diagram its owner.
    private func number(of group: Int, at point: [Int]) -> Int {
        if let diagram = diagrams[group] { return diagram.leafNumber(at: point) }
        switch contests[group].outcome(at: point) {
        case .won(let owner, _): return owner
        case .uncovered: return -1
        case .ambiguous: return -2
        case .impossible: return -3
        }
    }

    private func makeCells(at point: [Int], isImpossible: Bool) -> [String]? {
        let outcomes = contests.map { $0.outcome(at: point) }
        guard !outcomes.contains(.impossible) else { return nil }
        let mark = includesImpossible ? [isImpossible ? "impossible" : "possible"] : []
        return mark + row(outcomes, at: point)
    }

    private func row(_ outcomes: [Outcome], at point: [Int]) -> [String] {
        let catalog = projector.catalog
        let blocks = outcomes.map { outcome -> CopyTexts? in
            guard case .won(let owner, _) = outcome else { return nil }
            return catalog.copies[owner].texts
        }
        let shown = projector.shownCopy(blocks[0], at: point, language: language)
        let action: String =
            switch blocks[2]?.action {
            case .action(let index)?: catalog.actions[index].name.text
            case ActionChoice.none?: "none"
            case nil: ""
            }
        return [
            winner(outcomes[0]), pattern(blocks[0]?.title), shown.title.map { printMessage($0) } ?? "",
            shown.hasSupport ? pattern(blocks[0]?.support) : "", pattern(blocks[0]?.label),
            blocks[0]?.tone.map { catalog.header.tones[$0].text } ?? "", blocks[0]?.symbol?.text ?? "",
            winner(outcomes[1]), pattern(blocks[1]?.redacted), winner(outcomes[2]), action,
        ]
    }

    private func winner(_ outcome: Outcome) -> String {
        switch outcome {
        case .won(let owner, _): projector.catalog.copies[owner].id.text
        case .ambiguous: "AMBIGUOUS"
        case .uncovered, .impossible: ""
        }
    }

    /// A message's pattern in the table's language; empty where that has none.
    private func pattern(_ message: Int?) -> String {
        message.flatMap { projector.texts[language].messages[$0]?.text } ?? ""
    }
}
