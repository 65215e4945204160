import CatalogModel

extension Example {
    /// Actions, labels, hints.
    static let words: [Example] = actions + labels + hintExamples

    private static func action(_ entries: String) -> Subject { .catalog { $0.action = entries } }

    private static let actions: [Example] = [
        Example(
            "action-writes", action("label = Open and send\nhint = Opens the app."), at: "send",
            good: action("label = Open the sender\nhint = Opens the app.")),
        Example(
            "action-writes", action("label = Open the app\nhint = Adds the card."), at: "Adds",
            good: action("label = Open the app\nhint = Opens the address.")),
        // A noun where a command starts is a verb.
        Example(
            "action-writes", action("label = Update the app, open it\nhint = Opens the app."), at: "Update",
            good: action("label = Open the update\nhint = Opens the app.")),
        Example(
            "action-writes", .catalog { $0.actionName = "send-draft" }, at: "send",
            good: .catalog { $0.actionName = "open-draft" }),
    ]

    private static let labels: [Example] = [
        Example(
            "label-names-control", .text("Open the app button", .label), at: "button",
            good: .text("Open the button maker", .label)),
        Example(
            "label-names-control", .translation("確認ボタン", of: "Review", in: "ja", .label), at: "ボタン",
            good: .translation("内容を見る", of: "Review", in: "ja", .label)),
        Example(
            "label-names-gesture", .text("Double-tap to open", .label), at: "Double-tap",
            good: .text("Open the tapestry", .label)),
        Example(
            "label-ends-with-period", .text("Task status.", .label), at: ".", good: .text("Done. All is well.", .label)),
        Example("label-ends-with-period", .text("任务状态。", .label), at: "。", good: .text("Cards, notes etc.", .label)),
        Example("label-not-capitalised", .text("task status", .label), at: "t", good: .text("iPhone status", .label)),
        Example(
            "label-not-capitalised", .text("{count, plural, one {# task} other {new tasks}}", .label), at: "n",
            good: .text("{count, plural, one {# task} other {# tasks}}", .label)),
        Example("label-unspeakable", .text("Task → done", .label), at: "→", good: .text("Task is done", .label)),
        Example("label-unspeakable", .text("TASK DONE", .label), at: "TASK", good: .text("NATO task", .label)),
        Example(
            "label-unspeakable", .text("Task w/ details", .label), at: "w/", good: .text("Task with details", .label)),
        Example(
            "label-holds-hint", action("label = Opens the app\nhint = Opens the app."), at: "Opens",
            good: action("label = Open the app\nhint = Opens the app.")),
        Example(
            "label-omits-title", .catalog { $0.label = "Something else entirely" }, at: "Something else entirely",
            good: .catalog { $0.label = "Status of a task" }),
    ]

    private static let hintExamples: [Example] = [
        Example("hint-is-command", .text("Open the app.", .hint), at: "Open", good: .text("Opens the app.", .hint)),
        Example(
            "hint-is-command", .translation("Откройте приложение.", of: "Opens the app.", in: "ru", .hint),
            at: "Откройте",
            good: .translation("Открывает приложение.", of: "Opens the app.", in: "ru", .hint)),
        Example("hint-form", .text("Opens the app", .hint), at: "Opens the app", good: .text("Opens the app.", .hint)),
        Example("hint-form", .text("This opens the app.", .hint), at: "This", good: .text("Opens the app.", .hint)),
    ]
}
