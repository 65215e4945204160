import Compiler
import XLIFF

extension Flag {
    static let xliffVersion = Flag(
        "version", takes: .choice(XLIFFVersion.allCases.map(\.rawValue)), "the XLIFF of the hand-offs")
    static let prefill = Flag("prefill", "write the source where a translation is wanted: for tools like OmegaT")
    static let handoffs = Flag("to", takes: .value("FOLDER"), "write the hand-offs there instead")
}

extension Command {
    static let export = Command(
        name: "export",
        summary: "bring the translations' files up to date and write hand-offs for translators",
        details: [
            "Writes `Locales/TAG.xlf`, the store of a locale's translations, and `Output/XLIFF/TAG.xlf`, what goes to a",
            "translator; with `--version 2.1` that is `Output/XLIFF-2.1/TAG.xlf`. `import` takes every version. No word",
            "is lost: what the catalog no longer has is kept apart.",
            "Some tools show only units that have a target. For these, `--prefill` writes the source where one is missing",
            "or stale, into `Output/XLIFF-prefilled/`; what comes back as it was sent counts as not translated.",
        ],
        flags: [.xliffVersion, .prefill, .handoffs, .locale] + Flag.reporting
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(invocation.operands.first)
        return try folder.locked(for: invocation) { () throws(Failure) in
            let options = try CheckOptions(invocation)
            let run = try CatalogRun(invocation, in: folder, options)
            guard run.compilation.isTranslatable else { return run.report() }
            let version = invocation.value(of: .xliffVersion).flatMap(XLIFFVersion.init) ?? .v12
            let exchange = run.compilation.export(
                only: options.locales, as: version, isPrefilled: invocation.has(.prefill))
            try folder.write(exchange.outputs, handoffsTo: invocation.value(of: .handoffs), for: invocation)
            invocation.write(exchange.diagnostics, in: exchange.files, pathPrefix: folder.prefix)
            return invocation.status(for: exchange.diagnostics)
        }
    }
}
