import CatalogModel

extension Example {
    static let new: [Example] = [
        Example(
            "exact-case-shadows", .text("{count, plural, =1 {One task} one {# task} other {# tasks}}"), at: "one",
            good: .text("{count, plural, =1 {One task} other {# tasks}}")),
        Example(
            "unreachable-case", .text("{count, plural, =1000 {Full} one {# task} other {# tasks}}"), at: "=1000",
            good: .text("{count, plural, =999 {Full} one {# task} other {# tasks}}")),
        Example(
            "unreachable-case", .text("{count, plural, =1.5 {Half} one {# task} other {# tasks}}"), at: "=1.5",
            good: .text("{size, plural, =1.5 {Half} one {# task} other {# tasks}}")),
        Example(
            "unreachable-case",
            .text("{state, select, done {{state, select, working {Busy} other {Done}}} other {Any}}"), at: "working",
            good: .text("{state, select, working {Busy} done {Done} other {Any}}")),
        Example(
            "select-inside-plural",
            .text(
                "{count, plural, one {# {kind, select, small_task {small task} other {task}}} "
                    + "other {# {kind, select, small_task {small tasks} other {tasks}}}}"),
            at: "kind",
            good: .text(
                "{kind, select, small_task {{count, plural, one {# small task} other {# small tasks}}} "
                    + "other {{count, plural, one {# task} other {# tasks}}}}")),
        Example(
            "bad-date-skeleton", .text("{when, date, ::yMMMdQQ!}"), at: "!", good: .text("{when, date, ::yMMMdQQ}")),
        Example(
            "bad-date-skeleton", .text("{when, time, ::jjjjjjjj}"), at: "jjjjjjjj", good: .text("{when, time, ::jmm}")),
        Example(
            "bad-date-skeleton", .text("{when, date, d QQQQQQ}"), at: "QQQQQQ", good: .text("{when, date, d 'Q' QQQ}")),
        Example(
            "week-based-year", .text("{when, date, ::YMMMd}"), at: "Y", good: .text("{when, date, ::yMMMd}")),
        Example(
            "week-based-year", .text("{when, date, dd.MM.YYYY}"), at: "YYYY",
            good: .text("{when, date, 'week' w 'of' YYYY}")),
        Example(
            "foreign-space-in-syntax", .text("{count, plural, one {# task}\u{A0}other {# tasks}}"), at: "\u{A0}",
            good: .text("{count, plural, one {#\u{A0}task} other {#\u{A0}tasks}}")),
        Example(
            "foreign-space-in-syntax", .text("{count,\u{3000}number}"), at: "\u{3000}", good: .text("{count, number}")),
        Example(
            "foreign-letter",
            .translation("задача завершена і ждёт", of: "The task is finished and waits", in: "ru"), at: "і",
            good: .translation("задача завершена и ждёт", of: "The task is finished and waits", in: "ru")),
        Example(
            "foreign-letter", .text("the straße here"), at: "straße", good: .text("the naïve café in Łódź")),
        Example("odd-capitals", .text("TAsk is done"), at: "TAsk", good: .text("PDFs on iOS and GitHub")),
        Example("odd-capitals", .text("tASKS are done"), at: "tASKS", good: .text("TASK DMs")),
        Example(
            "suspicious-length",
            .translation(
                "Hier steht nicht nur, dass die Aufgabe fertig ist, sondern noch viel mehr als das",
                of: "Task finished", in: "de"),
            at: "Hier steht nicht nur, dass die Aufgabe fertig ist, sondern noch viel mehr als das",
            good: .translation("Die Aufgabe ist abgeschlossen worden", of: "Task finished", in: "de")),
        Example(
            "mixed-title-case",
            .catalog {
                $0.title = "Calendar change needs review"
                $0.sections = twoTitles("Calendar Change Is Drafted", "Task needs another look")
            }, at: "Calendar Change Is Drafted",
            good: .catalog {
                $0.title = "Calendar change needs review"
                $0.sections = twoTitles("Calendar change is drafted", "Task needs another look")
            }),
        Example(
            "missing-note",
            .catalog {
                $0.locales = "de"
                $0.sections = "[level missing-note]\nis = note\nwhy = Translators ask.\n"
            }, at: "all",
            good: .catalog {
                $0.locales = "de"
                $0.sections = "[level missing-note]\nis = note\nwhy = Translators ask.\n"
                $0.entries = "note = What the task does now."
            }),
        Example("foreign-placeholder", .text("Hello ${name}"), at: "${name}", good: .text("Costs ${size}")),
        Example(
            "foreign-placeholder", .text("Hello {{name}}!"), at: "{{name}}",
            good: .text("{state, select, done {{count}} other {none}}")),
    ]

    private static func twoTitles(_ first: String, _ second: String) -> String {
        """
        [copy first]
        when  = done, small
        title = \(first)
        label = \(first)

        [copy second]
        when  = unknown, small
        title = \(second)
        label = \(second)
        """
    }
}
