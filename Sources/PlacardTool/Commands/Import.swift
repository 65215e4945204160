import Compiler
import Translation

extension Flag {
    static let dryRun = Flag("dry-run", "list what would become of each unit, write nothing")
    static let strict = Flag("strict", "take all or nothing")
}

extension Command {
    static let `import` = Command(
        name: "import",
        summary: "merge what translators send back into the translations",
        details: [
            "Every unit is judged by itself: one made from an older source never replaces a newer translation, and what",
            "cannot be taken is kept beside it and reported. The catalog is the nearest at or above the working directory.",
        ],
        operands: [
            Operand(
                name: "FILE", count: .oneOrMore,
                help: "an XLIFF file; for which locale, it says itself. `-` is standard input")
        ],
        flags: [.dryRun, .strict] + Flag.reporting
    ) { invocation throws(Failure) in
        var inputs: [CatalogInputs.File] = []
        for path in invocation.operands { inputs.append(try .named(path)) }
        let folder = try CatalogFolder.locate(nil)
        let returned = ReturnedFiles(inputs)
        if returned.isRefused {
            invocation.write(returned.diagnostics, in: returned.files, pathPrefix: "")
            return invocation.status(for: returned.diagnostics)
        }
        return try folder.locked(for: invocation) { () throws(Failure) in
            let run = try CatalogRun(invocation, in: folder, CheckOptions())
            guard run.compilation.isTranslatable else { return run.report() }
            let exchange = run.compilation.merging(returned, isStrict: invocation.has(.strict))
            invocation.write(exchange.diagnostics, in: exchange.files, pathPrefix: folder.prefix)
            for (locale, report) in exchange.reports {
                if invocation.has(.dryRun) { invocation.console.results.write(list(of: report, for: locale)) }
                invocation.say("\(locale): \(words(for: report))")
            }
            if !invocation.has(.dryRun) { try folder.write(exchange.outputs, for: invocation) }
            if exchange.isRefused { invocation.say("nothing was taken: `--strict` takes all or nothing") }
            return exchange.isRefused ? .findings : invocation.status(for: exchange.diagnostics)
        }
    }

    /// A line for each unit: "de  taken      calendar.review.title"
    private static func list(of report: MergeReport, for locale: String) -> String {
        let width = MergeReport.Outcome.allCases.map(\.rawValue.count).max() ?? 0
        return report.entries.map { entry in
            let outcome = entry.outcome.rawValue
            return "\(locale)  \(outcome)\(String(repeating: " ", count: width - outcome.count))  \(entry.id)\n"
        }.joined()
    }

    /// "12 taken, 3 unchanged"
    private static func words(for report: MergeReport) -> String {
        let counts = MergeReport.Outcome.allCases.compactMap { outcome in
            let count = report.count(outcome)
            return count == 0 ? nil : "\(count) \(outcome.rawValue)"
        }
        return counts.isEmpty ? "no units" : counts.joined(separator: ", ")
    }
}
