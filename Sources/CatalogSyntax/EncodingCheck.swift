import Diagnostics
import SourceText

/// Looks through a file's bytes once for what no text file should hold: bytes that are not UTF-8, control characters,
/// raw bidi controls, U+FFFD.
struct EncodingCheck: Sendable {
    /// The runs of bytes that are not UTF-8, in order.
    private(set) var invalid: [Range<Int>] = []
    private(set) var diagnostics: [Diagnostic] = []
    let id: FileID
    let bytes: [UInt8]
    private var tally: [Rule: Int] = [:]
    private var loneReturns: [Int] = []

    /// How many findings of one rule are listed for one file; a file that is no text would have thousands.
    private static let limit = 20

    init(_ id: FileID, in files: SourceFiles) {
        self.id = id
        self.bytes = files[id].bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            invalid = [bytes.indices]
            diagnostics = [
                Diagnostic(
                    CatalogSyntaxRules.invalidUTF8, "the file is UTF-16, not UTF-8",
                    at: SourceRange(file: id, 0..<2), notes: ["Save it as UTF-8."])
            ]
            return
        }
        scan()
        reportLoneReturns()
        summarize()
    }

    private mutating func scan() {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x20, byte < 0x7F || byte == 0x0A || byte == 0x09 {
                offset += 1
            } else if byte < 0x80 {
                readControl(byte, at: offset)
                offset += 1
            } else if let (scalar, length) = Self.decode(bytes, at: offset) {
                if Self.isSuspect(scalar) { report(scalar, at: offset..<(offset + length)) }
                offset += length
            } else {
                let start = offset
                while offset < bytes.count, bytes[offset] >= 0x80, Self.decode(bytes, at: offset) == nil { offset += 1 }
                reportInvalid(start..<offset)
            }
        }
    }

    private mutating func readControl(_ byte: UInt8, at offset: Int) {
        if byte == 0x0A || byte == 0x09 { return }
        if byte == 0x0D {
            if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { loneReturns.append(offset) }
            return
        }
        report(Unicode.Scalar(byte), at: offset..<(offset + 1))
    }

    /// The scalar that starts at an offset and its length; nothing where the bytes are not UTF-8.
    private static func decode(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
        let lead = bytes[offset]
        let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard length > 0, offset + length <= bytes.count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in (offset + 1)..<(offset + length) {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFD: true
        default: false
        }
    }
}

extension EncodingCheck {
    /// Counts a finding; whether it is among those that are listed.
    private mutating func counts(_ rule: Rule) -> Bool {
        tally[rule, default: 0] += 1
        return tally[rule, default: 0] <= Self.limit
    }

    /// Says on the last finding listed of a rule how many more there are.
    private mutating func summarize() {
        for index in diagnostics.indices.reversed() {
            let rule = diagnostics[index].rule
            guard let count = tally.removeValue(forKey: rule), count > Self.limit else { continue }
            diagnostics[index].notes.append("\(count - Self.limit) more of these in this file are not listed.")
        }
    }

    private mutating func reportInvalid(_ run: Range<Int>) {
        invalid.append(run)
        guard counts(CatalogSyntaxRules.invalidUTF8) else { return }
        let shown = bytes[run].prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
        var fixes: [Fix] = []
        if run.count == 1, bytes[run.lowerBound] >= 0xA0 {
            let letter = String(Unicode.Scalar(bytes[run.lowerBound]))
            fixes = [Fix("Write `\(letter)`, as Latin-1 reads it", .needsReview, [.init(range(run), letter)])]
        }
        let subject = run.count == 1 ? "the byte \(shown) is" : "the bytes \(shown)\(run.count > 4 ? " …" : "") are"
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.invalidUTF8, "\(subject) not UTF-8", at: range(run),
                notes: ["Save the file as UTF-8."], fixes: fixes))
    }

    private mutating func report(_ scalar: Unicode.Scalar, at run: Range<Int>) {
        let rule: Rule
        let message: String
        var notes: [String] = []
        var fixes = [Fix("Delete it", .needsReview, [.init(range(run), "")])]
        switch scalar.value {
        case 0xFFFD:
            rule = CatalogSyntaxRules.replacementCharacterInSource
            message = "U+FFFD stands where a conversion lost a letter"
            notes = ["Write the letter that belongs here."]
            fixes = []
        case 0x202A...0x202E, 0x2066...0x2069:
            rule = CatalogSyntaxRules.bidiControlInSource
            message = "raw bidi control \(scalar.codePoint)"
            notes = ["It can make this line read in another order than it is stored."]
        case 0x2028, 0x2029:
            rule = CatalogSyntaxRules.controlCharacter
            message = "line separator \(scalar.codePoint) in a catalog file"
            fixes = [Fix("Write a space", .safe, [.init(range(run), " ")])]
        default:
            rule = CatalogSyntaxRules.controlCharacter
            message = "\(Self.name(scalar)) in a catalog file"
            notes = ["Nobody can see it."]
        }
        guard counts(rule) else { return }
        diagnostics.append(Diagnostic(rule, message, at: range(run), notes: notes, fixes: fixes))
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0: "NUL character"
        case 0xFEFF: "byte order mark U+FEFF"
        default: "control character \(scalar.codePoint)"
        }
    }

    private mutating func reportLoneReturns() {
        guard let first = loneReturns.first else { return }
        let edits = loneReturns.map { Fix.Edit(range($0..<($0 + 1)), "\n") }
        let others = loneReturns.count - 1
        diagnostics.append(
            Diagnostic(
                CatalogSyntaxRules.controlCharacter, "a carriage return without a line feed",
                at: range(first..<(first + 1)),
                notes: ["Lines end in LF or CRLF."] + (others > 0 ? ["\(others) more lines of this file end so."] : []),
                fixes: [Fix("End these lines in LF", .safe, edits)]))
    }

    private func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: id, bytes)
    }
}
