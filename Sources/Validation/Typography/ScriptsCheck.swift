import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let mixedScript = Rule("mixed-script", .warning, "A word with letters of two scripts")
    static let mixedDigits = Rule("mixed-digits", .warning, "Digits of two scripts in one form")
    static let kashida = Rule("kashida", .warning, "A stroke that only stretches an Arabic word")
    static let compatibilityCharacter = Rule(
        "compatibility-character", .warning, "A character that exists only for old encodings: `ﬁ`, `Ⅳ`")

    /// Whether letters and digits are those of one script.
    static let scripts = MessageCheck(
        [mixedScript, mixedDigits, kashida, compatibilityCharacter],
        by: [.remarkable, Clues(.mixedLetters), Clues(.otherDigit)]
    ) { scene in
        var findings: [Diagnostic] = []
        for literal in scene.literals {
            if scene.signs.has(.mixedLetters) { findings += words(literal, scene) }
            if scene.signs.has(flags: CharacterInfo.isRemarkable) { findings += characters(literal, scene) }
        }
        guard scene.signs.has(.otherDigit) else { return findings }
        return findings + scene.forms.compactMap { digits($0, scene) }.firstOfEachPlace
    }

    private static func words(_ literal: Literal, _ scene: MessageScene) -> [Diagnostic] {
        let bytes = Array(literal.text.utf8)
        return literal.text.runs { $0.properties.isAlphabetic }.compactMap { run in
            let word = String(decoding: bytes[run], as: UTF8.self)
            let scripts = Set(word.unicodeScalars.map(\.scriptCode)).intersection(["Latn", "Cyrl", "Grek"])
            guard scripts.count > 1 else { return nil }
            return scene.finding(
                mixedScript, "“\(word)” has letters of two scripts", at: literal.patternRange(of: run),
                notes: [
                    "It looks right and is another word to searches and to VoiceOver.", "Type it again in one script.",
                ])
        }
    }

    private static func characters(_ literal: Literal, _ scene: MessageScene) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var offset = 0
        var previous: Unicode.Scalar?
        let scalars = Array(literal.text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let range = offset..<(offset + UTF8.width(scalar))
            offset = range.upperBound
            defer { previous = scalar }
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar.value {
            // Behind a heh it abbreviates the Hijri year; before a value or a foreign name it joins a prefix to it.
            case 0x640
            where previous?.value != 0x647 && (next.map { $0.scriptCode == "Arab" || $0.isNonspacingMark } ?? false):
                let place = literal.patternRange(of: range)
                findings.append(
                    scene.finding(
                        kashida, "a kashida stretches the word", at: place,
                        notes: ["Searches miss the word, and on other screens it is too wide.", "Delete it."],
                        fixes: [Fix("Delete it", .safe, [scene.edit(place, "")])]))
            case 0xFB00...0xFB06, 0x2160...0x217F, 0x1D400...0x1D7FF:
                findings.append(
                    scene.finding(
                        compatibilityCharacter, "“\(scalar)” is there for old encodings only",
                        at: literal.patternRange(of: range),
                        notes: ["Searches miss it and VoiceOver reads it badly.", "Write plain letters."]))
            default: break
            }
        }
        return findings
    }

    private static func digits(_ form: MessageForm, _ scene: MessageScene) -> Diagnostic? {
        var zero: UInt32?
        var offset = 0
        for scalar in form.text.unicodeScalars {
            let range = offset..<(offset + UTF8.width(scalar))
            offset = range.upperBound
            guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
                continue
            }
            let own = scalar.value - UInt32(value)
            if let zero, zero != own {
                return scene.finding(
                    mixedDigits, "digits of two scripts", at: form.patternRange(of: range),
                    notes: ["Readers take one of them for a mistake.", "Use the same digits throughout."])
            }
            zero = own
        }
        return nil
    }
}
