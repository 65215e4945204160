import SourceText
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("lable", "label"), ("suport", "support"),
        ("symbols", "symbol"), ("redactd", "redacted"),
    ])
    func findsTheNearest(name: String, right: String) {
        let names = ["when", "title", "short", "tiny", "support", "label", "tone", "symbol", "redacted"]
        #expect(Spelling.nearest(to: name, among: names) == right)
    }

    @Test(arguments: ["", "banana", "x", "zz", String(repeating: "title", count: 20)])
    func findsNothing(name: String) {
        #expect(Spelling.nearest(to: name, among: ["title", "label", "a", "de"]) == nil)
    }

    @Test func theNameItselfIsNoSuggestion() {
        #expect(Spelling.nearest(to: "title", among: ["title", "titles"]) == "titles")
    }

    @Test func tiesGoToTheEarlier() {
        #expect(Spelling.nearest(to: "cat", among: ["bat", "car"]) == "bat")
        #expect(Spelling.nearest(to: "cat", among: ["car", "bat"]) == "car")
    }

    @Test func nothingOfANameIsNotNear() {
        #expect(Spelling.nearest(to: "b", among: ["a"]) == nil)
        #expect(Spelling.nearest(to: "de", among: ["fr", "he"]) == "he")
    }
}
