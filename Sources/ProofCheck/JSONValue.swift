/// A JSON value, as far as certificates have any: whole numbers, and strings without escapes.
enum JSONValue: Sendable, Equatable {
    case string(String)
    case number(Int)
    case array([JSONValue])
    /// Members in the order of the text.
    case object([Member])

    struct Member: Sendable, Equatable {
        let name: String
        let value: JSONValue
    }

    /// Reads a text that is one value, or says why it is none.
    static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONFault> {
        var reader = JSONReader(bytes: bytes)
        do throws(JSONFault) {
            let value = try reader.value(depth: 0)
            if let next = reader.next() { throw reader.fault("nothing may follow, but `\(next)` does") }
            return .success(value)
        } catch {
            return .failure(error)
        }
    }
}

/// Why a text is no JSON.
struct JSONFault: Error {
    let line: Int
    let reason: String
}

/// Reads values from bytes.
private struct JSONReader {
    let bytes: [UInt8]
    var offset = 0

    /// The next byte that is no blank, as a character.
    mutating func next() -> Character? {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        return offset < bytes.count ? Character(UnicodeScalar(bytes[offset])) : nil
    }

    func fault(_ reason: String) -> JSONFault {
        JSONFault(line: 1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }, reason: reason)
    }

    mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
        guard depth < 8 else { throw fault("no certificate is nested so deep") }
        switch next() {
        case "\""?: return .string(try string())
        case "["?:
            return .array(try list(until: "]") { reader throws(JSONFault) in try reader.value(depth: depth + 1) })
        case "{"?:
            return .object(
                try list(until: "}") { reader throws(JSONFault) in
                    guard reader.next() == "\"" else { throw reader.fault("a member has a name") }
                    let name = try reader.string()
                    guard reader.next() == ":" else { throw reader.fault("`:` is missing behind `\(name)`") }
                    reader.offset += 1
                    return JSONValue.Member(name: name, value: try reader.value(depth: depth + 1))
                })
        case let digit? where "0"..."9" ~= digit: return .number(try number())
        case let other?: throw fault("no value begins with `\(other)`")
        case nil: throw fault("the text ends too early")
        }
    }

    /// What stands between brackets, the first of which is next.
    private mutating func list<Item>(
        until end: Character, _ item: (inout JSONReader) throws(JSONFault) -> Item
    ) throws(JSONFault) -> [Item] {
        var items: [Item] = []
        offset += 1
        if next() == end {
            offset += 1
            return []
        }
        while true {
            items.append(try item(&self))
            let separator = next()
            guard separator == "," || separator == end else { throw fault("`,` or `\(end)` is missing") }
            offset += 1
            if separator == end { return items }
        }
    }

    private mutating func string() throws(JSONFault) -> String {
        let start = offset + 1
        offset = start
        while offset < bytes.count, bytes[offset] != 0x22 {
            guard bytes[offset] >= 0x20, bytes[offset] != 0x5C else { throw fault("no name holds such a character") }
            offset += 1
        }
        guard offset < bytes.count else { throw fault("a string does not end") }
        offset += 1
        return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }

    private mutating func number() throws(JSONFault) -> Int {
        let start = offset
        while offset < bytes.count, 0x30...0x39 ~= bytes[offset] { offset += 1 }
        guard let number = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
            throw fault("no node has so great a number")
        }
        return number
    }
}
