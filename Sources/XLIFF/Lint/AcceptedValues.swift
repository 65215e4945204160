/// Decides whether values fit their types. Most values of a document are few and come again and again, such as states and
/// widths: those that were accepted are remembered by their place in the document.
struct AcceptedValues {
    private struct Entry {
        var type = ValueType.text
        var offset = 0
        var count = -1
    }

    private let document: [UInt8]
    private var entries = [Entry](repeating: Entry(), count: 64)

    init(_ text: XMLText) { document = text.bytes }

    /// What is expected of a value that does not fit, nil for one that does.
    mutating func objection(to value: XMLSlice, _ type: ValueType) -> String? {
        if case .text = type { return nil }
        if case .nmtoken = type, value.isPlainToken { return nil }
        let bytes = value.bytes
        let index = (bytes.count &* 7 &+ Int(bytes.first ?? 0) &+ Int(bytes.last ?? 0) &* 3) & 63
        let known = entries[index]
        if known.count == bytes.count, known.type == type,
            document[known.offset..<(known.offset + known.count)].elementsEqual(bytes)
        {
            return nil
        }
        if let expected = type.objection(to: value.string) { return expected }
        if value.isVerbatim { entries[index] = Entry(type: type, offset: value.offset, count: bytes.count) }
        return nil
    }
}

extension XMLSlice {
    /// Whether this is a name token of ASCII: letters, digits, `-`, `.`, `:` and `_`.
    fileprivate var isPlainToken: Bool {
        for byte in bytes where !(byte < 0x80 && Self.tokens[Int(byte)]) { return false }
        return !bytes.isEmpty
    }

    private static let tokens: [Bool] = (0..<0x80).map { byte in
        switch UInt8(byte) {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }
}
