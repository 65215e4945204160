import CatalogModel
import Compiler
import Diagnostics
import LocaleData
import MessageSyntax
import SourceText
import Validation

/// One text and, where it is a translation, its source, checked against the declarations of `MiniCatalog`.
struct MiniTranslation {
    var locale = "de"
    var field = Field.title
    var source: String?
    var text: String

    /// What the catalog declares, with a glossary.
    static let declarations: Declarations = {
        var catalog = MiniCatalog()
        catalog.locales = "de"
        catalog.sections = "[term app]\ntext = app\ntext.de = App, Apps\n"
        return Declarations(catalog.compiled().catalog)
    }()

    /// The findings of all checks of messages.
    func findings() throws -> [Finding] {
        let outcome = try outcome()
        return outcome.diagnostics.map { Finding($0, in: outcome.files) }
    }

    /// What the checks of messages say, but for those in `skipped`.
    func outcome(without skipped: Rule? = nil) throws -> PageCase.Outcome {
        var files = SourceFiles()
        let file = files.add(path: "text", bytes: Array(text.utf8))
        let scene = MessageScene(
            value: MappedText(text, file: file, at: 0), message: parseMessage(text),
            locale: try LocaleTag.parse(locale).get(), key: "all.\(field.rawValue)", field: field, isAction: false,
            source: source.map(parseMessage), declarations: Self.declarations)
        let checks = MessageChecks.all.filter { check in !check.rules.contains { $0 == skipped } }
        return PageCase.Outcome(diagnostics: checks.flatMap { $0.run(scene) }, files: files)
    }
}
