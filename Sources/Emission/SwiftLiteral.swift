/// Prints bytes as a Swift string literal of several lines.
enum SwiftLiteral {
    /// One line a chunk, each but the last with `\` at its end, so that the lines are joined again. Every chunk is UTF-8.
    static func lines(of chunks: [[UInt8]], indent: String) -> String {
        var text = "\"\"\"\n"
        for (index, chunk) in chunks.enumerated() {
            text += indent
            append(chunk, to: &text)
            text += index == chunks.count - 1 ? "\n" : "\\\n"
        }
        if chunks.isEmpty { text += "\n" }
        return text + indent + "\"\"\""
    }

    /// A table as chunks that each print within about a hundred columns.
    static func wrapped(_ bytes: [UInt8]) -> [[UInt8]] {
        var chunks: [[UInt8]] = []
        var columns = 100
        for byte in bytes {
            if columns >= 100 {
                chunks.append([])
                columns = 0
            }
            chunks[chunks.count - 1].append(byte)
            columns += byte < 0x20 ? 5 : 1
        }
        return chunks
    }

    /// A string as a literal on one line.
    static func line(_ string: String) -> String {
        var text = "\""
        append(Array(string.utf8), to: &text)
        return text + "\""
    }

    private static func append(_ bytes: [UInt8], to text: inout String) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\0": text += "\\0"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where isInvisible(scalar): text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Controls, spaces other than the usual one, joiners, marks of direction, selectors, private use: what a reader of the
    /// source could not see.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180B...0x180F,
            0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF,
            0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0x10FFFF:
            true
        default: false
        }
    }
}
