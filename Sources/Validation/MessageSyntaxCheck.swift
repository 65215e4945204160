import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let invalidMessage = Rule(
        "invalid-message", .error, floor: .error, "A pattern that ICU MessageFormat refuses")
    static let missingOther = Rule(
        "missing-other", .error, floor: .error, "A plural or select without `other`")

    /// What ICU refuses.
    static let messageSyntax = MessageCheck([invalidMessage, missingOther], by: .invalid) { scene in
        scene.message.problems.prefix(1).compactMap { problem in
            guard problem.kind == .missingOther else {
                if scene.foreignSpaceThatIsRefused != nil { return nil }
                return scene.finding(
                    invalidMessage, problem.kind.explanation, at: problem.range,
                    notes: ["ICU refuses the pattern, so nothing at all would be shown."])
            }
            return scene.hasTranslatedOther ? nil : missingOther(problem, scene)
        }
    }

    private static func missingOther(_ problem: MessageProblem, _ scene: MessageScene) -> Diagnostic {
        scene.finding(
            missingOther, "the branch `other` is missing", at: problem.range,
            notes: [
                "Every language needs `other`, and so does ICU: it is shown for whatever no branch names.",
                "Add `other {…}` as the last branch.",
            ])
    }
}
