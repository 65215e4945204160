import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct HeadTests {
    @Test func everyKindIsKnown() {
        for kind in SectionKind.allCases {
            let schema = CatalogSchema.section(kind)
            #expect(schema.kind == kind)
            let name = schema.name == nil ? "" : " de"
            let parsed = Parse("[\(kind.rawValue)\(name)]\n")
            #expect(parsed.file.sections.map(\.kind) == [kind])
            #expect(parsed.file.sections.first?.name?.text == (schema.name == nil ? nil : "de"))
        }
        #expect(SectionKind.allCases.count == 14)
    }

    @Test func spacesInsideAHeadAreFree() {
        let parsed = Parse("[ copy \t a.b ] \nwhen = *\n")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.file.sections.first?.name?.text == "a.b")
    }

    @Test func unknownKindIsTakenForTheNearest() {
        expectParse(
            "[①cpoy a]\nwhen = *\n",
            [Finding("①", "unknown-section", "there is no section of kind `cpoy`", over: "cpoy")],
            fixed: "[copy a]\nwhen = *\n")
        #expect(Parse("[cpoy a]\nwhen = *\n").file.sections.map(\.kind) == [.copy])
    }

    @Test func unknownKindFarFromAllListsThem() {
        expectParse(
            "[①strings a]\nanything = x\n   y\n",
            [Finding("①", "unknown-section", "there is no section of kind `strings`", over: "strings")])
        #expect(
            Parse("[strings a]\n").diagnostics.first?.notes.first?.hasPrefix("The kinds are `catalog`, `locale`")
                == true)
        #expect(Parse("[strings a]\nx = y\n").file.sections.isEmpty)
    }

    @Test func capitalInAKindHasASafeFix() {
        expectParse(
            "[①Copy a]\nwhen = *\n", [Finding("①", "unknown-section", "there is no section of kind `Copy`")],
            fixed: "[copy a]\nwhen = *\n")
    }

    @Test func missingBrackets() {
        expectParse(
            "①[copy a\nwhen = *\n", [Finding("①", "malformed-head", "a section head without its `]`", over: "[copy a")],
            fixed: "[copy a]\nwhen = *\n")
        expectParse(
            "①copy a]\nwhen = *\n", [Finding("①", "malformed-head", "a section head without its `[`", over: "copy a]")],
            fixed: "[copy a]\nwhen = *\n")
        expectParse(
            "[copy a]\nwhen = *\nnote = x\n①copy b]\nwhen = *\n",
            [Finding("①", "malformed-head", "a section head without its `[`")],
            fixed: "[copy a]\nwhen = *\nnote = x\n[copy b]\nwhen = *\n")
    }

    @Test func emptyHead() {
        expectParse("①[ ]\n", [Finding("①", "malformed-head", "a section head without a kind", over: "[ ]")])
    }

    @Test func textBehindAHead() {
        expectParse(
            "[copy a] ①# words\nwhen = *\n",
            [Finding("①", "malformed-head", "text behind a section head", over: "# words")],
            fixed: "# words\n[copy a]\nwhen = *\n")
        expectParse(
            "[copy a] ①when = *\nwhen = *\n",
            [Finding("①", "malformed-head", "text behind a section head", over: "when = *")])
    }

    @Test func signBetweenKindAndName() {
        expectParse(
            "[copy①.a]\nwhen = *\n",
            [Finding("①", "malformed-head", "`.` stands behind the kind of a section", over: ".")],
            fixed: "[copy a]\nwhen = *\n")
        expectParse(
            "[copy①: a]\nwhen = *\n",
            [Finding("①", "malformed-head", "`:` stands behind the kind of a section", over: ":")],
            fixed: "[copy a]\nwhen = *\n")
    }

    @Test func nameWhereNoneBelongs() {
        expectParse(
            "[fallback ①main]\ntitle = a\nlabel = a\nredacted = a\n",
            [Finding("①", "malformed-name", "`[fallback]` has no name", over: "main")],
            fixed: "[fallback]\ntitle = a\nlabel = a\nredacted = a\n")
    }

    @Test func nameMissing() {
        expectParse("①[copy]\nwhen = *\n", [Finding("①", "malformed-name", "`[copy]` needs a name", over: "[copy]")])
    }

    @Test(arguments: [
        ("calendarReview", "has the capital letter `R`", "calendar-review"),
        ("Calendar", "has the capital letter `C`", "calendar"),
        ("HTTPError", "has the capital letter `H`", "httperror"),
        ("calendar_review", "has an underscore", "calendar-review"),
        ("calendar review", "has a space", "calendar-review"),
        ("calendar/review", "has the character `/` (U+002F)", "calendar.review"),
        ("\"calendar\"", "has the character `\"` (U+0022)", "calendar"), ("step2", "has the digit `2`", nil),
        ("-a", "has a `-` or `.` that does not stand between two words", "a"),
        ("a--b", "has a `-` or `.` that does not stand between two words", "a-b"),
        ("a.", "has a `-` or `.` that does not stand between two words", "a"),
        ("kalender.prüfen", "has the character `ü` (U+00FC)", nil), ("日历", "has the character `日` (U+65E5)", nil),
    ])
    func malformedNames(name: String, reason: String, suggestion: String?) {
        expectParse(
            "[copy ①\(name)]\nwhen = *\n", [Finding("①", "malformed-name", "the name `\(name)` \(reason)", over: name)],
            fixed: "[copy \(suggestion ?? name)]\nwhen = *\n")
    }

    @Test(arguments: ["a", "a.b", "a-b", "a.b-c.d", "abcdefghijklmnopqrstuvwxyz"])
    func wellFormedNames(name: String) {
        expectParse("[copy \(name)]\nwhen = *\n")
    }

    @Test func namesOfAxesAndArgumentsHaveNoDots() {
        expectParse(
            "[axis ①a.b]\nvalues = c\nsource = device\n\n[argument ②a.b]\ntype = text\nclass = D3\n",
            [
                Finding("①", "malformed-name", "the name `a.b` has a dot"),
                Finding("②", "malformed-name", "the name `a.b` has a dot"),
            ], fixed: "[axis a-b]\nvalues = c\nsource = device\n\n[argument a-b]\ntype = text\nclass = D3\n")
    }

    @Test(arguments: ["fallback", "none", "rejected", "retired"])
    func reservedNames(name: String) {
        expectParse(
            "[copy ①\(name)]\nwhen = *\n", [Finding("①", "reserved-name", "the name `\(name)` is reserved", over: name)]
        )
    }

    @Test(arguments: ["de", "pt-BR", "zh-Hans", "es-419", "sr-Latn-RS"])
    func localeTags(tag: String) {
        expectParse("[locale \(tag)]\nstatus = partial\n")
    }

    @Test(arguments: [("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("iw", "he"), ("DE", "de")])
    func localeTagsPutRight(tag: String, right: String) {
        let parsed = Parse("[locale \(tag)]\nstatus = partial\n")
        #expect(parsed.diagnostics.map(\.rule.id) == ["unknown-locale"])
        #expect(parsed.applyingFirstFixes() == Array("[locale \(right)]\nstatus = partial\n".utf8))
    }
}
