extension Example {
    /// Budgets and claims: decided on what is really shown. The first examples of each rule stand on its page.
    static let all: [Example] = budgets + claims + languages

    private static let languages: [Example] = [
        Example(
            "over-budget", .language("de", ["all.title": String(repeating: "Lang ", count: 13)]), at: "Task status",
            good: .language("de", ["all.title": "Kurz"]))
    ]

    private static func budget(_ budget: String, _ entries: String = "", title: String = "Task status") -> Subject {
        .catalog {
            $0.sections = "[budget tight]\n\(budget)\n"
            $0.entries = entries
            $0.title = title
        }
    }

    private static let budgets: [Example] = [
        // The widest number of 0…999 takes three columns.
        Example(
            "over-budget",
            budget("when = small\ntitle = 6 columns", title: "{count, plural, one {# is} other {# are}}"),
            at: "{count, plural, one {# is} other {# are}}",
            good: budget("when = small\ntitle = 7 columns", title: "{count, plural, one {# is} other {# are}}")),
        // Only the branch that is shown there counts.
        Example(
            "over-budget",
            budget(
                "when = working\ntitle = 6 columns", title: "{state, select, working {Working} other {Something else}}"),
            at: "{state, select, working {Working} other {Something else}}",
            good: budget(
                "when = working\ntitle = 7 columns", title: "{state, select, working {Working} other {Something else}}")
        ),
        // Where another section wins, this one's width does not matter: `uses` wins `done`.
        Example(
            "over-budget", budget("when = *\nlabel = 20 columns"), at: "Task status in the app",
            good: budget("when = done\nlabel = 22 columns")),
        Example(
            "over-budget", budget("when = small\nsupport = 5 columns", "support = See it"), at: "See it",
            good: budget("when = small\nsupport = 0 columns", "support = See it")),
        Example(
            "over-budget", budget("when = small\nredacted = 5 columns"), at: "Open the app",
            good: budget("when = small\nredacted = 12 columns")),
        Example(
            "over-budget", budget("when = small\naction = 3 columns"), at: "Open",
            good: budget("when = small\naction = 4 columns")),
    ]

    private static func claim(_ claim: String, _ change: @escaping @Sendable (inout MiniCatalog) -> Void = { _ in })
        -> Subject
    {
        .catalog {
            $0.sections = "[claim truth]\n\(claim)\nwhy = Nobody knows.\n"
            change(&$0)
        }
    }

    private static let claims: [Example] = [
        // `uses` wins `done`, so what `all` says there is never shown.
        Example(
            "forbidden-claim", claim("when = unknown\nforbid = sent") { $0.title = "Mail sent" }, at: "sent",
            good: claim("when = done\nforbid = sent") { $0.title = "Mail sent" }),
        Example(
            "forbidden-claim",
            claim("when = working\nforbid = sent") { $0.title = "{state, select, working {Mail sent} other {Mail}}" },
            at: "sent",
            good: claim("when = unknown\nforbid = sent") {
                $0.title = "{state, select, working {Mail sent} other {Mail}}"
            }),
        // The length that is shown counts: `short` on small surfaces only.
        Example(
            "forbidden-claim",
            claim("when = small\nforbid = sent") {
                $0.title = "Mail is on its way"
                $0.entries = "short = Mail sent"
                $0.sections += "\n[budget tight]\nwhen = small\ntitle = 10 columns\n"
            },
            at: "sent",
            good: claim("when = large\nforbid = sent") {
                $0.title = "Mail is on its way"
                $0.entries = "short = Mail sent"
                $0.sections += "\n[budget tight]\nwhen = small\ntitle = 10 columns\n"
            }),
        Example(
            "forbidden-claim",
            claim("when = small\nforbid = sent") { $0.entries = "support = Mail sent" }, at: "sent",
            good: claim("when = small\nforbid = sent") {
                $0.entries = "support = Mail sent"
                $0.sections += "\n[budget tight]\nwhen = small\nsupport = 0 columns\n"
            }),
        Example(
            "forbidden-claim", claim("when = working\nforbid = mail\nfields = redacted") { $0.redacted = "Mail" },
            at: "Mail",
            good: claim("when = working\nforbid = mail") { $0.redacted = "Mail" }),
        Example(
            "forbidden-claim", claim("when = working\nforbid = status in"), at: "status in",
            good: claim("when = working\nforbid = status in\nfields = title, support")),
        Example(
            "forbidden-claim", claim("when = working\nforbid-tone = attention") { $0.tone = "attention" },
            at: "attention",
            good: claim("when = working\nforbid-tone = success") { $0.tone = "attention" }),
        // Every form must say it.
        Example(
            "missing-claim",
            claim("when = working\nrequire = draft\nfields = title") {
                $0.title = "{count, plural, one {# draft} other {# things}}"
            }, at: "{count, plural, one {# draft} other {# things}}",
            good: claim("when = working\nrequire = draft, things\nfields = title") {
                $0.title = "{count, plural, one {# draft} other {# things}}"
            }),
        // Where the support that says it is dropped, the title must.
        Example(
            "missing-claim",
            claim("when = working, small\nrequire = draft\nfields = title, support") {
                $0.entries = "support = A draft"
                $0.sections += "\n[budget tight]\nwhen = small\nsupport = 0 columns\n"
            }, at: "Task status",
            good: claim("when = working, large\nrequire = draft\nfields = title, support") {
                $0.entries = "support = A draft"
                $0.sections += "\n[budget tight]\nwhen = small\nsupport = 0 columns\n"
            }),
    ]
}
