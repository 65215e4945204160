/// Whether a brace of an ICU message is open, fed piece by piece.
///
/// `'` before `{` or `}` starts quoted text that ends at the next single `'`; `''` is an apostrophe. That is all of ICU's
/// quoting that matters here: where a message is broken, its own parser says so.
struct BraceDepth {
    private var depth = 0
    private var isQuoted = false
    private var afterApostrophe = false

    var isOpen: Bool { depth > 0 }

    /// Whether text stands here: an argument holds messages in braces of their own, so every second level is text.
    var isInText: Bool { depth.isMultiple(of: 2) }

    mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            let wasApostrophe = afterApostrophe
            afterApostrophe = false
            switch byte {
            case UInt8(ascii: "'"):
                if wasApostrophe { continue }
                afterApostrophe = true
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                if wasApostrophe { isQuoted.toggle() }
                if isQuoted { continue }
                depth = byte == UInt8(ascii: "{") ? depth + 1 : max(0, depth - 1)
            default:
                if wasApostrophe, isQuoted { isQuoted = false }
            }
        }
    }
}
