import CatalogModel

extension Example {
    /// Names and patterns.
    static let base: [Example] = [
        Example("invalid-message", .text("{count, plural, one {#}"), at: "{", good: .text("{count}")),
        Example("unknown-argument", .text("{cuont}"), at: "cuont", good: .text("{count}")),
        Example("numbered-argument", .text("{0}"), at: "0", good: .text("{count}")),
        Example(
            "private-argument-in-text",
            .catalog {
                $0.sections = "[argument who]\ntype = text\nclass = D2\n"
                $0.title = "Meet {who}"
            }, at: "who",
            good: .catalog {
                $0.title = "Meet {count} people"
                $0.label = "Meet {count} people"
            }),
        Example("argument-type-conflict", .text("{state}"), at: "{state}", good: .text("{state, select, other {x}}")),
        Example(
            "unused-declaration",
            .catalog { $0.sections = "[argument extra]\ntype = integer\nclass = D0\nrange = 0...9\n" }, at: "extra",
            good: .catalog { _ in }),
    ]

    /// Plural categories.
    static let plurals: [Example] = [
        Example(
            "missing-plural-category",
            .translation(
                "{count, plural, one {# задача} many {# задач} other {# задачи}}",
                of: "{count, plural, one {#} other {#}}", in: "ru"),
            at: "count",
            good: .translation(
                "{count, plural, one {# задача} few {# задачи} many {# задач} other {# задачи}}",
                of: "{count, plural, one {#} other {#}}", in: "ru")),
        Example(
            "impossible-plural-category", .text("{count, plural, one {#} few {#} other {#}}"), at: "few",
            good: .text("{count, plural, one {#} other {#}}")),
        Example(
            "duplicate-case", .text("{count, plural, =1 {a} =1.0 {b} other {#}}"), at: "=1.0",
            good: .text("{count, plural, =1 {a} other {#}}")),
        Example(
            "unknown-case", .text("{count, plural, single {a} other {#}}"), at: "single",
            good: .text("{count, plural, one {a} other {#}}")),
        Example(
            "translated-case",
            .translation("{count, plural, one {#} altri {#}}", of: "{count, plural, one {#} other {#}}", in: "it"),
            at: "altri",
            good: .translation("{size, plural, one {#} other {#}}", of: "{size, plural, one {#} other {#}}", in: "it")),
    ]

    /// Branches of selects.
    static let choices: [Example] = [
        Example(
            "missing-other", .text("{kind, select, small_task {Small}}"), at: "{kind, select, small_task {Small}}",
            good: .text("{kind, select, small_task {Small} other {Any}}")),
        Example(
            "unknown-case", .text("{state, select, wroking {Busy} other {Any}}"), at: "wroking",
            good: .text("{state, select, working {Busy} other {Any}}")),
        Example(
            "translated-case",
            .translation(
                "{kind, select, small_task {Liten} andra {Annan}}",
                of: "{kind, select, small_task {Small} other {Any}}", in: "sv"), at: "andra",
            good: .translation(
                "{kind, select, small_task {Liten} other {Annan}}",
                of: "{kind, select, small_task {Small} other {Any}}", in: "sv")),
        Example(
            "select-not-exhaustive",
            .translation(
                "{gender, select, male {il} other {on}}", of: "{gender, select, male {he} female {she} other {they}}",
                in: "fr"), at: "gender",
            good: .translation(
                "{state, select, working {il} done {elle} other {on}}",
                of: "{state, select, working {he} done {she} other {they}}",
                in: "fr")),
        Example(
            "argument-in-redacted", .text("{count} tasks", .redacted), at: "{count}", good: .text("Tasks", .redacted)),
    ]

    /// Every example.
    static let all: [Example] =
        base + plurals + choices + comparison + formats + privacy + shown + words + texts + more + languages + new
}
