import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let threeDots = Rule("three-dots", .warning, "Three periods instead of an ellipsis")
    static let straightQuote = Rule("straight-quote", .warning, "A typewriter’s quote instead of a typographic one")

    /// Whether signs are those that a printer would choose.
    static let signs = MessageCheck([threeDots, straightQuote]) { scene in
        scene.literals.flatMap { dots($0, scene) + quotes($0, scene) }
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
                    fixes: isApostrophe ? [Fix("Write `’`", .safe, [scene.edit(range, "’")])] : []))
        }
        return findings
    }
}
