import CatalogModel
import Diagnostics
import Rendering
import SourceText
import Translation
import Validation

extension Compilation {
    /// What the rules of texts say of what a merge has taken, at its places in the returned files.
    func findings(in store: TranslationStore, of stage: LocaleStage) -> [Diagnostic] {
        var locale = TranslatedLocale(
            tag: stage.plan.target, setting: stage.plan.setting,
            messages: Array(repeating: nil, count: catalog.messages.count))
        var found: [Diagnostic] = []
        var isAnyReturned = false
        let chunks = inParallel(Errand.chunks(of: stage.plan.entries.count)) { read($0, store, stage.plan) }
        for chunk in chunks {
            for (index, message) in chunk.messages {
                locale.messages[index] = message
                isAnyReturned = isAnyReturned || message.isReturned
            }
            found += chunk.findings
        }
        guard isAnyReturned else { return [] }
        let source = LocaleTexts(tag: stage.plan.source, messages: catalog.messages.map(\.sourceMessage))
        let scene = CatalogScene(
            scene, texts: [source, LocaleTexts(tag: stage.plan.target, messages: locale.usable)],
            values: [catalog.messages.map(\.value), locale.messages.map { $0?.value }])
        found += inParallel(CatalogChecks.all) { check in
            check.run(scene).filter { $0.range?.file.isReturned ?? false }
        }.flatMap(\.self)
        return LevelPolicy(catalog).apply(to: found).filter { $0.range?.file.isReturned ?? false }
    }

    /// Some messages of a store, by index of the catalog's, and what the rules say of those that have come back.
    private func read(
        _ entries: Range<Int>, _ store: TranslationStore, _ plan: TranslationPlan
    ) -> (messages: [(Int, TranslatedMessage)], findings: [Diagnostic]) {
        let language = LanguageScene(plan.target, rules.declarations)
        var messages: [(Int, TranslatedMessage)] = []
        var findings: [Diagnostic] = []
        for entry in entries {
            guard let message = translated(store.messages[entry], for: plan, entry: entry) else { continue }
            let index = plan.entries[entry].message
            messages.append((index, message))
            if message.isReturned { findings += rules.findings(in: message, at: index, language) }
        }
        return (messages, findings)
    }

    /// Whether a merge has brought an error that the text which it replaces did not have.
    func addsFault(_ found: [Diagnostic]) -> Bool {
        found.contains { fault in
            fault.level == .error
                && !diagnostics.contains {
                    $0.rule.id == fault.rule.id && $0.locale == fault.locale && $0.subject == fault.subject
                }
        }
    }
}

extension TranslatedMessage {
    /// Whether some of its words have come back from a translator.
    fileprivate var isReturned: Bool { value.file.isReturned }
}
