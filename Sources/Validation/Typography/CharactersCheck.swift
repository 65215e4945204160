import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let textNotNFC = Rule("text-not-nfc", .error, "Text that is not in Unicode normalization form C")
    static let invisibleCharacter = Rule(
        "invisible-character", .error, "A character that nobody sees and no script here needs")
    static let bidiControl = Rule(
        "bidi-control", .error, floor: .error, "A control that makes text run otherwise than it reads")
    static let unbalancedIsolate = Rule(
        "unbalanced-isolate", .error, "A directional isolate that is never closed, or never opened")
    static let replacementCharacter = Rule(
        "replacement-character", .error, "U+FFFD, which stands where text was lost")
    static let unassignedCharacter = Rule(
        "unassigned-character", .error, "A code point to which Unicode has given no character")
    static let mojibake = Rule("mojibake", .error, "UTF-8 that was read as Latin-1")

    /// Whether the pattern has only characters that people see, in the form that everything else expects.
    static let characters = MessageCheck(
        [
            textNotNFC, invisibleCharacter, bidiControl, unbalancedIsolate, replacementCharacter, unassignedCharacter,
            mojibake,
        ],
        by: .remarkable,
        when: {
            $0.signs.has(
                flags: CharacterInfo.isRemarkable | CharacterInfo.isUnsettled | CharacterInfo.startsMojibake)
        }
    ) { scene in
        var reader = CharacterReader(scene)
        reader.read()
        return reader.findings + isolates(scene)
    }

    private static func isolates(_ scene: MessageScene) -> [Diagnostic] {
        guard scene.message.text.unicodeScalars.contains(where: { (0x2066...0x2069).contains($0.value) }) else {
            return []
        }
        return scene.forms.compactMap { form in
            var open: [Range<Int>] = []
            var offset = 0
            for scalar in form.text.unicodeScalars {
                let range = offset..<(offset + UTF8.width(scalar))
                offset = range.upperBound
                if (0x2066...0x2068).contains(scalar.value) { open.append(range) }
                if scalar.value == 0x2069, open.popLast() == nil { return unbalanced(form, range, "opened", scene) }
            }
            return open.first.map { unbalanced(form, $0, "closed", scene) }
        }.firstOfEachPlace
    }

    private static func unbalanced(
        _ form: MessageForm, _ range: Range<Int>, _ word: String, _ scene: MessageScene
    ) -> Diagnostic {
        let place = form.patternRange(of: range)
        let end = scene.message.text.utf8.count
        // Where an isolate ends is for its writer to see; in a text with branches the end of the text is no guess even.
        let fixes =
            word == "opened"
            ? [Fix("Delete it", .safe, [scene.edit(place, "")])]
            : form.taken.isEmpty ? [Fix("Close it at the end", .needsReview, [scene.edit(end..<end, "\u{2069}")])] : []
        return scene.finding(
            unbalancedIsolate, "the isolate here is never \(word)", at: place,
            notes: [
                "What stands beside the text on the screen would change its direction too.",
                "Close each U+2066–2068 with U+2069.",
            ], fixes: fixes)
    }
}

/// Looks at every scalar of a pattern.
private struct CharacterReader {
    let scene: MessageScene
    let scalars: [Unicode.Scalar]
    var findings: [Diagnostic] = []

    init(_ scene: MessageScene) {
        self.scene = scene
        scalars = Array(scene.message.text.unicodeScalars)
    }

    mutating func read() {
        let text = scene.message.text
        let faults = UnicodeText.faultsOfNFC(in: text)
        if let fault = faults.first(where: { !scene.declarations.isOpen || !isTypedSo(text, $0) }) {
            reportNFC(text, fault)
        }
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let range = offset..<(offset + UTF8.width(scalar))
            offset = range.upperBound
            if scalar.value >= 0x80 { read(scalar, index, range) }
        }
    }

    /// Whether a sequence is not NFC only because of letters such as Bengali U+09DF, which keyboards type as one character
    /// and which Unicode excludes from composition.
    private func isTypedSo(_ text: String, _ fault: Range<Int>) -> Bool {
        let part = String(decoding: Array(text.utf8)[fault], as: UTF8.self)
        var apart = ""
        for scalar in part.unicodeScalars {
            let letter = String(scalar)
            apart += (0x900...0xFFF).contains(scalar.value) ? UnicodeText.toNFC(letter) : letter
        }
        return !apart.utf8.elementsEqual(part.utf8) && apart.utf8.elementsEqual(UnicodeText.toNFC(part).utf8)
    }

    private mutating func reportNFC(_ text: String, _ fault: Range<Int>) {
        let whole = 0..<text.utf8.count
        findings.append(
            scene.finding(
                MessageChecks.textNotNFC, "the text is not in normalization form C", at: fault,
                notes: [
                    "The same word has two spellings then: searches, comparisons and the claims of this catalog miss it.",
                    "Write composed characters.",
                ], fixes: [Fix("Compose the characters", .safe, [scene.edit(whole, UnicodeText.toNFC(text))])]))
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ index: Int, _ range: Range<Int>) {
        switch scalar.value {
        case 0x202A...0x202E:
            report(
                MessageChecks.bidiControl, range, "\(scalar.code) makes text run otherwise than it reads",
                [
                    "Readers and reviewers would see another order than is written.",
                    "Delete it; isolates do what it is used for.",
                ])
        case 0x2066...0x2069: break
        case 0xFFFD:
            report(
                MessageChecks.replacementCharacter, range, "a replacement character stands where text was lost",
                ["A program could not read what stood here.", "Write the text again."], isDeletable: false)
        case 0x200E, 0x200F, 0x061C:
            if !scene.hasRightToLeft { reportInvisible(scalar, range) }
        case 0x200B:
            if !breaksLine(index) { reportInvisible(scalar, range) }
        case 0x200C, 0x200D:
            if !joins(index) { reportInvisible(scalar, range) }
        case 0xFE00...0xFE0F:
            if !variesSomething(index) { reportInvisible(scalar, range) }
        default:
            if scalar.has(.defaultIgnorable), scalar.value != 0x3164, !(0xE0020...0xE007F).contains(scalar.value) {
                reportInvisible(scalar, range)
            } else if isMojibake(index) {
                report(
                    MessageChecks.mojibake, range, "this looks like UTF-8 that was read as Latin-1",
                    ["A program took each byte for a letter.", "Write the text again."], isDeletable: false)
            } else if scalar.isUnassigned {
                report(
                    MessageChecks.unassignedCharacter, range, "Unicode has no character \(scalar.code)",
                    ["No font shows it.", "Write the character that was meant."], isDeletable: false)
            }
        }
    }

    private mutating func reportInvisible(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
        report(
            MessageChecks.invisibleCharacter, range, "an invisible character, \(scalar.code)",
            [
                "Nobody sees it, but words with it are other words for searches and for the rules of this catalog.",
                "Delete it.",
            ])
    }

    private mutating func report(
        _ rule: Rule, _ range: Range<Int>, _ message: String, _ notes: [String], isDeletable: Bool = true
    ) {
        findings.append(
            scene.finding(
                rule, message, at: range, notes: notes,
                fixes: isDeletable ? [Fix("Delete it", .needsReview, [scene.edit(range, "")])] : []))
    }

    /// Whether a joiner stands where a script or an emoji needs it: between letters of joining scripts, after a virama,
    /// within an emoji sequence.
    private func joins(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = scalars[index - 1]
        if before.has(.extendedPictographic) || before.value == 0xFE0F || before.has(.emojiModifier) { return true }
        let scripts: Set<String> = [
            "Arab", "Syrc", "Mong", "Nkoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym",
            "Sinh", "Khmr", "Mymr", "Tibt", "Thaa", "Adlm",
        ]
        return scripts.contains(before.scriptCode) || (before.isNonspacingMark && before.value >= 0x900)
    }

    /// Whether a zero-width space stands in a script without spaces, where it says where a line may break.
    private func breaksLine(_ index: Int) -> Bool {
        let scripts: Set<String> = ["Khmr", "Laoo", "Mymr", "Thai", "Tibt"]
        let neighbours = [index - 1, index + 1].filter(scalars.indices.contains)
        return neighbours.contains { scripts.contains(scalars[$0].scriptCode) }
            || scripts.contains(scene.locale.likelyScript)
    }

    private func variesSomething(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = scalars[index - 1]
        return before.has(.emoji) || before.has(.extendedPictographic) || before.isWide || before.scriptCode == "Mong"
            || before.scriptCode == "Mymr" || before.scriptCode == "Zyyy"
    }

    /// `Ã¤`, `â€™`, `Ð¿`: a lead byte of UTF-8 as a letter, and behind it what a continuation byte would be.
    private func isMojibake(_ index: Int) -> Bool {
        guard index + 1 < scalars.count else { return false }
        let (first, second) = (scalars[index].value, scalars[index + 1].value)
        switch first {
        case 0xC3: return (0x80...0xBF).contains(second) && second != 0xAB && second != 0xBB || second == 0x0178
        case 0xE2: return second == 0x20AC || (0x80...0x9F).contains(second)
        case 0xC2: return (0xA0...0xBF).contains(second) && second != 0xAB && second != 0xBB && second != 0xA0
        default: return false
        }
    }
}

extension MessageScene {
    /// Whether text of this locale runs from right to left, or some of it does.
    fileprivate var hasRightToLeft: Bool {
        locale.direction == .rightToLeft
            || message.text.unicodeScalars.contains {
                (0x590...0x8FF).contains($0.value) || $0.value >= 0xFB1D && $0.value <= 0xFEFC
            }
    }
}

extension Unicode.Scalar {
    /// `U+200B`
    var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
