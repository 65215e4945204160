import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let numberDiffers = Rule(
        "number-differs", .error, "A number in the text of a translation that is another one in its source")

    /// Whether numbers that stand in the text are those of the source, form by form. Only where both have as many, so
    /// that a number in words is no error, nor one that a language needs in addition.
    static let literalNumbers = MessageCheck(
        [numberDiffers],
        when: { $0.signs.digitCount > 0 && ($0.sourceSigns?.digitCount ?? 0) > 0 }
    ) { scene in
        scene.pairs.compactMap { pair -> Diagnostic? in
            let target = pair.target.numbers
            let sources = pair.sources.map { $0.numbers.map(\.value) }
            guard target.count == 1, sources.allSatisfy({ $0.count == 1 && $0 != target.map(\.value) }),
                let source = sources.first?.first, let number = target.first
            else { return nil }
            return scene.finding(
                numberDiffers, "the source says \(source) here, the translation \(number.value)",
                at: pair.target.patternRange(of: number.range),
                notes: ["One of the two is wrong for its readers.", "Write \(source)."])
        }.firstOfEachPlace
    }
}

extension MessageForm {
    /// Whole numbers in the text, in digits of any script; none that is part of a longer one, a version, a time or a name.
    fileprivate var numbers: [(value: Int, range: Range<Int>)] {
        let pattern = PatternText(text)
        return pattern.runs { $0.isDigit || ".,:/-".utf8.contains($0) || $0.isWordByte }.compactMap { run in
            let word = pattern.text(run)
            let digits =
                word.hasSuffix(".") || word.hasSuffix(",") || word.hasSuffix(":") ? String(word.dropLast()) : word
            guard digits.utf8.allSatisfy(\.isDigit), let value = Int(digits) else { return nil }
            let range = pattern.match(.phone, run.lowerBound..<(run.lowerBound + digits.utf8.count)).range
            return (value, range)
        }
    }
}
