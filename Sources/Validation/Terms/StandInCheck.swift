import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let standIn = Rule(
        "stand-in-translation", .error, "A translation that only holds the place: `-`, `N/A`, `TBD`")

    /// Whether a translation is one.
    static let standIns = MessageCheck(
        [standIn], by: .translation, when: { $0.message.text.utf8.count < 20 }
    ) { scene in
        guard let source = scene.source, source.text != scene.message.text,
            stands.contains(scene.message.text.trimmed.lowercased())
        else { return [] }
        return [
            scene.finding(
                standIn, "“\(scene.message.text.trimmed)” only holds the place of a translation",
                at: 0..<scene.message.text.utf8.count,
                notes: ["Readers would see it as it stands.", "Translate “\(source.text)”, or leave the target empty."])
        ]
    }

    private static let stands: Set<String> = [
        "-", "–", "—", "--", "n/a", "na", "todo", "tbd", "tbt", "fixme", "xxx", "???", "?", ".", "...", "…",
        "translate me",
        "untranslated", "missing",
    ]
}
