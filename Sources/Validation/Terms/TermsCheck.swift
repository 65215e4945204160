import CatalogModel
import Diagnostics
import LocaleData
import MessageSyntax
import SourceText

extension MessageChecks {
    static let termNotUsed = Rule(
        "term-not-used", .warning, "A translation without the glossary’s word for a term of its source")
    static let avoidedTerm = Rule("avoided-term", .warning, "A word that the glossary says to avoid")

    /// Whether words are those of the glossary.
    static let terms = MessageCheck(
        [termNotUsed, avoidedTerm], by: .declared, when: { !$0.declarations.terms.isEmpty }
    ) { scene in
        avoided(scene) + missing(scene)
    }

    private static func avoided(_ scene: MessageScene) -> [Diagnostic] {
        let locale = scene.locale.text
        return scene.forms.flatMap { form -> [Diagnostic] in
            let text = form.folded
            return scene.declarations.terms.compactMap { term in
                let avoided = term.avoided(in: locale)
                guard avoided.firstRange(in: text) != nil else { return nil }
                let right = (term.forms(in: locale) ?? []).flatMap { $0.ranges(in: text) }
                let hit = avoided.lazy.flatMap { $0.ranges(in: text) }.first { range in
                    !right.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
                }
                guard let hit else { return nil }
                let bytes = text.origin(of: hit)
                let word = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
                let instead = (term.forms(in: locale) ?? []).first.map { "Write “\($0.text)”." } ?? "Use another word."
                return scene.finding(
                    avoidedTerm, "the glossary avoids “\(word)” for `\(term.name)`", at: form.patternRange(of: bytes),
                    notes: ["One thing with two names looks like two things.", instead])
            }
        }.firstOfEachPlace
    }

    /// Terms of the source that a form of the translation lacks, whichever number or state it is shown for.
    private static func missing(_ scene: MessageScene) -> [Diagnostic] {
        let source = scene.declarations.sourceLocale.text
        let candidates = scene.declarations.terms.compactMap {
            term -> (term: TermPhrases, own: [Phrase], origin: [Phrase])? in
            guard let own = term.forms(in: scene.locale.text), let origin = term.forms(in: source), !own.isEmpty else {
                return nil
            }
            return (term, own, origin)
        }
        guard !candidates.isEmpty else { return [] }
        var reported: Set<String> = []
        return scene.pairs.flatMap { pair -> [Diagnostic] in
            let text = pair.target.folded
            let sources = pair.sources.map(\.folded)
            return candidates.compactMap { term, own, origin in
                guard sources.allSatisfy({ source in origin.contains { $0.occurs(in: source) } }),
                    !own.contains(where: { $0.occurs(in: text) }), reported.insert(term.name).inserted
                else { return nil }
                return scene.finding(
                    termNotUsed,
                    "the source says “\(origin[0].text)”, the translation has no word of the glossary for it",
                    at: scene.place(of: pair.target),
                    notes: [
                        "One thing with two names looks like two things.",
                        "Write \(own.prefix(3).map { "“\($0.text)”" }.joined(separator: " or ")), or add the form to "
                            + "`[term \(term.name)]`.",
                    ])
            }
        }
    }
}

/// A term of the glossary, ready to be looked for.
struct TermPhrases: Sendable {
    let name: String
    private let isTranslated: Bool
    private let texts: [(locale: String, phrases: [Phrase])]
    private let avoids: [(locale: String, phrases: [Phrase])]
    private let source: String

    init(_ term: Term, source: String) {
        name = term.name.text
        isTranslated = term.isTranslated
        self.source = source
        func phrases(_ words: LocalizedPhrases) -> [(locale: String, phrases: [Phrase])] {
            [(source, words.source.map { Phrase($0.text) })]
                + words.forms.map { ($0.locale, $0.phrases.map { Phrase($0.text) }) }
        }
        texts = phrases(term.text)
        avoids = phrases(term.avoid)
    }

    /// The words for it in a locale; absent where the glossary has none. An untranslated term keeps its source's.
    func forms(in locale: String) -> [Phrase]? {
        texts.first { $0.locale == locale }?.phrases ?? (isTranslated ? nil : texts.first?.phrases)
    }

    func avoided(in locale: String) -> [Phrase] { avoids.first { $0.locale == locale }?.phrases ?? [] }
}
