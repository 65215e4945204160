import Diagnostics
import LocaleData
import Testing
import Translation
import XLIFF

/// Units that tools name in their own way.
@Suite("Units of Xcode and gettext")
struct ForeignUnitTests {
    private let fixture = Fixture(
        """
        [copy a.b]
        when = *
        title = Working
        label = {count, plural, =0 {None} one {# task now} other {# tasks now}}
        """)

    private func merged(_ body: String, _ tag: String = "ru") throws -> (store: TranslationStore, report: MergeReport) {
        let plan = try fixture.plan(tag)
        let file = """
            <xliff version="1.2"><file original="x" source-language="en" target-language="\(tag)" datatype="plaintext">\
            <body>\(body)</body></file></xliff>
            """
        let result = merge([try read(file)], into: nil, for: plan)
        return (result.store, result.report)
    }

    private func unit(_ id: String, _ source: String, _ target: String) -> String {
        "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }

    private func targets(_ store: TranslationStore) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: store.messages.flatMap(\.forms).compactMap { form in
                form.target.map { (form.id, $0.text.readable) }
            })
    }

    @Test("a string catalog's variations are the forms of their key")
    func stringCatalog() throws {
        let (store, report) = try merged(
            unit("a.b.title", "Working", "Работает")
                + unit("a.b.label|==|plural.zero", "None", "Нет")
                + unit("a.b.label|==|plural.one", "%lld task now", "Сейчас %lld задача")
                + unit("a.b.label|==|substitutions.count.plural.few", "%arg tasks now", "Сейчас %arg задачи")
                + unit("a.b.label|==|plural.many", "%1$lld tasks now", "Сейчас %1$lld задач"))
        #expect(
            targets(store) == [
                "a.b.title": "Работает", "a.b.label:count.eq0": "Нет",
                "a.b.label:count.one": "Сейчас {count.hash} задача",
                "a.b.label:count.few": "Сейчас {count.hash} задачи",
                "a.b.label:count.many": "Сейчас {count.hash} задач",
            ])
        #expect(report.count(.taken) == 5)
    }

    @Test("so are those of a .stringsdict; its format key is no unit")
    func stringsDictionary() throws {
        let (store, report) = try merged(
            unit("/a.b.label:dict/count:dict/one:dict/:string", "%d task now", "Сейчас %d задача")
                + unit("/a.b.label:dict/count:dict/few:dict/:string", "%d tasks now", "Сейчас %d задачи"))
        #expect(Set(targets(store).keys) == ["a.b.label:count.one", "a.b.label:count.few"])
        #expect(report.count(.taken) == 2)
        let format = try merged(
            unit("/a.b.label:dict/NSStringLocalizedFormatKey:dict/:string", "%#@count@", "%#@count@"))
        #expect(targets(format.store).isEmpty)
        #expect(format.store.rejected.isEmpty)
    }

    @Test("gettext counts the categories of the language", arguments: ["a.b.label", "7"])
    func gettext(name: String) throws {
        let group = name == "7" ? "a.b.label" : "g"
        let body = """
            <group id="\(group)" restype="x-gettext-plurals">\(unit(name + "[0]", "%d task now", "Сейчас %d задача"))\
            \(unit(name + "[1]", "%d tasks now", "Сейчас %d задачи"))\
            \(unit(name + "[2]", "%d tasks now", "Сейчас %d задач"))\(unit(name + "[3]", "x", "лишнее"))</group>
            """
        let (store, report) = try merged(body)
        #expect(
            targets(store) == [
                "a.b.label:count.one": "Сейчас {count.hash} задача",
                "a.b.label:count.few": "Сейчас {count.hash} задачи",
                "a.b.label:count.many": "Сейчас {count.hash} задач",
            ])
        #expect(report.count(.rejected) == 1)
    }

    @Test("a name whose key is not the catalog's stays unknown, and keeps its words")
    func unknown() throws {
        let (store, report) = try merged(
            unit("a.c|==|plural.one", "x", "y") + unit("a.b.label|==|device.mac", "x", "z")
                + unit("a.b.label|==|plural.two", "x", "q") + unit("/a.c:dict/n:dict/one:dict/:string", "x", "w"))
        #expect(report.count(.rejected) == 4)
        #expect(store.rejected.count == 4)
    }

    @Test("a percent sign that is only one stays text")
    func percent() throws {
        let (store, _) = try merged(unit("a.b.label|==|plural.one", "%lld task now", "%lld задача, 5 % дел, 100%!"))
        #expect(targets(store)["a.b.label:count.one"] == "{count.hash} задача, 5 % дел, 100%!")
    }

    @Test("a value that is dropped is found in a foreign unit too")
    func dropped() throws {
        let plan = try fixture.plan("ru")
        let file = """
            <xliff version="1.2"><file original="x" source-language="en" target-language="ru" datatype="plaintext"><body>\
            \(unit("a.b.label|==|plural.few", "%lld tasks now", "Сейчас задачи"))</body></file></xliff>
            """
        let result = merge([try read(file)], into: nil, for: plan)
        #expect(result.diagnostics.map(\.rule) == [TranslationRules.argumentDropped])
        #expect(result.report.count(.faulty) == 1)
    }
}
