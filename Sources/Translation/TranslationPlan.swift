package import CatalogModel
package import LocaleData
import Regions

/// What a catalog asks of the translators of one locale: every sentence, in catalog order.
package struct TranslationPlan: Sendable {
    /// One message and its sentences.
    package struct Entry: Sendable {
        /// Index into `ResolvedCatalog.messages`.
        package let message: Int
        package let key: String
        /// The key that `was` names, unless the catalog still has it.
        package let formerKey: String?
        package let flattened: FlattenedMessage
        /// One for each form.
        package let contexts: [FormContext]

        /// The ids of the forms.
        package var ids: [String] { flattened.forms.map { key + $0.suffix } }
    }

    package let catalog: ResolvedCatalog
    package let source: LocaleTag
    package let target: LocaleTag
    /// What a release demands of the locale.
    package let setting: LocaleSetting
    package let entries: [Entry]

    /// `setting` is one of the catalog's; the tags are its and the source's, canonical.
    package init(
        catalog: ResolvedCatalog, setting: LocaleSetting, source: LocaleTag, target: LocaleTag, placement: Placement
    ) {
        self.catalog = catalog
        self.source = source
        self.target = target
        self.setting = setting
        let context = FlatteningContext(catalog: catalog, source: source, target: target)
        let keys = Set(catalog.messages.map(\.key))
        let limits = UnitLimits(catalog: catalog, placement: placement, target: target)
        entries = catalog.messages.indices.map { index in
            let message = catalog.messages[index]
            let flattened = flatten(message.message, text: message.value, for: context)
            var shared = FormContext()
            shared.note = message.note
            shared.role = message.role
            shared.shown = catalog.words(for: placement.regions[index])
            shared.width = limits.characters(index)
            let contexts = flattened.forms.map { form in
                var own = shared
                let numbers = form.cases.compactMap(\.needed.numbers)
                own.numbers = numbers.isEmpty ? nil : numbers.joined(separator: "; ")
                return own
            }
            let former = message.formerKey.flatMap { keys.contains($0) ? nil : $0 }
            return Entry(
                message: index, key: message.key, formerKey: former, flattened: flattened, contexts: contexts)
        }
    }
}

extension CatalogMessage {
    /// What kind of text it is, for translators.
    var role: String {
        switch (isAction, field) {
        case (false, .title), (false, .support): "screen"
        case (false, .short): "screen, where the title is too wide (optional)"
        case (false, .tiny): "screen, where even the short form is too wide (optional)"
        case (_, .redacted): "redaction: shown while the screen is locked or private"
        case (true, .title): "button"
        case (true, .short), (true, .tiny): "button, where its title is too wide (optional)"
        case (true, .support): "button"
        case (false, .label): "VoiceOver label"
        case (true, .label): "VoiceOver label of a button"
        case (_, .hint): "VoiceOver hint: what the button does"
        }
    }
}
