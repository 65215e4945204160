import CatalogModel
import LocaleData
import MessageSyntax
import Regions
import Rendering

/// Questions about winners: asked of the diagrams, never of single combinations.
extension CatalogScene {
    /// Every section with a group that it defines, in catalog order, then the fallback.
    var showingOwners: [ShowingOwner] {
        catalog.copies.enumerated().flatMap { index, copy in
            Group.allCases.filter { copy.texts.defines($0) }.map { .section(index, $0) }
        } + (catalog.fallback == nil ? [] : [.fallback])
    }

    /// The limits of a field in a language: narrow ones with the regions in which they hold.
    func limits(_ field: WidthBudget.Field, language: Int) -> FieldLimits {
        FieldLimits(
            catalog.budgets.compactMap { budget in
                budget.columns(field, locale: projector.texts[language].tag.text).map { (budget, $0) }
            })
    }

    /// Columns of a text's widest rendering.
    func width(_ parts: [Part], language: Int) -> Int {
        let isPlain = parts.allSatisfy { if case .literal = $0 { true } else { false } }
        guard isPlain else { return measure.width(of: parts, numbers[language]) }
        return parts.reduce(0) { sum, part in
            if case .literal(let literal) = part { sum + UnicodeText.displayWidth(of: literal.text) } else { sum }
        }
    }
}

extension Group {
    /// The place among all groups.
    var index: Int {
        switch self {
        case .copy: 0
        case .redacted: 1
        case .action: 2
        }
    }
}

/// How wide one field may be in one language, and where.
struct FieldLimits: Sendable {
    /// In catalog order.
    let all: [(budget: WidthBudget, columns: Int)]

    init(_ all: [(budget: WidthBudget, columns: Int)]) { self.all = all }

    /// Where some limit is below a width.
    func below(_ width: Int) -> Area {
        Area(all.filter { $0.columns < width }.flatMap { $0.budget.regions.map(\.region) })
    }
}

/// Who wins in regions, remembered: many texts are asked about in the same ones.
struct WinnerMemo: Sendable {
    private let scene: CatalogScene
    private var known: [Group: [Region: Set<Int>]] = [:]

    init(_ scene: CatalogScene) { self.scene = scene }

    /// A region of the area in which the owner really wins some possible combination; absent: it is never shown there.
    mutating func firstRegion(of area: Area, wonBy owner: ShowingOwner) -> Region? {
        switch owner {
        case .fallback: return area.regions.first
        case .section(let section, let group):
            let own = scene.catalog.copies[section].regions.map(\.region)
            for region in area.regions
            where own.contains(where: region.intersects) && winners(of: group, in: region).contains(section) {
                // Its own region there says more to people.
                let narrow = own.map(region.intersection).filter { !$0.isEmpty }
                return narrow.first { winners(of: group, in: $0).contains(section) } ?? region
            }
            return nil
        }
    }

    private mutating func winners(of group: Group, in region: Region) -> Set<Int> {
        if let winners = known[group]?[region] { return winners }
        let tally = scene.diagrams[group.index]?.counts(inside: region)
        let winners = Set((tally?.won ?? []).filter { $0.count > 0 }.map(\.owner))
        known[group, default: [:]][region] = winners
        return winners
    }
}
