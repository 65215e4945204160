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

    /// The findings of all checks of messages.
    func findings(_ declarations: Declarations = Declarations(MiniCatalog().compiled().catalog)) throws -> [Finding] {
        var files = SourceFiles()
        let file = files.add(path: "text", bytes: Array(text.utf8))
        let scene = MessageScene(
            value: MappedText(text, file: file, at: 0), message: parseMessage(text),
            locale: try LocaleTag.parse(locale).get(), key: "all.\(field.rawValue)", field: field, isAction: false,
            source: source.map(parseMessage), declarations: declarations)
        return MessageChecks.run(scene).map { Finding($0, in: files) }
    }
}
