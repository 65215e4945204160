import Compiler
import Diagnostics
import SourceText
import Validation

/// A small catalog that nothing is wrong with, and the places in it that a test changes.
struct MiniCatalog {
    /// Entries of `[copy all]`, which covers everything.
    var title = "Task status"
    var label = "Task status in the app"
    var redacted = "Open the app"
    /// More entries of `[copy all]`.
    var entries = ""
    var tone = "neutral"
    /// Entries of `[action open-app]` beside kind, route and title.
    var action = "label = Open the app\nhint  = Opens the app."
    var actionName = "open-app"
    /// Sections before all others.
    var sections = ""
    var locales = ""

    var text: String {
        """
        [catalog mini]
        source     = en
        locales    = \(locales)
        precedence = state, surface
        routes     = app
        tones      = neutral, success, attention

        [axis state]
        values  = working, done, unknown
        unknown = unknown
        source  = payload

        [axis surface]
        values = small, large
        source = device

        [argument count]
        type  = integer
        class = D0
        range = 0...999

        [argument share]
        type  = percent
        class = D0
        range = 0...1

        [argument size]
        type  = decimal
        class = D0
        range = 0...100

        [argument kind]
        type  = one of small-task, large-task
        class = D0
        why   = Sizes tell nothing.

        [action \(actionName)]
        kind  = open
        route = app
        title = Open
        note  = The only action.
        \(action)

        [budget small]
        when  = small
        title = 60 columns

        \(sections)

        [fallback]
        title    = App
        label    = Open the app
        redacted = App
        tone     = neutral
        action   = \(actionName)

        [copy else]
        when  = unknown, large
        title = Else
        label = Else
        tone  = attention
        note  = The state is not known.

        [copy all]
        when     = *
        title    = \(title)
        label    = \(label)
        redacted = \(redacted)
        tone     = \(tone)
        action   = \(actionName)
        \(entries)

        [copy uses]
        when  = done
        title = Uses {count, number} {share, number, percent} {size, number}
        short = Uses
        label = Uses {kind, select, small_task {small} large_task {large} other {any}} values
        tone  = success
        note  = Uses every argument.
        """
    }

    /// Checks the catalog.
    func compiled() -> Compilation {
        compile(
            CatalogInputs(
                catalog: [CatalogInputs.File(path: "Catalog/mini.copy", bytes: Array(text.utf8))], locales: []))
    }

    /// The findings, with the text that each points at.
    func findings() -> [Finding] {
        let compilation = compiled()
        return compilation.diagnostics.map { Finding($0, in: compilation.files) }
    }
}

/// A finding as tests look at it.
struct Finding: CustomStringConvertible {
    let rule: String
    let level: Level
    let message: String
    let notes: [String]
    /// The source text that it points at.
    let place: String
    let subject: String?
    let locale: String?
    let fixes: [Fix]

    init(_ diagnostic: Diagnostic, in files: SourceFiles) {
        rule = diagnostic.rule.id
        level = diagnostic.level
        message = diagnostic.message
        notes = diagnostic.notes
        place = diagnostic.range.map { files[$0.file].text($0.bytes) } ?? ""
        subject = diagnostic.subject
        locale = diagnostic.locale
        fixes = diagnostic.fixes
    }

    var description: String { "\(level.name)[\(rule)] \(message) @ “\(place)” \(notes)" }
}
