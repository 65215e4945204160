import CatalogModel
import LocaleData
import MessageSyntax
import SourceText
import Testing
import Translation

@Suite("Flattening and rebuilding")
struct FlatteningTests {
    private func flat(_ pattern: String, _ locale: String) throws -> FlattenedMessage {
        let fixture = Fixture("")
        let context = FlatteningContext(
            catalog: fixture.catalog, source: try LocaleTag.parse("en").get(), target: try LocaleTag.parse(locale).get()
        )
        return flatten(parseMessage(pattern), text: MappedText(pattern, file: FileID(index: 0), at: 0), for: context)
    }

    private func lines(_ pattern: String, _ locale: String) throws -> [String] {
        try flat(pattern, locale).forms.map { "\($0.suffix) \($0.source.readable)" }
    }

    private func rebuilt(_ pattern: String, _ locale: String = "en-GB") throws -> String {
        let message = try flat(pattern, locale)
        return message.rebuilt(
            message.forms.map(\.source), anchor: SourceRange(file: FileID(index: 0), 0..<0)
        ).text
    }

    private let plural = "{count, plural, one {# task} other {# tasks}} left"

    @Test("a plain message is one form without a suffix")
    func plain() throws {
        #expect(try lines("Don't '{'go'}' {name}", "ru") == [" Don't {go} {name}"])
    }

    @Test("a plural has the categories that the target locale needs")
    func categories() throws {
        #expect(
            try lines(plural, "pl") == [
                ":count.one {count.hash} task left", ":count.few {count.hash} tasks left",
                ":count.many {count.hash} tasks left", ":count.other {count.hash} tasks left",
            ])
        #expect(try lines(plural, "ja") == [":count.other {count.hash} tasks left"])
        #expect(
            try flat(plural, "ar").forms.map(\.suffix) == [
                ":count.zero", ":count.one", ":count.two", ":count.few", ":count.many", ":count.other",
            ])
    }

    @Test("exact cases come first, ascending, in canonical decimals, and take numbers from the categories")
    func exact() throws {
        let pattern = "{count, plural, =2.50 {b} =1 {a} =-1 {m} one {# x} other {# y}}"
        #expect(
            try lines(pattern, "de") == [
                ":count.eq-1 m", ":count.eq1 a", ":count.eq2.5 b", ":count.other {count.hash} y",
            ])
        #expect(try rebuilt(pattern) == "{count, plural, =-1 {m} =1 {a} =2.5 {b} other {# y}}")
    }

    @Test("example numbers say which numbers take a form")
    func numbers() throws {
        let forms = try flat(plural, "pl").forms
        #expect(
            forms.map { $0.cases[0].needed.numbers } == [
                "one: 1", "few: 2, 3, 4, 22 …", "many: 0, 5, 6, 7 …", nil,
            ])
    }

    @Test("two selections give one form for each combination, selects outside")
    func combinations() throws {
        let pattern = "{count, plural, one {# task} other {# tasks}} for {kind, select, us {us} other {all}}"
        #expect(
            try lines(pattern, "de") == [
                ":kind.us:count.one {count.hash} task for us", ":kind.us:count.other {count.hash} tasks for us",
                ":kind.other:count.one {count.hash} task for all",
                ":kind.other:count.other {count.hash} tasks for all",
            ])
        #expect(
            try rebuilt(pattern) == "{kind, select, us {{count, plural, one {# task for us} other {# tasks for us}}} "
                + "other {{count, plural, one {# task for all} other {# tasks for all}}}}")
    }

    @Test("one argument chosen by twice gives no impossible combination")
    func tied() throws {
        let pattern = "{count, plural, one {It} other {They}} {count, plural, one {is} other {are}} here"
        #expect(try lines(pattern, "de") == [":count.one It is here", ":count.other They are here"])
    }

    @Test("a selection inside a branch concerns that branch only")
    func nested() throws {
        let pattern = "{count, plural, =0 {none} other {# {kind, select, us {ours} other {theirs}}}}"
        #expect(
            try lines(pattern, "ja") == [
                ":count.eq0 none", ":count.other:kind.us {count.hash} ours",
                ":count.other:kind.other {count.hash} theirs",
            ])
        #expect(
            try rebuilt(pattern, "ja")
                == "{count, plural, =0 {none} other {{kind, select, us {{count, number} ours} "
                + "other {{count, number} theirs}}}}")
    }

    @Test("an offset survives, also where `#` ends up outside its plural")
    func offset() throws {
        let pattern = "{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}"
        #expect(
            try lines(pattern, "de") == [
                ":count.eq0 nobody", ":count.eq1 you", ":count.one you and {count.hash} other",
                ":count.other you and {count.hash} others",
            ])
        #expect(try rebuilt(pattern) == pattern)
        let two = "{count, plural, offset:1 other {#}} of {n, plural, other {#}}"
        #expect(
            try rebuilt(two, "ja")
                == "{count, plural, offset:1 other {{n, plural, other {{count, plural, offset:1 other {#}} of #}}}}")
    }

    @Test("a repeated placeholder gets a number, and one id means one thing in a message")
    func repeated() throws {
        #expect(try lines("{name} and {name}", "de") == [" {name} and {name-2}"])
        #expect(
            try lines("{k, select, a {{p, number, percent}} other {{p, number}}}", "de") == [
                ":k.a {p}", ":k.other {p-2}",
            ])
        #expect(
            try rebuilt("{k, select, a {{p, number, percent}} other {{p, number}}}")
                == "{k, select, a {{p, number, percent}} other {{p, number}}}")
    }

    @Test(
        "text that ICU would read as syntax is quoted, and nothing else",
        arguments: [
            ("it''s", "it's"), ("'{'a'}'", "'{'a'}'"), ("l''{name}", "l''{name}"), ("a '{' b", "a '{' b"),
            ("{count, plural, other {'#' x''}}", "{count, plural, other {'#' x''}}"),
            ("{k, select, other {# x}}", "{k, select, other {# x}}"), ("'{''}'", "'{''}'"), ("''''", "'''"),
        ])
    func quoting(pattern: String, expected: String) throws {
        #expect(try rebuilt(pattern, "ja") == expected)
    }

    @Test("too many combinations are cut, and said to be")
    func cut() throws {
        let many = (0..<12).map { "{a\($0), select, x {x} other {o}}" }.joined()
        let message = try flat(many, "de")
        #expect(message.isCut)
        #expect(message.forms.count < 2 * FlattenedMessage.limit)
        #expect(try !flat(plural, "ar").isCut)
    }
}
