extension PluralRules {
    /// Which rules are asked for.
    private struct Question: Hashable {
        let tag: String
        let isOrdinal: Bool
    }

    /// Reading rules from the snapshot costs tens of microseconds, and they are asked for message by message.
    private static let known = Memo<Question, PluralRules?>()

    /// The rules of a locale, cardinal or ordinal. CLDR gives ordinal rules to fewer locales: nil where it gives none.
    package static func rules(for locale: LocaleTag, ordinal: Bool = false) -> PluralRules? {
        known.answer(Question(tag: locale.text, isOrdinal: ordinal)) { read(for: locale, ordinal: ordinal) }
    }
}
