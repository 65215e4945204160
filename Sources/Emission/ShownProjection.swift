package import MessageSyntax

/// What a locale shows for one combination; texts with every select over axes already resolved.
package struct ShownProjection: Sendable {
    /// The language that serves it, by its place among the languages: another one where a whole projection fell back.
    package var language: Int
    package var title: [Part]
    package var support: [Part]?
    package var label: [Part]
    /// What stands there when privacy redaction is on.
    package var redacted: [Part]
    /// Index into the catalog's tones.
    package var tone: Int?
    /// An SF Symbol's name.
    package var symbol: String?
    package var action: ShownAction?
    /// What stands beside the redacted text.
    package var frame: RedactedFrame

    package init(
        language: Int, title: [Part], support: [Part]? = nil, label: [Part], redacted: [Part], tone: Int? = nil,
        symbol: String? = nil, action: ShownAction? = nil, frame: RedactedFrame = RedactedFrame()
    ) {
        self.language = language
        self.title = title
        self.support = support
        self.label = label
        self.redacted = redacted
        self.tone = tone
        self.symbol = symbol
        self.action = action
        self.frame = frame
    }
}

/// An action with its words.
package struct ShownAction: Sendable {
    /// Index into the catalog's actions.
    package var action: Int
    package var title: [Part]
    package var label: [Part]?
    package var hint: [Part]?

    package init(action: Int, title: [Part], label: [Part]? = nil, hint: [Part]? = nil) {
        self.action = action
        self.title = title
        self.label = label
        self.hint = hint
    }
}

/// What a locale shows under privacy redaction beside the redacted text: the fallback's symbol, tone and action.
package struct RedactedFrame: Sendable {
    package var tone: Int?
    package var symbol: String?
    package var action: ShownAction?

    package init(tone: Int? = nil, symbol: String? = nil, action: ShownAction? = nil) {
        self.tone = tone
        self.symbol = symbol
        self.action = action
    }
}
