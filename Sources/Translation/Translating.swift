import CatalogModel
package import Diagnostics
import LocaleData
import MessageSyntax
import SourceText

/// The words of a locale as its store has them, and what is unfinished. The store need not be refreshed.
///
/// What is missing or stale is a warning, in a partial locale a note; a release makes it an error in a required one.
/// `mapping` makes a list of so many messages, each by its index.
package func translated(
    _ store: TranslationStore?, for plan: TranslationPlan, isRelease: Bool = false,
    mapping: (Int, @Sendable (Int) -> TranslatedMessage?) -> [TranslatedMessage?] = { (0..<$0).map($1) }
) -> Staged<TranslatedLocale> {
    let current = aligned(store, to: plan)
    let messages = mapping(plan.entries.count) { plan.message(of: plan.entries[$0], current.messages[$0]) }
    var translating = Translating(store: store, plan: plan, isRelease: isRelease)
    return translating.run(current, messages)
}

/// The message of an entry of the plan, as a store that was refreshed for it has it; nil where a form has no target.
package func translated(
    _ stored: StoredMessage, for plan: TranslationPlan, entry: Int
) -> TranslatedMessage? {
    plan.message(of: plan.entries[entry], stored)
}

private struct Translating {
    let store: TranslationStore?
    let plan: TranslationPlan
    let isRelease: Bool
    var diagnostics: [Diagnostic] = []

    mutating func run(_ current: TranslationStore, _ made: [TranslatedMessage?]) -> Staged<TranslatedLocale> {
        reportFile()
        let isEmpty = current.messages.allSatisfy { $0.forms.allSatisfy { $0.target == nil } }
        if isEmpty, !current.messages.isEmpty { reportNothing() }
        var messages = [TranslatedMessage?](repeating: nil, count: plan.catalog.messages.count)
        for (index, entry) in plan.entries.enumerated() {
            if !isEmpty { report(entry, current.messages[index]) }
            messages[entry.message] = made[index]
        }
        return Staged(
            TranslatedLocale(tag: plan.target, setting: plan.setting, messages: messages), diagnostics)
    }

    // MARK: Findings

    /// What is wrong with the file as a whole, and what it has that the catalog does not.
    private mutating func reportFile() {
        guard let store else { return }
        if !plan.target.isMeant(by: store.locale) || !plan.source.isMeant(by: store.sourceLocale) {
            add(
                TranslationRules.localeMismatch,
                "this store is `\(store.sourceLocale)` → `\(store.locale)`, not `\(plan.source)` → `\(plan.target)`",
                at: store.range)
        }
        let strays = strays(of: store)
        guard let first = strays.first else { return }
        let names = strays.prefix(3).map { "`\($0.id)`" }.joined(separator: ", ")
        let more = strays.count > 3 ? " and \(strays.count - 3) more" : ""
        add(
            TranslationRules.unknownUnit, "the catalog does not have \(names)\(more)", at: first.range,
            notes: [
                "`placard export` moves what is gone to the retired units and keeps its words.",
                "After a rename, `was = OLD` in the section carries the translations over.",
            ])
    }

    /// The forms of a store that the catalog does not have.
    private func strays(of store: TranslationStore) -> [StoredForm] {
        let isInOrder =
            store.messages.count == plan.entries.count
            && zip(plan.entries, store.messages).allSatisfy { $0.isAnswered(by: $1) }
        if isInOrder { return [] }
        let formers = Set(plan.entries.compactMap(\.formerKey))
        let known = Set(plan.entries.flatMap(\.ids))
        return store.messages.flatMap(\.forms).filter { !known.contains($0.id) && !formers.contains($0.key) }
    }

    /// One finding in place of one for each message.
    private mutating func reportNothing() {
        let needed = plan.entries.count { !plan.catalog.messages[$0.message].isOptional }
        let place = store?.range ?? plan.setting.tag.range
        add(
            TranslationRules.missingTranslation, "none of the \(needed) messages is translated", at: place,
            level: unfinished,
            notes: ["`placard export` writes `Locales/\(plan.target).xlf`, a file that any translation tool opens."])
    }

    private mutating func report(_ entry: TranslationPlan.Entry, _ stored: StoredMessage) {
        let source = plan.catalog.messages[entry.message]
        if entry.flattened.isCut {
            add(
                TranslationRules.unflattenedMessage,
                "`\(entry.key)` has more than \(FlattenedMessage.limit) forms", at: source.value.range, key: entry.key,
                notes: ["Split it into messages with fewer plurals and selects."])
        }
        let missing = stored.forms.indices.filter { stored.forms[$0].target == nil }
        if missing.count == stored.forms.count {
            guard !source.isOptional else { return }
            add(
                TranslationRules.missingTranslation, "`\(entry.key)` is not translated",
                at: stored.forms.first?.range ?? source.value.range, key: entry.key, level: unfinished,
                notes: [wayOut])
        } else if !missing.isEmpty {
            let names = missing.map { entry.flattened.forms[$0].name }.joined(separator: ", ")
            let range = missing.lazy.compactMap { stored.forms[$0].range }.first
            add(
                TranslationRules.missingForm, "`\(entry.key)` lacks the form \(names)", at: range ?? source.value.range,
                key: entry.key, level: unfinished, notes: [wayOut])
        }
        for form in stored.forms { reportState(form, source) }
    }

    private mutating func reportState(_ form: StoredForm, _ source: CatalogMessage) {
        guard let target = form.target else { return }
        let range = form.range ?? source.value.range
        if let previous = form.previous {
            add(
                TranslationRules.staleTranslation, "the source of `\(form.id)` has changed since it was translated",
                at: range, key: form.key, level: unfinished,
                notes: [
                    "It was “\(previous.source.readable)” and is now “\(form.source.readable)”.",
                    "Stale words are never shown: the fallback is, until the unit is changed or confirmed.",
                ])
        } else if target.isMachine {
            add(TranslationRules.machineTranslated, "a machine translated `\(form.id)`", at: range, key: form.key)
            reportUnconfirmed(form, target, at: range)
        } else if target.state < plan.minimum {
            reportUnconfirmed(form, target, at: range)
        } else if target.state < .reviewed {
            add(TranslationRules.unreviewedTranslation, "`\(form.id)` has not been reviewed", at: range, key: form.key)
        }
    }

    /// A target that is there but not far enough along to be shown.
    private mutating func reportUnconfirmed(_ form: StoredForm, _ target: TargetText, at range: SourceRange) {
        add(
            TranslationRules.missingTranslation,
            "`\(form.id)` is \(target.state.name); the locale shows what is \(plan.minimum.name)", at: range,
            key: form.key, level: unfinished)
    }

    private var wayOut: String {
        "Until it is there the locale shows its fallback; `placard export` puts it into `Locales/\(plan.target).xlf`."
    }

    private var unfinished: Level {
        guard plan.setting.isRequired else { return .note }
        return isRelease ? .error : .warning
    }

    private mutating func add(
        _ rule: Rule, _ message: String, at range: SourceRange?, key: String? = nil, level: Level? = nil,
        notes: [String] = []
    ) {
        var diagnostic = Diagnostic(
            rule, message, at: range, notes: notes, locale: plan.target.text, subject: key)
        if let level { diagnostic.level = level }
        diagnostics.append(diagnostic)
    }
}

extension TranslationPlan {
    /// The message of a unit whose forms all have targets.
    fileprivate func message(of entry: Entry, _ stored: StoredMessage) -> TranslatedMessage? {
        let targets = stored.forms.compactMap(\.target)
        guard targets.count == stored.forms.count, let state = targets.map(\.state).min() else { return nil }
        let source = catalog.messages[entry.message]
        let anchor = stored.place?.start ?? source.value.range
        let value = entry.flattened.rebuilt(targets.map(\.text), anchor: anchor)
        let isStale = stored.forms.contains(where: \.isStale)
        return TranslatedMessage(
            value: value, message: parseMessage(value.text), state: state, isStale: isStale,
            isMachine: targets.contains(where: \.isMachine), isUsable: !isStale && state >= minimum,
            forms: zip(stored.forms, targets).map { form, target in
                TranslatedMessage.Form(
                    id: form.id, text: target.text, source: form.source, state: target.state, range: form.range)
            })
    }

    fileprivate var minimum: TranslationState {
        setting.minimumState == .reviewed ? .reviewed : .translated
    }
}

extension StoredMessage {
    /// Its first form in the file that was read last: where a return has changed some forms, all findings are told there.
    fileprivate var place: SourceRange? {
        let places = forms.compactMap(\.range)
        guard let last = places.map(\.file.index).max() else { return nil }
        return places.first { $0.file.index == last }
    }
}
