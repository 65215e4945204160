import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let numberDiffers = Rule(
        "number-differs", .error, "A number in the text of a translation that is another one in its source")

    /// Whether numbers that stand in the text are those of the source, form by form. Only where both have as many, so
    /// that a number in words is no error, nor one that a language needs in addition.
    static let literalNumbers = MessageCheck(
        [numberDiffers],
        by: Clues(.digit, .otherDigit), when: { ($0.sourceSigns?.digitCount ?? 0) > 0 }
    ) { scene in
        scene.pairs.compactMap { pair -> Diagnostic? in
            guard pair.target.numbers.count == 1, let number = pair.target.numbers.first else { return nil }
            let sources = pair.sources.map { $0.numbers.map(\.value) }
            guard sources.allSatisfy({ $0.count == 1 && $0 != [number.value] }), let source = sources.first?.first
            else { return nil }
            return scene.finding(
                numberDiffers, "the source says \(source) here, the translation \(number.value)",
                at: pair.target.patternRange(of: number.range),
                notes: ["One of the two is wrong for its readers.", "Write \(source)."])
        }.firstOfEachPlace
    }
}

extension UInt8 {
    /// Whether it may stand inside of a number, a date or a time.
    fileprivate var joinsDigits: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"): true
        default: false
        }
    }
}

extension MessageForm {
    /// The whole numbers in the text, in digits of any script; none that is part of a longer one, a version, a time or a name.
    func readNumbers() -> [(value: Int, range: Range<Int>)] {
        guard text.utf8.contains(where: { $0.isDigit || $0 >= 0x80 }) else { return [] }
        let pattern = PatternText(text)
        return pattern.runs { $0.isWordByte || $0.joinsDigits }.compactMap { run in
            let word = pattern.text(run)
            let digits =
                word.hasSuffix(".") || word.hasSuffix(",") || word.hasSuffix(":") ? String(word.dropLast()) : word
            guard digits.utf8.allSatisfy(\.isDigit), let value = Int(digits) else { return nil }
            let range = pattern.match(.phone, run.lowerBound..<(run.lowerBound + digits.utf8.count)).range
            return (value, range)
        }
    }
}
