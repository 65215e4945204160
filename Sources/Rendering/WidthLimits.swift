import CatalogModel
import LocaleData

/// How wide each field may be at one combination in one language: the smallest of the budgets that apply.
struct WidthLimits: Hashable {
    var title: Int?
    var support: Int?
    var label: Int?
    var redacted: Int?
    var action: Int?

    init(_ budgets: [WidthBudget], locale: LocaleTag) {
        func smallest(_ field: WidthBudget.Field) -> Int? {
            budgets.compactMap { $0.columns(field, locale: locale.text) }.min()
        }
        title = smallest(.title)
        support = smallest(.support)
        label = smallest(.label)
        redacted = smallest(.redacted)
        action = smallest(.action)
    }
}
