import Compiler

extension Flag {
    static let tableLocale = Flag(
        "locale", takes: .value("TAG"), "the locale whose texts are shown; without it the source")
    static let tableFormat = Flag(
        "format", takes: .choice(TableOptions.Format.allCases.map(\.rawValue)), "how rows are written")
    static let all = Flag("all", "impossible combinations too, marked in a column `possible`")
    static let spreadsheet = Flag("spreadsheet", "guard cells that a spreadsheet would take for a formula")
}

extension Command {
    static let table = Command(
        name: "table",
        summary: "print what every combination says",
        details: [
            "A header, then a row a combination, also where `check` fails: a combination that nothing covers has empty",
            "cells, one that two sections tie for says AMBIGUOUS. `check` says why.",
        ],
        flags: [.tableLocale, .tableFormat, .all, .spreadsheet]
    ) { invocation throws(Failure) in
        let tag = invocation.value(of: .tableLocale)
        var check = CheckOptions()
        check.locales = tag.map { [$0] }
        let run = try CatalogRun(invocation, in: .locate(invocation.operands.first), check)
        var options = TableOptions()
        options.language = tag.flatMap { run.compilation.localeTags.firstIndex(of: $0) } ?? 0
        options.includesImpossible = invocation.has(.all)
        options.guardsFormulas = invocation.has(.spreadsheet)
        if let format = invocation.value(of: .tableFormat).flatMap(TableOptions.Format.init) { options.format = format }
        Compiler.Table(run.compilation.projector, options).print { invocation.console.results.write($0) }
        return .success
    }
}
