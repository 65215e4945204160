import CatalogModel

extension Example {
    /// Characters, signs, sentences, terms.
    static let texts: [Example] = numbers + sentences + signs + foreign + terms

    private static let numbers: [Example] = [
        Example(
            "number-hard-coded-in-category",
            .translation(
                "{count, plural, one {1 задача} few {# задачи} many {# задач} other {# задачи}}",
                of: "{count, plural, one {1 task} other {# tasks}}", in: "ru"), at: "1",
            good: .text("{count, plural, one {1 task} other {# tasks}}")),
        Example(
            "number-missing-in-category", .text("{count, plural, one {# task} other {many tasks}}"), at: "other",
            good: .text("{count, plural, one {One task} other {# tasks}}")),
    ]

    private static let sentences: [Example] = [
        Example(
            "text-around-plural", .text("You have {count, plural, one {# task} other {# tasks}}"), at: "You have",
            good: .text("{count, plural, one {You have # task} other {You have # tasks}}")),
        Example("parenthetical-plural", .text("{count} task(s)"), at: "(s)", good: .text("Vitamin (s)")),
    ]

    private static let signs: [Example] = [
        Example(
            "edge-space", .text("{count, plural, one {# task } other {# tasks}}"), at: " ",
            good: .text("{state, select, other {Tasks }}{count}")),
        Example("double-space", .text("Task  status"), at: "  ", good: .text("Task status")),
        Example("three-dots", .text("Working..."), at: "...", good: .text("Working…")),
        Example("straight-quote", .text("It''s done"), at: "''", good: .text("It’s done")),
        Example("straight-quote", .text("A \"task"), at: "\"", good: .text("A 5\" screen")),
        Example("text-not-nfc", .text("Cafe\u{301}"), at: "e\u{301}", good: .text("Caf\u{E9}")),
        Example(
            "invisible-character", .text("Ta\u{200B}sk"), at: "\u{200B}",
            good: .translation("می\u{200C}خواهم", of: "I want", in: "fa")),
        Example(
            "invisible-character", .text("Ta\u{AD}sk"), at: "\u{AD}",
            good: .translation("क\u{94D}\u{200D}ष", of: "x", in: "hi")),
        Example(
            "bidi-control", .text("Task \u{202E}status"), at: "\u{202E}", good: .text("Task \u{2068}status\u{2069}")),
        Example(
            "unbalanced-isolate", .text("Task \u{2068}status"), at: "\u{2068}",
            good: .text("Task \u{2068}{count}\u{2069}")),
        Example("replacement-character", .text("Caf\u{FFFD}"), at: "\u{FFFD}", good: .text("Café")),
        Example("unassigned-character", .text("Task \u{378}"), at: "\u{378}", good: .text("Task α")),
        Example("mojibake", .text("CafÃ©"), at: "Ã", good: .text("CAFÃO, crème «brûlée» Â")),
    ]

    private static let foreign: [Example] = [
        Example("foreign-placeholder", .text("%d tasks"), at: "%d", good: .text("50% done, 100 %, 20%d")),
        Example("foreign-placeholder", .text("Hello %1$@!"), at: "%1$@", good: .text("Hello {count}!")),
        Example("markup-in-text", .text("A <b>task"), at: "<b>", good: .text("1 < 2 > 0 <3")),
        Example("markup-in-text", .text("A&nbsp;task"), at: "&nbsp;", good: .text("Q&A; R&D")),
        Example("markdown-in-text", .text("A **new** task"), at: "**new**", good: .text("2 * 3 ** 4")),
        Example("escape-sequence-in-text", .text("A\\nB"), at: "\\n", good: .text("A/B")),
    ]

    private static let glossary = "[term app]\ntext = app\navoid = program\n"

    private static let terms: [Example] = [
        Example(
            "avoided-term",
            .catalog {
                $0.sections = glossary
                $0.label = "Task status in the program"
            }, at: "program",
            good: .catalog {
                $0.sections = glossary
                $0.label = "Task status in the programme"
            }),
        Example(
            "term-not-used", .translation("Anwendung öffnen", of: "Open the app", in: "de"), at: "Anwendung öffnen",
            good: .translation("App öffnen", of: "Open the app", in: "de")),
        Example(
            "same-as-source", .translation("Open the card now", of: "Open the card now", in: "de"),
            at: "Open the card now",
            good: .translation("Status", of: "Status", in: "de")),
        Example(
            "same-as-source", .translation("Task status", of: "Task status", in: "ru"), at: "Task status",
            good: .translation("App", of: "App", in: "de")),
    ]
}
