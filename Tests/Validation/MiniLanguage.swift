import CatalogModel
import Compiler
import LocaleData
import MessageSyntax
import Rendering
import SourceText
import Validation

/// `MiniCatalog` with some of its texts translated into one language, checked as a whole.
struct MiniLanguage {
    let locale: String
    /// Patterns by message key.
    let texts: [String: String]

    func findings() throws -> [Finding] {
        var mini = MiniCatalog()
        mini.locales = locale
        mini.sections = """
            [copy twin]
            when  = done, small
            title = Twin
            short = Uses
            label = Twin uses
            tone  = success
            """
        let compilation = mini.compiled()
        let catalog = compilation.catalog
        let source = LocaleTexts(tag: try LocaleTag.parse("en").get(), messages: catalog.messages.map(\.message))
        let target = LocaleTexts(
            tag: try LocaleTag.parse(locale).get(),
            messages: catalog.messages.map { message in texts[message.key].map(parseMessage) })
        let scene = CatalogScene(
            catalog: catalog, proof: compilation.proof,
            projector: Projector(catalog: catalog, texts: [source, target]))
        return CatalogChecks.run(scene).map { Finding($0, in: compilation.files) }
    }
}
