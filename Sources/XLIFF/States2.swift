package import Translation

/// The states of XLIFF 2.x and what `subState` adds to them, both ways.
///
/// 2.x has no state for a target that somebody doubts. It is written as `initial`, so that a tool that drops the
/// `subState` leaves it no better than it was.
package enum States2 {
    /// Every value of `state` that 2.x defines.
    package static let table: [(name: String, state: TranslationState)] = [
        ("initial", .initial), ("translated", .translated), ("reviewed", .reviewed), ("final", .final),
    ]

    /// Our own values of `subState`.
    static let needsReview = "placard:needs-review"
    static let machine = "placard:machine"

    /// What a segment says of its target; `subState` may be a tool's that carries a value of 1.2 over, such as
    /// `okp:needs-review-translation`.
    static func read(state: String?, subState: String?) -> (state: TranslationState?, isMachine: Bool) {
        let named = table.first { $0.name == state }?.state
        let detail = subState.map { String($0.drop { $0 != ":" }.dropFirst()) } ?? ""
        if detail == "needs-review" { return (.needsReview, false) }
        if detail == "machine" || States12.machineQualifiers.contains(detail) { return (.needsReview, true) }
        guard let said = States12.read(state: detail, qualifier: detail) else { return (named, false) }
        // What a tool carries over from 1.2 is more precise than `initial`, but never raises another state.
        return (named.map { $0 == .initial ? said : min($0, said) } ?? said, false)
    }

    /// What is written of a target.
    static func write(_ target: TargetText?) -> [(String, String?)] {
        guard let target else { return [("state", "initial")] }
        if target.isMachine { return [("state", "initial"), ("subState", machine)] }
        if target.state == .needsReview { return [("state", "initial"), ("subState", needsReview)] }
        return [("state", table.first { $0.state == target.state }?.name ?? "initial")]
    }
}
