import CatalogModel
import MessageSyntax
import Regions
import Rendering
import SourceText
import Translation
import Validation

extension CatalogDifference {
    /// For each locale of the later catalog the translations that were current and are not any more.
    static func stranded(from before: Compilation, to after: Compilation) -> [Stranded] {
        let former = standings(before)
        return standings(after).compactMap { locale, now in
            let then = former.first { $0.locale == locale }?.standing ?? Standing()
            let stranded = Stranded(
                locale: locale, stale: now.stale.filter { !then.isStale.contains($0) },
                retired: now.retired.filter { !then.isRetired.contains($0) })
            return stranded.stale.isEmpty && stranded.retired.isEmpty ? nil : stranded
        }
    }

    /// Units that are out of use, by id in the order of the store.
    private struct Standing {
        var stale: [String] = []
        var retired: [String] = []
        var isStale: Set<String> { Set(stale) }
        var isRetired: Set<String> { Set(retired) }
    }

    private static func standings(_ compilation: Compilation) -> [(locale: String, standing: Standing)] {
        guard let source = compilation.locales.first?.plan.source else { return [] }
        let briefing = Briefing(compilation.catalog, source: source)
        return compilation.locales.filter { $0.store != nil }.map { stage in
            let store = refresh(stage.store, for: stage.plan, briefing: briefing)
            let standing = Standing(
                stale: store.messages.flatMap(\.forms).filter(\.isStale).map(\.id),
                retired: store.retired.filter { $0.target != nil }.map(\.id))
            return (stage.plan.setting.tag.text, standing)
        }
    }

    /// Pairs of sections with the same title, support and label that did not say the same before. Of each words the first
    /// section stands for all.
    static func alike(from before: Compilation, to after: Compilation, _ locales: [String]) -> [Alike] {
        let read = readSections(after)
        return locales.flatMap { locale -> [Alike] in
            let now = wordings(after, locale)
            let then = wordings(before, locale)
            var first: [Wording: String] = [:]
            var found: [Alike] = []
            for (id, wording) in now where read.contains(id) {
                guard let other = first[wording] else {
                    first[wording] = id
                    continue
                }
                let former = [other, id].map { name in then.first { $0.id == name }?.wording }
                // A part split off a section reads like it, and did before.
                guard former[0] != former[1], former[0] != nil, former[1] != nil else { continue }
                found.append(Alike(locale: locale, sections: [other, id], title: wording.title))
            }
            return found
        }
    }

    private struct Wording: Hashable {
        let title: String
        let support: String
        let label: String
    }

    /// The ids of the sections that win somewhere.
    private static func readSections(_ compilation: Compilation) -> Set<String> {
        let copies = compilation.catalog.copies
        guard let contest = compilation.proof.parts.first?.contest, let diagram = WinnerDiagram.build(contest) else {
            return Set(copies.map(\.id.text))
        }
        return Set(diagram.counts().won.filter { $0.count > 0 }.map { copies[$0.owner].id.text })
    }

    private static func wordings(_ compilation: Compilation, _ locale: String) -> [(id: String, wording: Wording)] {
        let language = compilation.localeTags.firstIndex(of: locale) ?? 0
        let messages = compilation.projector.texts[language].messages
        func pattern(_ message: Int?) -> String? { message.flatMap { messages[$0] }.map { printMessage($0.parts) } }
        return compilation.catalog.copies.compactMap { copy in
            guard let title = pattern(copy.texts.title), let label = pattern(copy.texts.label) else { return nil }
            return (copy.id.text, Wording(title: title, support: pattern(copy.texts.support) ?? "", label: label))
        }
    }
}

extension SaidReader {
    /// What the fallback says in each compared locale, its action by name.
    var fallback: [Said] {
        let catalog = projector.catalog
        guard let texts = catalog.fallback?.texts else { return [] }
        return locales.map { locale in
            let messages = projector.texts[locale].messages
            func pattern(_ message: Int?) -> String? { message.flatMap { messages[$0] }.map { printMessage($0.parts) } }
            var said = Said()
            said[.title] = pattern(texts.title)
            said[.label] = pattern(texts.label)
            said[.redacted] = pattern(texts.redacted)
            said[.tone] = texts.tone.map { catalog.header.tones[$0].text }
            said[.symbol] = texts.symbol?.text
            if case .action(let index)? = texts.action {
                let action = catalog.actions[index]
                let spoken = [action.label, action.hint].compactMap(pattern)
                said[.action] =
                    "\(pattern(action.title) ?? "") (\(action.route?.text ?? action.kind.rawValue))"
                    + (spoken.isEmpty ? "" : ": " + spoken.joined(separator: ", "))
            }
            return said
        }
    }
}
