import Diagnostics
import SourceText

extension MessageFileFormat {
    /// Flat or nested objects of texts; the locale is given by a flag, or by the file's name.
    static let json = MessageFileFormat("json", extensions: ["json"]) { file in
        switch JSONReader.read(file.bytes, file: file.id) {
        case .failure(let fault): return Staged([], [report(fault, in: file)])
        case .success(let node):
            guard let members = node.members else { return Staged([], [notAnObject(file)]) }
            guard let locale = file.locale else { return Staged([], [withoutLocale(file)]) }
            var reader = MemberReader(file: file, locale: MappedText(locale, placedAt: 0, file: file.id))
            reader.read(members, prefix: "")
            return reader.result
        }
    }

    static func notAnObject(_ file: MessageFile) -> Diagnostic {
        Diagnostic(
            MessageFileRules.unreadableEntry, "the file is no object of messages",
            at: SourceRange(file: file.id, 0..<min(1, file.bytes.count)),
            notes: ["It must be one `{ \"key\": \"message\" }`; nested objects may group keys."])
    }

    static func withoutLocale(_ file: MessageFile) -> Diagnostic {
        Diagnostic(
            MessageFileRules.unreadableEntry, "nothing says which language the messages are in",
            at: SourceRange(file: file.id, 0..<min(1, file.bytes.count)),
            notes: ["Name it: `--locale de`."])
    }
}

/// Takes the texts out of nested objects. Chrome's and formatjs's entries, objects with a text `message` or
/// `defaultMessage`, are messages themselves.
struct MemberReader {
    let file: MessageFile
    let locale: MappedText
    var result = Staged<[MessageEntry]>([])
    private var places: [String: MappedText] = [:]

    init(file: MessageFile, locale: MappedText) {
        self.file = file
        self.locale = locale
    }

    mutating func read(_ members: [JSONMember], prefix: String) {
        for member in members {
            let key = prefix.isEmpty ? member.key.text : "\(prefix).\(member.key.text)"
            switch member.value {
            case .string(let text): add(key, text, at: member.key)
            case .object(let inner, _):
                if let text = (member.value["message"] ?? member.value["defaultMessage"])?.text {
                    add(key, text, at: member.key)
                } else {
                    read(inner, prefix: key)
                }
            case .array, .number, .bool, .null: break
            }
        }
    }

    /// Adds a message unless its name was there before.
    mutating func add(_ key: String, _ text: MappedText, at place: MappedText) {
        if let first = places[key] {
            result.diagnostics.append(
                Diagnostic(
                    MessageFileRules.repeatedKey, "`\(key)` stands twice", at: place.range,
                    related: [.init(first.range, "the first")],
                    notes: ["Programs read only one of them, and not the same one; delete one."],
                    locale: locale.text, subject: key))
            return
        }
        places[key] = place
        result.value.append(MessageEntry(locale: locale, key: key, value: text))
    }
}
