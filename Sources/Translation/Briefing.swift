package import CatalogModel
package import LocaleData
import MessageSyntax
import Regions
import Rendering

/// What translators are told about each message, the same in every locale: where it is shown, and in which budgets.
///
/// Building it walks the winners of the whole catalog, so it is made once, and only where files are written.
package struct Briefing: Sendable {
    let catalog: ResolvedCatalog
    /// By index of `ResolvedCatalog.messages`: where it is shown, in words.
    private let shown: [String?]
    /// By index of `ResolvedCatalog.messages`: the budgets in whose regions it is shown.
    private let budgets: [[Int]]
    /// By index of `ResolvedCatalog.messages`: the columns of the source.
    private let widths: [Int]
    private let source: LocaleTag

    package init(_ catalog: ResolvedCatalog, source: LocaleTag) {
        self.catalog = catalog
        self.source = source
        let measure = WidestRendering(catalog: catalog)
        let numbers = NumberRenderer(locale: source)
        widths = catalog.messages.map { measure.width(of: $0.message.parts, numbers) }
        let winners = Winners(catalog)
        budgets = catalog.messages.map { message in
            catalog.budgets.indices.filter { winners.shows(message, in: $0) }
        }
        let axes = AxisWords(catalog)
        let words = catalog.copies.map { axes.words(for: $0.regions.map(\.region)) }
        shown = catalog.messages.map { message in
            switch message.owner {
            case .copy(let section): words[section]
            case .action(let action): axes.words(for: winners.sections[action, default: []].flatMap(catalog.regions))
            case .fallback: nil
            }
        }
    }

    /// What is told about one form.
    func context(of form: FlatForm, message index: Int, target: LocaleTag) -> FormContext {
        let message = catalog.messages[index]
        var context = FormContext()
        context.note = message.note
        context.role = message.role
        context.shown = shown[index]
        context.width = characters(index, target: target)
        context.required = form.required.map(\.id)
        let numbers = form.cases.compactMap(\.needed.numbers)
        context.numbers = numbers.isEmpty ? nil : numbers.joined(separator: "; ")
        context.cases = form.cases.map { FormCase($0.selection, $0.needed.choice) }
        context.terms = catalog.terms(in: form.source, source: source, target: target)
        return context
    }

    /// How many characters fit: half as many where the language's characters are two columns wide.
    private func characters(_ index: Int, target: LocaleTag) -> Int? {
        let message = catalog.messages[index]
        guard let field = message.budgetField else { return nil }
        guard !budgets[index].isEmpty else { return nil }
        let limits = budgets[index].compactMap { budget -> (source: Int, target: Int)? in
            // A budget of 0 columns says that the surface shows no such text.
            guard let own = catalog.budgets[budget].columns(field, locale: target.text), own > 0 else { return nil }
            return (catalog.budgets[budget].columns(field, locale: source.text) ?? own, own)
        }
        let variants = catalog.variants(of: message)
        let present = variants.filter { !catalog.messages[$0].isForTranslationsOnly }
        // A length that the source never shows is for languages in which the next longer one is too wide.
        let longer = variants.prefix { $0 != index }.reversed()
        let narrowest = ([index] + longer).lazy.compactMap { variant in
            limits.filter { limit in
                (present.first { widths[$0] <= limit.source } ?? present.last ?? index) == variant
            }.map(\.target).min()
        }.first
        guard let columns = narrowest ?? limits.map(\.target).max() else { return nil }
        return ["zh", "ja", "ko", "yue"].contains(target.language) ? max(1, columns / 2) : columns
    }
}

/// Which sections win somewhere in the regions of each budget.
private struct Winners {
    let catalog: ResolvedCatalog
    /// The sections that offer each action.
    let sections: [Int: [Int]]
    /// By group and index of the budget; nil where the walk was too long to know.
    private var owners: [Group: [Set<Int>]] = [:]

    init(_ catalog: ResolvedCatalog) {
        self.catalog = catalog
        sections = catalog.copies.indices.reduce(into: [:]) { result, section in
            guard case .action(let action) = catalog.copies[section].texts.action else { return }
            result[action, default: []].append(section)
        }
        guard !catalog.budgets.isEmpty else { return }
        for group in Group.allCases {
            guard let diagram = WinnerDiagram.build(catalog.contest(for: group).contest) else { continue }
            owners[group] = catalog.budgets.map { budget in
                Set(budget.regions.flatMap { diagram.counts(inside: $0.region).won.map(\.owner) })
            }
        }
    }

    /// Whether a message is shown somewhere in a budget's regions.
    func shows(_ message: CatalogMessage, in budget: Int) -> Bool {
        switch message.owner {
        case .copy(let section): wins(section, message.field == .redacted ? .redacted : .copy, budget)
        case .action(let action):
            sections[action, default: []].contains { wins($0, .action, budget) }
        case .fallback: false
        }
    }

    private func wins(_ section: Int, _ group: Group, _ budget: Int) -> Bool {
        if let owners = owners[group] { return owners[budget].contains(section) }
        return catalog.copies[section].regions.contains { own in
            catalog.budgets[budget].regions.contains { own.region.intersects($0.region) }
        }
    }
}

extension ResolvedCatalog {
    /// The regions that a section names.
    fileprivate func regions(of section: Int) -> [Region] { copies[section].regions.map(\.region) }

    /// The lengths of the text that a message is one of, longest first; the message alone where it has one length only.
    fileprivate func variants(of message: CatalogMessage) -> [Int] {
        guard message.field == .title || message.isOptional else { return [] }
        switch message.owner {
        case .copy(let index):
            let texts = copies[index].texts
            return [texts.title, texts.short, texts.tiny].compactMap(\.self)
        case .action(let index): return [actions[index].title, actions[index].short].compactMap(\.self)
        case .fallback: return []
        }
    }
}

extension CatalogMessage {
    /// The field of a budget that limits this text.
    fileprivate var budgetField: WidthBudget.Field? {
        switch (isAction, field) {
        case (false, .title), (false, .short), (false, .tiny): .title
        case (true, .title), (true, .short), (true, .tiny): .action
        case (false, .label): .label
        case (_, .support): .support
        case (_, .redacted): .redacted
        case (true, .label), (_, .hint): nil
        }
    }

    /// What kind of text it is.
    fileprivate var role: String {
        switch (isAction, field) {
        case (false, .title), (false, .support): "screen"
        case (false, .short): "screen, where the title is too wide (optional)"
        case (false, .tiny): "screen, where even the short form is too wide (optional)"
        case (_, .redacted): "redaction: shown while the screen is locked or private"
        case (true, .title), (true, .support): "button"
        case (true, .short), (true, .tiny): "button, where its title is too wide (optional)"
        case (false, .label): "VoiceOver label"
        case (true, .label): "VoiceOver label of a button"
        case (_, .hint): "VoiceOver hint: what the button does"
        }
    }
}
