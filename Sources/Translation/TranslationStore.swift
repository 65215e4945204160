package import SourceText

/// Everything that is known of the translations into one locale: what `Locales/<tag>.xlf` says.
package struct TranslationStore: Sendable {
    /// BCP 47 tag of the target language.
    package var locale: String
    /// BCP 47 tag of the language translated from.
    package var sourceLocale: String
    /// The catalog's name.
    package var original: String
    /// In catalog order, once refreshed.
    package var messages: [StoredMessage] = []
    /// What the catalog no longer has, by id; kept because it holds words.
    package var retired: [StoredForm] = []
    /// What came back without a place to go, by id.
    package var rejected: [StoredForm] = []
    /// The `<file>` tag in the file it was read from.
    package var range: SourceRange?

    /// How many units there are.
    package var formCount: Int { messages.reduce(retired.count + rejected.count) { $0 + $1.forms.count } }

    package init(locale: String, sourceLocale: String, original: String) {
        self.locale = locale
        self.sourceLocale = sourceLocale
        self.original = original
    }
}

/// One message of the catalog: a single form, or one for each combination of cases.
package struct StoredMessage: Sendable {
    package var key: String
    /// Whether the message has selectors, so that its forms stand in a group.
    package var isFlattened: Bool
    package var forms: [StoredForm]

    package init(key: String, isFlattened: Bool, forms: [StoredForm]) {
        self.key = key
        self.isFlattened = isFlattened
        self.forms = forms
    }
}

/// A target and what is known of it; never blank, never in the state `initial`.
package struct TargetText: Sendable, Hashable {
    package var text: FormText
    package var state: TranslationState
    /// Whether a machine made it: such a target is never more than `needsReview`.
    package var isMachine: Bool

    /// Raises `initial` and lowers what a machine made to `needsReview`.
    package init(_ text: FormText, state: TranslationState, isMachine: Bool = false) {
        self.text = text
        self.state = isMachine ? .needsReview : max(state, .needsReview)
        self.isMachine = isMachine
    }
}

/// A source with its target.
package struct TranslationPair: Sendable, Hashable {
    package var source: FormText
    package var target: TargetText

    package init(source: FormText, target: TargetText) {
        self.source = source
        self.target = target
    }
}

/// Another translation that is kept beside the current one.
package struct Alternative: Sendable, Hashable {
    /// Why it is kept.
    package enum Kind: Sendable, Hashable {
        /// An equal source elsewhere has this target; the id says where. Worked out anew on every refresh.
        case proposal(from: String)
        /// It came back for an older source.
        case outdated
        /// Another return was first.
        case conflict
        /// It cannot be shown: a placeholder is missing, for example.
        case faulty
        /// A return that did not say what it had started from took its place, when it was as far along as this.
        case replaced(TranslationState)
    }

    package var kind: Kind
    package var source: FormText
    package var target: FormText

    package init(kind: Kind, source: FormText, target: FormText) {
        self.kind = kind
        self.source = source
        self.target = target
    }
}

/// One sentence of the store.
package struct StoredForm: Sendable {
    /// Message key, for a flattened message with its cases: `queue.many.title:count.few`.
    package var id: String
    /// The catalog's sentence.
    package var source: FormText
    package var target: TargetText?
    /// The pair that a stale target was made from; present exactly while it is stale.
    package var previous: TranslationPair?
    /// In canonical order.
    package var alternatives: [Alternative] = []
    /// Translators' remarks, in canonical order.
    package var notes: [InterchangeNote] = []
    /// What translators are told; worked out anew on every refresh.
    package var context = FormContext()
    /// The unit's tag in the file it was read from.
    package var range: SourceRange?

    package init(id: String, source: FormText, target: TargetText? = nil) {
        self.id = id
        self.source = source
        self.target = target
    }

    /// Whether the source has changed since the target was made.
    package var isStale: Bool { previous != nil }

    /// The state that files show.
    package var state: TranslationState { target?.state ?? .initial }

    /// Whether the unit holds anything that a person wrote.
    package var holdsWords: Bool {
        target != nil || !notes.isEmpty || alternatives.contains { !$0.isProposal }
    }
}

extension Alternative {
    /// Whether it was the current target once, or lost against it: a file that brings it back may be a late one.
    var isEarlier: Bool {
        if case .replaced = kind { true } else { kind == .conflict }
    }

    /// Whether it is only an offer that the next refresh works out again.
    package var isProposal: Bool { proposedBy != nil }

    /// The unit that has an offer's words as its target.
    var proposedBy: String? {
        if case .proposal(let id) = kind { id } else { nil }
    }

    /// Canonical order: by kind, then text.
    var sortKey: (Int, String, String, String) {
        let rank: (Int, String) =
            switch kind {
            case .proposal(let id): (0, id)
            case .outdated: (1, "")
            case .replaced(let state): (2, state.name)
            case .conflict: (3, "")
            case .faulty: (4, "")
            }
        return (rank.0, rank.1, source.identity, target.identity)
    }
}

extension StoredForm {
    /// Keeps a text beside the target, once; what equals the target is not kept.
    mutating func keep(_ alternative: Alternative) { keep([alternative]) }

    /// Adds remarks that are not there yet.
    mutating func add(_ remarks: [InterchangeNote]) {
        guard !remarks.isEmpty else { return }
        notes = Set(notes).union(remarks).sorted()
    }

    /// Keeps texts beside the target, each once; what equals the target is not kept.
    mutating func keep(_ all: [Alternative]) {
        let added = all.filter { $0.target != target?.text }
        guard !added.isEmpty else { return }
        alternatives = Set(alternatives).union(added).sorted { $0.sortKey < $1.sortKey }
    }
}

/// What a translator is told about a sentence.
package struct FormContext: Sendable, Hashable {
    /// From the catalog's writer.
    package var note: String?
    /// `screen`, `VoiceOver label`, `redaction`, `button`, `VoiceOver hint`.
    package var role = ""
    /// Where it is shown, in words.
    package var shown: String?
    /// For which numbers: `few: 2, 3, 4, 22 …`.
    package var numbers: String?
    /// Characters that fit.
    package var width: Int?
    /// Ids of the placeholders that no target may lack.
    package var required: [String] = []
    /// The cases that lead to the sentence, outermost first.
    package var cases: [FormCase] = []
    /// The terms of the glossary that its source uses.
    package var terms: [GlossaryTerm] = []

    package init() {}
}

/// One case of a sentence.
package struct FormCase: Sendable, Hashable {
    package let selection: Selection
    package let choice: FormChoice

    package init(_ selection: Selection, _ choice: FormChoice) {
        self.selection = selection
        self.choice = choice
    }
}

/// A term as translators are told of it.
package struct GlossaryTerm: Sendable, Hashable {
    package let source: String
    /// The words for it in the target language, the preferred one first.
    package let translations: [String]
    package let definition: String?

    package init(source: String, translations: [String], definition: String?) {
        self.source = source
        self.translations = translations
        self.definition = definition
    }
}

extension StoredForm {
    /// What a hand-off says of the unit. A prefilled one has the source where a target is missing or stale.
    package func base(isPrefilled: Bool) -> ExportedBase {
        ExportedBase(
            state: state, target: target.map { ContentHash.letters(of: $0.text) }, kept: earlierTargets,
            isPrefilled: isPrefilled && wantsTarget)
    }

    /// Whether there is no target that belongs to the source.
    package var wantsTarget: Bool { target == nil || isStale }

    /// Stands for the targets that were the current one before, or lost against it; nil where there are none.
    var earlierTargets: String? {
        let texts = alternatives.filter(\.isEarlier).map(\.target.identity)
        return texts.isEmpty ? nil : ContentHash.letters(of: texts.joined(separator: "\u{0}"))
    }
}
