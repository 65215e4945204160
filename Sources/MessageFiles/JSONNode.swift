package import SourceText

/// A JSON value with the places of its texts. Numbers keep their place only: message files have nothing to do with them.
package indirect enum JSONNode: Sendable {
    case object([JSONMember], Range<Int>)
    case array([JSONNode], Range<Int>)
    case string(MappedText)
    case number(Range<Int>)
    case bool(Bool, Range<Int>)
    case null(Range<Int>)

    /// The text, where the value is one.
    package var text: MappedText? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The members in the order of the file, where the value is an object. A key that stands twice is there twice.
    package var members: [JSONMember]? {
        if case .object(let members, _) = self { members } else { nil }
    }

    /// Bytes of the file.
    package var range: Range<Int> {
        switch self {
        case .object(_, let range), .array(_, let range), .number(let range), .bool(_, let range), .null(let range):
            range
        case .string(let text): text.range.lower..<text.range.upper
        }
    }

    /// The value of the first member of that name.
    package subscript(key: String) -> JSONNode? {
        members?.first { $0.key.text == key }?.value
    }
}

/// A name in an object and its value.
package struct JSONMember: Sendable {
    package let key: MappedText
    package let value: JSONNode
}

/// Where and why a text is not JSON.
package struct JSONFault: Error, Sendable, Hashable {
    /// A byte of the file.
    package let offset: Int
    /// Lower case, without a period.
    package let message: String
}
