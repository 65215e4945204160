package import Diagnostics

/// The rules of resolution: none can be lowered below what the proof needs.
package enum ProofRules {
    package static let uncovered = Rule(
        "uncovered-combination", .error, floor: .error, "A possible combination for which no section says anything")
    package static let ambiguous = Rule(
        "ambiguous-overlap", .error, floor: .error, "A possible combination at which sections compete and none wins")
    package static let unreachable = Rule(
        "unreachable-region", .warning, "A region whose words nobody will ever read")
    package static let duplicate = Rule(
        "duplicate-region", .error, floor: .error, "Two sections give one region in one group")
    package static let redundant = Rule(
        "redundant-region", .warning, "A region inside another of its own section")
    package static let notProven = Rule(
        "not-proven", .error, floor: .error, "A proof spent its budget before it was decided")

    package static let all = [uncovered, ambiguous, unreachable, duplicate, redundant, notProven]
}
