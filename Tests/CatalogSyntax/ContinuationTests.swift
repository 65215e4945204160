import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct ContinuationTests {
    @Test func indentedEntry() {
        expectParse(
            "[copy a]\nwhen = *\ntitle = b\n  ①label = c\n",
            [Finding("①", "indented-entry", "an indented line that looks like an entry", over: "label = c")],
            fixed: "[copy a]\nwhen = *\ntitle = b\nlabel = c\n")
        #expect(
            Parse("[copy a]\nwhen = *\ntitle = b\n  label = c\n").entries == ["when = *", "title = b", "label = c"])
    }

    @Test func indentedHead() {
        expectParse(
            "[copy a]\nwhen = *\n ①[copy b]\n when = *\n",
            [
                Finding("①", "indented-entry", "an indented line that looks like a section head", over: "[copy b]"),
                Finding("offset 29", "indented-entry", "an indented line that looks like an entry"),
            ], fixed: "[copy a]\nwhen = *\n[copy b]\nwhen = *\n")
    }

    @Test func indentedEntryWithASuffix() {
        expectParse(
            "[copy a]\nwhen = *\nnote = b\n\t①note.title = c\n",
            [Finding("①", "indented-entry", "an indented line that looks like an entry", over: "note.title = c")])
    }

    @Test(arguments: [
        "title = {count, plural,\n  label = {b}\n  other {c}}", "title = {a, select,\n  [copy b]\n  other {c}}",
        "title = {a, select, x {it''s}\n  label = {b}\n  other {c}}", "note = b\n  fallback = c",
        "note = b\n  title: c",
        "note = b\n  [c]\n  [copying x]\n  [copy.x]", "note = b\n  titles = c", "title = {'{'\n label = b\n }",
        "title = {'}'\n label = b\n }", "title = {a, select, other {x}\n  label = {y}\n  other {c}}",
    ])
    func notIndentedEntries(entry: String) {
        expectParse("[copy a]\nwhen = *\n\(entry)\n")
    }

    @Test(arguments: ["title = '{'", "title = '{a'", "title = {a}", "title = }{}", "title = '{''{'", "title = it''s"])
    func closedBraces(entry: String) {
        expectParse(
            "[copy a]\nwhen = *\n\(entry)\n  ①label = b\n",
            [Finding("①", "indented-entry", "an indented line that looks like an entry")])
    }

    @Test func apostropheAtALineEndQuotesNothing() {
        expectParse("[copy a]\nwhen = *\ntitle = dogs'\n  {count\n  label = b\n  }\n")
    }

    @Test func braceOpenBeforeABlankLine() {
        expectParse(
            "[copy a]\nwhen = *\ntitle = {count, plural,\n\n  ①one {b}\n  other {c}}\n",
            [
                Finding(
                    "①", "misplaced-continuation", "a blank line ended the value of `title` above this line",
                    over: "one {b}")
            ], fixed: "[copy a]\nwhen = *\ntitle = {count, plural,\n  one {b}\n  other {c}}\n")
    }

    @Test func blankLinesAndCommentsBetween() {
        expectParse(
            "[copy a]\nwhen = *\nnote = b\n\n# c\n\n  ①d\n",
            [Finding("①", "misplaced-continuation", "a blank line ended the value of `note` above this line")],
            fixed: "[copy a]\nwhen = *\nnote = b\n# c\n  d\n")
    }

    @Test func indentedLineUnderAHead() {
        expectParse(
            "[copy a]\n  ①words\n  more\nwhen = *\n",
            [
                Finding(
                    "①", "misplaced-continuation", "an indented line with no value above it to continue", over: "words")
            ])
    }

    @Test func indentedCommentUnderAHead() {
        expectParse(
            "[copy a]\n  ①# words\nwhen = *\n",
            [Finding("①", "misplaced-continuation", "an indented comment", over: "# words")],
            fixed: "[copy a]\n# words\nwhen = *\n")
    }

    @Test func indentedCommentInAValue() {
        expectParse(
            "[copy a]\nwhen = *\nnote = b\n  ①# words\n  c\n",
            [
                Finding(
                    "①", "indented-comment", "an indented `#` starts no comment but is part of `note`", over: "# words")
            ],
            fixed: "[copy a]\nwhen = *\nnote = b\n# words\n  c\n")
        expectParse("[copy a]\nwhen = *\ntitle = {count, plural, other {\n  # tasks}}\n")
        expectParse(
            "[copy a]\nwhen = *\ntitle = {count, plural,\n  ①# many\n  other {# tasks}}\n",
            [Finding("①", "indented-comment", "an indented `#` starts no comment but is part of `title`")],
            fixed: "[copy a]\nwhen = *\ntitle = {count, plural,\n# many\n  other {# tasks}}\n")
    }

    @Test func textAboveTheFirstSection() {
        expectParse(
            "①title = a\n  b\nlabel = c\n\n  d\n[copy a]\nwhen = *\n",
            [Finding("①", "text-before-section", "text before the first section", over: "title = a")])
        expectParse(
            "  ①title = a\nlabel = c\n[copy a]\nwhen = *\n",
            [
                Finding(
                    "①", "misplaced-continuation", "an indented line with no value above it to continue",
                    over: "title = a")
            ])
    }

    @Test func indentedFirstHead() {
        expectParse(
            "  ①[copy a]\nwhen = *\n",
            [Finding("①", "indented-entry", "an indented line that looks like a section head")],
            fixed: "[copy a]\nwhen = *\n")
    }
}
