import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let threeDots = Rule("three-dots", .warning, "Three periods instead of an ellipsis")
    static let straightQuote = Rule("straight-quote", .warning, "A typewriter’s quote instead of a typographic one")

    /// Whether signs are those that a printer would choose.
    static let signs = MessageCheck(
        [threeDots, straightQuote],
        by: [Clues(.doublePeriod), Clues(.quote, .apostrophe)]
    ) { scene in
        var findings: [Diagnostic] = []
        let hasQuotes = scene.signs.has(CharacterKinds(.quote, .apostrophe))
        for literal in scene.literals {
            if scene.signs.has(.doublePeriod) { findings += dots(literal, scene) }
            if hasQuotes, literal.text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
                findings += quotes(literal, scene)
            }
        }
        return findings
    }

    private static func dots(_ literal: Literal, _ scene: MessageScene) -> [Diagnostic] {
        literal.text.runs { $0 == "." }.filter { $0.count == 3 }.map { run in
            let range = literal.patternRange(of: run)
            return scene.finding(
                threeDots, "three periods", at: range,
                notes: [
                    "The ellipsis is one sign: it is never broken over two lines and VoiceOver knows it.", "Write `…`.",
                ],
                fixes: [Fix("Write `…`", .safe, [scene.edit(range, "…")])])
        }
    }

    private static func quotes(_ literal: Literal, _ scene: MessageScene) -> [Diagnostic] {
        let scalars = Array(literal.text.unicodeScalars)
        let marks = quotationMarks(scalars, scene)
        var offset = 0
        var findings: [Diagnostic] = []
        for (index, scalar) in scalars.enumerated() {
            let width = UTF8.width(scalar)
            defer { offset += width }
            guard scalar == "\"" || scalar == "'" else { continue }
            let before = index > 0 ? scalars[index - 1] : " "
            let after = index + 1 < scalars.count ? scalars[index + 1] : " "
            // Hebrew writes gershayim and geresh with these on most keyboards; feet and inches keep them.
            if (0x590...0x5FF).contains(before.value) || ("0"..."9").contains(before) { continue }
            let isApostrophe = scalar == "'" && before.isWordScalar && after.isWordScalar
            guard scalar == "\"" || isApostrophe else { continue }
            let range = literal.patternRange(of: offset..<(offset + width))
            findings.append(
                scene.finding(
                    straightQuote, scalar == "\"" ? "a straight quote" : "a straight apostrophe", at: range,
                    notes: [
                        "Straight quotes were made for typewriters; on a screen they look like a mistake.",
                        isApostrophe ? "Write `’`." : "Write the quotes of the language, “…” in English.",
                    ],
                    fixes: (isApostrophe ? "’" : marks[index]).map {
                        [Fix("Write `\($0)`", .safe, [scene.edit(range, $0)])]
                    } ?? []))
        }
        return findings
    }

    /// What to write for straight double quotes, by their index: the marks of the language where there are two, the first
    /// before a word and the second behind one.
    private static func quotationMarks(_ scalars: [Unicode.Scalar], _ scene: MessageScene) -> [Int: String] {
        let places = scalars.indices.filter { scalars[$0] == "\"" }
        guard places.count == 2, places[1] - places[0] > 2, let first = places.first, let last = places.last,
            first == 0 || !scalars[first - 1].isWordScalar, scalars[first + 1].isWordScalar,
            scalars[last - 1] != " ", last + 1 == scalars.count || !scalars[last + 1].isWordScalar
        else { return [:] }
        let marks = QuotationMarks(scene.locale)
        // French sets narrow no-break spaces inside of its marks.
        let isSpaced = scene.locale.language == "fr" && scene.locale.region != "CH" && marks.start == "«"
        return isSpaced
            ? [first: marks.start + "\u{202F}", last: "\u{202F}" + marks.end]
            : [first: marks.start, last: marks.end]
    }
}
