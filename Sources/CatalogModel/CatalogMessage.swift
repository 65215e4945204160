package import MessageSyntax
package import SourceText

/// The part a text plays in a projection.
package enum Field: String, Sendable, CaseIterable {
    case title
    case short
    case tiny
    case support
    case label
    case redacted
    case hint
}

/// One text of the source language.
package struct CatalogMessage: Sendable {
    /// Whose text it is.
    package enum Owner: Sendable, Hashable {
        /// Index into `ResolvedCatalog.copies`.
        case copy(Int)
        /// Index into `ResolvedCatalog.actions`.
        case action(Int)
        case fallback
    }

    /// The message key: section id, dot, key. It never changes while the section keeps its id.
    package var key: String
    package var owner: Owner
    package var field: Field
    /// The pattern with the place of each of its bytes.
    package var value: MappedText
    package var message: Message
    /// What the writer tells the translator: the section's note, then the key's own.
    package var note: String?
    /// The key under which translations lie that this message takes over (`was`).
    package var formerKey: String?
    /// The source has no such length; `value` is that of the title, for languages in which the title is too wide.
    package var isForTranslationsOnly = false

    package init(
        key: String, owner: Owner, field: Field, value: MappedText, message: Message, note: String? = nil,
        formerKey: String? = nil
    ) {
        self.key = key
        self.owner = owner
        self.field = field
        self.value = value
        self.message = message
        self.note = note
        self.formerKey = formerKey
    }

    /// What the source itself says; nil where it has no such length.
    package var sourceMessage: Message? { isForTranslationsOnly ? nil : message }

    /// The pattern.
    package var text: String { value.text }

    /// A locale needs it only where its `title` does not fit.
    package var isOptional: Bool { field == .short || field == .tiny }

    /// Whether it is an action's text.
    package var isAction: Bool {
        if case .action = owner { true } else { false }
    }
}
