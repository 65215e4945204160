package import SourceText

/// Reads JSON (RFC 8259) and keeps the place of every character of every string, so that a finding in a message points
/// behind `\u00e9` at the right column. That is why no library's reader serves here.
///
/// Example: in `{"a": "x\ny"}` the text of `a` is `x⏎y`; its pieces are `x` (verbatim, byte 7), a line feed (bytes 8 and
/// 9), `y` (byte 10).
package struct JSONReader {
    private let bytes: [UInt8]
    private let file: FileID
    private let end: Int
    private var position: Int
    private var depth = 0

    /// Deeper values are refused: no file of messages has them.
    static let maximumDepth = 128

    /// The value that fills a range of a file; white space may stand around it. `bytes` must be UTF-8.
    package static func read(
        _ bytes: [UInt8], in range: Range<Int>? = nil, file: FileID
    ) -> Result<JSONNode, JSONFault> {
        var reader = JSONReader(bytes, range ?? bytes.indices, file)
        do throws(JSONFault) {
            reader.skipSpace()
            let node = try reader.value()
            reader.skipSpace()
            guard reader.position == reader.end else { throw reader.fault("something follows the value") }
            return .success(node)
        } catch {
            return .failure(error)
        }
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, _ file: FileID) {
        self.bytes = bytes
        self.file = file
        position = range.lowerBound
        end = range.upperBound
    }

    private var next: UInt8? { position < end ? bytes[position] : nil }

    private func fault(_ message: String, at offset: Int? = nil) -> JSONFault {
        JSONFault(offset: offset ?? position, message: message)
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
        guard next == byte.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(JSONFault) -> JSONNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw fault("values are nested more than \(Self.maximumDepth) deep")
        }
        let start = position
        guard let next else { throw fault("a value is missing at the end") }
        switch next {
        case UInt8(ascii: "{"): return .object(try members(), start..<position)
        case UInt8(ascii: "["): return .array(try elements(), start..<position)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return .bool(true, try word("true"))
        case UInt8(ascii: "f"): return .bool(false, try word("false"))
        case UInt8(ascii: "n"): return .null(try word("null"))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw fault("a value must start here: `{`, `[`, `\"`, a number, `true`, `false` or `null`")
        }
    }

    private mutating func word(_ word: String) throws(JSONFault) -> Range<Int> {
        let range = position..<min(end, position + word.utf8.count)
        guard bytes[range].elementsEqual(word.utf8) else { throw fault("`\(word)` was expected") }
        position = range.upperBound
        return range
    }

    private mutating func number() throws(JSONFault) -> Range<Int> {
        let start = position
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        _ = take("-")
        guard isDigit(next) else { throw fault("a digit was expected") }
        if !take("0") { while isDigit(next) { position += 1 } }
        if take(".") {
            guard isDigit(next) else { throw fault("a digit was expected") }
            while isDigit(next) { position += 1 }
        }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard isDigit(next) else { throw fault("a digit was expected") }
            while isDigit(next) { position += 1 }
        }
        return start..<position
    }

    private mutating func elements() throws(JSONFault) -> [JSONNode] {
        position += 1
        var elements: [JSONNode] = []
        skipSpace()
        if take("]") { return elements }
        while true {
            skipSpace()
            elements.append(try value())
            skipSpace()
            if take("]") { return elements }
            guard take(",") else { throw fault("`,` or `]` was expected") }
        }
    }

    private mutating func members() throws(JSONFault) -> [JSONMember] {
        position += 1
        var members: [JSONMember] = []
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw fault("a key in double quotes was expected") }
            let key = try string()
            skipSpace()
            guard take(":") else { throw fault("`:` was expected") }
            skipSpace()
            members.append(JSONMember(key: key, value: try value()))
            skipSpace()
            if take("}") { return members }
            guard take(",") else { throw fault("`,` or `}` was expected") }
        }
    }
}

extension JSONReader {
    private mutating func string() throws(JSONFault) -> MappedText {
        let opening = position
        position += 1
        var text = MappedText(file: file, origin: position)
        var start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                let run = start..<position
                text.append(String(decoding: bytes[run], as: UTF8.self), from: run, isVerbatim: true)
                if take("\"") { return text }
                let escape = position
                let scalar = try escaped()
                text.append(String(Character(scalar)), from: escape..<position, isVerbatim: false)
                start = position
            case 0..<0x20: throw fault("a control character stands in a text; write it as an escape")
            default: position += 1
            }
        }
        throw fault("the text is not closed", at: opening)
    }

    /// The scalar of an escape; a half of a surrogate pair alone gives U+FFFD.
    private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
        position += 1
        let simple: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        guard let byte = next else { throw fault("the text is not closed") }
        if let scalar = simple[byte] {
            position += 1
            return scalar
        }
        guard byte == UInt8(ascii: "u") else { throw fault("`\\\(Character(Unicode.Scalar(byte)))` is no escape") }
        let unit = try codeUnit()
        guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let back = position
        if take("\\"), next == UInt8(ascii: "u"), case let low = try codeUnit(), (0xDC00...0xDFFF).contains(low) {
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        }
        position = back
        return "\u{FFFD}"
    }

    /// The four digits behind `u`.
    private mutating func codeUnit() throws(JSONFault) -> UInt32 {
        position += 1
        let digits = bytes[position..<min(end, position + 4)]
        let isHex = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isHex, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw fault("four hexadecimal digits must follow `\\u`")
        }
        position += 4
        return unit
    }
}
