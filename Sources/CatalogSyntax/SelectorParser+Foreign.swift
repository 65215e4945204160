/// Signs and words that writers bring from other languages: each is reported, with what to write, and then read as that,
/// so that `surface = minimal and not stale` still means what it means.
extension SelectorParser {
    /// A foreign sign or word, and what is read in its place; that is never longer.
    private struct Foreign {
        let found: [UInt8]
        let right: String

        init(_ found: String, _ right: String) {
            self.found = Array(found.utf8)
            self.right = right
        }

        /// What a fix writes: spaces stand behind a comma and a colon.
        var written: String {
            right.hasPrefix("|") || right.hasPrefix("!") ? right : "\(right.prefix(1)) \(right.dropFirst())"
        }
    }

    /// Longer signs stand before those that they start with.
    private static let signs = [
        ("!=", ":!"), ("==", ":"), ("=", ":"), ("&&", ","), ("&", ","), ("||", "|"), ("，", ","), ("、", "|"), ("：", ":"),
        ("！", "!"), ("｜", "|"), (";", ","), ("；", ","), ("/", "|"), ("¬", "!"),
    ].map(Foreign.init)

    private static let words = [("and", ","), ("or", "|"), ("not", "!")].map(Foreign.init)

    /// Whether a sign or, in small letters, a word can start with a byte.
    private static func canStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ";"),
            UInt8(ascii: "/"), UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "n"):
            true
        default: byte >= 0x80
        }
    }

    /// Reports foreign signs and words and replaces them in the bytes that are read.
    mutating func readForeign() {
        var offset = 0
        while offset < text.bytes.count {
            guard !text.bytes[offset].isASCIILetter else {
                var end = offset + 1
                while end < text.bytes.count, text.bytes[end].isASCIILetter || text.bytes[end] == UInt8(ascii: "-") {
                    end += 1
                }
                if end - offset <= 3, Self.canStart(text.bytes[offset] | 0x20) { readForeignWord(offset..<end) }
                offset = end
                continue
            }
            offset += readForeignSign(at: offset)
        }
    }

    /// Replaces the sign at an offset, if it is foreign; returns how many bytes were read.
    private mutating func readForeignSign(at offset: Int) -> Int {
        guard Self.canStart(text.bytes[offset]),
            let sign = Self.signs.first(where: { text.bytes[offset...].starts(with: $0.found) })
        else { return 1 }
        replace(offset..<(offset + sign.found.count), sign)
        return sign.found.count
    }

    /// Replaces `and` and `or` between two names and `not` before one.
    private mutating func readForeignWord(_ range: Range<Int>) {
        guard let word = Self.words.first(where: { text.text(range).lowercased().utf8.elementsEqual($0.found) }) else {
            return
        }
        let before = text.bytes[..<range.lowerBound]
        let after = text.bytes[range.upperBound...]
        guard let next = after.first, next.isBlank, after.contains(where: { !$0.isBlank }) else { return }
        let followsName = before.last(where: { !$0.isBlank }).map(Self.isNameByte) ?? false
        let precedesName = after.first { !$0.isBlank }.map { Self.isNameByte($0) || $0 == UInt8(ascii: "!") } ?? false
        guard precedesName, followsName != (word.right == "!"), before.last?.isBlank ?? true || !followsName else {
            return
        }
        replace(range, word)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "-") || byte >= 0x80
    }

    private mutating func replace(_ range: Range<Int>, _ foreign: Foreign) {
        let found = String(decoding: foreign.found, as: UTF8.self)
        let after = text.bytes[range.upperBound...].prefix(while: \.isBlank).count
        let before = text.bytes[..<range.lowerBound].reversed().prefix(while: \.isBlank).count
        let start = range.lowerBound - (foreign.right == "!" ? 0 : before)
        report(
            "`\(found)` is not part of a selector", at: range, notes: [Self.signsNote],
            fixes: [("Write `\(foreign.right)`", start..<(range.upperBound + after), foreign.written)])
        let padding = repeatElement(UInt8(ascii: " "), count: range.count - foreign.right.utf8.count)
        text.bytes.replaceSubrange(range, with: Array(foreign.right.utf8) + padding)
    }
}
