import Compiler
import Diagnostics
import Testing

/// The rules that the design promises for messages, with their levels: catalogs and CI files name both, so neither goes
/// away unnoticed.
@Suite struct MessageRuleListTests {
    private static let promised: [Level: String] = [
        .error: """
        argument-added argument-dropped argument-swallowed-by-quote argument-type-conflict bad-date-skeleton
        bad-number-skeleton bidi-control choice-format duplicate-case empty-style empty-translation
        escape-sequence-in-text fixture-in-catalog forbidden-claim foreign-placeholder foreign-space-in-syntax
        format-differs-from-source format-not-supported invisible-character locale-mismatch markdown-in-text
        markup-in-text missing-claim missing-other missing-plural-category mojibake number-differs
        number-hard-coded-in-category number-missing-in-category numbered-argument over-budget possible-private-data
        replacement-character select-not-exhaustive stand-in-translation text-not-nfc translated-case
        unassigned-character unbalanced-bracket unbalanced-isolate unknown-argument unknown-case unknown-format-type
        week-based-year
        """,
        .warning: """
        argument-only-message avoided-term claim-not-localized compatibility-character double-space doubled-word
        edge-space emoji empty-branch exact-case-shadows first-person foreign-letter french-spacing
        halfwidth-cjk-punctuation hash-is-literal hint-form hint-is-command hyphen-as-dash
        impossible-plural-category inconsistent-translation interjection kashida label-ends-with-period
        label-holds-hint label-names-control label-names-gesture label-not-capitalised label-omits-title
        label-unspeakable line-break-in-target missing-form missing-inverted-mark missing-space-after-punctuation
        missing-translation mixed-case-keyword mixed-digits mixed-script mixed-title-case nested-plural
        number-without-plural odd-argument-name odd-capitals parenthetical-plural punctuation-differs
        repeated-punctuation same-as-source select-inside-plural space-before-punctuation stale-translation
        states-read-alike straight-quote stray-brace term-not-used text-around-plural three-dots
        title-ends-with-period too-many-forms unit-joined-to-argument unknown-unit unreachable-case
        unterminated-quote wrong-input-verb
        """,
        .note: """
        machine-translated same-plural-forms suspicious-length
        """,
        .off: """
        exclamation-mark missing-note unreviewed-translation
        """,
    ]

    @Test(arguments: Level.allCases) func everyPromisedRuleHasItsLevel(_ level: Level) throws {
        for id in Self.promised[level, default: ""].split(whereSeparator: \.isWhitespace) {
            let rule = try #require(RuleBook.rule(String(id)), "\(id)")
            #expect(rule.level == level, "\(id)")
            #expect(RulePages.page(of: rule.id) != nil, "\(id)")
        }
    }

    @Test func thereIsAPageForEveryRule() {
        #expect(RulePages.ids.sorted() == RuleBook.all.map(\.id))
    }
}
