/// What may be changed in the text of an XML file without reading it as XML.
enum MarkupText {
    /// Elements behind whose tags the text of a target may stand: its own, and those that stand within it.
    private static let textual: Set<String> = [
        "target", "x", "g", "bx", "ex", "bpt", "ept", "ph", "it", "sub", "mrk", "pc", "sc", "ec", "sm", "em", "cp",
    ]

    /// Whether a range lies within one run of a translation's text: no element, comment or reference starts or ends in it.
    static func isText(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
        let (open, ampersand, semicolon) = (UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ";"))
        guard !bytes[range].contains(open) else { return false }
        // The tag before it must be closed, and no section of another kind be open.
        guard let tag = bytes[..<range.lowerBound].lastIndex(of: open), tag + 1 < bytes.count,
            textual.contains(name(ofTagAt: tag, in: bytes)),
            let end = end(ofTagAt: tag, in: bytes), end <= range.lowerBound
        else { return false }
        // References are replaced whole or left alone.
        for bound in [range.lowerBound, range.upperBound] {
            let before = bytes[end..<bound]
            if let start = before.lastIndex(of: ampersand), !before[start...].contains(semicolon) { return false }
        }
        return true
    }

    /// The local name of a start or end tag; of a comment or an instruction, none that an element has.
    private static func name(ofTagAt start: Int, in bytes: [UInt8]) -> String {
        let word = bytes[(start + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        let name = String(decoding: word, as: UTF8.self).split(separator: "/").first ?? ""
        return String(name.split(separator: ":").last ?? "")
    }

    /// Behind the `>` that ends a tag; quoted values may hold one.
    private static func end(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return nil
    }

    /// A text as character data.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
