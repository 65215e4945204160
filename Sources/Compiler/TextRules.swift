import CatalogModel
import Diagnostics
import LocaleData
import Translation
import Validation

/// What the rules of single texts ask about a catalog, worked out once for all its languages.
package struct TextRules: Sendable {
    let catalog: ResolvedCatalog
    let source: LocaleTag
    let declarations: Declarations
    /// The source texts, read.
    private let texts: [ReadMessage]

    init(_ catalog: ResolvedCatalog, source: LocaleTag) {
        self.catalog = catalog
        self.source = source
        declarations = Declarations(catalog)
        texts = inParallel(Errand.chunks(of: catalog.messages.count)) { chunk in
            catalog.messages[chunk].map { ReadMessage($0.message) }
        }.flatMap(\.self)
    }

    /// What the rules say of some of the source texts.
    func findings(inSources messages: Range<Int>) -> [Diagnostic] {
        let language = LanguageScene(source, declarations)
        var findings: [Diagnostic] = []
        for index in messages where !catalog.messages[index].isForTranslationsOnly {
            let message = catalog.messages[index]
            findings += MessageChecks.run(
                MessageScene(
                    value: message.value, text: texts[index], language: language, key: message.key,
                    field: message.field, isAction: message.isAction, source: nil))
        }
        return findings
    }

    /// What they say of a locale's texts.
    func findings(in locale: TranslatedLocale) -> [Diagnostic] {
        inParallel(Errand.chunks(of: locale.messages.count, each: 4096)) { chunk in
            let language = LanguageScene(locale.tag, declarations)
            return chunk.flatMap { index in
                locale.messages[index].map { findings(in: $0, at: index, language) } ?? []
            }
        }.flatMap(\.self)
    }

    /// What they say of a translation of the message with that index. Stale words are not looked at.
    func findings(in translated: TranslatedMessage, at index: Int, _ language: LanguageScene) -> [Diagnostic] {
        guard !translated.isStale else { return [] }
        let message = catalog.messages[index]
        return MessageChecks.run(
            MessageScene(
                value: translated.value, text: ReadMessage(translated.message), language: language,
                key: message.key, field: message.field, isAction: message.isAction, source: texts[index]))
    }
}
