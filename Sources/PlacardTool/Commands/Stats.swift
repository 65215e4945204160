import Compiler
import Diagnostics

extension Flag {
    static let statsFormat = Flag("format", takes: .choice(["text", "json"]), "how figures are written")
    static let failUnder = Flag(
        "fail-under", takes: .value("N"),
        "exit with status 1 where a required locale has less than N percent translated")
}

extension Command {
    static let stats = Command(
        name: "stats",
        summary: "count what is covered, translated and read",
        details: [
            "Coverage of each group, the translations of each locale in messages, how much of the possible combinations",
            "generic sections serve, and the bytes of each table. `optional` counts the shorter lengths that a locale has.",
        ],
        flags: [.statsFormat, .failUnder]
    ) { invocation throws(Failure) in
        var least = 0
        if let text = invocation.value(of: .failUnder) {
            guard let percent = Int(text), (0...100).contains(percent) else {
                throw Failure("`--fail-under` cannot be `\(text)`", hint: "it is a number of percents from 0 to 100")
            }
            least = percent
        }
        let run = try CatalogRun(invocation, in: .locate(invocation.operands.first), CheckOptions())
        let statistics = CatalogStatistics(run.compilation)
        let isJSON = invocation.value(of: .statsFormat) == "json"
        invocation.console.results.write(isJSON ? statistics.json : statistics.text)
        let behind = statistics.progress.filter { $0.isRequired && $0.percent < least }
        for locale in behind {
            invocation.console.errors.write(
                "error: `\(locale.locale)` has \(locale.percent) % of its messages translated; \(least) % are demanded\n"
            )
        }
        return behind.isEmpty ? .success : .findings
    }
}

extension CatalogStatistics {
    /// For people.
    fileprivate var text: String {
        var lines = ["\(grouped(possibleCount)) possible combinations of \(grouped(spaceCount))", "", "coverage"]
        lines += Self.table(
            coverage.map { entry in
                [
                    entry.group, Self.percent(entry.covered, possibleCount), "\(grouped(entry.covered)) covered",
                    "\(grouped(entry.uncovered)) without words",
                    entry.ambiguous.map { "\(grouped($0)) ambiguous" } ?? "ties not counted",
                ]
            })
        if !progress.isEmpty {
            lines += ["", "translations, in messages"]
            lines += Self.table([Self.columns] + progress.map(Self.row))
        }
        lines += ["", "who is read, by axes that the widest selector of a section restricts"]
        if let breadths {
            lines += Self.table(
                breadths.map { entry in
                    [
                        entry.restrictedAxes == 1 ? "1 axis" : "\(entry.restrictedAxes) axes",
                        Self.percent(entry.combinations, possibleCount), "\(grouped(entry.combinations)) combinations",
                        entry.sections == 1 ? "1 section" : "\(entry.sections) sections",
                    ]
                })
            lines += ["", "sections that are read most"]
            lines += Self.table(
                readings.prefix(10).map { entry in
                    [entry.section, Self.percent(entry.combinations, possibleCount), grouped(entry.combinations)]
                })
        } else {
            lines.append("  too many regions overlap to count")
        }
        return (lines + ["", "tables, in bytes"] + tableLines).joined(separator: "\n") + "\n"
    }

    private static let columns = [
        "locale", "", "needed", "translated", "reviewed", "stale", "missing", "machine", "optional",
    ]

    private static func row(_ entry: TranslationProgress) -> [String] {
        [entry.isRequired ? entry.locale : "\(entry.locale) (partial)", "\(entry.percent) %"]
            + [
                entry.needed, entry.translated, entry.reviewed, entry.stale, entry.missing, entry.machine,
                entry.optional,
            ].map { grouped($0) }
    }

    private var tableLines: [String] {
        guard let tables else {
            return [
                spaceCount > Self.tableLimit
                    ? "  not worked out: the space is too large to look at each combination"
                    : "  none: the catalog has errors"
            ]
        }
        return Self.table(tables.map { [$0.name, grouped($0.bytes)] })
    }

    /// All columns but the first are numbers.
    private static func table(_ rows: [[String]]) -> [String] {
        Columns.lines(rows, right: Set((rows.first ?? []).indices.dropFirst())).map { "  \($0)" }
    }

    /// `12.3 %`, rounded down, so that 100 % is all.
    private static func percent(_ part: UInt128, _ whole: UInt128) -> String {
        guard whole > 0 else { return "100.0 %" }
        // Counts of 10³⁵ and more would overflow; their last digits do not show in a percent.
        let (divisor, isLarge) = whole > .max / 1000 ? (whole / 1000, true) : (whole, false)
        let tenths = isLarge ? part / max(1, divisor) : part * 1000 / divisor
        return "\(tenths / 10).\(tenths % 10) %"
    }

    /// One object.
    fileprivate var json: String {
        var object = JSONObject()
        object.add("version", 1)
        object.add("combinations", "\(spaceCount)")
        object.add("possible", "\(possibleCount)")
        object.add("coverage", coverage.map(Self.object))
        object.add("locales", progress.map(Self.object))
        object.add("breadths", (breadths ?? []).map(Self.object))
        object.add("sections", readings.map(Self.object))
        if let tables {
            var sizes = JSONObject()
            for (name, bytes) in tables { sizes.add(name, bytes) }
            object.add("tables", sizes)
        }
        return object.text + "\n"
    }

    private static func object(_ entry: Coverage) -> JSONObject {
        var object = JSONObject()
        object.add("group", entry.group)
        object.add("covered", "\(entry.covered)")
        object.add("uncovered", "\(entry.uncovered)")
        if let ambiguous = entry.ambiguous { object.add("ambiguous", "\(ambiguous)") }
        return object
    }

    private static func object(_ entry: TranslationProgress) -> JSONObject {
        var object = JSONObject()
        object.add("locale", entry.locale)
        object.add("required", entry.isRequired)
        object.add("percent", entry.percent)
        object.add("needed", entry.needed)
        object.add("translated", entry.translated)
        object.add("reviewed", entry.reviewed)
        object.add("stale", entry.stale)
        object.add("missing", entry.missing)
        object.add("machine", entry.machine)
        object.add("optional", entry.optional)
        return object
    }

    private static func object(_ entry: Breadth) -> JSONObject {
        var object = JSONObject()
        object.add("restrictedAxes", entry.restrictedAxes)
        object.add("sections", entry.sections)
        object.add("combinations", "\(entry.combinations)")
        return object
    }

    private static func object(_ entry: Reading) -> JSONObject {
        var object = JSONObject()
        object.add("section", entry.section)
        object.add("restrictedAxes", entry.restrictedAxes)
        object.add("combinations", "\(entry.combinations)")
        return object
    }
}
