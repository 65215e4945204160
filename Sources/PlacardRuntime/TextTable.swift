/// The texts of one language, each read where it lies.
///
/// The table starts with one offset an entry. At a text's offset stands a head byte: bit 0 says whether the text is ASCII,
/// the other six its length in bytes. Two lengths are codes: `longText`, after which two bytes give the length, and
/// `message`, after which a compact number gives the length of a program for `MessageRenderer`. The bytes of the text follow, then
/// a NUL. Number formats are entries too; at their offsets lie the records that `NumberFormat` reads.
@frozen public struct TextTable: Sendable {
    /// Length code of a text that is longer than the head byte can say.
    public static let longText = 62
    /// Length code of a message with arguments.
    public static let message = 63

    @usableFromInline let table: StaticTable
    @usableFromInline let offsetWidth: Int
    @usableFromInline let cardinalRules: Int
    @usableFromInline let ordinalRules: Int

    /// A table whose offsets take `offsetWidth` bytes, in a language with these sets of plural rules.
    @inlinable
    public init(_ table: StaticTable, offsetWidth: Int, cardinalRules: Int, ordinalRules: Int) {
        self.table = table
        self.offsetWidth = offsetWidth
        self.cardinalRules = cardinalRules
        self.ordinalRules = ordinalRules
    }

    /// The text of an entry: as it lies there where it is plain, otherwise rendered with the arguments.
    public func string(at entry: Int, arguments: some MessageArguments) -> String {
        let offset = table.number(at: entry * offsetWidth, width: offsetWidth)
        return plainString(atOffset: offset) ?? renderer(at: offset).string(arguments)
    }

    /// The text of an entry that is plain, nil where it has arguments.
    public func plainString(at entry: Int) -> String? {
        plainString(atOffset: table.number(at: entry * offsetWidth, width: offsetWidth))
    }

    @inline(__always)
    private func plainString(atOffset offset: Int) -> String? {
        let head = Int(table.byte(at: offset))
        let length = head >> 1
        if length < Self.longText { return table.immortalString(at: offset + 1, count: length, isASCII: head & 1 == 1) }
        guard length == Self.longText else { return nil }
        return table.immortalString(
            at: offset + 3, count: table.number(at: offset + 1, width: 2), isASCII: head & 1 == 1)
    }

    /// Calls `body` with the bytes of an entry's text: those in the table where it is plain, otherwise rendered ones.
    public func withUTF8Buffer<Result, Failure: Error>(
        at entry: Int, arguments: some MessageArguments,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let offset = table.number(at: entry * offsetWidth, width: offsetWidth)
        let length = Int(table.byte(at: offset)) >> 1
        if length < Self.longText { return try unsafe table.withBytes(at: offset + 1, count: length, body) }
        if length == Self.longText {
            let length = table.number(at: offset + 1, width: 2)
            return try unsafe table.withBytes(at: offset + 3, count: length, body)
        }
        let bytes = renderer(at: offset).bytes(arguments)
        return try unsafe bytes.withUnsafeBufferPointer(body)
    }

    private func renderer(at offset: Int) -> MessageRenderer {
        let (length, start) = table.compactNumber(at: offset + 1)
        return MessageRenderer(texts: self, program: start..<start + length)
    }

    /// The number format of an entry.
    func format(at entry: Int) -> NumberFormat {
        NumberFormat(table.literal, at: table.number(at: entry * offsetWidth, width: offsetWidth))
    }
}

extension TextTable {
    /// Whether the language has a text for an entry.
    @inlinable
    public func hasText(at entry: Int) -> Bool { table.number(at: entry * offsetWidth, width: offsetWidth) != 0 }
}
