import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct KeyTests {
    @Test func misspeltKeyIsTakenForTheNearest() {
        expectParse(
            "[copy a]\nwhen = *\n①titel = b\n",
            [Finding("①", "unknown-key", "`[copy]` has no key `titel`", over: "titel")],
            fixed: "[copy a]\nwhen = *\ntitle = b\n")
        #expect(Parse("[copy a]\nwhen = *\ntitel = b\n").entries == ["when = *", "title = b"])
    }

    @Test func misspeltKeyBesideTheRightOneIsLeftOut() {
        #expect(Parse("[copy a]\nwhen = *\ntitel = b\ntitle = c\n").entries == ["when = *", "title = c"])
    }

    @Test func keyOfAnotherSection() {
        expectParse(
            "[copy a]\nwhen = *\n①route = b\n",
            [Finding("①", "unknown-key", "`[copy]` has no key `route`", over: "route")])
        #expect(
            Parse("[copy a]\nwhen = *\nroute = b\n").diagnostics.first?.notes.contains("It is a key of `[action]`.")
                == true)
    }

    @Test func keyLikeNoOtherListsTheKeys() {
        let notes = Parse("[impossible a]\nwhen = *\nwhy = b\nsubtitle = b\n").diagnostics.first?.notes
        #expect(notes == ["Its keys are `when`, `why`."])
    }

    @Test(arguments: ["Title", "TITLE"])
    func capitalsInAKeyHaveASafeFix(key: String) {
        expectParse(
            "[copy a]\nwhen = *\n①\(key) = b\n", [Finding("①", "unknown-key", "`[copy]` has no key `\(key)`")],
            fixed: "[copy a]\nwhen = *\ntitle = b\n")
    }

    @Test func otherSeparatorsInAKey() {
        expectParse(
            "[locale de]\n①minimum_state = reviewed\n",
            [Finding("①", "unknown-key", "`[locale]` has no key `minimum_state`", over: "minimum_state")],
            fixed: "[locale de]\nminimum-state = reviewed\n")
        expectParse(
            "[locale de]\n①minimum state = reviewed\n",
            [Finding("①", "unknown-key", "`[locale]` has no key `minimum state`", over: "minimum state")],
            fixed: "[locale de]\nminimum-state = reviewed\n")
        expectParse(
            "[copy a]\nwhen = *\n①\"title\" = b\n", [Finding("①", "unknown-key", "`[copy]` has no key `\"title\"`")],
            fixed: "[copy a]\nwhen = *\ntitle = b\n")
    }

    @Test func suffixes() {
        expectParse(
            """
            [copy a]
            when = *
            note.label = b
            note.①lable = c
            title②.de = d
            note.③ = e

            [budget b]
            when = *
            title.pt-BR = 3 columns
            title.④pt_br = 3 columns

            [claim c]
            unless = *
            forbid.zh-Hans = d
            ⑤.de = e

            """,
            [
                Finding("①", "unknown-key", "there is no key `note.lable`", over: "lable"),
                Finding("②", "unknown-key", "`title` takes nothing after a dot", over: ".de"),
                Finding("③", "unknown-key", "there is no key `note.`"),
                Finding("④", "unknown-locale", "the locale `pt_br` is written with hyphens: `pt-BR`", over: "pt_br"),
                Finding("⑤", "unknown-key", "a key is missing before `.de`"),
            ])
        let entry = Parse("[copy a]\nnote.label = b\n").file.sections[0].entries[0]
        #expect(entry.base == "note")
        #expect(entry.suffix?.text == "label")
        #expect(entry.suffix?.range.bytes == 14..<19)
    }

    @Test func duplicateKeys() {
        expectParse(
            "[copy a]\nwhen = *\ntitle = b\n①title = c\nnote.title = d\n②note.title = d\nwhen = e\n",
            [
                Finding("①", "duplicate-key", "`title` stands twice in this section", over: "title"),
                Finding("②", "duplicate-key", "`note.title` stands twice in this section", over: "note.title"),
            ], fixed: "[copy a]\nwhen = *\ntitle = b\nnote.title = d\nwhen = e\n")
        let parsed = Parse("[copy a]\nwhen = *\ntitle = b\ntitle = c\ntitle = d\n")
        #expect(parsed.diagnostics.map { $0.related.map(\.range.lower) } == [[18], [18]])
        #expect(parsed.file.sections[0].value("title")?.value.text == "b")
        #expect(parsed.file.sections[0].entries("title").count == 3)
    }

    @Test func whenAndUnlessMayRepeat() {
        expectParse("[claim a]\nwhen = b\nwhen = c\nunless = d\nunless = e\nforbid = f\n")
    }

    @Test func emptyValues() {
        expectParse(
            "[copy a]\nwhen = *\n①title =\n②label = \n\n[catalog c]\nsource = en\nlocales =\nprecedence = d\n",
            [
                Finding("①", "empty-value", "`title` has no value", over: "title ="),
                Finding("②", "empty-value", "`label` has no value", over: "label ="),
            ], fixed: "[copy a]\nwhen = *\n\n[catalog c]\nsource = en\nlocales =\nprecedence = d\n")
        #expect(
            Parse("[catalog c]\nsource = en\nlocales =\nprecedence = d\n").file.sections[0].value("locales")?.value.list
                == [])
    }

    @Test func tabsInValues() {
        expectParse(
            "[copy a]\nwhen\t=\t*\nnote = a①\tb\n\t\tc\td\t\n",
            [Finding("①", "tab-in-value", "a TAB in the value of `note`", over: "\t")],
            fixed: "[copy a]\nwhen\t=\t*\nnote = a b\n\t\tc d\t\n")
    }

    @Test func missingKeys() {
        expectParse(
            "①[copy a]\ntitle = b\n\n②[impossible c]\nwhen = *\n\n③[claim d]\nforbid = e\n\n④[level some-rule]\nwhy = f\n",
            [
                Finding("①", "missing-key", "`[copy]` has no `when`", over: "[copy a]"),
                Finding("②", "missing-key", "`[impossible]` has no `why`"),
                Finding("③", "missing-key", "`[claim]` has no `when` or `unless`"),
                Finding("④", "missing-key", "`[level]` has no `is`"),
            ])
    }

    @Test func schemaHoldsTheLanguagesKeys() {
        let keys = CatalogSchema.sections.map { schema in
            "\(schema.kind.rawValue): " + schema.keys.map(\.name).joined(separator: " ")
        }
        #expect(
            keys == [
                "catalog: source locales precedence routes tones swift-type", "locale: status minimum-state fallback",
                "axis: values wire unknown source", "argument: type class range sample why",
                "action: kind route title short label hint note", "impossible: when why",
                "copy: when title short tiny support label tone symbol redacted action note was",
                "fallback: title label redacted symbol tone action", "budget: when title support label redacted action",
                "claim: when unless forbid require except forbid-pattern forbid-tone fields why",
                "term: text avoid translate note", "fixture: class values", "level: is why",
                "allow: in locale because",
            ])
        #expect(CatalogSchema.kinds(withKey: "because") == [.allow])
    }
}
