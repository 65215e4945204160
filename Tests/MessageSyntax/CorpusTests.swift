import Foundation
import MessageSyntax
import TestSupport
import Testing

@Suite struct CorpusTests {
    @Test(.enabled(if: SharedData.isExpected(Corpus.realPath)))
    func realMessagesParseAsInICU() throws {
        let comparison = PatternComparison()
        for text in try Corpus.realMessages() {
            let difference = comparison.difference(text)
            #expect(difference == nil, "\(text)")
        }
        #expect(comparison.accepted + comparison.refused == 27_778)
    }

    @Test(.enabled(if: SharedData.isExpected(Corpus.invalidPath)))
    func knownInvalidMessagesParseAsInICU() throws {
        let comparison = PatternComparison()
        let entries = try Corpus.invalidMessages()
        for entry in entries {
            let difference = comparison.difference(entry.text)
            #expect(difference == nil, "\(entry.text)")
            let problem = parseMessage(entry.text).problems.first
            let recorded = entry.verdict == "ok" ? nil : entry.verdict
            #expect(problem?.kind.errorOfICU == recorded, "\(entry.text)")
        }
        #expect(entries.count == 70)
    }
}

/// The messages beside the repository.
enum Corpus {
    static let realPath = "messages/real-messages.jsonl"
    static let invalidPath = "messages/known-invalid.jsonl"

    struct RealMessage: Decodable {
        let message: String
    }

    struct InvalidMessage: Decodable {
        let text: String
        /// `ok` or ICU's error; nil in rows that are no messages.
        let verdict: String?

        enum CodingKeys: String, CodingKey {
            case text
            case verdict = "icu72_messagepattern"
        }
    }

    static func realMessages() throws -> [String] {
        try lines(of: realPath, as: RealMessage.self).map(\.message)
    }

    /// The messages among the rows, without those that are skeletons.
    static func invalidMessages() throws -> [InvalidMessage] {
        try lines(of: invalidPath, as: InvalidMessage.self).filter { $0.verdict != nil }
    }

    private static func lines<Row: Decodable>(of path: String, as type: Row.Type) throws -> [Row] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: SharedData.url(path)).split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(Row.self, from: $0) }
    }
}
