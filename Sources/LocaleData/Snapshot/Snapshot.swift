/// The checked-in snapshot of CLDR: texts of lines whose fields stand between bars, the first one being the key.
///
/// Nothing is parsed before it is asked for, so the snapshot costs nothing at start-up. The files beside this one are
/// written by `placard-dev refresh-locale-data`.
enum Snapshot {
    /// The fields after the key of the first line with that key, or nil.
    static func fields(of key: String, in text: StaticString) -> [String]? {
        var found: [String]?
        forEachLine(of: text) { line in
            guard hasKey(key, line) else { return true }
            found = Array(split(line).dropFirst())
            return false
        }
        return found
    }

    /// The fields after the key of every line with that key, in order.
    static func allFields(of key: String, in text: StaticString) -> [[String]] {
        var found: [[String]] = []
        forEachLine(of: text) { line in
            if hasKey(key, line) { found.append(Array(split(line).dropFirst())) }
            return true
        }
        return found
    }

    /// The fields, key first, of every line.
    static func lines(in text: StaticString) -> [[String]] {
        var found: [[String]] = []
        forEachLine(of: text) { line in
            if !line.isEmpty { found.append(split(line)) }
            return true
        }
        return found
    }

    private static let bar = UInt8(ascii: "|")

    private static func hasKey(_ key: String, _ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.count > key.utf8.count && line[key.utf8.count] == bar && line.starts(with: key.utf8)
    }

    /// Calls `body` with each line until it answers false. Pointers, because the text is searched where it lies.
    private static func forEachLine(of text: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        text.withUTF8Buffer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                if !body(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return }
                start = end + 1
            }
        }
    }

    private static func split(_ line: UnsafeBufferPointer<UInt8>) -> [String] {
        line.split(separator: bar, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}
