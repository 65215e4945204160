import CatalogModel
import LocaleData
import MessageSyntax
import PlacardRuntime

/// A text as the table holds it: head, bytes, NUL.
struct EncodedText: Sendable, Hashable {
    let bytes: [UInt8]
    /// The number of bytes of text in it.
    let textBytes: Int
}

extension EncodedText {
    /// A plain text; nil where it is longer than two bytes can say, which a program of several runs can.
    init?(plain: [UInt8]) {
        guard plain.count <= 0x3FFF else { return nil }
        let ascii = plain.allSatisfy { $0 < 0x80 } ? 1 : 0
        let isShort = plain.count < TextTable.longText
        let head = UInt8((isShort ? plain.count : TextTable.longText) << 1 | ascii)
        let length = isShort ? [] : SevenBit.bytes(plain.count, width: 2)
        self.init(bytes: [head] + length + plain + [0], textBytes: plain.count)
    }
}

/// Turns texts into what `TextTable` and `MessageRenderer` read.
struct TextEncoder: Sendable {
    /// An argument of class D0, with its place among those.
    struct Parameter: Sendable {
        let number: UInt8
        let declaration: ArgumentDeclaration
    }

    /// The number formats met so far; a program names them by number.
    private(set) var formats: [NumberFormatSpec] = []
    private(set) var problems: [EmissionProblem] = []
    let parameters: [String: Parameter]
    private var current: [Part] = []

    init(arguments: [ArgumentDeclaration]) {
        let harmless = arguments.filter(\.isGenerated).prefix(127)
        let named = harmless.enumerated().map { ($1.messageName, Parameter(number: UInt8($0), declaration: $1)) }
        parameters = Dictionary(named) { first, _ in first }
    }

    /// A text with its head; equal texts give equal bytes.
    mutating func encode(_ parts: [Part]) -> EncodedText {
        var plain: [UInt8] = []
        for part in parts {
            guard case .literal(let literal) = part else { return encodeMessage(parts) }
            plain += literal.text.utf8
        }
        return EncodedText(plain: plain) ?? encodeMessage(parts)
    }

    private mutating func encodeMessage(_ parts: [Part]) -> EncodedText {
        current = parts
        let program = sized(program(parts, plural: nil))
        let head = UInt8(TextTable.message << 1)
        return EncodedText(bytes: [head] + program + [0], textBytes: textBytes(of: parts))
    }

    /// A program with its length before it.
    mutating func sized(_ program: [UInt8]) -> [UInt8] {
        if program.count <= SevenBit.compactLimit { return SevenBit.compact(program.count) + program }
        report("the text or one of its branches is longer than \(SevenBit.compactLimit) bytes")
        return [0]
    }

    private func textBytes(of parts: [Part]) -> Int {
        var count = 0
        forEachPart(of: parts) { part, _ in
            if case .literal(let literal) = part { count += literal.text.utf8.count }
        }
        return count
    }

    /// The number of a format, made where it is new.
    mutating func format(_ spec: NumberFormatSpec) -> UInt8 {
        if let known = formats.firstIndex(of: spec) { return UInt8(known) }
        guard formats.count < Int(MessageOperation.valueOperands) else {
            report("the catalog uses more than \(MessageOperation.valueOperands) number formats")
            return 0
        }
        formats.append(spec)
        return UInt8(formats.count - 1)
    }

    /// Notes what the runtime cannot do with the current text.
    mutating func report(_ reason: String) {
        problems.append(.textNotSupported(pattern: printMessage(current), reason: reason))
    }
}
