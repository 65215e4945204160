import CatalogModel
import CatalogSyntax
import Diagnostics
import SourceText

extension Resolver {
    /// Reads `[copy ID]`.
    mutating func readCopy(_ section: SectionSyntax) {
        guard let id = section.name, copyNames.insert(id.text).inserted else { return }
        let regions = regions(section)
        let texts = readTexts(section, id: id.text, owner: .copy(catalog.copies.count))
        checkGroups(section, texts)
        var copy = CopySection(id: id, regions: regions, texts: texts, range: section.range)
        copy.note = section.text("note")?.text
        copy.was = section.text("was")?.word
        catalog.copies.append(copy)
    }

    /// Reads `[fallback]`.
    mutating func readFallback(_ section: SectionSyntax) {
        guard catalog.fallback == nil else { return }
        let texts = readTexts(section, id: "fallback", owner: .fallback)
        checkGroups(section, texts)
        catalog.fallback = FallbackSection(texts: texts, range: section.range)
    }

    private mutating func readTexts(
        _ section: SectionSyntax, id: String, owner: CatalogMessage.Owner
    ) -> CopyTexts {
        var texts = CopyTexts()
        texts.title = addMessage(section, id, .title, owner)
        texts.short = addLength(section, id, .short, owner)
        texts.tiny = addLength(section, id, .tiny, owner)
        texts.support = addMessage(section, id, .support, owner)
        texts.label = addMessage(section, id, .label, owner)
        texts.redacted = addMessage(section, id, .redacted, owner)
        texts.symbol = section.text("symbol")?.word
        if let tone = section.text("tone")?.word {
            texts.tone = index(of: tone, in: catalog.header.tones, kind: "tone", where: "`tones` of the catalog")
        }
        if let action = section.text("action")?.word {
            texts.action = actionChoice(action)
        }
        return texts
    }

    private mutating func actionChoice(_ name: Name) -> ActionChoice? {
        guard name.text != "none" else { return ActionChoice.none }
        return index(of: name, in: catalog.actions.map(\.name), kind: "action", where: "the catalog")
            .map { .action($0) }
    }

    /// A section that gives one of title or label gives both; the others stand only beside them.
    private mutating func checkGroups(_ section: SectionSyntax, _ texts: CopyTexts) {
        let hasTitle = section.has("title")
        if hasTitle != section.has("label"), let given = section.value(hasTitle ? "title" : "label") {
            let missing = hasTitle ? "label" : "title"
            report(
                ResolutionRules.incompleteCopy, "`\(given.key.text)` without `\(missing)`", at: given.key.range,
                notes: [
                    "The screen and VoiceOver must never describe two different states, so a section gives both "
                        + "or neither.",
                    "Add the line `\(missing) = …`.",
                ],
                fixes: [
                    Fix(
                        "Add a `\(missing)`", .needsReview,
                        [Fix.Edit(given.lines.end, "\(missing) = \(given.value.text)\n")])
                ])
        } else if !hasTitle {
            for key in ["short", "tiny", "support", "tone", "symbol"] {
                guard let entry = section.value(key) else { continue }
                report(
                    ResolutionRules.strayCopy, "`\(key)` without a `title`", at: entry.key.range,
                    notes: [
                        "What a section does not give, it does not show: nothing is inherited from another section.",
                        "Add `title` and `label`, or delete the line.",
                    ])
            }
        }
        let isEmpty = !hasTitle && !section.has("label") && !section.has("redacted") && !section.has("action")
        if isEmpty, section.kind == .copy {
            report(
                ResolutionRules.emptySection, "`\(section.name?.text ?? "")` says nothing", at: section.headRange,
                notes: ["Give it `title` and `label`, `redacted` or `action`, or delete it."])
        }
    }

    /// `was` names an id that is gone, and names it once.
    mutating func checkFormerIDs() {
        var claimed: [String: SourceRange] = [:]
        for copy in catalog.copies {
            guard let was = copy.was else { continue }
            if let current = catalog.copies.first(where: { $0.id.text == was.text }) {
                report(
                    ResolutionRules.formerID, "`was` names `\(was.text)`, which still exists", at: was.range,
                    related: [.init(current.id.range, "here")],
                    notes: ["`was` carries translations over from an id that is gone; delete the line or the section."])
            } else if let earlier = claimed[was.text] {
                report(
                    ResolutionRules.formerID, "two sections say that they were `\(was.text)`", at: was.range,
                    related: [.init(earlier, "the other")], notes: ["Translations can be carried over to one of them."])
            } else {
                claimed[was.text] = was.range
            }
        }
    }
}
