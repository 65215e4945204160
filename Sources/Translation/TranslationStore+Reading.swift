import SourceText

/// The names of what a store's file has beside its units.
package enum StoreGroup {
    /// Units gone from the catalog.
    package static let retired = "retired"
    /// Units that came back without a place.
    package static let rejected = "rejected"
}

/// Who speaks in the notes that this tool writes; every other note is a translator's.
package enum NoteAuthor: String, CaseIterable, Sendable {
    case writer
    case role
    case shown
    case numbers

    /// Whether a note with that author is one of this tool's.
    package static func isOurs(_ author: String?) -> Bool { author.flatMap(Self.init(rawValue:)) != nil }
}

extension TranslationStore {
    /// Reads the store's own file. Nil where the document has no `<file>`.
    package init?(_ document: InterchangeDocument) {
        guard let file = document.files.first else { return nil }
        self.init(
            locale: file.targetLanguage ?? "", sourceLocale: file.sourceLanguage ?? "", original: file.original)
        range = file.range
        for unit in document.files.flatMap(\.units) {
            let form = StoredForm(unit)
            if unit.groups.contains(StoreGroup.retired) {
                retired.append(form)
            } else if unit.groups.contains(StoreGroup.rejected) {
                rejected.append(form)
            } else {
                add(form)
            }
        }
    }

    /// Puts a form behind the others of its message.
    private mutating func add(_ form: StoredForm) {
        let key = form.key
        if let last = messages.last, last.key == key {
            messages[messages.count - 1].forms.append(form)
        } else {
            messages.append(StoredMessage(key: key, isFlattened: key != form.id, forms: [form]))
        }
    }
}

extension StoredForm {
    /// The message key: the id up to the first colon.
    package var key: String { String(id.prefix { $0 != ":" }) }

    /// What a store's unit says. A target without a state counts as translated.
    init(_ unit: InterchangeUnit) {
        self.init(id: unit.id, source: unit.source)
        range = unit.range
        if let text = unit.target, !text.isBlank {
            target = TargetText(text, state: unit.claim ?? .translated, isMachine: unit.isMachine)
        }
        var kept: [Alternative] = []
        for alternative in unit.alternatives {
            let old = alternative.source ?? unit.source
            if alternative.type == "previous-version", target != nil {
                previous = TranslationPair(
                    source: old,
                    target: TargetText(
                        alternative.target, state: alternative.state ?? .translated, isMachine: alternative.isMachine))
            } else if let kind = Alternative.Kind(type: alternative.type, origin: alternative.origin) {
                kept.append(Alternative(kind: kind, source: old, target: alternative.target))
            }
        }
        keep(kept)
        add(unit.remarks)
    }
}

extension InterchangeUnit {
    /// The notes that a person wrote.
    package var remarks: [InterchangeNote] {
        notes.isEmpty ? [] : notes.filter { !NoteAuthor.isOurs($0.from) && !$0.text.isEmpty }
    }
}

extension Alternative.Kind {
    /// As `alttranstype` and `origin` say it.
    package var spelling: (type: String, origin: String) {
        switch self {
        case .proposal(let id): ("proposal", id)
        case .outdated: ("reference", "outdated")
        case .replaced(.translated): ("reference", "replaced")
        case .replaced(let state): ("reference", "replaced \(state.name)")
        case .conflict: ("rejected", "conflict")
        case .faulty: ("rejected", "faulty")
        }
    }

    /// Reads that back; what a tool has added is kept as a reference.
    init?(type: String, origin: String?) {
        switch (type, origin) {
        case ("proposal", let id?): self = .proposal(from: id)
        case ("reference", "replaced"): self = .replaced(.translated)
        case ("reference", let origin?) where origin.hasPrefix("replaced "):
            self = .replaced(TranslationState(name: origin.dropFirst(9)) ?? .translated)
        case ("rejected", "conflict"): self = .conflict
        case ("rejected", "faulty"): self = .faulty
        default: self = .outdated
        }
    }
}
