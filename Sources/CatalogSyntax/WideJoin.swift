import LocaleData

/// Decides what joins two lines of a value.
///
/// Scripts without spaces must not get one where a line was wrapped: `変更の` and `確認` join to `変更の確認`. Hangul is
/// as wide but has spaces, and an emoji may stand beside any script.
enum WideJoin {
    /// Whether two lines join without a space: both neighbours are wide, and neither is Hangul or an emoji. Marks at the
    /// end of the left text count as the character that they stand on.
    static func isGapless(_ left: String, before right: ArraySlice<UInt8>) -> Bool {
        guard let last = left.utf8.last, last >= 0x80, let first = right.first, first >= 0x80 else { return false }
        guard let base = left.unicodeScalars.last(where: { !$0.properties.isGraphemeExtend }) else { return false }
        let next = String(decoding: right.prefix(8), as: UTF8.self).unicodeScalars
        guard let following = next.first, next.dropFirst().first != emojiStyle else { return false }
        return isWideText(base) && isWideText(following) && left.unicodeScalars.last != emojiStyle
    }

    /// The variation selector that makes the character before it an emoji.
    private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

    private static func isWideText(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isWide && !scalar.has(.emojiPresentation) && scalar.scriptCode != "Hang"
    }
}
