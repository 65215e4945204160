/// The checked-in snapshot of CLDR: texts of lines whose fields stand between bars, the first one being the key.
///
/// Lines are sorted by bytes and found by halving the text where it lies: no index is built and nothing is parsed before
/// it is asked for, so the snapshot costs nothing at start-up. The files beside this one are written by
/// `placard-dev refresh-locale-data`.
enum Snapshot {
    /// The fields after the key of the first line with that key, or nil.
    static func fields(of key: String, in text: StaticString) -> [String]? {
        allFields(of: key, in: text, limit: 1).first
    }

    /// The fields after the key of every line with that key, in order.
    static func allFields(of key: String, in text: StaticString, limit: Int = .max) -> [[String]] {
        withLines(of: key, in: text, limit: limit) { lines in lines.map { Array(split($0).dropFirst()) } }
    }

    /// Whether there is a line with that key.
    static func contains(_ key: String, in text: StaticString) -> Bool {
        withLines(of: key, in: text, limit: 1) { !$0.isEmpty }
    }

    /// Whether one of the fields after the key is `value`.
    static func contains(_ value: String, of key: String, in text: StaticString) -> Bool {
        withLines(of: key, in: text, limit: 1) { lines in
            lines.contains { line in
                line.dropFirst(key.utf8.count + 1).split(separator: bar).contains { $0.elementsEqual(value.utf8) }
            }
        }
    }

    /// The field after the key that starts with `prefix`, without it.
    static func field(startingWith prefix: String, of key: String, in text: StaticString) -> String? {
        withLines(of: key, in: text, limit: 1) { lines in
            let field = lines.first?.split(separator: bar).first { $0.starts(with: prefix.utf8) }
            return field.map { String(decoding: $0.dropFirst(prefix.utf8.count), as: UTF8.self) }
        }
    }

    /// The fields, key first, of every line.
    static func lines(in text: StaticString) -> [[String]] {
        text.withUTF8Buffer { bytes in bytes.split(separator: newline).map { split($0) } }
    }

    private static let bar = UInt8(ascii: "|")
    private static let newline = UInt8(ascii: "\n")

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    /// Lends the lines with that key. Pointers, because a text of 60 KB is searched where it lies.
    private static func withLines<Result>(
        of key: String, in text: StaticString, limit: Int, _ body: ([Line]) -> Result
    ) -> Result {
        text.withUTF8Buffer { bytes in
            let wanted = Array(key.utf8) + [bar]
            var start = firstLine(notBefore: wanted, in: bytes)
            var found: [Line] = []
            while found.count < limit, start < bytes.count, bytes[start...].starts(with: wanted) {
                let end = lineEnd(from: start, in: bytes)
                found.append(bytes[start..<end])
                start = end + 1
            }
            return body(found)
        }
    }

    /// Where the first line starts that is not sorted before `wanted`.
    private static func firstLine(notBefore wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (low, high) = (0, bytes.count)
        while low < high {
            var middle = low + (high - low) / 2
            while middle > low, bytes[middle - 1] != newline { middle -= 1 }
            let end = lineEnd(from: middle, in: bytes)
            if bytes[middle..<end].lexicographicallyPrecedes(wanted) {
                low = end + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private static func lineEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        return end
    }

    private static func split(_ line: Line) -> [String] {
        line.split(separator: bar, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}
