import Diagnostics
import SourceText

extension MessageFileFormat {
    /// An object a line: `locale`, `key`, `message`, and `source` where it is a translation.
    static let jsonLines = MessageFileFormat("jsonl", extensions: ["jsonl", "ndjson"]) { file in
        var result = Staged<[MessageEntry]>([])
        var start = 0
        while start < file.bytes.count {
            let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
            let line = start..<end
            start = end + 1
            if file.bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            switch JSONReader.read(file.bytes, in: line, file: file.id) {
            case .success(let node):
                if let entry = entry(node, file) {
                    result.value.append(entry)
                } else {
                    result.diagnostics.append(
                        Diagnostic(
                            MessageFileRules.unreadableEntry, "the line has no `key`, no `message` or no `locale`",
                            at: SourceRange(file: file.id, line),
                            notes: [
                                "A line is an object with the texts `locale`, `key`, `message` and, if any, `source`."
                            ]
                        ))
                }
            case .failure(let fault): result.diagnostics.append(report(fault, in: file))
            }
        }
        return result
    }

    private static func entry(_ node: JSONNode, _ file: MessageFile) -> MessageEntry? {
        guard let key = node["key"]?.text, let message = node["message"]?.text else { return nil }
        let given = file.locale.map { MappedText($0, placedAt: node.range.lowerBound, file: file.id) }
        guard let locale = node["locale"]?.text ?? given else { return nil }
        return MessageEntry(locale: locale, key: key.text, value: message, source: node["source"]?.text)
    }
}

extension MappedText {
    /// A text that the file does not have, with a place to point at.
    init(_ text: String, placedAt offset: Int, file: FileID) {
        self.init(file: file, origin: offset)
        append(text, from: offset..<offset, isVerbatim: false)
    }
}
