import Compiler
import Diagnostics
import Testing

/// `--locale`: what other locales lack plays no part.
@Suite struct OneLocaleTests {
    private let text = """
        [catalog small]
        source     = en
        locales    = de, fr
        precedence = state
        tones      = plain
        routes     = home

        [axis state]
        values = on, off
        source = device

        [action go]
        kind  = open
        route = home
        title = Look
        label = Look

        [claim quiet]
        when      = on
        forbid    = loud
        forbid.de = laut
        why       = It is a library.

        [copy on]
        when     = on
        title    = Reading
        label    = Reading
        redacted = Reading
        tone     = plain
        action   = go

        [copy off]
        when     = off
        title    = Closed
        label    = Closed
        redacted = Closed
        tone     = plain
        action   = go

        [fallback]
        title    = Library
        label    = Library
        redacted = Library
        tone     = plain
        action   = go

        [allow same-as-source]
        in      = on.title
        locale  = fr
        because = The word is the same.

        """

    private func rules(_ locales: [String]?) -> [String] {
        var options = CheckOptions()
        options.locales = locales
        let inputs = CatalogInputs(
            catalog: [.init(path: "Catalog/small.copy", bytes: Array(text.utf8))], locales: [])
        let compilation = compile(inputs, options)
        return compilation.diagnostics.map { "\($0.locale ?? "-") \($0.rule.id)" }
            + ["\(compilation.summary(of: compilation.diagnostics).locales) locales"]
    }

    @Test func findingsOfOtherLocalesAreNotShown() {
        let all = rules(nil)
        #expect(all.contains("fr claim-not-localized") && all.contains("- unused-allowance"))
        #expect(all.contains("de missing-translation") && all.last == "3 locales")
        let german = rules(["de"])
        #expect(german.allSatisfy { !$0.hasPrefix("fr ") } && german.contains("de missing-translation"))
        #expect(!german.contains("- unused-allowance"), "French may need it")
        #expect(german.last == "2 locales")
    }
}
