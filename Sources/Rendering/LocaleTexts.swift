package import LocaleData
package import MessageSyntax

/// The texts that may be shown in one language.
package struct LocaleTexts: Sendable {
    package let tag: LocaleTag
    /// By index of `ResolvedCatalog.messages`; absent where there is no current translation.
    package var messages: [Message?]

    package init(tag: LocaleTag, messages: [Message?]) {
        self.tag = tag
        self.messages = messages
    }
}
