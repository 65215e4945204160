package import CatalogModel
package import LocaleData
package import MessageSyntax
package import SourceText

/// The translation of one message.
package struct TranslatedMessage: Sendable {
    /// Where one sentence of it came from.
    package struct Form: Sendable {
        package let id: String
        package let text: FormText
        package let source: FormText
        package let state: TranslationState
        /// The unit in the store's file; absent for a store that was never written.
        package let range: SourceRange?
    }

    /// The pattern, rebuilt from its forms, with the place of its words in the store's file.
    package let value: MappedText
    package let message: Message
    /// The lowest state of its forms.
    package let state: TranslationState
    package let isStale: Bool
    package let isMachine: Bool
    /// Whether it may be shown: made from today's source, and as far along as the locale demands.
    package let isUsable: Bool
    package let forms: [Form]
}

/// The words of a catalog in one target locale.
package struct TranslatedLocale: Sendable {
    package let tag: LocaleTag
    package let setting: LocaleSetting
    /// By index of `ResolvedCatalog.messages`; absent where a form has no target.
    package var messages: [TranslatedMessage?]

    package init(tag: LocaleTag, setting: LocaleSetting, messages: [TranslatedMessage?]) {
        self.tag = tag
        self.setting = setting
        self.messages = messages
    }

    /// The messages that may be shown, by index of `ResolvedCatalog.messages`.
    package var usable: [Message?] {
        messages.map { message in message.flatMap { $0.isUsable ? $0.message : nil } }
    }
}
