import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct SelectorTests {
    private func clauses(_ text: String) -> [String] {
        let parsed = Parse("[copy a]\nwhen = \(text)\n")
        return parsed.file.sections[0].entries[0].value.selector.clauses.map { clause in
            let axis = clause.axis.map { "\($0.text): " } ?? ""
            return axis + (clause.negated ? "!" : "") + clause.values.map(\.text).joined(separator: "|")
        }
    }

    @Test func clausesOfTheLanguagesExample() {
        #expect(
            clauses("calendar|contact, review|resolve, !stale, surface: minimal|compact") == [
                "calendar|contact", "review|resolve", "!stale", "surface: minimal|compact",
            ])
    }

    @Test func spacesAreFree() {
        #expect(clauses("a:b") == ["a: b"])
        #expect(clauses("a :  ! b | c ,d") == ["a: !b|c", "d"])
        #expect(clauses("a |\n  b,\n# c\n  d") == ["a|b", "d"])
    }

    @Test func everything() {
        let selector = Parse("[copy a]\nwhen = *\n").file.sections[0].entries[0].value.selector
        #expect(selector.isEverything && selector.isWhole && selector.clauses.isEmpty)
    }

    @Test func ranges() {
        let parsed = Parse("[copy a]\nwhen = x|y,\n  s: !z\n")
        let selector = parsed.file.sections[0].entries[0].value.selector
        let file = parsed.files[parsed.file.file]
        #expect(selector.clauses.map { file.text($0.range.bytes) } == ["x|y", "s: !z"])
        #expect(selector.clauses[1].axis.map { file.text($0.range.bytes) } == "s")
        #expect(selector.clauses[1].values.map { file.position(at: $0.range.lower) } == [.init(line: 3, column: 7)])
        #expect(file.text(selector.range.bytes) == "x|y,\n  s: !z")
        #expect(selector.isWhole && !selector.isEverything)
    }

    @Test(arguments: [
        ("a①,", "a comma ends the selector", "a"), ("a①, , b", "nothing stands between two commas", "a, b"),
        ("①, a", "nothing stands before the comma", "a"), ("a①,,, b", "nothing stands between two commas", "a, b"),
        ("a①,,", "a comma ends the selector", "a"), ("①,", "nothing stands before the comma", nil),
        ("a①||b", "`||` is not part of a selector", "a|b"), ("①a|", "a value is missing", nil),
        ("①!", "a value is missing", nil), ("a|①!b", "`!` stands before a later value", nil),
        ("①: a", "an axis is missing before `:`", nil), ("①x:", "a value is missing behind `x:`", nil),
        ("①!x: a|b", "`!` stands before the axis", "x: !a|b"), ("a, ①*", "`*` stands beside other things", nil),
        ("x: ①*", "`*` stands beside other things", nil), ("①a*", "`*` stands beside other things", nil),
        ("x ①= a", "`=` is not part of a selector", "x: a"), ("x ①!= a", "`!=` is not part of a selector", "x: !a"),
        ("x①==a", "`==` is not part of a selector", "x: a"), ("a ①& b", "`&` is not part of a selector", "a, b"),
        ("a ①&& b", "`&&` is not part of a selector", "a, b"), ("a①/b", "`/` is not part of a selector", "a|b"),
        ("a①; b", "`;` is not part of a selector", "a, b"), ("a①，b", "`，` is not part of a selector", "a, b"),
        ("a①、b", "`、` is not part of a selector", "a|b"), ("x①：a", "`：` is not part of a selector", "x: a"),
        ("①！a", "`！` is not part of a selector", "!a"), ("a①｜b", "`｜` is not part of a selector", "a|b"),
        ("a ①or b", "`or` is not part of a selector", "a|b"), ("a ①AND b", "`and` is not part of a selector", "a, b"),
        ("①not a", "`not` is not part of a selector", "!a"), ("x: ①not a", "`not` is not part of a selector", "x: !a"),
        ("a① not b", "a space stands inside `a not b`", nil), ("①x: y: a", "`:` stands twice in a clause", nil),
        ("a① b", "a space stands inside `a b`", "a|b"),
        ("a① b c", "a space stands inside `a b c`", nil),
    ])
    func malformed(selector: String, message: String, fixed: String?) {
        expectParse(
            "[copy a]\nwhen = \(selector)\n", [Finding("①", "malformed-selector", message)],
            fixed: fixed.map { "[copy a]\nwhen = \($0)\n" })
    }

    @Test func foreignSignsAreReadAsWhatTheyMean() {
        #expect(clauses("task = calendar and not stale or delayed") == ["task: calendar", "!stale|delayed"])
        #expect(clauses("task != a&&b||c；d") == ["task: !a", "b|c", "d"])
        #expect(clauses("task：！日历，b") == ["task: !日历", "b"])
        #expect(clauses("or, not|and") == ["or", "not|and"])
        #expect(clauses("order, nota|band") == ["order", "nota|band"])
    }

    @Test func brokenClausesAreLeftOutAndSaidSo() {
        let parsed = Parse("[copy a]\nwhen = a, b c\n")
        let selector = parsed.file.sections[0].entries[0].value.selector
        #expect(selector.clauses.count == 1)
        #expect(!selector.isWhole)
    }

    @Test func selectorsStandInFourKindsOfSection() {
        for kind in ["copy", "impossible", "budget", "claim"] {
            let parsed = Parse("[\(kind) a]\nwhen = a b\nwhy = c\n")
            #expect(parsed.diagnostics.contains { $0.rule.id == "malformed-selector" })
        }
        #expect(Parse("[claim a]\nunless = a b\nwhy = c\n").diagnostics.contains { $0.rule.id == "malformed-selector" })
    }
}
