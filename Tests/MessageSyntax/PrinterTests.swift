import MessageSyntax
import TestSupport
import Testing

@Suite struct PrinterTests {
    @Test func layoutIsCanonical() {
        for (pattern, printed) in [
            (
                "{ n ,PLURAL,offset: 1 =0{no}one{#}other{# '#' '{'}}",
                "{n, plural, offset:1 =0 {no} one {#} other {# '#' '{'}}"
            ),
            ("{g,select,\n a {x}\n other {# |}}", "{g, select, a {x} other {# |}}"),
            ("{n,SelectOrdinal,other{#th}}", "{n, selectordinal, other {#th}}"),
            ("{n,number,  ::percent }", "{n, number,  ::percent }"),
            ("{n , number}", "{n, number}"),
            ("{n,choice, 0#a| 1<b '|' c}", "{n, choice, 0#a|1<b '|' c}"),
            ("a } b", "a '}' b"),
            ("dogs''", "dogs'"),
            ("it''s", "it's"),
            ("a '{b} c", "a '{b}' c"),
            ("{n, plural, other{dogs''}}", "{n, plural, other {dogs''}}"),
            ("dogs''{n}", "dogs''{n}"),
            ("''''", "'''"),
            ("''{n}'' '{''}'", "''{n}' '{''}'"),
        ] {
            #expect(parseMessage(pattern).printed == printed)
        }
    }

    @Test func textsMadeByHandAreQuoted() {
        func literal(_ text: String) -> Part { .literal(Literal(text: text, range: 0..<text.utf8.count)) }
        #expect(printMessage([literal("{"), literal("'"), literal("a")]) == "'{'''a")
        #expect(parseMessage("'{'''a").parts.count == 1)
        for text in ["'{", "{'", "{'}", "''{''}''", "{}'", "{ '}", "a'b{'c'}d'", "'", "''", "#'|"] {
            let message = parseMessage(printMessage([literal(text)]))
            guard case .literal(let read) = message.parts.first else {
                Issue.record("\(text) is no literal")
                continue
            }
            #expect(read.text == text)
            #expect(message.parts.count == 1)
        }
    }

    @Test(.enabled(if: SharedData.isExpected(Corpus.realPath)))
    func realMessagesPrintTheSameMeaning() throws {
        for text in try Corpus.realMessages() {
            let printed = parseMessage(text).printed
            #expect(parseMessage(printed).printed == printed, "\(text)")
        }
    }
}
