import Compiler
import Diagnostics
import SourceText
import Testing
import Translation
import XLIFF

/// What the rules of texts say of a returned file, and what a strict import makes of it.
@Suite("Rules on returned texts")
struct ReturnedTextTests {
    private static let catalog = """
        [catalog test]
        source = en
        locales = de, fr
        precedence = task
        routes = app

        [axis task]
        values = calendar, contact, unknown
        source = payload
        unknown = unknown

        [argument count]
        type = integer
        class = D0
        range = 0...99
        sample = 1, 2, 12
        why = How many tasks are in progress. It names none of them.

        [claim truth]
        when      = *
        forbid    = sent
        forbid.de = gesendet
        why       = Nobody knows.

        [action open]
        kind = open
        title = Open
        label = Open the app
        route = app

        [fallback]
        title = Open
        label = Open the app
        redacted = Placard
        action = open

        [copy a.b]
        when  = *
        title = Working
        label = On {count, plural, one {# task} other {# tasks}}
        redacted = Private
        action = open

        [copy a.c]
        when  = calendar
        title = Busy
        label = It is busy
        redacted = Private
        """

    private func compilation(_ store: [UInt8]? = nil) -> Compilation {
        compile(
            CatalogInputs(
                catalog: [.init(path: "Catalog/a.copy", bytes: Array(Self.catalog.utf8))],
                locales: store.map { [.init(path: "Locales/de.xlf", bytes: $0)] } ?? []))
    }

    private func returnedFile(_ title: String, into store: [UInt8]? = nil) throws -> String {
        let handoff = try #require(compilation(store).export().outputs.first { $0.isHandoff })
        let file = try translating(String(decoding: handoff.bytes, as: UTF8.self), "a.b.title", to: "TITLE")
        return try translating(file, "a.c.title", to: "Beschäftigt \(title.count)").replacing("TITLE", with: title)
    }

    private func returned(_ title: String, into store: [UInt8]? = nil, isStrict: Bool = false) throws -> Exchange {
        let file = try returnedFile(title, into: store)
        return compilation(store).merging([.init(path: "back.xlf", bytes: Array(file.utf8))], isStrict: isStrict)
    }

    @Test(
        "a placeholder that is typed as text is told where it stands",
        arguments: ["{count}", "{name}", "{count, plural, one {Aufgabe} other {Aufgaben}}"])
    func typedPlaceholders(words: String) throws {
        let file = try returnedFile("In Arbeit " + words)
        let exchange = compilation().merging([.init(path: "back.xlf", bytes: Array(file.utf8))])
        let found = exchange.diagnostics.filter { $0.rule.id == "argument-added" }
        #expect(found.map(\.message) == ["`\(words)` is shown as it stands"])
        let place = try #require(found.first?.range)
        #expect(String(decoding: Array(file.utf8)[place.bytes], as: UTF8.self) == words)
        #expect(try !returned("In Arbeit {, } {}").diagnostics.contains { $0.rule.id == "argument-added" })
    }

    @Test("a broken claim is told at its line in the returned file")
    func claims() throws {
        #expect(!compilation().diagnostics.contains { $0.level == .error })
        #expect(!(try returned("Arbeitet").diagnostics.contains { $0.level == .error }))
        let exchange = try returned("Schon gesendet")
        let broken = try #require(exchange.diagnostics.first { $0.level == .error })
        let file = exchange.files[try #require(broken.range?.file)]
        let line = file.position(at: try #require(broken.range).lower).line
        #expect(file.path == "back.xlf")
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[line - 1].contains("Schon gesendet"))
        #expect(broken.subject == "a.b.title" && broken.locale == "de")
    }

    @Test("a form that comes back beside one in the store is told at its own line")
    func forms() throws {
        let begun = try #require(compilation().export().outputs.first { $0.isHandoff })
        let one = try translating(
            String(decoding: begun.bytes, as: UTF8.self), "a.b.label:count.one", to: "An {count.hash} Aufgabe")
        let store = compilation().merging([.init(path: "one.xlf", bytes: Array(one.utf8))])
        let compilation = compilation(try #require(store.outputs.first { !$0.isHandoff }).bytes)
        let sent = try #require(compilation.export().outputs.first { $0.isHandoff })
        let other = try translating(
            String(decoding: sent.bytes, as: UTF8.self), "a.b.label:count.other", to: "{count.hash} gesendet")
        let exchange = compilation.merging([.init(path: "back.xlf", bytes: Array(other.utf8))])
        let broken = try #require(exchange.diagnostics.first { $0.level == .error })
        let file = exchange.files[try #require(broken.range?.file)]
        #expect(file.path == "back.xlf")
        let range = try #require(broken.range?.bytes)
        #expect(String(decoding: file.bytes[range], as: UTF8.self) == "gesendet")
    }

    @Test("what was in the store before is not told of a return")
    func others() throws {
        let store = try #require(try returned("Schon gesendet").outputs.first { !$0.isHandoff }).bytes
        let compilation = compilation(store)
        #expect(!compilation.isSound)
        let handoff = try #require(compilation.export().outputs.first { $0.isHandoff })
        let exchange = compilation.merging([.init(path: "back.xlf", bytes: handoff.bytes)], isStrict: true)
        #expect(exchange.diagnostics == [])
        #expect(!exchange.isRefused)
    }

    @Test("strict: a fault that the return adds refuses all of it, one that was there already does not")
    func strict() throws {
        let empty = try #require(compilation().export().outputs.first)
        let refused = try returned("Schon gesendet", isStrict: true)
        #expect(refused.isRefused)
        #expect(refused.outputs.first == empty)
        let sound = try returned("Arbeitet", isStrict: true)
        #expect(!sound.isRefused)
        #expect(sound.outputs.first == (try returned("Arbeitet").outputs.first))
        let store = try #require(try returned("Schon gesendet").outputs.first).bytes
        let same = try returned("Eben gesendet", into: store, isStrict: true)
        #expect(!same.isRefused)
        #expect(same.diagnostics.contains { $0.level == .error })
    }

    @Test("strict: one file that cannot be taken leaves every locale as it was")
    func locales() throws {
        let compilation = compilation()
        let sent = compilation.export().outputs
        let handoffs = sent.filter(\.isHandoff).map { String(decoding: $0.bytes, as: UTF8.self) }
        let good = try translating(handoffs[1], "a.b.title", to: "En cours")
        let bad = try translating(handoffs[0], "a.b.label:count.one", to: "Eine Aufgabe {no}")
        for broken in [bad, "<xliff", handoffs[0].replacing("\"de\"", with: "\"it\"")] {
            let files = [good, broken].enumerated().map {
                CatalogInputs.File(path: "\($0.offset).xlf", bytes: Array($0.element.utf8))
            }
            let refused = compilation.merging(files, isStrict: true)
            #expect(refused.isRefused)
            #expect(refused.outputs.allSatisfy { sent.contains($0) })
            let taken = compilation.merging(files)
            #expect(!taken.isRefused && taken.outputs.contains { !sent.contains($0) })
        }
    }

    @Test("strict: a message of which some forms are left empty is not begun")
    func gaps() throws {
        let fixture = Fixture(
            """
            [copy a.b]
            when = *
            title = Working
            label = On {count, plural, one {# task} other {# tasks}}
            """)
        let plan = try fixture.plan("ru")
        let sent = handoff(refresh(nil, for: plan))
        let one = try read(try translating(sent, "a.b.label:count.one", to: "{count.hash} задача"))
        let merged = merge([one], into: nil, for: plan)
        #expect(merged.isBlocked)
        let begun = merged.store
        let few = try read(try translating(handoff(begun), "a.b.label:count.few", to: "{count.hash} задачи"))
        let more = merge([few], into: begun, for: plan)
        #expect(!more.isBlocked)
        #expect(more.diagnostics.map(\.rule.id) == ["missing-form"])
        #expect(more.store["a.b.label:count.few"]?.target != nil)
    }
}
