import CatalogModel
import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let foreignPlaceholder = Rule(
        "foreign-placeholder", .error, "A placeholder of another system: `%@`, `%1$d`, `${x}`, `{{x}}`")
    static let markupInText = Rule("markup-in-text", .error, "A tag or entity of HTML in plain text")
    static let markdownInText = Rule("markdown-in-text", .error, "Markdown in plain text")
    static let escapeSequence = Rule(
        "escape-sequence-in-text", .error, "A backslash sequence of a programming language in plain text")

    /// Whether text has the syntax of something else, which readers would see as it is.
    static let foreignSyntax = MessageCheck(
        [foreignPlaceholder, markupInText, markdownInText, escapeSequence],
        by: [.invalid, Clues(.percent, .code, .bracket)]
    ) { scene in
        let hasCode = scene.signs.has(.code)
        let hasBrackets = scene.signs.has(.bracket)
        var findings: [Diagnostic] = []
        for literal in scene.literals {
            let reader = ForeignSyntax(literal.text)
            if scene.signs.has(.percent) {
                findings += reader.placeholders.map { report(foreignPlaceholder, $0, literal, scene) }
            }
            if hasCode, !scene.declarations.hasTags {
                findings += reader.markup.map { report(markupInText, $0, literal, scene) }
            }
            if hasCode || hasBrackets {
                findings += reader.markdown.map { report(markdownInText, $0, literal, scene) }
            }
            if hasCode { findings += reader.escapes.map { report(escapeSequence, $0, literal, scene) } }
        }
        return hasCode || !scene.message.isValid ? findings + templates(scene) : findings
    }

    /// `${x}` and `{{x}}` as written. The first is a dollar sign before a value to ICU: it is reported unless the value is
    /// a number, which may be money. The second is reported only where ICU refuses it: in a branch it is right.
    private static func templates(_ scene: MessageScene) -> [Diagnostic] {
        let bytes = Array(scene.message.text.utf8)
        var places: [Range<Int>] = []
        scene.message.forEachPart { part, _ in
            guard case .argument(let argument) = part, argument.kind == .none, argument.range.lowerBound > 0,
                bytes[argument.range.lowerBound - 1] == UInt8(ascii: "$"), argument.range.upperBound <= bytes.count,
                scene.declarations.arguments[argument.name]?.range == nil
            else { return }
            places.append((argument.range.lowerBound - 1)..<argument.range.upperBound)
        }
        for problem in scene.message.problems where problem.kind == .missingName {
            guard let open = bytes[..<min(bytes.count, problem.range.lowerBound + 1)].lastIndex(of: UInt8(ascii: "{")),
                let start = bytes[...open].indices.dropLast().last, bytes[start] == UInt8(ascii: "{"),
                let end = ForeignSyntax(scene.message.text).firstIndex(of: "}}", from: open)
            else { continue }
            places.append(start..<(end + 2))
        }
        return places.map { place in
            scene.finding(
                foreignPlaceholder, "`\(String(decoding: bytes[place], as: UTF8.self))` is no placeholder here",
                at: place,
                notes: ["It belongs to another program’s templates.", "Write a declared argument: `{count}`."])
        }
    }

    private static func report(
        _ rule: Rule, _ bytes: Range<Int>, _ literal: Literal, _ scene: MessageScene
    ) -> Diagnostic {
        let word = String(decoding: Array(literal.text.utf8)[bytes], as: UTF8.self)
        let (reason, wayOut) =
            switch rule {
            case foreignPlaceholder:
                ("Nothing replaces it: readers would see these very signs.", "Write a declared argument: `{count}`.")
            case markupInText: ("Texts are plain: readers would see the tag.", "Write the words alone.")
            case markdownInText: ("Texts are plain: readers would see the signs.", "Write the words alone.")
            default: ("Nothing decodes it: readers would see the backslash.", "Write the character itself.")
            }
        return scene.finding(
            rule, "`\(word)` is shown as it stands", at: literal.patternRange(of: bytes), notes: [reason, wayOut])
    }
}

/// Finds syntax of other systems in plain text; ranges are UTF-8 bytes.
private struct ForeignSyntax {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x20 }

    /// `%@`, `%d`, `%ld`, `%1$@`, `%.2f`, `%(name)s`: not behind a digit, not before a letter.
    var placeholders: [Range<Int>] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "%") }.compactMap { start in
            if byte(start - 1).isDigit || byte(start - 1) == UInt8(ascii: "%") { return nil }
            var end = start + 1
            if byte(end) == UInt8(ascii: "(") {
                while byte(end).isASCIILetter || byte(end) == UInt8(ascii: "(") || byte(end) == UInt8(ascii: "_") {
                    end += 1
                }
                guard byte(end) == UInt8(ascii: ")") else { return nil }
                end += 1
            }
            while byte(end).isDigit || byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: "$") { end += 1 }
            while byte(end) == UInt8(ascii: "l") || byte(end) == UInt8(ascii: "h") { end += 1 }
            guard "@dsifux".utf8.contains(byte(end)), !byte(end + 1).isASCIILetter, byte(end + 1) < 0x80 else {
                return nil
            }
            return start..<(end + 1)
        }
    }

    /// `<b>`, `</a>`, `<br/>`, `&nbsp;`
    var markup: [Range<Int>] {
        bytes.indices.compactMap { start in
            var end = start + 1
            switch bytes[start] {
            case UInt8(ascii: "<"):
                if byte(end) == UInt8(ascii: "/") { end += 1 }
                guard byte(end).isASCIILetter else { return nil }
                while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
                return byte(end) == UInt8(ascii: ">") ? start..<(end + 1) : nil
            case UInt8(ascii: "&"):
                if byte(end) == UInt8(ascii: "#") { end += 1 }
                let first = end
                while byte(end).isASCIILetter || byte(end).isDigit { end += 1 }
                return end > first + 1 && byte(end) == UInt8(ascii: ";") ? start..<(end + 1) : nil
            default: return nil
            }
        }
    }

    /// `**bold**`, `[text](address)`
    var markdown: [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == bytes[index], byte(index + 2) > 0x2A,
                let end = firstIndex(of: "**", from: index + 2)
            {
                found.append(index..<(end + 2))
                index = end + 1
            } else if bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: "("),
                let end = firstIndex(of: ")", from: index + 2),
                let start = bytes[..<index].lastIndex(of: UInt8(ascii: "["))
            {
                found.append(start..<(end + 1))
                index = end
            }
            index += 1
        }
        return found
    }

    /// `\n`, `\"`, `\u00A0`
    var escapes: [Range<Int>] {
        bytes.indices.compactMap { start in
            guard bytes[start] == UInt8(ascii: "\\") else { return nil }
            if byte(start + 1) == UInt8(ascii: "u") {
                var end = start + 2
                while end < start + 6, byte(end).isHexDigit { end += 1 }
                return end == start + 6 ? start..<end : nil
            }
            return "nrt\"'\\".utf8.contains(byte(start + 1)) && !byte(start + 2).isASCIILetter
                || byte(start + 1) == UInt8(ascii: "n") ? start..<(start + 2) : nil
        }
    }

    func firstIndex(of sign: String, from start: Int) -> Int? {
        let sign = Array(sign.utf8)
        guard start + sign.count <= bytes.count else { return nil }
        return (start...(bytes.count - sign.count)).first { bytes[$0..<($0 + sign.count)].elementsEqual(sign) }
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
