/// The sections and keys of the catalog language: the one list that parsing, completion and help read.
package enum CatalogSchema {
    package static let sections: [SectionSchema] = [
        catalog, locale, axis, argument, action, impossible, copy, fallback, budget, claim, term, fixture, level, allow,
    ]

    /// The schema of a kind.
    package static func section(_ kind: SectionKind) -> SectionSchema {
        guard let schema = byKind[kind] else { preconditionFailure("each kind has a schema") }
        return schema
    }

    /// The kinds that know a key.
    package static func kinds(withKey base: String) -> [SectionKind] {
        sections.filter { $0.key(base) != nil }.map(\.kind)
    }

    private static let byKind = Dictionary(uniqueKeysWithValues: sections.map { ($0.kind, $0) })

    private static let when = KeySchema(name: "when", form: .selector, mayRepeat: true)
    private static let why = KeySchema(name: "why", form: .text)
    private static let note = KeySchema(name: "note", form: .text)
    private static let whenNeeded = SectionSchema.Requirement(
        "when", hint: "Say where it holds: `when = calendar, awaiting-review`; `when = *` is everywhere.")

    private static func key(_ name: String, _ form: ValueForm, _ suffix: KeySchema.Suffix = .none) -> KeySchema {
        KeySchema(name: name, form: form, suffix: suffix)
    }

    private static let catalog = SectionSchema(
        kind: .catalog, name: .id, occurs: .once,
        keys: [
            key("source", .name(.tag)), key("locales", .names(.tag)), key("precedence", .list), key("routes", .list),
            key("tones", .names(.word)), key("swift-type", .swiftType),
        ],
        required: [
            .init("source", hint: "Name the language that the catalog is written in: `source = en`."),
            .init("locales", hint: "List the languages to translate into: `locales = de, ja`; it may be empty."),
            .init("precedence", hint: "List every axis, strongest first: `precedence = freshness, task`."),
        ])

    private static let locale = SectionSchema(
        kind: .locale, name: .tag, occurs: .eachIDOnce,
        keys: [
            key("status", .word(["required", "partial"], reason: nil)),
            key("minimum-state", .word(["translated", "reviewed"], reason: nil)), key("fallback", .name(.tag)),
        ],
        required: [])

    private static let axis = SectionSchema(
        kind: .axis, name: .word, occurs: .eachIDOnce,
        keys: [
            key("values", .names(.word)), key("wire", .pairs), key("unknown", .reference),
            key("source", .word(["payload", "device"], reason: nil)),
        ],
        required: [
            .init("values", hint: "List its values: `values = live, delayed, stale`."),
            .init(
                "source",
                hint: "Write `source = payload` if the server sends it, `source = device` if the phone knows it."),
        ])

    private static let argument = SectionSchema(
        kind: .argument, name: .word, occurs: .eachIDOnce,
        keys: [
            key("type", .argumentType), key("class", .word(["D0", "D1", "D2", "D3", "D4"], reason: nil)),
            key("range", .numberRange), key("sample", .text), why,
        ],
        required: [
            .init(
                "type", hint: "Write `type = integer`, `decimal`, `percent`, `one of a, b`, `text`, `date` or `time`."),
            .init("class", hint: "Write `class = D0` if a bystander may read it, else `D1` to `D4`."),
        ])

    private static let action = SectionSchema(
        kind: .action, name: .id, occurs: .eachIDOnce,
        keys: [
            key(
                "kind",
                .word(
                    ["open", "dismiss-display"],
                    reason: "A surface may open the app or dismiss what it shows; whatever writes is done in the app.")),
            key("route", .reference), key("title", .message), key("short", .message), key("label", .message),
            key("hint", .message), note,
        ],
        required: [
            .init("kind", hint: "Write `kind = open`, with a `route`, or `kind = dismiss-display`."),
            .init("title", hint: "Give the words of its button: `title = Open review`."),
        ])

    private static let impossible = SectionSchema(
        kind: .impossible, name: .id, occurs: .eachIDOnce, keys: [when, why],
        required: [
            whenNeeded, .init("why", hint: "Say why it cannot happen, for whoever reads the proof: `why = …`."),
        ])

    private static let copy = SectionSchema(
        kind: .copy, name: .id, occurs: .eachIDOnce,
        keys: [
            when, key("title", .message), key("short", .message), key("tiny", .message), key("support", .message),
            key("label", .message), key("tone", .reference), key("symbol", .reference), key("redacted", .message),
            key("action", .reference),
            key("note", .text, .key(["title", "short", "tiny", "support", "label", "redacted"])),
            key("was", .name(.id)),
        ],
        required: [whenNeeded])

    private static let fallback = SectionSchema(
        kind: .fallback, name: nil, occurs: .once,
        keys: [
            key("title", .message), key("label", .message), key("redacted", .message), key("symbol", .reference),
            key("tone", .reference), key("action", .reference),
        ],
        required: [
            .init("title", hint: "Give the words that the app shows when nothing else can be: `title = Open Ailoha`."),
            .init("label", hint: "Give the words that VoiceOver speaks: `label = Open Ailoha`."),
            .init("redacted", hint: "Give the words that stand there under privacy redaction: `redacted = Ailoha`."),
        ])

    private static let budget = SectionSchema(
        kind: .budget, name: .id, occurs: .eachIDOnce,
        keys: [
            when, key("title", .columns, .locale), key("support", .columns, .locale), key("label", .columns, .locale),
            key("redacted", .columns, .locale), key("action", .columns, .locale),
        ],
        required: [whenNeeded])

    private static let claim = SectionSchema(
        kind: .claim, name: .id, occurs: .eachIDOnce,
        keys: [
            when, KeySchema(name: "unless", form: .selector, mayRepeat: true), key("forbid", .list, .locale),
            key("require", .list, .locale), key("except", .list, .locale), key("forbid-pattern", .text, .locale),
            key("forbid-tone", .list), key("fields", .words(["title", "support", "label", "redacted", "action"])), why,
        ],
        required: [
            .init("when", "unless", hint: "Say where it holds: `when = …`, or `unless = …` for everywhere else.")
        ])

    private static let term = SectionSchema(
        kind: .term, name: .id, occurs: .eachIDOnce,
        keys: [
            key("text", .list, .locale), key("avoid", .list, .locale), key("translate", .word(["no"], reason: nil)),
            note,
        ],
        required: [.init("text", hint: "Give the term in the source language: `text = review`.")])

    private static let fixture = SectionSchema(
        kind: .fixture, name: .id, occurs: .eachIDOnce,
        keys: [key("class", .word(["D1", "D2", "D3", "D4", "debug"], reason: nil)), key("values", .list)],
        required: [
            .init("class", hint: "Write what it stands for: `class = D1` to `D4`, or `debug`."),
            .init("values", hint: "List the made-up values: `values = Ada Example, ada@example.org`."),
        ])

    private static let level = SectionSchema(
        kind: .level, name: .rule, occurs: .eachIDOnce,
        keys: [key("is", .word(["error", "warning", "note", "off"], reason: nil)), why],
        required: [.init("is", hint: "Write `is = error`, `warning`, `note` or `off`.")])

    private static let allow = SectionSchema(
        kind: .allow, name: .rule, occurs: .freely,
        keys: [key("in", .list), key("locale", .names(.tag)), key("because", .text)],
        required: [.init("because", hint: "Say why the exception is right: `because = …`.")])
}
