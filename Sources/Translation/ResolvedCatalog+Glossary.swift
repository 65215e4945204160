import CatalogModel
import LocaleData
import SourceText

extension ResolvedCatalog {
    /// The terms that a sentence uses, in catalog order; one that has nothing to tell a translator is left out.
    func terms(in sentence: FormText, source: LocaleTag, target: LocaleTag) -> [GlossaryTerm] {
        guard !terms.isEmpty else { return [] }
        let words = Self.words(of: sentence.readable)
        return terms.compactMap { term in
            guard let used = term.text.source.first(where: { words.contains(run: Self.words(of: $0.text)) }) else {
                return nil
            }
            let own = term.text.phrases(in: target.text, source: source.text)?.map(\.text)
            let translations = own ?? (term.isTranslated ? [] : [used.text])
            guard !translations.isEmpty || term.note != nil else { return nil }
            return GlossaryTerm(source: used.text, translations: translations, definition: term.note)
        }
    }

    /// The words of a text in lower case.
    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
}

extension [Substring] {
    /// Whether these words stand here one behind the other.
    fileprivate func contains(run: [Substring]) -> Bool {
        guard !run.isEmpty, run.count <= count else { return false }
        return (0...(count - run.count)).contains { self[$0..<($0 + run.count)].elementsEqual(run) }
    }
}
