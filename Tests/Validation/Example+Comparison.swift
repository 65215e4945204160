import CatalogModel

extension Example {
    /// Translations beside their sources.
    static let comparison: [Example] = [
        Example(
            "argument-dropped",
            .translation(
                "{count, plural, one {задача} few {# задачи} many {# задач} other {# задачи}}",
                of: "{count, plural, =1 {One task} other {# tasks}}", in: "ru"),
            at: "one",
            good: .translation(
                "{count, plural, one {# задача} few {# задачи} many {# задач} other {# задачи}}",
                of: "{count, plural, =1 {One task} other {# tasks}}", in: "ru")),
        Example(
            "argument-dropped", .translation("Viele Aufgaben", of: "{count} tasks", in: "de"), at: "Viele Aufgaben",
            good: .translation("{count} Aufgaben", of: "{count} tasks", in: "de")),
        Example(
            "argument-dropped",
            .translation(
                "{count, plural, zero {لا مهام} one {مهمة} two {مهمتان} few {مهام} many {# مهمة} other {# مهمة}}",
                of: "{count, plural, one {# task} other {# tasks}}", in: "ar"),
            at: "few",
            good: .translation(
                "{count, plural, zero {لا مهام} one {مهمة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}",
                of: "{count, plural, one {# task} other {# tasks}}", in: "ar")),
        Example(
            "argument-added", .translation("{count} Aufgaben", of: "Tasks", in: "de"), at: "{count}",
            good: .translation("Aufgaben", of: "Tasks", in: "de")),
        Example(
            "argument-added",
            .translation(
                "{count, plural, one {Aufgabe} other {Aufgaben}}", of: "Tasks", in: "de"), at: "count",
            good: .translation("{state, select, done {Fertig} other {Aufgaben}}", of: "Tasks", in: "de")),
        Example(
            "argument-added",
            .translation(
                "{kind, select, small_task {Klein {size}} other {Groß {size}}}",
                of: "{kind, select, small_task {Small} other {Large {size}}}", in: "de"), at: "{size}",
            good: .translation(
                "{kind, select, small_task {Klein} other {Groß {size}}}",
                of: "{kind, select, small_task {Small} other {Large {size}}}", in: "de")),
        Example(
            "format-differs-from-source",
            .translation("{share, number, ::.00} fertig", of: "{share, number, percent} done", in: "de"),
            at: "{share, number, ::.00}",
            good: .translation("{share, number, ::%x100 .} fertig", of: "{share, number, percent} done", in: "de")),
        Example(
            "format-differs-from-source",
            .translation(
                "{count, plural, one {# Aufgabe} other {# Aufgaben}}",
                of: "{count, plural, offset:1 one {# more task} other {# more tasks}}", in: "de"), at: "count",
            good: .translation(
                "{count, plural, offset:1 one {# weitere} other {# weitere}}",
                of: "{count, plural, offset:1 one {# more task} other {# more tasks}}", in: "de")),
        Example(
            "format-differs-from-source",
            .translation(
                "{count, plural, other {# タスク}}",
                of: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
                in: "ja"), at: "count",
            good: .translation(
                "{count}番目", of: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", in: "ja")),
    ]

    /// Formats of placeholders.
    static let formats: [Example] = [
        Example(
            "bad-number-skeleton", .text("{size, number, ::.00 bogus}"), at: "bogus",
            good: .text("{size, number, ::.00 ,_}")),
        Example(
            "format-not-supported", .text("{size, number, ::compact-short}"), at: "compact-short",
            good: .text("{size, number, ::precision-integer}")),
        Example(
            "format-not-supported", .text("{size, number, currency}"), at: "currency", good: .text("{size, number}")),
        Example(
            "format-not-supported", .text("{share, number, ::percent}"), at: "percent",
            good: .text("{share, number, ::percent scale/100}")),
        Example(
            "format-not-supported", .text("{size, spellout}"), at: "spellout", good: .text("{size, number, integer}")),
        Example("unknown-format-type", .text("{size, numbr}"), at: "numbr", good: .text("{size, number}")),
        Example(
            "choice-format", .text("{count, choice, 0#none|1#one}"), at: "{count, choice, 0#none|1#one}",
            good: .text("{count, plural, one {one} other {#}}")),
        Example("empty-style", .text("{size, number,}"), at: "number,", good: .text("{size, number}")),
    ]
}
