import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct ValueTests {
    private func value(_ text: String) -> MappedText {
        var files = SourceFiles()
        return MappedText(text, file: files.add(path: "a", bytes: Array(text.utf8)), at: 0)
    }

    @Test func lists() {
        let list = value("a,  b c ,d").list
        #expect(list.map(\.text) == ["a", "b c", "d"])
        #expect(list.map(\.range.bytes) == [0..<1, 4..<7, 9..<10])
        #expect(value("").list.isEmpty)
        #expect(value(",a,,b,").list.map(\.text) == ["a", "b"])
    }

    @Test func pairs() {
        let pairs = value("to-meet: twomeet,b : c:d, e:").pairs
        #expect(pairs.map(\.left.text) == ["to-meet", "b"])
        #expect(pairs.map(\.right.text) == ["twomeet", "c:d"])
        #expect(pairs.map(\.right.range.bytes) == [9..<16, 21..<24])
    }

    @Test(arguments: [
        ("0...99", 0, 0, 99, 0), ("-1 ... 1", -1, 0, 1, 0), ("0.5...1.25", 5, 1, 125, 2), ("7...7", 7, 0, 7, 0),
        ("-0.50...0.5", -50, 2, 5, 1), ("0...999999999999999999", 0, 0, 999_999_999_999_999_999, 0),
    ])
    func ranges(text: String, lower: Int, lowerDigits: Int, upper: Int, upperDigits: Int) throws {
        let range = try #require(value(text).numberRange)
        #expect(range.lower.coefficient == lower && range.lower.fractionDigits == lowerDigits)
        #expect(range.upper.coefficient == upper && range.upper.fractionDigits == upperDigits)
    }

    @Test(arguments: [
        "", "1", "1..2", "1...", "...2", "a...b", "1....2", "2...1", "1.5...1.49", "0...1e3", "+1...2", ".5...1",
        "1....5",
        "0...9999999999999999999", "1...2...3", "--1...2", "-...2",
    ])
    func notRanges(text: String) {
        #expect(value(text).numberRange == nil)
    }

    @Test(arguments: [
        ("9", "10", true), ("0.50", "0.5", false), ("0.5", "0.50", false), ("-1.5", "-1.4", true),
        ("-0.1", "0", true), ("99999999.9", "99999999.91", true), ("1", "-1", false),
    ])
    func decimalsCompareByValue(left: String, right: String, isBelow: Bool) throws {
        let below = value("\(left)...\(right)").numberRange ?? value("\(right)...\(left)").numberRange
        let range = try #require(below)
        let isOrdered = value("\(left)...\(right)").numberRange != nil
        #expect((isOrdered ? range.lower.isBelow(range.upper) : range.upper.isBelow(range.lower)) == isBelow)
    }

    @Test(arguments: [("0 columns", 0), ("12 columns", 12), ("1 column", 1), ("9999   columns", 9999)])
    func columns(text: String, count: Int) {
        #expect(value(text).columns == count)
    }

    @Test(arguments: ["12", "columns", "-1 columns", "12 chars", "10000 columns", "1.5 columns", "12 columns wide", ""])
    func notColumns(text: String) {
        #expect(value(text).columns == nil)
    }

    @Test func argumentTypes() {
        #expect(value("integer").argumentType.name.text == "integer")
        let type = value("one of morning,  evening").argumentType
        #expect(type.name.text == "one of")
        #expect(type.cases.map(\.text) == ["morning", "evening"])
        #expect(type.cases[1].range.bytes == 17..<24)
        #expect(value("one often").argumentType.cases.isEmpty)
    }

    @Test func formsOfTheCatalogsHeader() {
        expectParse(
            """
            [catalog ailoha]
            source = ①en_US
            locales = de, ②fr de, ③xx-Hans, ④de⑤,
            precedence = a, ⑥a
            tones = ⑦Calm, ⑧good， bad
            swift-type = ⑨ailoha-copy

            """,
            [
                Finding("①", "unknown-locale", "the locale `en_US` is written with hyphens: `en-US`"),
                Finding("②", "malformed-list", "a space stands inside `fr de`"),
                Finding(
                    "③", "unknown-locale",
                    "the locale `xx-Hans` names a language, `xx`, that CLDR has no plural rules for"),
                Finding("④", "duplicate-item", "`de` stands twice in `locales`"),
                Finding("⑤", "malformed-list", "a comma ends the list", over: ","),
                Finding("⑥", "duplicate-item", "`a` stands twice in `precedence`"),
                Finding("⑦", "malformed-name", "the name `Calm` has the capital letter `C`"),
                Finding("⑧", "malformed-list", "`，` does not separate the items of a list", over: "good， bad"),
                Finding("⑨", "malformed-value", "`ailoha-copy` is not the name of a Swift type"),
            ])
    }

    @Test func formsOfOtherValues() {
        expectParse(
            """
            [axis a]
            values = b, ①C, ②b
            wire = b: x, ③c, ④b: y
            source = ⑤Device

            [argument n]
            type = ⑥interger
            class = ⑦D5
            range = ⑧9...0

            [argument m]
            type = one of x, ⑨Y
            class = D0
            range = ⑩0..9

            [action open]
            kind = ⑪send
            title = Send

            [budget t]
            when = *
            title = ⑫12

            """,
            [
                Finding("①", "malformed-name", "the name `C` has the capital letter `C`"),
                Finding("②", "duplicate-item", "`b` stands twice in `values`"),
                Finding("③", "malformed-value", "`c` is not a pair"),
                Finding("④", "duplicate-item", "`b` stands twice in `wire`"),
                Finding("⑤", "unknown-word", "`source` cannot be `Device`"),
                Finding("⑥", "unknown-word", "`type` cannot be `interger`"),
                Finding("⑦", "unknown-word", "`class` cannot be `D5`"),
                Finding("⑧", "malformed-value", "the range ends below its start"),
                Finding("⑨", "malformed-name", "the name `Y` has the capital letter `Y`"),
                Finding("⑩", "malformed-value", "`0..9` is not a range of numbers"),
                Finding("⑪", "unknown-word", "`kind` cannot be `send`"),
                Finding("⑫", "malformed-value", "`12` is not a width"),
            ])
    }

    @Test func actionKindsSayWhyNoOtherExists() {
        let notes = Parse("[action a]\nkind = send\ntitle = b\n").diagnostics.first?.notes
        #expect(notes?.first?.contains("whatever writes is done in the app") == true)
    }

    @Test func enumerationWithoutValues() {
        expectParse(
            "[argument a]\ntype = ①one of ,\nclass = D1\n",
            [
                Finding("①", "malformed-value", "`one of` lists no values", over: "one of")
            ])
    }

    @Test(arguments: [("0 to 9", "0...9"), ("0-9", "0...9"), ("0–9", "0...9"), ("0…9", "0...9"), ("0..<9", "0...9")])
    func rangesPutRight(text: String, right: String) {
        let parsed = Parse("[argument a]\ntype = integer\nclass = D0\nrange = \(text)\n")
        #expect(
            parsed.applyingFirstFixes() == Array("[argument a]\ntype = integer\nclass = D0\nrange = \(right)\n".utf8))
    }

    @Test func axisValuesMayBeReservedWords() {
        expectParse("[axis a]\nvalues = none, rejected\nsource = device\n")
    }
}
