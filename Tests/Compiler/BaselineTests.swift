import Compiler
import Diagnostics
import SourceText
import Testing

@Suite struct BaselineTests {
    private static let rule = Rule("some-rule", .warning, "a rule for tests")
    private static let other = Rule("other-rule", .error, "another")

    private var findings: [Diagnostic] {
        [
            Diagnostic(Self.rule, "one", at: nil, locale: "de", subject: "a.title"),
            Diagnostic(Self.rule, "one", at: nil, subject: "a.title"),
            Diagnostic(Self.other, "two", at: nil, subject: "odd\tname\n"),
        ]
    }

    private func apply(
        _ text: String, to findings: [Diagnostic], locales: [String]? = nil
    ) -> (open: [Diagnostic], accepted: [Diagnostic]) {
        var files = SourceFiles()
        let file = files.add(path: "./baseline.txt", bytes: Array(text.utf8))
        return Baseline(file, in: files).apply(to: findings, in: files, locales: locales)
    }

    @Test func acceptsWhatItWasWrittenFor() {
        let text = Baseline.text(accepting: findings, in: SourceFiles())
        #expect(
            text.split(separator: "\n").filter { !$0.hasPrefix("#") } == [
                "other-rule\todd␉name␊", "some-rule\ta.title", "some-rule\ta.title\tde",
            ])
        let (open, accepted) = apply(text, to: findings)
        #expect(open.isEmpty && accepted == findings)
    }

    @Test func textAndPlaceDoNotMatterButRuleSubjectAndLocaleDo() {
        let text = "some-rule\ta.title\tde\n"
        let same = Diagnostic(Self.rule, "now said otherwise", at: nil, locale: "de", subject: "a.title")
        #expect(apply(text, to: [same]).open.isEmpty)
        for different in [
            Diagnostic(Self.rule, "", at: nil, locale: "fr", subject: "a.title"),
            Diagnostic(Self.rule, "", at: nil, subject: "a.title"),
            Diagnostic(Self.rule, "", at: nil, locale: "de", subject: "a.label"),
            Diagnostic(Self.other, "", at: nil, locale: "de", subject: "a.title"),
        ] {
            let (open, accepted) = apply(text, to: [different])
            #expect(open.first == different && accepted.isEmpty)
        }
    }

    /// What is accepted hides no other finding of the same rule about the same thing.
    @Test func aLineAcceptsOneFinding() {
        let twice = [findings[1], findings[1]]
        let text = Baseline.text(accepting: twice, in: SourceFiles())
        #expect(text.hasSuffix("some-rule\ta.title\nsome-rule\ta.title\n"))
        #expect(apply(text, to: twice).open.isEmpty)
        let more = apply(text, to: twice + [findings[1]])
        #expect(more.open == [findings[1]] && more.accepted == twice)
        let fewer = apply(text, to: [findings[1]])
        #expect(fewer.accepted == [findings[1]] && fewer.open.map(\.rule.id) == ["stale-baseline"])
        #expect(fewer.open.first?.range?.bytes.upperBound == text.utf8.count - 1)
    }

    @Test func reportsLinesThatAcceptNothing() {
        let text = "# remark\n\nsome-rule\ta.title\tde\nsome-rule\tgone\tfr\nsome-rule\tgone\n"
        let open = apply(text, to: [findings[0]]).open
        #expect(open.map(\.rule.id) == ["stale-baseline", "stale-baseline"])
        #expect(open.map(\.locale) == ["fr", nil])
        // Where only some locales were looked at, lines about others are not judged.
        #expect(apply(text, to: [findings[0]], locales: ["de"]).open.map(\.locale) == [nil])
    }

    @Test(arguments: ["<<<<<<< ours", "some-rule", "\ta.title", "a\tb\tc\td"])
    func reportsLinesThatItCannotRead(line: String) {
        let (open, accepted) = apply("\(line)\n", to: [findings[0]])
        #expect(open.map(\.rule.id) == ["malformed-baseline", "some-rule"] && accepted.isEmpty)
    }

    @Test func findingsOfACatalogAreAboutItsSections() throws {
        let unread = subjects(of: "when   = finishd\nnonsense = x")
        #expect(unread.contains("unknown-key finished"))
        let uncovered = subjects(of: "when   = finished, compact")
        #expect(
            uncovered.contains {
                $0.hasPrefix("uncovered-combination finished") && $0.hasSuffix(" combinations)")
                    || $0.hasPrefix("uncovered-combination finished") && $0.hasSuffix(" combination)")
            }, "\(uncovered)")
    }

    /// Rule and subject of each finding in the starter catalog, with another `when` of the section `finished`.
    private func subjects(of when: String) -> [String] {
        let files = StarterCatalog.files().map { file in
            CatalogInputs.File(
                path: file.path,
                bytes: Array(
                    String(decoding: file.bytes, as: UTF8.self).replacing("when   = finished", with: when).utf8))
        }
        let compilation = compile(
            CatalogInputs(
                catalog: files.filter { $0.path.hasPrefix("Catalog") },
                locales: files.filter { $0.path.hasPrefix("Locales") }))
        #expect(compilation.diagnostics.allSatisfy { $0.subject != nil })
        return compilation.diagnostics.map { "\($0.rule.id) \($0.subject ?? "")" }
    }
}
