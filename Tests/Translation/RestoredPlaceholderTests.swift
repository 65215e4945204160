import LocaleData
import Testing
import Translation
import XLIFF

/// Placeholders that come back under another id or as text, in the source as in the target.
@Suite("Placeholders that tools rewrite")
struct RestoredPlaceholderTests {
    private let fixture = Fixture(
        """
        [argument rest]
        type = integer
        class = D0
        range = 0...9

        [copy a.b]
        when = *
        title = {count} of {rest}
        label = {count, plural, one {# task now} other {# tasks now}}
        """)

    private func merged(_ version: String, _ body: String) throws -> (targets: [String: String], report: MergeReport) {
        let file =
            version == "1.2"
            ? """
            <xliff version="1.2"><file original="x" source-language="en" target-language="de" datatype="plaintext">\
            <body>\(body)</body></file></xliff>
            """
            : """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="\(version)" srcLang="en" trgLang="de">\
            <file id="x">\(body)</file></xliff>
            """
        let result = merge([try read(file)], into: nil, for: try fixture.plan("de"))
        let pairs = result.store.messages.flatMap(\.forms).compactMap { form in
            form.target.map { (form.id, $0.text.readable) }
        }
        return (Dictionary(uniqueKeysWithValues: pairs), result.report)
    }

    private func unit(_ id: String, _ source: String, _ target: String) -> String {
        "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }

    @Test(
        "numbers in the place of ids, with and without what they stand for",
        arguments: [
            ("<x id=\"1\" equiv-text=\"{count}\"/>", "<x id=\"2\" equiv-text=\"{rest}\"/>"),
            ("<x id=\"0\"/>", "<x id=\"1\"/>"), ("<ph id=\"1\">{count}</ph>", "<ph id=\"2\">{rest}</ph>"),
            ("<x id=\"ph_a\" equiv-text=\"{count}\"/>", "<x id=\"ph_b\" equiv-text=\"{rest}\"/>"),
            ("{count}", "{rest}"), ("<x id=\"count\"/>", "<x id=\"7\"/>"),
        ])
    func renumbered(first: String, second: String) throws {
        let (targets, report) = try merged(
            "1.2", unit("a.b.title", "\(first) of \(second)", "Von \(second) sind es \(first)"))
        #expect(targets == ["a.b.title": "Von {rest} sind es {count}"])
        #expect(report.count(.taken) == 1)
    }

    @Test(
        "`#` too, in both versions",
        arguments: [
            ("1.2", "<x id=\"1\" equiv-text=\"#\"/>"), ("1.2", "#"), ("1.2", "<x id=\"1\"/>"),
            ("1.2", "{count.hash}"), ("2.0", "<ph id=\"1\" equiv=\"#\"/>"), ("2.1", "<ph id=\"1\"/>"), ("2.0", "#"),
        ])
    func sign(version: String, code: String) throws {
        let id = "a.b.label:count.one"
        let body =
            version == "1.2"
            ? unit(id, "\(code) task now", "Jetzt \(code) Aufgabe")
            : """
            <unit id="\(id)"><segment><source>\(code) task now</source><target>Jetzt \(code) Aufgabe</target></segment>\
            </unit>
            """
        let (targets, report) = try merged(version, body)
        #expect(targets == [id: "Jetzt {count.hash} Aufgabe"])
        #expect(report.count(.taken) == 1)
    }

    @Test(
        "another argument is another source",
        arguments: [
            "<x id=\"rest\" equiv-text=\"{rest}\"/> of <x id=\"count\" equiv-text=\"{count}\"/>",
            "<x id=\"total\" equiv-text=\"{total}\"/> of <x id=\"rest\" equiv-text=\"{rest}\"/>",
            "<x id=\"total\"/> of <x id=\"rest\"/>", "{total} of {rest}",
            "<x id=\"1\" equiv-text=\"{total}\"/> of <x id=\"2\" equiv-text=\"{rest}\"/>",
        ])
    func changed(source: String) throws {
        let (targets, report) = try merged("1.2", unit("a.b.title", source, source))
        #expect(targets.isEmpty)
        #expect(report.count(.outdated) == 1)
    }

    @Test("`#` of a plural over another argument is another source")
    func changedPlural() throws {
        let code = "<x id=\"total.hash\" equiv-text=\"#\"/>"
        let (targets, report) = try merged("1.2", unit("a.b.label:count.one", "\(code) task now", "\(code) Aufgabe"))
        #expect(targets.isEmpty)
        #expect(report.count(.outdated) == 1)
    }
}
