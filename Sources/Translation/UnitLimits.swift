import CatalogModel
import LocaleData
import Regions

/// How many characters fit each message, from the catalog's budgets.
///
/// Budgets count columns; where the language writes wide characters only half as many fit. A message that has a shorter
/// variant beside it need not fit everywhere: it is held to the widest limit, its shortest variant to the narrowest.
struct UnitLimits {
    let catalog: ResolvedCatalog
    let placement: Placement
    let target: LocaleTag

    /// The limit of a message by its index; nil where there is none.
    func characters(_ index: Int) -> Int? {
        let message = catalog.messages[index]
        guard let field = message.budgetField else { return nil }
        let limits = columns(field, in: placement.regions[index])
        guard let narrowest = limits.min(), let widest = limits.max() else { return nil }
        let columns = hasShorter(message) ? widest : narrowest
        return isWide ? max(1, columns / 2) : columns
    }

    /// Every limit that holds somewhere in the regions; those of 0 columns say that nothing is shown, and do not count.
    private func columns(_ field: WidthBudget.Field, in regions: [Region]) -> [Int] {
        catalog.budgets.compactMap { budget in
            guard let columns = budget.columns(field, locale: target.text), columns > 0,
                budget.regions.contains(where: { entry in regions.contains { $0.intersects(entry.region) } })
            else { return nil }
            return columns
        }
    }

    private func hasShorter(_ message: CatalogMessage) -> Bool {
        let fields: (short: Int?, tiny: Int?) =
            switch message.owner {
            case .copy(let index): (catalog.copies[index].texts.short, catalog.copies[index].texts.tiny)
            case .action(let index): (catalog.actions[index].short, nil)
            case .fallback: (nil, nil)
            }
        switch message.field {
        case .title: return fields.short != nil || fields.tiny != nil
        case .short: return fields.tiny != nil
        default: return false
        }
    }

    /// Whether most of the language's characters take two columns.
    private var isWide: Bool { ["zh", "ja", "ko", "yue"].contains(target.language) }
}

extension CatalogMessage {
    /// The field of a budget that limits this text.
    var budgetField: WidthBudget.Field? {
        switch (isAction, field) {
        case (false, .title), (false, .short), (false, .tiny): .title
        case (true, .title), (true, .short), (true, .tiny): .action
        case (false, .label): .label
        case (_, .support): .support
        case (_, .redacted): .redacted
        case (true, .label), (_, .hint): nil
        }
    }
}
