import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let suspiciousLength = Rule(
        "suspicious-length", .note, "A translation several times as long as its source, or a fraction of it")

    /// Whether a translation has about the length of its source, form by form. Wide characters count as two columns, so
    /// that Chinese and Japanese are measured like the rest.
    static let lengths = MessageCheck([suspiciousLength], by: .translation, when: { $0.mayDifferInLength }) { scene in
        scene.pairs.compactMap { pair -> Diagnostic? in
            // No character takes more columns than bytes.
            guard pair.target.text.utf8.count >= 40 || pair.sources.allSatisfy({ $0.text.utf8.count >= 40 }) else {
                return nil
            }
            let own = UnicodeText.displayWidth(of: pair.target.text)
            let sources = pair.sources.map { UnicodeText.displayWidth(of: $0.text) }
            guard let longest = sources.max(), let shortest = sources.min(), shortest > 1 else { return nil }
            // Other people's short labels may be terse where a translation says the same in a sentence.
            let isLong = own >= 40 && own > 3 * longest && (!scene.declarations.isOpen || own - longest > 50)
            guard isLong || shortest >= 40 && own * 4 < shortest else { return nil }
            return scene.finding(
                suspiciousLength, "the translation is \(own) columns wide, its source \(isLong ? longest : shortest)",
                at: scene.place(of: pair.target),
                notes: [
                    isLong
                        ? "Perhaps it explains instead of translating, or holds two texts."
                        : "Perhaps a part of the sentence is missing.",
                    "Compare the two; if both say the same, leave it.",
                ])
        }.firstOfEachPlace
    }
}
