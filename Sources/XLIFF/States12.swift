package import Translation

/// XLIFF 1.2's states and qualifiers, both ways.
package enum States12 {
    /// Every value of `state` that 1.2 defines. What only speaks of adaptation counts as not reviewed, because it says
    /// that work is left.
    package static let table: [(name: String, state: TranslationState)] = [
        ("new", .initial),
        ("needs-translation", .initial),
        ("needs-l10n", .initial),
        ("needs-adaptation", .needsReview),
        ("needs-review-translation", .needsReview),
        ("needs-review-l10n", .needsReview),
        ("needs-review-adaptation", .needsReview),
        ("translated", .translated),
        ("signed-off", .reviewed),
        ("final", .final),
    ]

    /// Qualifiers of a target that a machine made.
    package static let machineQualifiers = ["leveraged-mt", "mt-suggestion"]

    /// Qualifiers that say that the target is only offered, or was refused: no state above `needsReview` goes with them.
    package static let doubtfulQualifiers = [
        "fuzzy-match", "tm-suggestion", "rejected-grammar", "rejected-inaccurate", "rejected-length",
        "rejected-spelling",
    ]

    /// Whether a tool's word for where a target came from, in a note or at a match of 2.x, names a machine.
    static func saysMachine(_ word: String) -> Bool {
        let word = word.lowercased()
        return ["mt", "machine translation", "machine-translation"].contains(word) || machineQualifiers.contains(word)
    }

    /// The state of a target; nil where the file says nothing that is known (`x-…`).
    static func read(state: String?, qualifier: String?) -> TranslationState? {
        let named = table.first { $0.name == state }?.state
        if let qualifier, doubtfulQualifiers.contains(qualifier) { return min(named ?? .needsReview, .needsReview) }
        return named
    }

    /// The value that is written.
    static func name(_ state: TranslationState) -> String {
        switch state {
        case .initial: "needs-translation"
        case .needsReview: "needs-review-translation"
        case .translated: "translated"
        case .reviewed: "signed-off"
        case .final: "final"
        }
    }
}
