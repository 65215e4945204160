import Diagnostics
import SourceText
import TestSupport
import Testing
import Translation
import XLIFF

@Suite("xliff-lint")
struct LintTests {
    /// What our own exports look like, with everything that they can hold.
    private static func export(_ version: XLIFFVersion, hasOffers: Bool = true) throws -> String {
        var store = try Sample2.store()
        store.messages[0].forms[0].context.terms = [
            GlossaryTerm(source: "task", translations: ["задача"], definition: nil)
        ]
        guard hasOffers else { return String(decoding: version.handoff(store), as: UTF8.self) }
        store.messages[1].forms[0].previous = TranslationPair(
            source: store.messages[1].forms[0].source,
            target: try #require(store.messages[1].forms[0].target))
        return String(decoding: version.handoff(store), as: UTF8.self)
    }

    @Test("our own exports are clean", arguments: XLIFFVersion.allCases)
    func clean(version: XLIFFVersion) throws {
        #expect(lint(try Self.export(version)) == [])
        for isPrefilled in [false, true] {
            let bytes = version.handoff(Writer2Tests.rich, isPrefilled: isPrefilled)
            #expect(lint(String(decoding: bytes, as: UTF8.self)) == [])
        }
    }

    @Test("a store is clean, groups of what is gone included")
    func store() {
        #expect(lint(String(decoding: Writer12.store(WriterTests.rich), as: UTF8.self)) == [])
    }

    @Test("a finding has its rule, its place and the clause of the specification")
    func finding() throws {
        let text = try Self.export(.v21).replacing("state=\"final\"", with: "state=\"done\"")
        let found = try #require(lint(text).first)
        #expect(found.rule == LintRules.badValue)
        #expect(found.message == "`state` cannot be `done`; it is `initial`, `translated`, `reviewed`, `final`")
        #expect(found.notes == ["See XLIFF 2.1, 4.3.1.31 (state)."])
        let range = try #require(found.range)
        let tag = String(decoding: Array(text.utf8)[range.bytes], as: UTF8.self)
        #expect(tag == "<segment id=\"a.label:count.other\" state=\"done\">")
    }

    @Test("seeded corruptions of our exports are found, each by its rule", arguments: Corruption.all)
    func corrupted(corruption: Corruption) throws {
        var random = SeededRandom(seed: 97)
        for version in corruption.versions {
            // What an offer says is the business of its module.
            let text = try Self.export(version, hasOffers: corruption.pattern.contains("mtc:"))
            let places = text.matches(of: try Regex(corruption.pattern, as: Substring.self)).map(\.range)
            try #require(!places.isEmpty, "\(version)")
            for _ in 0..<min(4, places.count) {
                let place = random.pick(places)
                let broken =
                    text[..<place.lowerBound] + corruption.replacement.replacing("$0", with: text[place])
                    + text[place.upperBound...]
                let found = lint(String(broken))
                #expect(found.contains { $0.rule == corruption.rule }, "\(version): \(found.map(\.message))")
            }
        }
    }

    @Test(
        "a file that is no XLIFF, or of another version",
        arguments: ["<html/>", "<xliff version=\"3.0\"/>", "<xliff/>"])
    func others(text: String) {
        #expect(lint(text).map(\.rule) == [XLIFFRules.unsupportedXLIFF])
    }

    @Test("what is found before a file breaks off is told too")
    func truncated() throws {
        let text = try Self.export(.v21)
        let cut = try #require(text.firstRange(of: "</file>"))
        let broken = String(text[..<cut.lowerBound]).replacing("state=\"final\"", with: "state=\"done\"")
        #expect(Set(lint(broken).map(\.rule)) == [LintRules.badValue, XLIFFRules.invalidXML])
    }

    @Test("a file of nothing but faults gives a bounded list")
    func bounded() {
        let text = "<xliff version=\"1.2\">" + String(repeating: "<a/>", count: 5000) + "</xliff>"
        #expect((1000...1001).contains(lint(text).count))
    }
}
