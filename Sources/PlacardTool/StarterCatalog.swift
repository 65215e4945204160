/// The catalog that `init` writes: small, complete, and free of findings.
enum StarterCatalog {
    /// Paths and texts, in the order in which they are written.
    static let files: [(path: String, text: String)] = [
        ("Catalog/catalog.copy", header), ("Catalog/states.copy", states),
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
