import Compiler

extension Command {
    static let export = Command(
        name: "export",
        summary: "bring the translations' files up to date and write hand-offs for translators",
        details: [
            "Writes `Locales/TAG.xlf`, the store of a locale's translations, and `Output/XLIFF/TAG.xlf`, what goes to a",
            "translator. No word is lost: what the catalog no longer has is kept apart.",
        ],
        flags: [.locale] + Flag.reporting
    ) { invocation throws(Failure) in
        let folder = try CatalogFolder.locate(invocation.operands.first)
        return try folder.locked(for: invocation) { () throws(Failure) in
            let options = try CheckOptions(invocation)
            let run = try CatalogRun(invocation, in: folder, options)
            guard run.compilation.isTranslatable else { return run.report() }
            let exchange = run.compilation.export(only: options.locales)
            try folder.write(exchange.outputs, for: invocation)
            invocation.write(exchange.diagnostics, in: exchange.files, pathPrefix: folder.prefix)
            return invocation.status(for: exchange.diagnostics)
        }
    }
}
