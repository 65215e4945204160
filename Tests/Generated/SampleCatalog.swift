import CatalogModel
import Emission
import MessageSyntax
import SourceText
import TestSupport

/// A made-up catalog, drawn from a seed, with what it shows written down apart from the emitter.
struct SampleCatalog {
    static let languages = ["en", "de", "ru", "ar", "ja", "hi"]
    /// Locales that show fewer texts of their own: whole projections of theirs fall back.
    static let partial: Set<Int> = [1, 4]

    let catalog: ResolvedCatalog
    /// For each combination what each language shows.
    private(set) var shown: [[ShownProjection]] = []
    private var random: SeededRandom

    init(seed: UInt64, axisSizes: [Int]) {
        random = SeededRandom(seed: seed)
        catalog = Self.catalog(axisSizes: axisSizes)
        var states: [[ShownProjection]] = []
        for state in 0..<max(3, axisSizes.reduce(1, *) / 5) { states.append(projection(state)) }
        for _ in 0..<axisSizes.reduce(1, *) { shown.append(random.pick(states)) }
    }

    static func parts(_ pattern: String) -> [Part] { parseMessage(pattern).parts }

    /// The patterns of messages with arguments.
    static let messages = [
        "{count, plural, one {# task} other {# tasks}}",
        "{count, plural, =0 {nothing} =1 {just this} one {# day} two {# dd} few {# df} many {# dm} other {# do}}",
        "{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}",
        "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {total}",
        "{kind, select, mail {mail} phone_call {a '{'call'}'} other {thing}}: {count}",
        "{kind, select, mail {{count, plural, one {# mail} other {# mails}}} other {{count, number, integer} #}}",
        "{share, number, percent} done", "{share, number, ::.00 %x100} done", "{total, number, ::.00}",
        "{weight} kg, {weight, number, ::.##} t", "{weight, plural, one {# hour} few {# hours (f)} other {# hours}}",
        "{weight, plural, one {{weight, number, integer} h} other {{weight, number, integer} hs}}",
        "{weight, plural, one {{weight, number, ::.00} h} other {{weight, number, ::.00} hs}}",
        "{share, plural, one {{share, number, percent} o} few {# f} other {{share, number, percent} x}}",
        "{total, number, ::unit/minute unit-width-full-name} left", "{total, number, ::sign-always ,_}",
        "{share, plural, offset:0.5 =0.25 {quarter} one {one #} other {# of {share}}}", "''{total}'' — 'a'{count}",
    ]

    private mutating func projection(_ state: Int) -> ShownProjection { projection(state)[0] }

    private mutating func projection(_ state: Int) -> [ShownProjection] {
        let words = ["queue", "Größe", "готово", "مهمة", "完了", "रुका", "A \"quoted\" \\ text", "", "no\u{A0}break"]
        let title = random.below(2) == 0 ? random.pick(Self.messages) : random.pick(words)
        let label = random.below(2) == 0 ? random.pick(Self.messages) : String(repeating: random.pick(words), count: 9)
        let hasSupport = random.below(2) == 0
        let tone = random.below(3)
        let action = random.below(3)
        let symbol = random.pick([nil, "calendar", "circle.fill"])
        return Self.languages.enumerated().map { language, tag in
            let isServed = Self.partial.contains(language) && random.below(3) == 0
            let offered = ShownAction(
                action: action, title: Self.parts("do \(action) \(tag)"),
                label: action == 1 ? Self.parts("label \(tag)") : nil, hint: Self.parts("{count} \(tag)"))
            return ShownProjection(
                language: isServed ? 0 : language, title: Self.parts(tag + " " + title),
                support: hasSupport && language != 2 ? Self.parts("support \(state)") : nil, label: Self.parts(label),
                redacted: Self.parts("redacted \(state % 3) \(tag)"), tone: tone == 2 ? nil : tone, symbol: symbol,
                action: action == 2 ? nil : offered, frame: Self.frame(tag))
        }
    }

    private static func frame(_ tag: String) -> RedactedFrame {
        RedactedFrame(tone: 0, symbol: "app", action: ShownAction(action: 0, title: parts("Open \(tag)")))
    }

    private static func catalog(axisSizes: [Int]) -> ResolvedCatalog {
        let place = SourceRange(file: FileID(index: 0), 0..<0)
        func name(_ text: String) -> Name { Name(text, at: place) }
        var header = CatalogHeader(name: name("sample"), sourceLocale: name("en"), swiftType: "SampleCopy")
        header.tones = [name("neutral"), name("default")]
        header.routes = [name("home"), name("task-list")]
        var catalog = ResolvedCatalog(header: header)
        let axisNames = ["task", "kind-of-day", "in", "view", "surface"]
        for (number, size) in axisSizes.enumerated() {
            let values = (0..<size).map { value in
                value == 0
                    ? "unknown" : ["default", "to-meet", "all-cases", "self"][(value - 1) % 4] + Self.suffix(value)
            }
            catalog.axes.append(
                Axis(
                    name: name(axisNames[number]), values: values.map(name), wire: values.map { $0 + "_wire" },
                    unknown: number == 1 ? nil : 0, isPayload: number != 1))
        }
        typealias Declaration = ArgumentDeclaration
        catalog.arguments = [
            Declaration(name: name("count"), type: .integer, disclosure: .d0, range: 0...120),
            Declaration(name: name("secret"), type: .text, disclosure: .d3),
            Declaration(name: name("total"), type: .integer, disclosure: .d0, range: -2000...5_000_000),
            Declaration(name: name("share"), type: .percent, disclosure: .d0, range: 0...1),
            Declaration(name: name("weight"), type: .decimal, disclosure: .d0, range: -10...2500),
            Declaration(
                name: name("kind"), type: .oneOf([name("mail"), name("phone-call"), name("visit")]), disclosure: .d0),
        ]
        for (number, action) in ["open-app", "open-task", "dismiss"].enumerated() {
            var declared = Action(name: name(action), kind: number == 2 ? .dismissDisplay : .open, range: place)
            declared.route = number == 2 ? nil : header.routes[number]
            declared.title = 0
            catalog.actions.append(declared)
        }
        return catalog
    }

    private static func suffix(_ value: Int) -> String {
        value <= 4 ? "" : "-" + String(repeating: "x", count: (value - 1) / 4)
    }

    /// The catalog as the emitter gets it.
    var table: ProjectionTable {
        var builder = ProjectionTableBuilder(catalog: catalog, languages: Self.languages)
        for projections in shown { builder.appendCombination(row: builder.row(projections)) }
        return builder.finish()
    }

    /// The catalog as the model has it.
    var answer: CatalogModelAnswer {
        let sizes = catalog.axes.map(\.values.count)
        return CatalogModelAnswer(
            catalog: catalog, languages: Self.languages,
            samples: [
                "count": [0, 1, 2, 3, 5, 11, 21, 100, -7, 500, 111].map { .integer($0) },
                "total": [0, 1, -1, 999, 1000, 12345, 1_000_000, -1999, 9_999_999, -9999, 41].map { .integer($0) },
                "share": [0, 0.25, 0.5, 0.75, 1, 0.005, 0.9999, 0.125, 1.5, -3, .nan].map { .decimal($0) },
                "weight": [0, 1, 1.5, 2, -0.0004, 2499.9996, 21, 0.1, 99999, -.infinity, .nan].map { .decimal($0) },
                "kind": ["mail", "phone_call", "visit"].map { .word($0) },
            ],
            shown: { point, locale in
                let projections = shown[zip(point, sizes).reduce(0) { $0 * $1.1 + $1.0 }]
                return projections[projections[locale].language]
            }, key: { $0 })
    }
}
