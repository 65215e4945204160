import Diagnostics
import MessageFiles
import SourceText

extension FuzzCase {
    /// Every format of message files ends and points into the file.
    static let messageFiles = FuzzCase(name: "message-files") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let file = MessageFile(id: FileID(index: 0), bytes: Array(text.utf8), locale: "en")
        for format in MessageFileFormat.all {
            let read = format.read(file)
            if let fault = read.diagnostics.outside(0..<file.bytes.count) { return "\(format.name): \(fault)" }
            for entry in read.value {
                let place = entry.value.range
                if place.lower < 0 || place.upper > file.bytes.count { return "\(format.name): a message lies outside" }
            }
        }
        return nil
    }
}
