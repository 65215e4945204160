package import CatalogModel
package import LocaleData

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
        /// The ids of the forms.
        package var ids: [String] { flattened.forms.map { key + $0.suffix } }

        /// Whether a stored message holds just the forms that are wanted, in their order.
        func isAnswered(by message: StoredMessage) -> Bool {
            let planned = flattened.forms
            guard message.forms.count == planned.count else { return false }
            return zip(message.forms, planned).allSatisfy { form, planned in
                form.id.utf8.count == key.utf8.count + planned.suffix.utf8.count
                    && form.id.hasPrefix(key) && form.id.hasSuffix(planned.suffix)
            }
        }
    }

    package let catalog: ResolvedCatalog
    package let source: LocaleTag
    package let target: LocaleTag
    /// What a release demands of the locale.
    package let setting: LocaleSetting
    package let entries: [Entry]

    /// `setting` is one of the catalog's; the tags are its and the source's, canonical.
    package init(catalog: ResolvedCatalog, setting: LocaleSetting, source: LocaleTag, target: LocaleTag) {
        self.catalog = catalog
        self.source = source
        self.target = target
        self.setting = setting
        let context = FlatteningContext(catalog: catalog, source: source, target: target)
        let keys = Set(catalog.messages.map(\.key))
        entries = catalog.messages.indices.filter(catalog.isTranslated).map { index in
            let message = catalog.messages[index]
            return Entry(
                message: index, key: message.key,
                formerKey: message.formerKey.flatMap { keys.contains($0) ? nil : $0 },
                flattened: flatten(message.message, text: message.value, for: context))
        }
    }
}

extension ResolvedCatalog {
    /// Whether translators are asked for a message: a length that the source does without only where a budget may be too
    /// narrow for a title.
    fileprivate func isTranslated(_ index: Int) -> Bool {
        let message = messages[index]
        guard message.isForTranslationsOnly else { return true }
        return budgets.contains { $0.columns(message.isAction ? .action : .title, locale: "") ?? 0 > 0 }
    }
}
