/// How far along a translation is; ascending.
package enum TranslationState: UInt8, Sendable, CaseIterable, Comparable {
    /// No target yet.
    case initial
    /// There is a target that nobody has confirmed: stale, machine-made or marked so by a translator.
    case needsReview
    case translated
    case reviewed
    case final

    /// As hand-offs and messages write it.
    package var name: String {
        switch self {
        case .initial: "initial"
        case .needsReview: "needs-review"
        case .translated: "translated"
        case .reviewed: "reviewed"
        case .final: "final"
        }
    }

    package init?(name: some StringProtocol) {
        guard let state = TranslationState.allCases.first(where: { $0.name == name }) else { return nil }
        self = state
    }

    package static func < (left: TranslationState, right: TranslationState) -> Bool {
        left.rawValue < right.rawValue
    }
}
