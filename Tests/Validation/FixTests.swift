import CatalogModel
import Compiler
import Diagnostics
import MessageSyntax
import SourceText
import Testing
import Validation

/// Fixes do what they promise.
@Suite struct FixTests {
    private static let ids = MessageChecks.rules.map(\.id)

    /// A text after the first fix of each finding of a rule, the last finding first.
    private func fixed(_ translation: MiniTranslation, _ rule: String) throws -> (text: String, isSafe: Bool)? {
        let findings = try translation.outcome().diagnostics.filter { $0.rule.id == rule }
        let fixes = findings.compactMap(\.fixes.first)
        guard !fixes.isEmpty else { return nil }
        var bytes = Array(translation.text.utf8)
        var start = bytes.count + 1
        for edit in fixes.flatMap(\.edits).sorted(by: { $0.range.lower > $1.range.lower })
        where edit.range.upper <= start {
            bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
            start = edit.range.lower
        }
        return (String(decoding: bytes, as: UTF8.self), fixes.allSatisfy { $0.applicability == .safe })
    }

    /// Each fix of each example leaves a message that reads, and fewer findings of its rule; a safe one brings no error.
    @Test(arguments: ids)
    func fixesOfExamplesEndTheirFindings(_ id: String) throws {
        for shown in try RulePage(id: id).cases("Example") {
            guard case .text(let translation) = shown.subject, let fixed = try fixed(translation, id) else { continue }
            var after = translation
            after.text = fixed.text
            let before = try translation.outcome().diagnostics
            let left = try after.outcome().diagnostics
            #expect(left.count { $0.rule.id == id } < before.count { $0.rule.id == id }, "\(fixed.text)")
            if parseMessage(translation.text).isValid { #expect(parseMessage(fixed.text).isValid, "\(fixed.text)") }
            if fixed.isSafe {
                let known = Set(before.map(\.rule))
                let new = left.filter { $0.level == .error && !known.contains($0.rule) }.map(\.rule.id)
                #expect(new.isEmpty, "\(fixed.text)")
            }
        }
    }

    @Test(arguments: [
        // The words of `other`, for a translator to inflect.
        (
            "missing-plural-category", "en", "{count, plural, other {# tasks}}",
            "{count, plural, one {# tasks} other {# tasks}}", false
        ),
        (
            "impossible-plural-category", "en", "{count, plural, one {# task} few {# tasks} other {# tasks}}",
            "{count, plural, one {# task}  other {# tasks}}", true
        ),
        ("text-not-nfc", "fr", "Cafe\u{301} {count}", "Caf\u{E9} {count}", true),
        ("straight-quote", "de", "Die Karte \"Heute\" zeigt es", "Die Karte „Heute“ zeigt es", true),
        ("straight-quote", "fr", "La carte \"Jour\"", "La carte «\u{202F}Jour\u{202F}»", true),
        ("straight-quote", "en", "It''s {count}", "It’s {count}", true),
        ("double-space", "en", "Two  spaces", "Two spaces", true),
        (
            "edge-space", "en", "{count, plural, one {# task } other {# tasks}}",
            "{count, plural, one {# task} other {# tasks}}", true
        ),
        ("unbalanced-isolate", "en", "By \u{2068}{kind}", "By \u{2068}{kind}\u{2069}", false),
        ("unbalanced-isolate", "en", "By {kind}\u{2069} now", "By {kind} now", true),
        (
            "text-around-plural", "en", "You have {count, plural, one {# task} other {# tasks}} left",
            "{count, plural, one {You have # task left} other {You have # tasks left}}", true
        ),
        (
            "foreign-space-in-syntax", "en", "{count, plural,\u{A0}one {# task}\u{3000}other {# tasks}}",
            "{count, plural, one {# task} other {# tasks}}", true
        ),
        ("week-based-year", "en", "{when, date, dd.MM.YYYY}", "{when, date, dd.MM.yyyy}", true),
    ])
    func fixWrites(_ rule: String, _ locale: String, _ text: String, _ expected: String, _ isSafe: Bool) throws {
        let fixed = try #require(
            try fixed(MiniTranslation(locale: locale, field: .title, source: nil, text: text), rule))
        #expect(fixed.text == expected)
        #expect(fixed.isSafe == isSafe)
    }
}
