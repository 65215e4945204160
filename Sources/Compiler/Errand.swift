import Diagnostics
import Regions
import Validation

/// What can be done side by side once the names of a catalog are looked up: none of it needs anything of the others.
enum Errand: Sendable {
    /// A walk of a proof.
    case proof(Proving.Task)
    /// A locale's store, and the rules of its texts.
    case locale(LocaleStages.Job)
    /// The rules of some source texts.
    case sources(Range<Int>)

    /// Does it.
    func outcome(_ proving: Proving, _ locales: LocaleStages) -> Outcome {
        switch self {
        case .proof(let task): .proof(proving.answer(task))
        case .locale(let job): .locale(locales.outcome(of: job))
        case .sources(let messages): .sources(locales.rules.findings(inSources: messages))
        }
    }

    /// What an errand brings back.
    enum Outcome: Sendable {
        case proof(ProofReport)
        case locale(LocaleStages.Outcome)
        case sources([Diagnostic])
    }

    /// Texts that are one errand: so few that no core is left waiting at the end.
    private static let textCount = 512

    /// All errands, those that take long first.
    static func all(_ proofs: [Proving.Task], _ locales: [LocaleStages.Job], _ textCount: Int) -> [Errand] {
        proofs.map { .proof($0) } + locales.map { .locale($0) } + chunks(of: textCount).map { .sources($0) }
    }

    /// The indexes of some texts in pieces.
    static func chunks(of textCount: Int, each size: Int = Self.textCount) -> [Range<Int>] {
        stride(from: 0, to: textCount, by: size).map { $0..<min($0 + size, textCount) }
    }
}

/// What all errands brought back, each kind in the order in which they were given.
struct Outcomes {
    private(set) var proofs: [ProofReport] = []
    private(set) var locales: [LocaleStages.Outcome] = []
    private(set) var sources: [Diagnostic] = []

    init(_ outcomes: [Errand.Outcome]) {
        for outcome in outcomes {
            switch outcome {
            case .proof(let report): proofs.append(report)
            case .locale(let stage): locales.append(stage)
            case .sources(let findings): sources += findings
            }
        }
    }
}
