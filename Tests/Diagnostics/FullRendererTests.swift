import Diagnostics
import SourceText
import Testing

@Suite struct FullRendererTests {
    /// The lines of the excerpt alone: between the head and the remarks.
    private func excerpt(_ text: String, marking wanted: String) -> [String] {
        var sample = SampleReport(text)
        sample.diagnostics = [Diagnostic(.sample, "no", at: sample.range(wanted))]
        return sample.rendered(.full).split(separator: "\n").dropFirst(3).map(String.init)
    }

    @Test func showsPlacesNotesAndFixes() {
        var sample = SampleReport("[copy a]\nwhen = x\n\n[copy b]\nwhen = y\ntitle = T\n[copy a]\n")
        let second = sample.range("a", 1)
        sample.diagnostics = [
            Diagnostic(
                .sample, "`a` is there twice", at: sample.range("a]", 1).start,
                related: [.init(sample.range("a]").start, "first here")], notes: ["one\nother"],
                fixes: [Fix("rename it", .needsReview, [.init(second, "c")])], locale: "de")
        ]
        #expect(
            sample.rendered(.full) == """
                error: de: `a` is there twice [sample-rule]
                 --> Catalog/a.copy:7:7
                  |
                1 | [copy a]
                  |       - first here
                ...
                7 | [copy a]
                  |       ^
                  = note: one
                          other
                  = help: rename it

                """)
    }

    @Test func alignsCaretsUnderTabs() {
        #expect(
            excerpt("title\t=\tbad word\n", marking: "bad") == [
                "1 | title   =   bad word",
                "  |             ^^^",
            ])
    }

    @Test func alignsCaretsUnderWideScalars() {
        #expect(
            excerpt("label = 予定の変更です\n", marking: "変更") == [
                "1 | label = 予定の変更です",
                "  |               ^^^^",
            ])
    }

    @Test func putsTheCaretOfACombiningMarkUnderItsBase() {
        #expect(
            excerpt("title = cafe\u{301} x\n", marking: "\u{301}") == [
                "1 | title = cafe\u{301} x",
                "  |            ^",
            ])
        #expect(
            excerpt("title = cafe\u{301} bad\n", marking: "bad") == [
                "1 | title = cafe\u{301} bad",
                "  |              ^^^",
            ])
    }

    @Test func showsScalarsThatATerminalWouldObey() {
        #expect(
            excerpt("title = a\u{1B}[2J\u{202E}b bad\n", marking: "bad") == [
                "1 | title = a␛[2J<U+202E>b bad",
                "  |                        ^^^",
            ])
    }

    @Test func showsBothEndsOfARangeOverLines() {
        #expect(
            excerpt("a = {x,\n  one {y}\n  two {z}\n  other {w}}\n", marking: "{x,\n  one {y}\n  two {z}\n  other {w}}")
                == [
                    "1 | a = {x,",
                    "  |     ^^^",
                    "...",
                    "4 |   other {w}}",
                    "  |   ^^^^^^^^^^",
                ])
    }

    @Test func cutsALongLineAroundTheMark() throws {
        let long = String(repeating: "é", count: 5_000)
        let lines = excerpt("<a>\(long)bad\(long)</a>\n", marking: "bad")
        #expect(lines.count == 2)
        let line = try #require(lines.first)
        let underline = try #require(lines.last)
        #expect(line.hasPrefix("1 | …é") && line.hasSuffix("é…") && line.count < 200)
        let before = try #require(line.split(separator: "bad").first)
        #expect(underline.prefix { $0 != "^" }.count == before.count)
        #expect(underline.hasSuffix(" ^^^"))
    }

    @Test func pointsAtTheEndOfTheFile() {
        var sample = SampleReport("a")
        sample.diagnostics = [Diagnostic(.gentle, "ends", at: SourceRange(file: sample.file, 1..<1))]
        #expect(
            sample.rendered(.full) == """
                warning: ends [gentle-rule]
                 --> Catalog/a.copy:1:2
                  |
                1 | a
                  |  ^

                """)
    }

    @Test func separatesFindingsAndShowsOneWithoutAPlace() {
        var sample = SampleReport("a")
        sample.diagnostics = [Diagnostic(.gentle, "one", at: nil), Diagnostic(.sample, "two", at: nil, notes: ["n"])]
        #expect(
            sample.rendered(.full) == """
                warning: one [gentle-rule]

                error: two [sample-rule]
                  = note: n

                """)
    }

    @Test func showsSecondPlacesInOtherFiles() {
        var sample = SampleReport("title = x\n")
        let other = sample.files.add(path: "Locales/de.xlf", bytes: Array("<target>y</target>\n".utf8))
        sample.diagnostics = [
            Diagnostic(
                .sample, "differs", at: sample.range("x"),
                related: [.init(SourceRange(file: other, 8..<9), "the translation")])
        ]
        #expect(
            sample.rendered(.full, pathPrefix: "app/") == """
                error: differs [sample-rule]
                 --> app/Catalog/a.copy:1:9
                  |
                1 | title = x
                  |         ^
                 --> app/Locales/de.xlf:1:9
                  |
                1 | <target>y</target>
                  |         - the translation

                """)
    }

    @Test func colorsOnlyOnRequestAndChangesNothingElse() {
        var sample = SampleReport("a = b\n")
        sample.diagnostics = [Diagnostic(.sample, "no", at: sample.range("b"), notes: ["n"])]
        let plain = sample.rendered(.full)
        let colored = sample.rendered(.full, usesColor: true)
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[1;31m^"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
}
