import Diagnostics
import MessageFiles
import SourceText
import Testing

/// Reading other people's message files.
@Suite struct MessageFileTests {
    private func read(_ text: String, _ path: String, locale: String? = nil) throws -> Staged<[MessageEntry]> {
        let format = try #require(MessageFileFormat.format(ofPath: path))
        return format.read(MessageFile(id: FileID(index: 0), bytes: Array(text.utf8), locale: locale))
    }

    @Test func aLineIsAMessage() throws {
        let text = """
            {"locale": "de", "key": "a", "message": "Ja", "source": "Yes"}

            {"key": "b", "message": "{n, plural, other {#}}", "locale": "pt_BR", "more": [1, -2.5e3, true, null]}
            {"key": "c"}
            {"key"

            """
        let read = try read(text, "x.jsonl")
        #expect(read.value.map(\.key) == ["a", "b"])
        #expect(read.value.map(\.locale.text) == ["de", "pt_BR"])
        #expect(read.value[0].source?.text == "Yes" && read.value[1].source == nil)
        #expect(read.diagnostics.map(\.rule.id) == ["unreadable-entry", "invalid-json"])
        #expect(read.diagnostics[1].message == "`:` was expected")
    }

    @Test func positionsLeadBehindEscapes() throws {
        let text = #"{"k": "a\u00e9\n\ud83d\ude00z"}"#
        let entry = try #require(try read(text, "x.json", locale: "en").value.first)
        #expect(entry.value.text == "aé\n😀z")
        let bytes = Array(text.utf8)
        func source(_ part: String) throws -> String {
            let range = try #require(entry.value.text.firstRange(of: part))
            let offsets =
                entry.value.text.utf8.distance(
                    from: entry.value.text.startIndex, to: range.lowerBound)..<entry.value.text.utf8.distance(
                    from: entry.value.text.startIndex, to: range.upperBound)
            let place = entry.value.range(of: offsets)
            return String(decoding: bytes[place.lower..<place.upper], as: UTF8.self)
        }
        #expect(try source("é") == #"\u00e9"#)
        #expect(try source("\n") == #"\n"#)
        #expect(try source("😀z") == #"\ud83d\ude00z"#)
        #expect(try source("a") == "a")
    }

    @Test func nestedKeysAreJoined() throws {
        let text =
            #"{"home": {"title": "Home", "count": 3}, "save": {"message": "Save", "description": "x"}, "x": "y"}"#
        #expect(try read(text, "x.json", locale: "en").value.map(\.key) == ["home.title", "save", "x"])
    }

    @Test func bundlesNameTheirLocale() throws {
        let text = #"{"@@locale": "de", "hi": "Hallo", "@hi": {"description": "x"}, "hi": "Moin"}"#
        let read = try read(text, "app_de.arb")
        #expect(read.value.map(\.value.text) == ["Hallo"] && read.value[0].locale.text == "de")
        #expect(read.diagnostics.map(\.message) == ["`hi` stands twice"])
        #expect(MessageFileFormat.format(ofPath: "app_de.arb")?.dialect == .flutter)
    }

    @Test(
        "What is no JSON is said with its place",
        arguments: [
            ("", 0, "a value is missing at the end"), ("{", 1, "a key in double quotes was expected"),
            ("{\"a\": \"b", 6, "the text is not closed"), ("[1,]", 3, "a value must start here"),
            ("{\"a\": \"\\x\"}", 8, "`\\x` is no escape"), ("{} {}", 3, "something follows the value"),
            ("{\"a\": 01}", 7, "`,` or `}` was expected"), ("{\"a\": \"\\u12\"}", 9, "four hexadecimal digits"),
            ("{\"a\": \"\n\"}", 7, "a control character"), ("nul", 0, "`null` was expected"),
        ])
    func faults(text: String, offset: Int, message: String) {
        switch JSONReader.read(Array(text.utf8), file: FileID(index: 0)) {
        case .success: Issue.record("\(text) is no JSON")
        case .failure(let fault):
            #expect(fault.offset == offset && fault.message.hasPrefix(message), "\(fault)")
        }
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "[", count: 100_000)
        guard case .failure(let fault) = JSONReader.read(Array(deep.utf8), file: FileID(index: 0)) else {
            Issue.record("too deep")
            return
        }
        #expect(fault.message == "values are nested more than 128 deep" && fault.offset == 128)
    }

    @Test func everyTruncationIsAFaultOrWhole() {
        let bytes = Array(#"{"a\n": ["é", {"b": -1.5e+3}], "c": true}"#.utf8)
        for count in bytes.indices {
            guard case .success = JSONReader.read(bytes, in: 0..<count, file: FileID(index: 0)) else { continue }
            Issue.record("\(count) bytes are no value")
        }
    }
}
