import CatalogSyntax
import Diagnostics
import SourceText
import Testing

@Suite struct CatalogTests {
    private static let frame = """
        [catalog c]
        source = en
        locales =
        precedence = a

        [fallback]
        title = a
        label = a
        redacted = a


        """

    private func expectCatalog(
        _ text: String, _ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectParse(Self.frame + text, findings, asCatalog: true, sourceLocation: sourceLocation)
    }

    @Test func sectionsThatMustBeThere() {
        expectParse(
            "①# empty\n",
            [
                Finding("①", "missing-section", "no file of the catalog has the section `[catalog NAME]`"),
                Finding("①", "missing-section", "no file of the catalog has the section `[fallback]`"),
            ], asCatalog: true)
        #expect(parseCatalog([], in: SourceFiles()).diagnostics.map(\.range) == [nil, nil])
    }

    @Test func sectionsThatMustBeThereOnce() {
        expectCatalog(
            "①[fallback]\ntitle = a\nlabel = a\nredacted = a\n\n②[catalog c]\nsource = en\nlocales =\nprecedence = a\n",
            [
                Finding("①", "repeated-section", "a second `[fallback]`", over: "[fallback]"),
                Finding("②", "repeated-section", "a second `[catalog]`", over: "[catalog c]"),
            ])
    }

    @Test func idsTwice() {
        expectCatalog(
            "[copy x]\nwhen = a\n\n[copy ①x]\nwhen = b\n\n[axis x]\nvalues = a\nsource = device\n\n[axis ②x]\nvalues = b\nsource = device\n",
            [
                Finding("①", "duplicate-id", "`[copy x]` stands twice in the catalog", over: "x"),
                Finding("②", "duplicate-id", "`[axis x]` stands twice in the catalog", over: "x"),
            ])
    }

    @Test func copiesAndActionsShareNames() {
        expectCatalog(
            "[copy x]\nwhen = a\n\n[action ①x]\nkind = open\ntitle = b\n",
            [Finding("①", "duplicate-id", "`x` is the name of a copy and of an action")])
        expectCatalog("[copy x]\nwhen = a\n\n[term x]\ntext = b\n\n[budget x]\nwhen = *\n", [])
    }

    @Test func allowancesMayRepeat() {
        expectCatalog("[allow some-rule]\nbecause = a\n\n[allow some-rule]\nbecause = b\n", [])
        expectCatalog(
            "[level some-rule]\nis = off\n\n[level ①some-rule]\nis = off\n",
            [Finding("①", "duplicate-id", "`[level some-rule]` stands twice in the catalog")])
    }

    @Test func namesThatAreOneInSwift() {
        expectCatalog(
            "[copy a.b]\nwhen = a\n\n[copy ①a-b]\nwhen = b\n\n[action ②a.b]\nkind = open\ntitle = b\n",
            [
                Finding("①", "colliding-names", "`a-b` and `a.b` give one name in Swift", over: "a-b"),
                Finding("②", "duplicate-id", "`a.b` is the name of a copy and of an action"),
            ])
    }

    @Test func namesThatAreOneInMessages() {
        expectCatalog(
            "[axis count]\nvalues = a\nsource = device\n\n[argument ①count]\ntype = text\nclass = D3\n",
            [Finding("①", "colliding-names", "`count` is the name of an axis and of an argument")])
    }

    @Test func sourceIsNoTarget() {
        expectParse(
            "[catalog c]\nsource = en\nlocales = de, ①en\nprecedence = a\n\n[fallback]\ntitle = a\nlabel = a\nredacted = a\n",
            [Finding("①", "duplicate-item", "the source `en` stands in `locales` too", over: "en")], asCatalog: true)
    }

    @Test func orderOfFilesChangesNothing() {
        let texts = [
            "b.copy": "[copy x]\nwhen = a\n", "a.copy": "[copy x]\nwhen = b\n", "c.copy": "[copy y]\nwhen = c\n",
        ]
        func parse(_ order: [String]) -> [String] {
            var files = SourceFiles()
            let ids = order.map { files.add(path: $0, bytes: Array((texts[$0] ?? "").utf8)) }
            let parsed = parseCatalog(ids, in: files)
            let findings = parsed.diagnostics.ordered(in: files).map { diagnostic in
                "\(diagnostic.range.map { files[$0.file].path } ?? "") \(diagnostic.message)"
            }
            return parsed.value.sections.map { "\(files[$0.range.file].path) \($0.name?.text ?? "")" } + findings
        }
        let first = parse(["a.copy", "b.copy", "c.copy"])
        #expect(first.prefix(3) == ["a.copy x", "b.copy x", "c.copy y"])
        #expect(first.contains("b.copy `[copy x]` stands twice in the catalog"))
        #expect(parse(["c.copy", "b.copy", "a.copy"]) == first)
        #expect(parse(["b.copy", "a.copy", "c.copy"]) == first)
    }

    @Test func bothPlacesAreShownAcrossFiles() throws {
        var files = SourceFiles()
        let one = files.add(path: "one.copy", bytes: Array("[copy x]\nwhen = a\n".utf8))
        let two = files.add(path: "two.copy", bytes: Array("[copy x]\nwhen = a\n".utf8))
        let finding = try #require(
            parseCatalog([two, one], in: files).diagnostics.first { $0.rule.id == "duplicate-id" })
        #expect(finding.range?.file == two)
        #expect(finding.related.map(\.range.file) == [one])
    }

    @Test func rulesAreListedOnce() {
        let ids = CatalogSyntaxRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(CatalogSyntaxRules.all.allSatisfy { $0.level == .error ? $0.floor == .error : true })
    }
}
