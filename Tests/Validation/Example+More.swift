import CatalogModel

extension Example {
    /// Shapes of choices, punctuation, voice.
    static let more: [Example] = quoting + shapes + punctuation + sentenceMarks + scripts + voice + translations

    private static let quoting: [Example] = [
        Example("unterminated-quote", .text("Use '{ to open"), at: "'{ to open", good: .text("Use '{' to open")),
        Example(
            "argument-swallowed-by-quote", .text("Don'{count}'t"), at: "'{count}'", good: .text("Don’t {count}")),
        Example("stray-brace", .text("Tasks } done"), at: "}", good: .text("Tasks '}' done")),
        Example(
            "hash-is-literal",
            .text("{count, plural, one {# task} other {# {kind, select, other {of # tasks}}}}"), at: "#",
            good: .text("{count, plural, one {# task} other {# {kind, select, other {of {count} tasks}}}}")),
        Example(
            "mixed-case-keyword", .text("{count, Plural, one {# task} other {# tasks}}"), at: "Plural",
            good: .text("{count, plural, one {# task} other {# tasks}}")),
        Example(
            "odd-argument-name", .translation("{größe} tasks", of: "{größe} tasks", in: "de"), at: "größe",
            good: .text("{size} tasks")),
    ]

    private static let shapes: [Example] = [
        Example(
            "nested-plural",
            .text("{count, plural, one {# task} other {# tasks in {size, plural, one {# list} other {# lists}}}}"),
            at: "size", good: .text("{count, plural, one {# task} other {# tasks}}")),
        Example(
            "same-plural-forms", .text("{count, plural, one {# fish} other {# fish}}"), at: "count",
            good: .text("{count, plural, one {# fish} other {# fishes}}")),
        Example(
            "empty-branch", .text("{count, plural, =0 {} one {# task} other {# tasks}}"), at: "{}",
            good: .text("{count, plural, =0 {} one {# task} other {# tasks}}", .support)),
        Example("argument-only-message", .text("{count}"), at: "{count}", good: .text("{count} of 9")),
        Example("unit-joined-to-argument", .text("Ends in {count}min"), at: "min", good: .text("Ends in {count} min")),
        Example(
            "too-many-forms",
            .text(
                "{count, plural, =0 {a} =1 {b} =2 {c} =3 {d} =4 {e} =5 {f} =6 {g} =7 {h} =8 {i} =9 {j} =10 {k} =11 {l} "
                    + "=12 {m} =13 {n} =14 {o} =15 {p} =16 {q} =17 {r} =18 {s} =19 {t} =20 {u} =21 {v} =22 {w} =23 {x} "
                    + "other {#}}"),
            at: "{count, plural, =0 {a} =1 {b} =2 {c} =3 {d} =4 {e} =5 {f} =6 {g} =7 {h} =8 {i} =9 {j} =10 {k} =11 {l} "
                + "=12 {m} =13 {n} =14 {o} =15 {p} =16 {q} =17 {r} =18 {s} =19 {t} =20 {u} =21 {v} =22 {w} =23 {x} "
                + "other {#}}",
            good: .text("{count, plural, =0 {a} =1 {b} =2 {c} =3 {d} other {#}}")),
        Example(
            "number-without-plural", .text("{count} tasks left"), at: "{count}",
            good: .text("{count, plural, one {# task left} other {# tasks left}}")),
        Example(
            "number-differs", .translation("In 42 Stunden", of: "In 24 hours", in: "de"), at: "42",
            good: .translation("In vierundzwanzig Stunden", of: "In 24 hours", in: "de")),
    ]

    private static let punctuation: [Example] = [
        Example("repeated-punctuation", .text("Done!!"), at: "!!", good: .text("Done! All of it?!")),
        Example("space-before-punctuation", .text("Done , all"), at: " ,", good: .text("Done, .all")),
        Example("missing-space-after-punctuation", .text("Done,all"), at: ",", good: .text("1,000 done, all")),
        Example("hyphen-as-dash", .text("Done - all"), at: "-", good: .text("Done – all, 1 - 2, well-known")),
        Example(
            "halfwidth-cjk-punctuation", .translation("已完成,请查看", of: "Done, see", in: "zh-Hans"), at: ",",
            good: .translation("已完成，请查看", of: "Done, see", in: "zh-Hans")),
        Example(
            "french-spacing", .translation("Fini !", of: "Done!", in: "fr"), at: " !",
            good: .translation("Fini\u{202F}!", of: "Done!", in: "fr")),
    ]

    private static let sentenceMarks: [Example] = [
        Example("unbalanced-bracket", .text("Done (all"), at: "(", good: .text("a) Done (all) :)")),
        Example(
            "missing-inverted-mark", .translation("Listo?", of: "Ready?", in: "es"), at: "?",
            good: .translation("¿Listo?", of: "Ready?", in: "es")),
        Example("doubled-word", .text("All of of it"), at: "of", good: .text("He had had it")),
        Example(
            "punctuation-differs", .translation("Fertig?", of: "Done", in: "de"), at: "?",
            good: .translation("完了。", of: "Done.", in: "ja")),
    ]

    private static let scripts: [Example] = [
        Example("mixed-script", .text("Tаsk"), at: "Tаsk", good: .translation("SMS-код", of: "Code", in: "ru")),
        Example("mixed-digits", .text("1 and ٢"), at: "٢", good: .text("1 and 2")),
        Example(
            "kashida", .translation("مهمـة", of: "Task", in: "ar"), at: "ـ",
            good: .translation("١٤٤٥ هـ", of: "Year", in: "ar")),
        Example("compatibility-character", .text("ﬁnished"), at: "ﬁ", good: .text("finished")),
    ]

    private static let voice: [Example] = [
        Example("first-person", .text("We are working"), at: "We", good: .text("In the US, worker")),
        Example("interjection", .text("Oops, no task"), at: "Oops", good: .text("No task")),
        Example("wrong-input-verb", .text("Click to open"), at: "Click", good: .text("Clickbait to open")),
        Example("exclamation-mark", .text("Done!"), at: "!", good: .text("Done")),
        Example("title-ends-with-period", .text("Task finished."), at: ".", good: .text("Task finished. See it")),
        Example("emoji", .text("Done 🎉"), at: "🎉", good: .text("Done 🎉", .hint)),
    ]

    private static let translations: [Example] = [
        Example(
            "stand-in-translation", .translation("TBD", of: "Task", in: "de"), at: "TBD",
            good: .translation("-", of: "-", in: "de"))
    ]
}

extension Example {
    /// Languages as wholes: what they say in one place beside another.
    static let languages: [Example] = [
        Example(
            "states-read-alike", .language("de", ["all.title": "Aufgabe", "else.title": "Aufgabe"]), at: "Task status",
            good: .language("de", ["all.title": "Aufgabe", "else.title": "Anderes"])),
        Example(
            "inconsistent-translation",
            .language("de", ["uses.short": "Nutzt", "twin.short": "Verwendet"]), at: "Uses",
            good: .language("de", ["uses.short": "Nutzt", "twin.short": "Nutzt"])),
        Example(
            "over-budget", .language("de", ["all.title": String(repeating: "Lang ", count: 13)]), at: "Task status",
            good: .language("de", ["all.title": "Kurz"])),
    ]
}
