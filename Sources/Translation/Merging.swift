// Merging puts what came back from translators into a store. It never loses a word and never puts an older translation
// in the place of a newer one. Units are judged one by one:
//
//     source as in the catalog?   no   -> outdated: kept beside the current target
//     target as in the store?     yes  -> only the state may change
//     target as it was sent?      yes  -> unchanged: the translator did not touch it
//     placeholders all there?     no   -> faulty: kept beside the current target
//     sent from today's target?   no   -> conflict: kept beside the current target
//                                 yes  -> taken
//
// A hand-off says of each unit what it was (`ExportedBase`): the state and a hash of the target. That makes this a merge
// of three, so that files edited apart give the same store in any order, and an old file that comes back late undoes
// nothing. A file that has lost the base is believed, once: what it replaces is kept, and not taken again.
package import Diagnostics
package import LocaleData
import SourceText

/// What a merge gives.
package struct Merged: Sendable {
    /// Refreshed and canonical.
    package var store: TranslationStore
    package var report: MergeReport
    package var diagnostics: [Diagnostic]

    /// Whether something of the returns could not be taken, or not all of a message: what a strict import refuses.
    package var isBlocked: Bool { report.isBlocked || diagnostics.contains { $0.level == .error } }
}

/// Merges returned files, in order, into a store.
package func merge(
    _ documents: [InterchangeDocument], into store: TranslationStore?, for plan: TranslationPlan, briefing: Briefing
) -> Merged {
    var merger = Merger(aligned(store, to: plan, briefing: briefing), plan)
    for document in documents {
        for file in document.files { merger.take(file) }
    }
    // What was taken fits the plan already: only the offers depend on it.
    merger.store.rejected.sort { $0.id < $1.id }
    merger.store.offerProposals(plan)
    return Merged(store: merger.store, report: merger.report, diagnostics: merger.diagnostics)
}

extension InterchangeDocument.File {
    /// Whether the file is for a locale: `ru-RU` is for `ru` too, but `zh-Hant` not for `zh-Hans`.
    package func isFor(_ locale: LocaleTag) -> Bool { targetLanguage.map(locale.isMeant) ?? false }
}

extension LocaleTag {
    /// Whether a tool's tag means this locale: the same, or more precise.
    func isMeant(by text: String) -> Bool {
        let tag: LocaleTag
        switch LocaleTag.parse(text) {
        case .success(let parsed): tag = parsed
        case .failure(.outdated(_, let right)), .failure(.separators(let right)): tag = right
        default: return false
        }
        return tag == self || tag.text.hasPrefix(self.text + "-")
    }
}

struct Merger {
    /// Where a unit of the store stands.
    enum Place {
        case form(message: Int, form: Int)
        case retired(Int)
    }

    let plan: TranslationPlan
    var store: TranslationStore
    var report = MergeReport()
    var diagnostics: [Diagnostic] = []
    /// Where each unit stands, for those that do not come in the order of the store.
    private lazy var places = Merger.places(in: store)
    /// Where a unit stands that is the next of the store.
    private var next = (message: 0, form: 0)
    private var renamed: [String: String] = [:]
    /// Indexes of the plan's entries by key.
    private let entries: [String: Int]
    /// Indexes of the rejected units by id.
    private var rejected: [String: Int] = [:]
    /// Ids that a file of this run has changed.
    var changed: Set<String> = []

    init(_ store: TranslationStore, _ plan: TranslationPlan) {
        self.store = store
        self.plan = plan
        entries = Dictionary(plan.entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, form) in store.rejected.enumerated() { rejected[form.id] = index }
        for entry in plan.entries {
            if let former = entry.formerKey { renamed[former] = entry.key }
        }
    }

    private static func places(in store: TranslationStore) -> [String: Place] {
        var places: [String: Place] = [:]
        for (index, form) in store.retired.enumerated() { places[form.id] = .retired(index) }
        for (message, stored) in store.messages.enumerated() {
            for (index, form) in stored.forms.enumerated() {
                places[form.id] = .form(message: message, form: index)
            }
        }
        return places
    }

    mutating func take(_ file: InterchangeDocument.File) {
        guard file.isFor(plan.target), file.sourceLanguage.map(plan.source.isMeant) ?? true else {
            let languages = "`\(file.sourceLanguage ?? "?")` → `\(file.targetLanguage ?? "?")`"
            let wanted = "`\(plan.source)` → `\(plan.target)`"
            diagnostics.append(
                Diagnostic(
                    TranslationRules.localeMismatch, "this file is \(languages), not \(wanted)", at: file.range,
                    locale: plan.target.text))
            return
        }
        var taken = Taken()
        var units: [String: Int] = [:]
        units.reserveCapacity(file.units.count)
        report.entries.reserveCapacity(report.entries.count + file.units.count)
        for (index, written) in file.units.enumerated() where written.isTranslatable && !written.isFormatKey {
            var unit = renamed(written)
            if unit.isAsPrefilled { unit.target = nil }
            let first = units[unit.id]
            if first == nil { units[unit.id] = index }
            let outcome = first.map { reject(unit, first: file.units[$0]) } ?? decide(unit, &taken)
            report.entries.append(MergeReport.Entry(id: unit.id, outcome: outcome, range: unit.range))
        }
        reportMissingForms(of: taken.messages, in: file, units)
        let isBegun = taken.begun.contains { store.messages[$0].forms.contains { $0.target == nil } }
        report.hasGaps = report.hasGaps || isBegun
    }

    /// The messages of which something was taken, and those that had no words before.
    private struct Taken {
        var messages: Set<Int> = []
        var begun: Set<Int> = []
    }

    /// Decides on the first unit of a file with its id.
    private mutating func decide(_ unit: InterchangeUnit, _ taken: inout Taken) -> MergeReport.Outcome {
        switch place(unit.id) {
        case .form(let message, let form)?:
            let planned = plan.entries[message].flattened
            var stored = store.messages[message].forms[form]
            let read = unit.readingPrintf(for: planned.forms[form].source)
            let outcome = judge(read, &stored, planned, planned.forms[form])
            if outcome == .taken {
                if store.messages[message].forms.allSatisfy({ $0.target == nil }) { taken.begun.insert(message) }
                taken.messages.insert(message)
            }
            store.messages[message].forms[form] = stored
            return outcome
        case .retired(let index)?:
            var stored = store.retired[index]
            let outcome = judgeRetired(unit, &stored)
            store.retired[index] = stored
            return outcome
        case nil: return reject(unit, first: nil)
        }
    }

    /// The unit with the id of the form that a tool's own id means.
    private mutating func renamed(_ unit: InterchangeUnit) -> InterchangeUnit {
        guard exactPlace(unit.id) == nil, let id = plan.formID(of: unit, entries) else { return unit }
        var unit = unit
        unit.id = id
        return unit
    }

    /// Where a unit belongs, by its id or the one it had before a rename. A file of 2.2 names all cases of a message in
    /// every form, also those that a form does not depend on: `other`.
    private mutating func place(_ id: String) -> Place? {
        let exact = exactPlace(id)
        if case .form(let message, let form)? = exact {
            next = (message, form + 1)
            return exact
        }
        let key = id.prefix { $0 != ":" }
        if let now = renamed[String(key)], let place = places[now + id.dropFirst(key.count)] { return place }
        if exact == nil, id.hasSuffix(".other"), let last = id.lastIndex(of: ":") {
            return place(String(id[..<last]))
        }
        return exact
    }

    /// Where the unit with just this id stands.
    private mutating func exactPlace(_ id: String) -> Place? {
        while store.messages.indices.contains(next.message), next.form >= store.messages[next.message].forms.count {
            next = (next.message + 1, 0)
        }
        if store.messages.indices.contains(next.message), store.messages[next.message].forms[next.form].id == id {
            return .form(message: next.message, form: next.form)
        }
        return places[id]
    }

    /// Keeps the words of a unit that has no place, or whose place another unit of its file has taken.
    private mutating func reject(_ unit: InterchangeUnit, first: InterchangeUnit?) -> MergeReport.Outcome {
        let target = unit.target.flatMap { $0.isBlank || $0 == first?.target ? nil : $0 }
        guard target != nil || !unit.remarks.isEmpty else { return .unchanged }
        let content = [unit.id, unit.source.identity, target?.identity ?? ""].joined(separator: "\u{0}")
        var form = StoredForm(id: unit.id + ".r" + ContentHash.letters(of: content), source: unit.source)
        form.target = target.map { TargetText($0, state: unit.claim ?? .translated, isMachine: unit.isMachine) }
        form.add(unit.remarks)
        if let index = rejected[form.id] {
            store.rejected[index].add(form.notes)
        } else {
            rejected[form.id] = store.rejected.count
            store.rejected.append(form)
        }
        let problem = first == nil ? "the catalog has no unit `\(unit.id)`" : "`\(unit.id)` stands twice in this file"
        add(
            TranslationRules.unknownUnit, problem, unit,
            notes: ["Its words are kept in the group `\(StoreGroup.rejected)` of the store."])
        return .rejected
    }

    mutating func add(
        _ rule: Rule, _ message: String, _ unit: InterchangeUnit, at range: SourceRange? = nil, notes: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, at: range ?? unit.targetRange ?? unit.range, notes: notes, locale: plan.target.text,
                subject: String(unit.id.prefix { $0 != ":" })))
    }
}
