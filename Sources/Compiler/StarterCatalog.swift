import SourceText
import Translation
import XLIFF

/// The catalog that `init` writes: small, complete, translated, and free of findings.
package enum StarterCatalog {
    /// The catalog and its translations, in the order in which they are written.
    package static func files() -> [OutputFile] {
        let catalog = [("Catalog/catalog.copy", header), ("Catalog/states.copy", states)].map { path, text in
            OutputFile(path: path, bytes: Array(text.utf8))
        }
        let inputs = CatalogInputs(
            catalog: catalog.map { CatalogInputs.File(path: $0.path, bytes: $0.bytes) }, locales: [])
        let stores = compile(inputs).locales.map { stage in
            var store = refresh(nil, for: stage.plan, briefing: Briefing(stage.plan.catalog, source: stage.plan.source))
            translate(&store)
            return OutputFile(path: stage.path, bytes: Writer12.store(store))
        }
        return catalog + stores
    }

    /// Gives each sentence of the German store its words.
    private static func translate(_ store: inout TranslationStore) {
        for message in store.messages.indices {
            for form in store.messages[message].forms.indices {
                let stored = store.messages[message].forms[form]
                guard let words = german[stored.id] else { continue }
                var text = FormText()
                let pieces = words.split(separator: "#", omittingEmptySubsequences: false)
                for (index, piece) in pieces.enumerated() {
                    if index > 0, let number = stored.source.placeholders.first { text.append(number, at: nil) }
                    text.append(MappedText(String(piece), file: FileID(index: 0), at: 0))
                }
                store.messages[message].forms[form].target = TargetText(text, state: .reviewed)
            }
        }
    }

    /// By unit; `#` is the number.
    private static let german = [
        "open-app.title": "Öffnen",
        "open-app.label": "App öffnen",
        "open-app.hint": "Öffnet die App.",
        "fallback.title": "App",
        "fallback.label": "App öffnen",
        "fallback.redacted": "App",
        "any.redacted": "App",
        "working.title": "Läuft",
        "working.support:count.one": "# Aufgabe läuft",
        "working.support:count.other": "# Aufgaben laufen",
        "working.label:count.one": "# Aufgabe läuft",
        "working.label:count.other": "# Aufgaben laufen",
        "needs-you.title": "Eine Aufgabe wartet auf dich",
        "needs-you.short": "Ansehen",
        "needs-you.support": "Bisher wurde nichts geändert",
        "needs-you.label": "Eine Aufgabe wartet auf dich. Bisher wurde nichts geändert",
        "finished.title": "Fertig",
        "finished.label": "Die Aufgabe ist fertig",
        "failed.title": "App öffnen",
        "failed.support": "Eine Aufgabe ist nicht fertig geworden",
        "failed.label": "Eine Aufgabe ist nicht fertig geworden. App öffnen",
        "unknown.title": "App öffnen",
        "unknown.support": "Sieh nach deinen Aufgaben",
        "unknown.label": "App öffnen und nach deinen Aufgaben sehen",
    ]

    private static let header = """
        # What the cards of this app depend on, and what they may offer. The words are in states.copy.

        [catalog starter]
        source     = en
        locales    = de
        precedence = state, surface
        routes     = app
        tones      = neutral, attention, problem
        swift-type = StarterCopy

        # What the server sends. A value that this version does not know becomes `unknown`, never a crash.
        [axis state]
        values  = working, needs-you, finished, failed, unknown
        wire    = needs-you: needs_you
        unknown = unknown
        source  = payload

        # Where the card is shown.
        [axis surface]
        values = compact, lock-screen
        source = device

        # The one thing a text may take from the app: a number tells a bystander nothing.
        [argument count]
        type   = integer
        class  = D0
        range  = 1...99
        sample = 1, 2, 12
        why    = How many tasks are in progress. It names none of them.

        [action open-app]
        kind  = open
        route = app
        title = Open
        label = Open the app
        hint  = Opens the app.

        # The widest text that fits there: a wide character takes two columns, any other takes one.
        [budget compact]
        when     = compact
        title    = 10 columns
        redacted = 10 columns
        support  = 0 columns

        [budget lock-screen]
        when     = lock-screen
        title    = 36 columns
        support  = 40 columns
        redacted = 36 columns
        action   = 18 columns

        # What is shown when nothing else can be.
        [fallback]
        title    = App
        label    = Open the app
        redacted = App
        symbol   = circle.dashed
        tone     = neutral
        action   = open-app

        """

    private static let states = """
        # What each state says. A section with a narrower `when` wins over a wider one. Delete a section and run
        # `placard check`: it names the combinations that nobody has words for.

        [copy any]
        when     = *
        redacted = App
        action   = open-app
        note     = Stands in place of the words while the card's content is hidden.

        [copy working]
        when    = working
        title   = Working
        support = {count, plural,
                    one {# task in progress}
                    other {# tasks in progress}}
        label   = {count, plural,
                    one {Working on # task}
                    other {Working on # tasks}}
        tone    = neutral
        symbol  = hourglass

        [copy needs-you]
        when    = needs-you
        title   = A task needs your review
        short   = Review
        support = Nothing has been changed yet
        label   = A task needs your review. Nothing has been changed yet
        tone    = attention
        symbol  = eye

        [copy finished]
        when   = finished
        title  = Finished
        label  = The task is finished
        tone   = neutral
        symbol = checkmark.circle

        [copy failed]
        when    = failed
        title   = Open the app
        short   = Open app
        support = A task could not be finished
        label   = A task could not be finished. Open the app
        tone    = problem
        symbol  = exclamationmark.triangle

        [copy unknown]
        when    = unknown
        title   = Open the app
        short   = Open app
        support = See how your tasks are doing
        label   = Open the app to see how your tasks are doing
        tone    = neutral
        symbol  = app

        """
}
