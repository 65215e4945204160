import CatalogSyntax
import Diagnostics
import SourceText
import Testing

/// What writers really get wrong, and what they read then.
@Suite struct MistakeTests {
    private func report(_ text: String) -> [String] {
        let parsed = Parse(text)
        let file = parsed.files[parsed.file.file]
        return parsed.diagnostics.flatMap { diagnostic in
            let place = file.position(at: diagnostic.range?.lower ?? 0)
            return ["\(place.line):\(place.column) \(diagnostic.message)"] + diagnostic.notes.map { "  \($0)" }
                + diagnostic.fixes.map { "  → \($0.message)" }
        }
    }

    @Test func wrappedLineNotIndented() {
        expectParse(
            "[copy a]\nwhen = *\nnote = Nothing has been\n①changed yet.\nlabel = b\n",
            [Finding("①", "malformed-line", "a line that is neither an entry nor indented", over: "changed yet.")],
            fixed: "[copy a]\nwhen = *\nnote = Nothing has been\n    changed yet.\nlabel = b\n")
        #expect(Parse("[copy a]\nwhen = *\nnote = b\nc d\n").entries[1] == "note = b c d")
    }

    @Test func wrappedLineThatStartsWithAKey() {
        expectParse(
            "[copy a]\nwhen = *\nnote = Keep the\n①title short.\n",
            [Finding("①", "malformed-line", "a line that is neither an entry nor indented", over: "title short.")])
    }

    @Test func colonForEquals() {
        expectParse(
            "[copy a]\nwhen = *\ntitle①: Change\nlabel②： Change\ntone③＝ b\n",
            [
                Finding("①", "malformed-line", "`:` stands where `=` should be", over: ":"),
                Finding("②", "malformed-line", "`：` stands where `=` should be", over: "："),
                Finding("③", "malformed-line", "`＝` stands where `=` should be", over: "＝"),
            ], fixed: "[copy a]\nwhen = *\ntitle = Change\nlabel = Change\ntone = b\n")
        #expect(Parse("[copy a]\nwhen = *\ntitle: Change\n").entries[1] == "title = Change")
    }

    @Test func equalsForgotten() {
        expectParse(
            "[copy a]\n①when *\n\n②title Change\n",
            [
                Finding("①", "malformed-line", "there is no `=` after `when`", over: "when"),
                Finding("②", "malformed-line", "there is no `=` after `title`", over: "title"),
            ], fixed: "[copy a]\nwhen = *\n\ntitle = Change\n")
    }

    @Test func commentsOfOtherLanguages() {
        expectParse(
            "①// a\n[copy a]\nwhen = *\n②; b\n③-- c\n④/* d */\n⑤<!-- e -->\n",
            [
                Finding("①", "malformed-line", "`//` does not start a comment here", over: "//"),
                Finding("②", "malformed-line", "`;` does not start a comment here"),
                Finding("③", "malformed-line", "`--` does not start a comment here"),
                Finding("④", "malformed-line", "`/*` does not start a comment here"),
                Finding("⑤", "malformed-line", "`<!--` does not start a comment here"),
            ], fixed: "# a\n[copy a]\nwhen = *\n# b\n# c\n# d */\n# e -->\n")
    }

    @Test func indentedByAnotherSpace() {
        expectParse(
            "[copy a]\nwhen = *\nnote = 変更\n①\u{3000}\u{3000}確認\n",
            [
                Finding(
                    "①", "malformed-line", "a line indented by U+3000, which is no space here",
                    over: "\u{3000}\u{3000}")
            ], fixed: "[copy a]\nwhen = *\nnote = 変更\n    確認\n")
        #expect(Parse("[copy a]\nnote = a\n\u{A0}b\n").entries == ["note = a b"])
    }

    @Test func proseWithoutASection() {
        expectParse(
            "[copy a]\nwhen = *\n\n①Some words\nthat go on\n  and on\n\n②More words\n",
            [
                Finding(
                    "①", "malformed-line", "a line that is neither an entry nor a section head", over: "Some words"),
                Finding(
                    "②", "malformed-line", "a line that is neither an entry nor a section head", over: "More words"),
            ])
    }

    @Test func quotedValue() {
        expectParse("[copy a]\nwhen = *\ntitle = \"Change\"\n")
    }

    @Test func letterOfAnotherScriptInAKey() {
        expectParse(
            "[copy a]\nwhen = *\n①tіtle = b\n",
            [Finding("①", "unknown-key", "`[copy]` has no key `tіtle`", over: "tіtle")],
            fixed: "[copy a]\nwhen = *\ntitle = b\n")
    }

    @Test func fullWidthBrackets() {
        expectParse(
            "①［copy a］\nwhen = *\n", [Finding("①", "malformed-head", "`［` stands where `[` should be")],
            fixed: "[copy a]\nwhen = *\n")
    }

    @Test func stateWrittenAsTitle() {
        #expect(
            report("[copy a]\nwhen = task=calendar\n") == [
                "2:12 `=` is not part of a selector",
                "  A comma means *and*, `|` lists values of one axis, `!` means none of them, `:` follows an axis.",
                "  → Write `:`",
            ])
    }

    @Test func wholeReportOfABadlyTypedSection() {
        #expect(
            report(
                """
                [Copy calendar_review]
                When   = calendar and awaiting-review
                titel  = Calendar change needs review
                  label  = Calendar change needs review
                tone:    attention
                note   =

                """) == [
                    "1:2 there is no section of kind `Copy`", "  Did you mean `copy`?", "  → Write `copy`",
                    "1:7 the name `calendar_review` has an underscore",
                    "  Names are words of the letters a to z, joined by `-` or `.`, so that they can be translation keys "
                        + "and Swift names.", "  → Write `calendar-review`", "2:1 `[copy]` has no key `When`",
                    "  Did you mean `when`?", "  → Write `when`",
                    "2:19 `and` is not part of a selector",
                    "  A comma means *and*, `|` lists values of one axis, `!` means none of them, `:` follows an axis.",
                    "  → Write `,`", "3:1 `[copy]` has no key `titel`", "  Did you mean `title`?", "  → Write `title`",
                    "4:3 an indented line that looks like an entry",
                    "  Indented, it would be part of the value of `titel`.", "  → Delete the indentation",
                    "5:5 `:` stands where `=` should be", "  → Write `=`", "6:1 `note` has no value",
                    "  Write one behind the `=`, or delete the entry.", "  → Delete the entry",
                ])
    }
}
