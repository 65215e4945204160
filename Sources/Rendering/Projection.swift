package import MessageSyntax

/// A text as a combination shows it: one message of the catalog with its selects over axes decided.
package struct ResolvedText: Sendable, Equatable {
    /// Index into `ResolvedCatalog.messages`.
    package let message: Int
    /// What is left to do at run time: literals, arguments, plurals, selects over enumeration arguments.
    package let parts: [Part]
    /// Whether its widest rendering fits every budget that applies.
    package let fits: Bool
}

/// The words of an action as a combination shows them.
package struct ResolvedAction: Sendable, Equatable {
    /// Index into `ResolvedCatalog.actions`.
    package let action: Int
    package let title: ResolvedText?
    package let label: ResolvedText?
    package let hint: ResolvedText?
}

/// Everything that one combination shows in one locale.
package struct Projection: Sendable, Equatable {
    /// Index of the language that really serves: a locale that lacks one text falls back as a whole.
    package let language: Int
    /// Index of the copy section whose block is shown; absent: `[fallback]`.
    package let copySection: Int?
    /// Index of the section whose redaction is shown; absent: `[fallback]`.
    package let redactedSection: Int?
    /// Index of the section whose action is offered; absent: `[fallback]`.
    package let actionSection: Int?
    package let title: ResolvedText?
    package let support: ResolvedText?
    package let label: ResolvedText?
    package let redacted: ResolvedText?
    /// Index of a tone.
    package let tone: Int?
    package let symbol: String?
    /// Absent where nothing is offered.
    package let action: ResolvedAction?
}
