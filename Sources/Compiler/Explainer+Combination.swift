import CatalogModel
import LocaleData
import MessageSyntax
import Regions
import Rendering
import SourceText
import Validation

extension Explainer {
    /// One combination: the winner of each group, every region that matches and all that beats it, and its texts.
    func explain(_ point: [Int]) -> ExplainedCombination {
        ExplainedCombination(
            words: catalog.words(for: point),
            impossible: catalog.impossible.filter { $0.regions.contains { $0.region.contains(point) } }
                .map { (name: $0.name.text, why: $0.why) },
            groups: compilation.proof.parts.map { explain($0, at: point) },
            texts: compilation.projector.texts.indices.map { texts(at: point, locale: $0) })
    }

    private func explain(_ part: Proof.Part, at point: [Int]) -> ExplainedCombination.GroupPart {
        let explanation = part.contest.explain(at: point)
        let outcome: ExplainedOutcome =
            switch explanation.winners {
            case .won(let owner, _): .section(catalog.copies[owner].id.text)
            case .ambiguous: .ambiguous
            case .uncovered, .impossible: .uncovered
            }
        let matches = explanation.matches.map { match in
            ExplainedCombination.Match(
                region: region(match.entry, part),
                defeats: match.defeats.map { defeat in
                    ExplainedCombination.Defeat(
                        section: name(defeat.by, part), axis: catalog.axes[defeat.axis].name.text,
                        inner: catalog.words(for: part.contest.entries[defeat.by].region, axis: defeat.axis),
                        outer: catalog.words(for: part.contest.entries[match.entry].region, axis: defeat.axis))
                })
        }
        return ExplainedCombination.GroupPart(group: part.group.rawValue, outcome: outcome, matches: matches)
    }

    /// The texts that a locale shows.
    private func texts(at point: [Int], locale: Int) -> ExplainedCombination.LocalePart {
        let projector = compilation.projector
        let projection = projector.projection(at: point, locale: locale)
        var rows: [(name: String, text: ResolvedText?)] = [
            ("title", projection.title), ("support", projection.support), ("label", projection.label),
            ("redacted", projection.redacted),
        ]
        if let action = projection.action {
            rows += [("action", action.title), ("action label", action.label), ("action hint", action.hint)]
        }
        return ExplainedCombination.LocalePart(
            tag: projector.texts[locale].tag.text, language: projector.texts[projection.language].tag.text,
            rows: rows.compactMap { name, text in text.map { (name: name, text: printMessage($0.parts)) } })
    }
}
