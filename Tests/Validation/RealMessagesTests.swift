import CatalogModel
import Diagnostics
import Foundation
import LocaleData
import MessageSyntax
import SourceText
import TestSupport
import Testing
import Validation

@Suite struct RealMessagesTests {
    private struct Entry: Decodable {
        let repo: String
        let locale: String
        let key: String
        let message: String
    }

    /// Whatever people wrote, each check ends, points into the text and says why and what to do.
    @Test(.enabled(if: SharedData.isExpected("messages/real-messages.jsonl")))
    func everyFindingPointsIntoItsTextAndExplainsItself() throws {
        let data = try Data(contentsOf: SharedData.url("messages/real-messages.jsonl"))
        let decoder = JSONDecoder()
        let lines = data.split(separator: UInt8(ascii: "\n"))
        var checked = 0
        for index in stride(from: 0, to: lines.count, by: 25) {
            let entry = try decoder.decode(Entry.self, from: lines[index])
            guard let locale = try? LocaleTag.parse(entry.locale.replacing("_", with: "-")).get() else { continue }
            let file = FileID(index: 0)
            let scene = MessageScene(
                value: MappedText(entry.message, file: file, at: 0), message: parseMessage(entry.message),
                locale: locale, key: entry.key, field: .support, isAction: false, source: nil,
                declarations: MiniTranslation.declarations)
            let size = entry.message.utf8.count
            for finding in MessageChecks.run(scene) {
                let range = try #require(finding.range)
                let isInside = range.lower >= 0 && range.lower <= range.upper && range.upper <= size
                #expect(isInside, "\(finding.rule.id) in \(entry.message)")
                let isExplained = !finding.notes.isEmpty
                #expect(isExplained, "\(finding.rule.id)")
            }
            checked += 1
        }
        #expect(checked > 500)
    }
}
