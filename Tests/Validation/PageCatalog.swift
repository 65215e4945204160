import CatalogModel
import Compiler
import Diagnostics
import LocaleData
import MessageFiles
import MessageSyntax
import Regions
import Rendering
import SourceText
import Validation

/// A piece of catalog laid over `MiniCatalog`, with translation files beside it and commands run on it.
struct PageCatalog {
    private let patch: CatalogPatch
    private let stores: [CatalogInputs.File]
    private let returned: [CatalogInputs.File]
    private let commands: [String]
    private let base: String

    init(_ lines: [String], _ files: [RulePage.Block], _ commands: [String]) {
        let read = files.map { Self.file($0) }
        stores = read.filter { $0.path.hasPrefix("Locales/") }
        returned = read.filter { !$0.path.hasPrefix("Locales/") }
        self.commands = commands
        var mini = MiniCatalog()
        let translated = CatalogPatch(lines, over: "").translations.map(\.locale)
        var tags: [String] = []
        let stated = files.filter { $0.language == "xml" }.map(Self.tag)
        for tag in stated + translated where !tags.contains(tag) {
            tags.append(tag)
        }
        if !lines.contains(where: { $0.hasPrefix("locales") }) { mini.locales = tags.joined(separator: ", ") }
        base = mini.text
        patch = CatalogPatch(lines, over: base)
    }

    /// The language that a translation file is for, by its name.
    private static func tag(_ block: RulePage.Block) -> String {
        guard let path = block.path, path.hasPrefix("Locales/") else { return "de" }
        return String(path.dropFirst(8).dropLast(4))
    }

    /// Units alone get a file around them.
    private static func file(_ block: RulePage.Block) -> CatalogInputs.File {
        var lines = block.lines
        if lines.first?.hasPrefix("<unit") ?? false {
            lines =
                [
                    #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">"#,
                    #"<file id="mini">"#,
                ] + lines + ["</file></xliff>"]
        }
        if lines.first?.hasPrefix("<trans-unit") ?? false {
            lines =
                [
                    #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"#,
                    #"<file original="mini" source-language="en" target-language="\#(tag(block))" datatype="plaintext">"#,
                    "<body>",
                ] + lines + ["</body></file></xliff>"]
        }
        return CatalogInputs.File(
            path: block.path ?? "return.xlf", bytes: PageText.bytes(lines.joined(separator: "\n") + "\n"))
    }

    private func compiled(_ text: String) -> Compilation {
        var options = CheckOptions()
        for command in commands {
            let words = command.split(separator: " ")
            if let index = words.firstIndex(of: "--budget"), let steps = Int(words[index + 1]) {
                options.budget = Budget(diagram: steps, coverage: steps, ambiguity: steps, reachability: steps)
            }
        }
        let file = CatalogInputs.File(path: "Catalog/mini.copy", bytes: PageText.bytes(text))
        return compile(CatalogInputs(catalog: [file], locales: stores), options)
    }

    func outcome() throws -> PageCase.Outcome {
        if commands.contains(where: { $0.hasPrefix("placard xliff-lint") }) {
            let report = lintTranslations(returned)
            return PageCase.Outcome(diagnostics: report.diagnostics, files: report.files)
        }
        if let command = commands.first(where: { $0.hasPrefix("placard lint-messages") }) {
            var options = MessageLintOptions()
            options.locale = command.hasSuffix("--locale en") ? "en" : nil
            let lint = lintMessages(returned, options)
            return PageCase.Outcome(diagnostics: lint.diagnostics, files: lint.files)
        }
        let compilation = compiled(patch.text)
        if commands.contains(where: { $0.contains("--baseline") }), let file = returned.first {
            var files = compilation.files
            let id = files.add(path: file.path, bytes: file.bytes)
            let open = Baseline(id, in: files).apply(to: compilation.diagnostics, in: files).open
            return PageCase.Outcome(diagnostics: open, files: files)
        }
        var outcome = PageCase.Outcome(diagnostics: compilation.diagnostics, files: compilation.files)
        if !returned.isEmpty {
            let exchange = compilation.merging(returned)
            outcome = PageCase.Outcome(
                diagnostics: outcome.diagnostics + exchange.diagnostics, files: exchange.files)
        }
        if !patch.translations.isEmpty { outcome.diagnostics += try languageFindings(compilation) }
        outcome.diagnostics += try commandFindings(compilation)
        return outcome
    }

    /// What the checks of the whole catalog say of the translations in the snippet.
    private func languageFindings(_ compilation: Compilation) throws -> [Diagnostic] {
        let catalog = compilation.catalog
        let source = LocaleTexts(tag: try LocaleTag.parse("en").get(), messages: catalog.messages.map(\.message))
        var tags: [String] = []
        for translation in patch.translations where !tags.contains(translation.locale) {
            tags.append(translation.locale)
        }
        let targets = try tags.map { tag in
            LocaleTexts(
                tag: try LocaleTag.parse(tag).get(),
                messages: catalog.messages.map { message in
                    patch.translations.first { $0.locale == tag && $0.key == message.key }.map {
                        parseMessage($0.text)
                    }
                })
        }
        return CatalogChecks.run(
            CatalogScene(
                catalog: catalog, proof: compilation.proof,
                projector: Projector(catalog: catalog, texts: [source] + targets))
        ).filter { $0.locale != nil }
    }

    /// What `placard build` and `placard build --check` say; without a build before, `Output` is that of the catalog
    /// before the change.
    private func commandFindings(_ compilation: Compilation) throws -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var built = commands.isEmpty ? [] : compiled(base).build().outputs
        for command in commands where command.hasPrefix("placard build") {
            let build = compilation.build()
            guard command.hasSuffix("--check") else {
                built = build.outputs
                findings += build.diagnostics
                continue
            }
            let folder = InMemoryFileSystem()
            for output in built { folder.replace(output.path, with: output.bytes) }
            findings += try OutputDifference(folder, build.outputs, isPart: false).diagnostics
        }
        return findings
    }
}
