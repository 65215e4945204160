import Synchronization

extension PluralRules {
    /// Which rules are asked for.
    private struct Question: Hashable {
        let tag: String
        let isOrdinal: Bool
    }

    /// Rules that were read from the snapshot before: reading them costs tens of microseconds, and they are asked for
    /// message by message.
    private static let known = Mutex<[Question: PluralRules?]>([:])

    /// The rules of a locale, cardinal or ordinal. CLDR gives ordinal rules to fewer locales: nil where it gives none.
    package static func rules(for locale: LocaleTag, ordinal: Bool = false) -> PluralRules? {
        let question = Question(tag: locale.text, isOrdinal: ordinal)
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = read(for: locale, ordinal: ordinal)
        known.withLock { $0[question] = answer }
        return answer
    }
}
