/// Finds the best locale of a catalog for what a reader prefers.
///
/// A line is a tag in lower case, a space, the number of the locale that serves it, or `-` where none does, and a line feed.
/// Likely scripts and parents were worked out when the table was made, so `zh-tw` stands there beside `zh-hant`.
public struct LocaleTable: Sendable {
    private let table: StaticTable

    /// The locales in a table.
    public init(_ table: StaticTable) {
        self.table = table
    }

    /// The number of the first locale that a preferred tag finds, best first; nil where none does. Tags may be written with
    /// `-` or `_`, in any case; extensions and variants are ignored.
    ///
    /// A tag is looked for with its script and region, with its script, then (only where it names no script) with its
    /// region and bare: a text in another script is of no use to the reader.
    public func match(preferred: [String]) -> Int? {
        for tag in preferred {
            if let found = match(tag) { return found }
        }
        return nil
    }

    private func match(_ tag: String) -> Int? {
        let parts = LanguageParts(tag)
        if let script = parts.script {
            if let region = parts.region, let line = line(of: [parts.language, script, region]) { return line.locale }
            return line(of: [parts.language, script])?.locale
        }
        if let region = parts.region, let line = line(of: [parts.language, region]) { return line.locale }
        return line(of: [parts.language])?.locale
    }

    /// The line of a tag.
    private func line(of subtags: [[UInt8]]) -> Line? {
        let key = [UInt8](subtags.joined(separator: [UInt8(ascii: "-")]))
        var offset = 0
        while offset < table.count {
            var isSame = true
            var length = 0
            while table.byte(at: offset) != UInt8(ascii: " ") {
                if length >= key.count || table.byte(at: offset) != key[length] { isSame = false }
                length += 1
                offset += 1
            }
            offset += 1
            var line = Line(locale: nil)
            while table.byte(at: offset) != UInt8(ascii: "\n") {
                let byte = table.byte(at: offset)
                if byte != UInt8(ascii: "-") { line.locale = (line.locale ?? 0) * 10 + Int(byte - UInt8(ascii: "0")) }
                offset += 1
            }
            offset += 1
            if isSame && length == key.count { return line }
        }
        return nil
    }
}

/// What a line says: the number of a locale, or that none serves the tag.
private struct Line {
    var locale: Int?
}

/// Language, script and region of a tag, in lower case.
struct LanguageParts {
    let language: [UInt8]
    private(set) var script: [UInt8]?
    private(set) var region: [UInt8]?

    /// Reads up to the first part that is none of the three.
    init(_ tag: String) {
        var parts: [[UInt8]] = [[]]
        for byte in tag.utf8 {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"): parts.append([])
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): parts[parts.count - 1].append(byte | 0x20)
            default: parts[parts.count - 1].append(byte)
            }
        }
        language = parts[0]
        for part in parts.dropFirst() {
            let isLetters = part.allSatisfy { $0 > UInt8(ascii: "9") }
            if part.count == 4 && isLetters && script == nil && region == nil {
                script = part
            } else if region == nil && (part.count == 3 && !isLetters || part.count == 2 && isLetters) {
                region = part
            } else {
                return
            }
        }
    }
}
