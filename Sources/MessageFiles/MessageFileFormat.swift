package import Diagnostics
import SourceText

/// A format in which messages come. One file each, one line in `all`.
package struct MessageFileFormat: Sendable {
    /// As a flag has it.
    package let name: String
    /// The endings of file names, without dots.
    package let extensions: [String]
    /// How messages of the format treat apostrophes and tags, where nothing else is asked for.
    package let dialect: MessageDialect
    package let read: @Sendable (MessageFile) -> Staged<[MessageEntry]>

    init(
        _ name: String, extensions: [String], dialect: MessageDialect = .icu,
        _ read: @escaping @Sendable (MessageFile) -> Staged<[MessageEntry]>
    ) {
        self.name = name
        self.extensions = extensions
        self.dialect = dialect
        self.read = read
    }

    package static let all: [MessageFileFormat] = [jsonLines, arb, json]

    /// The format of a file name's ending.
    package static func format(ofPath path: String) -> MessageFileFormat? {
        all.first { format in format.extensions.contains { path.hasSuffix("." + $0) } }
    }

    /// Reports where a file, or a line of it, is no JSON.
    static func report(_ fault: JSONFault, in file: MessageFile) -> Diagnostic {
        Diagnostic(
            MessageFileRules.invalidJSON, fault.message,
            at: SourceRange(file: file.id, fault.offset..<min(file.bytes.count, fault.offset + 1)),
            notes: ["What follows is not read."])
    }
}

/// What a library behind a catalog makes of messages, beyond ICU.
package enum MessageDialect: String, Sendable, CaseIterable {
    /// ICU itself.
    case icu
    /// `<b>…</b>` are tags.
    case formatjs
    /// An apostrophe is a letter like any other, as `flutter gen-l10n` has it unless `use-escaping` is set.
    case flutter
}

/// The rules of reading other people's files.
package enum MessageFileRules {
    static let invalidJSON = Rule("invalid-json", .error, floor: .error, "A file of messages is no JSON")
    static let unreadableEntry = Rule(
        "unreadable-entry", .error, floor: .error, "An entry lacks its key, its message or its locale")
    static let repeatedKey = Rule(
        "repeated-key", .error, floor: .error, "A file has two messages of one name in one locale")

    package static let all = [invalidJSON, unreadableEntry, repeatedKey]
}
