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
    var result = aligned(store, to: plan, briefing: briefing)
    result.offerProposals(plan)
    return result
}

/// The store as the catalog now wants it, without the words of equal sources; without a briefing it is only to be read:
/// nothing in it says what translators are told.
func aligned(_ store: TranslationStore?, to plan: TranslationPlan, briefing: Briefing? = nil) -> TranslationStore {
    var refresher = Refresher(store, plan, briefing)
    return refresher.aligned()
}

private struct Refresher {
    let plan: TranslationPlan
    let briefing: Briefing?
    private var result: TranslationStore
    /// The store's messages that hold just the sentences that the plan wants of them, by entry of the plan.
    private var ready: [Int: StoredMessage] = [:]
    private var live: [String: StoredForm] = [:]
    /// Ids of `live` in the order of the file.
    private var order: [String] = []
    private var retired: [String: StoredForm] = [:]

    init(_ store: TranslationStore?, _ plan: TranslationPlan, _ briefing: Briefing?) {
        self.plan = plan
        self.briefing = briefing
        result = TranslationStore(
            locale: plan.target.text, sourceLocale: plan.source.text, original: plan.catalog.header.name.text)
        guard let store else { return }
        result.range = store.range
        result.rejected = store.rejected.sorted { $0.id < $1.id }
        for form in store.retired { retired[form.id] = merged(retired[form.id], form) }
        let counts = store.messages.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
        let entries = Dictionary(
            plan.entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        for message in store.messages {
            if let entry = entries[message.key], counts[message.key] == 1, isReady(message, for: plan.entries[entry]) {
                ready[entry] = message
            } else {
                for form in message.forms { add(form) }
            }
        }
    }

    /// Whether a message needs nothing from elsewhere and leaves nothing over.
    private func isReady(_ message: StoredMessage, for entry: TranslationPlan.Entry) -> Bool {
        entry.isAnswered(by: message)
            && message.forms.allSatisfy { $0.holdsWords && (retired.isEmpty || retired[$0.id] == nil) }
    }

    private mutating func add(_ form: StoredForm) {
        if live[form.id] == nil { order.append(form.id) }
        live[form.id] = merged(live[form.id], form)
    }

    /// The first of two units with one id, with the words of the second.
    private func merged(_ first: StoredForm?, _ second: StoredForm) -> StoredForm {
        guard var form = first else { return second }
        form.absorb(second)
        return form
    }

    mutating func aligned() -> TranslationStore {
        result.messages.reserveCapacity(plan.entries.count)
        for index in plan.entries.indices {
            let entry = plan.entries[index]
            var forms = ready.removeValue(forKey: index)?.forms ?? taken(entry)
            for form in forms.indices { update(&forms[form], entry, entry.flattened.forms[form]) }
            result.messages.append(
                StoredMessage(key: entry.key, isFlattened: !entry.flattened.isFlat, forms: forms))
        }
        retireRest()
        return result
    }

    /// Puts what the catalog says now in the place of what it said when a unit was written.
    private func update(_ form: inout StoredForm, _ entry: TranslationPlan.Entry, _ planned: FlatForm) {
        form.adopt(planned.source)
        form.context =
            briefing?.context(of: planned, message: entry.message, target: plan.target) ?? FormContext()
        form.alternatives.removeAll(where: \.isProposal)
        form.respell(entry.flattened)
    }

    /// What the store knows of the sentences of a message that it has not ready.
    private mutating func taken(_ entry: TranslationPlan.Entry) -> [StoredForm] {
        var forms: [StoredForm] = []
        for planned in entry.flattened.forms { forms.append(taken(entry, planned)) }
        return forms
    }

    /// What it knows of one of them, or nothing but its source.
    private mutating func taken(_ entry: TranslationPlan.Entry, _ planned: FlatForm) -> StoredForm {
        let id = entry.key + planned.suffix
        var form = take(entry, suffix: planned.suffix) ?? StoredForm(id: id, source: planned.source)
        form.id = id
        if let gone = retired.removeValue(forKey: id) { form.absorb(gone) }
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
}

extension TranslationStore {
    /// Offers each sentence without a current target the targets of equal sources: at most three, in catalog order,
    /// retired ones last.
    mutating func offerProposals(_ plan: TranslationPlan) {
        let wanting = Set(messages.lazy.flatMap(\.forms).filter(\.wantsTarget).map(\.source))
        guard !wanting.isEmpty else { return }
        var offers: [FormText: [Alternative]] = [:]
        for form in messages.flatMap(\.forms) + retired {
            guard let target = form.target, !form.isStale, wanting.contains(form.source) else { continue }
            let known = offers[form.source, default: []]
            guard known.count < 3, !known.contains(where: { $0.target == target.text }) else { continue }
            offers[form.source, default: []].append(
                Alternative(kind: .proposal(from: form.id), source: form.source, target: target.text))
        }
        guard !offers.isEmpty else { return }
        // A title is no proposal for a length that it is too wide for.
        let lengths = plan.entries.map { plan.catalog.messages[$0.message].isForTranslationsOnly }
        let shorter = Set(zip(plan.entries, lengths).filter(\.1).flatMap(\.0.ids))
        for message in messages.indices {
            for index in messages[message].forms.indices {
                let form = messages[message].forms[index]
                guard form.wantsTarget, let offers = offers[form.source] else { continue }
                messages[message].forms[index].keep(
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
    mutating func respell(_ message: FlattenedMessage) {
        if let text = target?.text { target?.text = text.respelled(as: message) }
    }
}

extension FormText {
    /// The same with its placeholders as a message's source writes them.
    func respelled(as message: FlattenedMessage) -> FormText {
        var result = self
        for index in parts.indices {
            guard case .placeholder(let placeholder, let range) = parts[index],
                let spelling = message.spelling(of: placeholder.id), spelling != placeholder.spelling
            else { continue }
            result.replace(index, with: Placeholder(id: placeholder.id, spelling: spelling), at: range)
        }
        return result
    }
}

extension FlattenedMessage {
    /// How the source writes a placeholder.
    fileprivate func spelling(of id: String) -> String? {
        switch meanings[id] {
        case .argument(let written): written
        case .hash: "#"
        case nil: nil
        }
    }
}
