/// Writes text so that a terminal shows what is there: nothing in it moves the cursor, hides or reorders other text.
package enum VisibleText {
    /// The text with each unsafe scalar replaced.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let replacement = replacement(of: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// What to show in place of a scalar: a control picture for the C0 controls and DEL, `<U+202E>` for other controls,
    /// bidi controls, line separators and tags; nothing where the scalar may be shown as it is.
    static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x1F:
            Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
        case 0x7F:
            "\u{2421}"
        case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE0FFF:
            "<U+" + paddedHex(scalar.value) + ">"
        default:
            nil
        }
    }

    private static func paddedHex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
