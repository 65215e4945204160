import CICU

/// A Unicode property of scalars that is true or false.
package enum ScalarProperty: UInt32, Sendable, CaseIterable {
    case defaultIgnorable, emoji, emojiPresentation, extendedPictographic, emojiModifier, regionalIndicator
    case alphabetic, uppercase, lowercase, bidiControl, joinControl, noncharacter, whiteSpace
    case patternSyntax, patternWhiteSpace
}

extension Unicode.Scalar {
    /// Whether the scalar has the property, by the linked ICU.
    package func has(_ property: ScalarProperty) -> Bool {
        placard_has_property(value, placard_property(rawValue: property.rawValue)) != 0
    }

    /// Whether ICU's patterns take the scalar for white space; NBSP and the ideographic space are none.
    package var isPatternWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether Unicode has given the scalar no character.
    package var isUnassigned: Bool { placard_general_category(value) == 0 }

    /// Whether the scalar is a nonspacing or enclosing mark.
    package var isNonspacingMark: Bool { [6, 7].contains(placard_general_category(value)) }

    /// Whether the scalar stays as it is when a text is put into normalization form C, whatever stands beside it, and is no
    /// mark that others are sorted with. A text of such scalars is in that form.
    package var isSettled: Bool { placard_is_settled(value) != 0 }

    /// The letter that accents were put on: `o` of `ô`; the scalar itself where there are none.
    package var withoutAccents: Unicode.Scalar { Unicode.Scalar(placard_base_scalar(value)) ?? self }

    /// East Asian Width W or F: two columns.
    package var isWide: Bool {
        let width = placard_east_asian_width(value)
        return width == 3 || width == 5
    }

    /// Four-letter code of the script: `Latn`, `Zyyy` for common, `Zinh` for inherited.
    package var scriptCode: String {
        var code = [CChar](repeating: 0, count: 5)
        placard_script(value, &code)
        return String(decoding: code.prefix(4).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Columns of the commonest scalars, which join with no neighbour and need no look-up; nil for all others.
    var simpleWidth: Int? {
        switch value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3FF, 0x400...0x482, 0x5D0...0x5EA, 0x621...0x63A,
            0x641...0x64A, 0xE01...0xE30, 0x905...0x939, 0x2010...0x2027, 0xFFFC:
            1
        case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3001...0x3002: 2
        default: nil
        }
    }

    /// Columns in a fixed-width line: 0, 1 or 2. Spacing marks (the vowel signs of India) count, because they take room;
    /// vowels and finals of a Hangul syllable do not, because they stand within the block of its first letter.
    package var displayWidth: Int {
        if value >= 0x20, value < 0x7F { return 1 }
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        if isNonspacingMark || has(.defaultIgnorable) || placard_general_category(value) == 15 { return 0 }
        return isWide ? 2 : 1
    }
}
