import CatalogModel
import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let redactedArgument = Rule(
        "argument-in-redacted", .error, floor: .error, "A redacted text uses a value")

    /// Whether what stands there under privacy redaction says the same whatever the task is. Selects over axes are
    /// reported with the other uses of axes.
    static let redactedText = MessageCheck(
        [redactedArgument], by: .special,
        when: { $0.field == .redacted && $0.signs.has(.arguments) }
    ) { scene in
        guard scene.field == .redacted else { return [] }
        return scene.arguments.filter { nested in
            nested.enclosing.isEmpty && scene.declarations.axes[nested.argument.name] == nil
        }.map { nested in
            scene.finding(
                redactedArgument, "a redacted text uses `\(nested.argument.name)`", at: nested.argument.range,
                notes: [
                    "Redaction hides the content because somebody else may be looking; no value shows through it.",
                    "Write the text without it.",
                ])
        }
    }
}
