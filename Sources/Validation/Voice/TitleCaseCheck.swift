import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import Rendering

extension CatalogChecks {
    static let mixedTitleCase = Rule(
        "mixed-title-case", .warning, "Titles In Title Case beside titles in sentence case")

    /// Whether the English titles of a catalog are capitalised in one way. Only titles with two words or more to judge
    /// by count; the rarer way is reported, Title Case where both are as frequent.
    static let titleCase = CatalogCheck([mixedTitleCase]) { scene in
        scene.languages.filter { scene.projector.texts[$0].tag.language == "en" }.flatMap {
            language -> [Diagnostic] in
            let texts = scene.projector.texts[language].messages
            let judged = scene.catalog.messages.indices.compactMap { index -> (index: Int, isTitleCase: Bool)? in
                let message = scene.catalog.messages[index]
                guard message.field == .title, let text = texts[index], text.isValid else { return nil }
                return scene.declarations.isTitleCase(text, scene.projector.texts[language].tag).map { (index, $0) }
            }
            let titleCase = judged.count { $0.isTitleCase }
            let isOdd = titleCase * 2 <= judged.count
            return judged.filter { $0.isTitleCase == isOdd }.count == judged.count
                ? [] : judged.filter { $0.isTitleCase == isOdd }.map { report($0.index, isOdd, language, scene) }
        }
    }

    private static func report(
        _ message: Int, _ isTitleCase: Bool, _ language: Int, _ scene: CatalogScene
    ) -> Diagnostic {
        Diagnostic(
            mixedTitleCase,
            isTitleCase ? "this title is in Title Case, most are not" : "this title is in sentence case, most are not",
            at: scene.place(message, language: language),
            notes: [
                "Cards of one app stand one below the other; two ways to write them look like two apps.",
                isTitleCase ? "Write small letters but for names." : "Capitalise its words as in the other titles.",
            ], locale: scene.locale(language), subject: scene.catalog.messages[message].key)
    }
}

extension Declarations {
    /// Whether all words behind the first that could be small are capitalised; nil where there are too few, or some are
    /// and some are not: those may be names.
    fileprivate func isTitleCase(_ message: Message, _ locale: LocaleTag) -> Bool? {
        guard let text = forms(of: message.parts, in: locale).last?.text else { return nil }
        // Looked at first, because few titles have two such words.
        let bytes = Array(text.utf8)
        let long = text.runs(\.isWordScalar).dropFirst().filter { $0.count > 3 }
        guard long.count > 1 else { return nil }
        var folded = FoldedText(text)
        let names = terms.flatMap { $0.forms(in: locale.text) ?? [] }
        for name in names { folded.remove(name) }
        let kept = Set(folded.scalars.split { !$0.isWordScalar }.map { String(String.UnicodeScalarView($0)) })
        let words = long.map { String(decoding: bytes[$0], as: UTF8.self) }.filter {
            kept.contains($0.lowercased()) && $0.dropFirst() == $0.dropFirst().lowercased()
        }
        guard words.count > 1 else { return nil }
        let capitals = words.count { $0.unicodeScalars.first?.properties.isUppercase ?? false }
        return capitals == 0 ? false : capitals == words.count ? true : nil
    }
}
