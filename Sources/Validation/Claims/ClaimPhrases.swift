import CatalogModel
import LocaleData
import MessageSyntax
import Rendering
import SourceText

/// The words of a claim in one language.
struct ClaimPhrases {
    let forbid: [Phrase]
    let require: [Phrase]
    private let except: [Phrase]

    /// Nil where the claim has no words in the language.
    init?(_ claim: Claim, _ scene: CatalogScene, language: Int) {
        let source = scene.catalog.header.sourceLocale.text
        let locale = language == 0 ? source : scene.projector.texts[language].tag.text
        func phrases(_ words: LocalizedPhrases) -> [Phrase] {
            (words.phrases(in: locale, source: source) ?? []).map { Phrase($0.text) }
        }
        forbid = phrases(claim.forbid) + phrases(claim.forbidPattern)
        require = phrases(claim.require)
        except = phrases(claim.except)
        if forbid.isEmpty && require.isEmpty { return nil }
    }

    /// The first forbidden phrase that does not stand inside an excepted one.
    func forbiddenRange(in text: FoldedText) -> Range<Int>? {
        guard forbid.firstRange(in: text) != nil else { return nil }
        let allowed = except.flatMap { $0.ranges(in: text) }
        for phrase in forbid {
            let hit = phrase.ranges(in: text).first { range in
                !allowed.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
            }
            if let hit { return hit }
        }
        return nil
    }

    /// Whether every form says one of the required phrases.
    func isSaid(in showing: Showing) -> Bool {
        showing.forms.allSatisfy { form in require.contains { $0.occurs(in: form.folded) } }
    }
}

extension Showing {
    /// The first place that `find` finds in any form, as bytes of the pattern, with the words there.
    func firstHit(_ find: (FoldedText) -> Range<Int>?) -> (range: Range<Int>, words: String)? {
        for form in forms {
            guard let range = find(form.folded) else { continue }
            let bytes = form.folded.origin(of: range)
            let words = String(decoding: Array(form.text.utf8)[bytes], as: UTF8.self)
            return (form.patternRange(of: bytes), words)
        }
        return nil
    }
}

extension MessageForm {
    /// Where a range of `text` stands in the pattern; from the first to the last run that it touches.
    func patternRange(of bytes: Range<Int>) -> Range<Int> {
        func place(_ offset: Int) -> Int {
            guard let run = runs.last(where: { $0.offset <= offset }) else { return 0 }
            return run.literal.patternOffset(of: offset - run.offset)
        }
        guard !bytes.isEmpty else { return 0..<0 }
        let lower = place(bytes.lowerBound)
        // The end belongs to the run of the last byte, which the next run's start does not.
        guard let last = runs.last(where: { $0.offset < bytes.upperBound }) else { return lower..<lower }
        return lower..<max(lower, last.literal.patternOffset(of: bytes.upperBound - last.offset))
    }
}
