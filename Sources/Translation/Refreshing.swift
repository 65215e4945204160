// Refreshing brings a store up to date with its catalog and loses no word:
//
// - each sentence of the plan takes over the unit of its id, else that of its former key (`was`), else the retired one;
// - where the source has changed since, the target stays but becomes *stale*: it needs review, and the pair it was made
//   from is kept beside it; if the source changes back, the target is what it was;
// - a retired unit whose id has gone to another one gives its words to that, beside the target;
// - units that the plan no longer has are retired if they hold words;
// - a sentence without a current target is offered the targets of equal sources.
//
// The result depends on the plan and the words of the store only, so refreshing twice changes nothing.
import CatalogModel
import LocaleData
import SourceText

/// The store as the catalog now wants it, with what translators are told.
package func refresh(
    _ store: TranslationStore?, for plan: TranslationPlan, briefing: Briefing
) -> TranslationStore {
    var refresher = Refresher(store, plan, briefing)
    return refresher.refreshed()
}

/// The store as the catalog now wants it, to be read and not written: without what translators are told.
func aligned(_ store: TranslationStore?, to plan: TranslationPlan) -> TranslationStore {
    var refresher = Refresher(store, plan, nil)
    return refresher.refreshed()
}

private struct Refresher {
    let plan: TranslationPlan
    let briefing: Briefing?
    private var result: TranslationStore
    private var live: [String: StoredForm] = [:]
    /// Ids of `live` in the order of the file.
    private var order: [String] = []
    private var retired: [String: StoredForm] = [:]

    init(_ store: TranslationStore?, _ plan: TranslationPlan, _ briefing: Briefing?) {
        self.plan = plan
        self.briefing = briefing
        result = TranslationStore(
            locale: plan.target.text, sourceLocale: plan.source.text, original: plan.catalog.header.name.text)
        result.range = store?.range
        result.rejected = (store?.rejected ?? []).sorted { $0.id < $1.id }
        for form in store?.messages.flatMap(\.forms) ?? [] {
            if live[form.id] == nil { order.append(form.id) }
            live[form.id] = merged(live[form.id], form)
        }
        for form in store?.retired ?? [] { retired[form.id] = merged(retired[form.id], form) }
    }

    /// The first of two units with one id, with the words of the second.
    private func merged(_ first: StoredForm?, _ second: StoredForm) -> StoredForm {
        guard var form = first else { return second }
        form.absorb(second)
        return form
    }

    mutating func refreshed() -> TranslationStore {
        result.messages = plan.entries.map { entry in
            let forms = entry.flattened.forms.indices.map { form(entry, $0) }
            return StoredMessage(key: entry.key, isFlattened: !entry.flattened.isFlat, forms: forms)
        }
        retireRest()
        if briefing != nil { offerProposals() }
        return result
    }

    private mutating func form(_ entry: TranslationPlan.Entry, _ index: Int) -> StoredForm {
        let planned = entry.flattened.forms[index]
        var form = take(entry, suffix: planned.suffix) ?? StoredForm(id: "", source: planned.source)
        form.id = entry.key + planned.suffix
        if let gone = retired.removeValue(forKey: form.id) { form.absorb(gone) }
        form.adopt(planned.source)
        form.context =
            briefing?.context(of: planned, message: entry.message, target: plan.target) ?? FormContext()
        form.alternatives.removeAll(where: \.isProposal)
        form.respell(entry.flattened.spellings)
        return form
    }

    /// The unit that a sentence takes over, removed from where it was.
    private mutating func take(_ entry: TranslationPlan.Entry, suffix: String) -> StoredForm? {
        let own = live.removeValue(forKey: entry.key + suffix)
        if let own, own.holdsWords { return own }
        if let former = entry.formerKey {
            if let renamed = live.removeValue(forKey: former + suffix), renamed.holdsWords { return renamed }
            if own == nil, let gone = retired.removeValue(forKey: entry.key + suffix) { return gone }
            return retired.removeValue(forKey: former + suffix) ?? own
        }
        return retired.removeValue(forKey: entry.key + suffix) ?? own
    }

    private mutating func retireRest() {
        for id in order {
            guard let form = live[id], form.holdsWords else { continue }
            retired[id] = retired[id].map { merged(form, $0) } ?? form
        }
        result.retired = retired.values.sorted { $0.id < $1.id }.map { form in
            var form = form
            form.context = FormContext()
            form.alternatives.removeAll(where: \.isProposal)
            return form
        }
    }

    /// At most three for each sentence, in catalog order, retired ones last.
    private mutating func offerProposals() {
        var offers: [FormText: [Alternative]] = [:]
        for form in result.messages.flatMap(\.forms) + result.retired {
            guard let target = form.target, !form.isStale else { continue }
            let known = offers[form.source, default: []]
            guard known.count < 3, !known.contains(where: { $0.target == target.text }) else { continue }
            offers[form.source, default: []].append(
                Alternative(kind: .proposal(from: form.id), source: form.source, target: target.text))
        }
        // A title is no proposal for a length that it is too wide for.
        let lengths = plan.entries.map { plan.catalog.messages[$0.message].isForTranslationsOnly }
        let shorter = Set(zip(plan.entries, lengths).filter(\.1).flatMap(\.0.ids))
        for message in result.messages.indices {
            for index in result.messages[message].forms.indices {
                let form = result.messages[message].forms[index]
                guard form.target == nil || form.isStale, let offers = offers[form.source] else { continue }
                result.messages[message].forms[index].keep(
                    lengths[message] ? offers.filter { $0.proposedBy.map(shorter.contains) ?? false } : offers)
            }
        }
    }
}

extension StoredForm {
    /// Makes a sentence of the catalog the source.
    mutating func adopt(_ new: FormText) {
        let old = source
        source = new
        guard !old.saysTheSame(as: new), let target else { return }
        if let pair = previous {
            guard pair.source.saysTheSame(as: new) else { return }
            self.target = pair.target
            previous = nil
        } else {
            previous = TranslationPair(source: old, target: target)
            self.target = TargetText(target.text, state: .needsReview, isMachine: target.isMachine)
        }
    }

    /// Takes over the words of another unit with the same id.
    mutating func absorb(_ other: StoredForm) {
        if target == nil, other.target != nil, source.saysTheSame(as: other.source) {
            target = other.target
            previous = other.previous
        } else if let words = other.target {
            keep(Alternative(kind: .conflict, source: other.previous?.source ?? other.source, target: words.text))
        }
        keep(other.alternatives.filter { !$0.isProposal })
        add(other.notes)
    }

    /// Shows placeholders as the catalog writes them.
    mutating func respell(_ spellings: [String: String]) {
        if let target {
            self.target = TargetText(
                target.text.respelled(spellings), state: target.state, isMachine: target.isMachine)
        }
    }
}

extension FormText {
    /// The same with other spellings of its placeholders, by id.
    func respelled(_ spellings: [String: String]) -> FormText {
        guard !spellings.isEmpty else { return self }
        var result = FormText()
        for part in parts {
            if case .placeholder(let placeholder, let range) = part {
                let spelling = spellings[placeholder.id] ?? placeholder.spelling
                result.append(Placeholder(id: placeholder.id, spelling: spelling), at: range)
            } else {
                result.append(part)
            }
        }
        return result
    }
}

extension FlattenedMessage {
    /// How the source writes each placeholder, by id.
    var spellings: [String: String] {
        meanings.mapValues { meaning in
            switch meaning {
            case .argument(let written): written
            case .hash: "#"
            }
        }
    }
}
