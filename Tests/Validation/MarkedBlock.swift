import LocaleData

/// The lines of a code block without the lines of carets below them, and the texts that the carets mark.
struct MarkedBlock {
    private(set) var lines: [String] = []
    private(set) var marks: [String] = []

    init(_ lines: [String]) {
        for line in lines {
            if line.contains("^"), line.allSatisfy({ $0 == "^" || $0 == " " }), let above = self.lines.last {
                marks += Self.marked(above, by: line)
            } else {
                self.lines.append(line)
            }
        }
    }

    /// The texts above the runs of carets, by display columns.
    private static func marked(_ text: String, by carets: String) -> [String] {
        let wanted = Array(carets).map { $0 == "^" }
        var marks: [String] = []
        var current = ""
        var column = 0
        for character in text {
            let isMarked = column < wanted.count && wanted[column]
            if isMarked { current.append(character) }
            column += max(1, UnicodeText.displayWidth(of: String(character)))
            let goesOn = column < wanted.count && wanted[column] && isMarked
            if !goesOn, !current.isEmpty {
                marks.append(PageText.plain(current))
                current = ""
            }
        }
        return marks
    }
}

/// What pages write for characters that nobody would see: `⟨U+200B⟩` for a scalar, `⟨0xE9⟩` for a byte.
enum PageText {
    static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "⟨"), let close = rest[open...].firstIndex(of: "⟩") {
            bytes += rest[..<open].utf8
            let code = rest[rest.index(after: open)..<close]
            let digits = code.dropFirst(2)
            if code.hasPrefix("0x"), let byte = UInt8(digits, radix: 16) {
                bytes.append(byte)
            } else if code.hasPrefix("U+"), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                bytes += String(Character(scalar)).utf8
            }
            rest = rest[rest.index(after: close)...]
        }
        return bytes + rest.utf8
    }

    static func plain(_ text: String) -> String { String(decoding: bytes(text), as: UTF8.self) }
}
