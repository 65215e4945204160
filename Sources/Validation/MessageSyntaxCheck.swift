import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let invalidMessage = Rule(
        "invalid-message", .error, floor: .error, "A pattern that ICU MessageFormat refuses")

    /// What ICU refuses.
    static let messageSyntax = MessageCheck([invalidMessage]) { scene in
        scene.message.problems.prefix(1).map { problem in
            scene.finding(invalidMessage, problem.kind.explanation, at: problem.range)
        }
    }
}
