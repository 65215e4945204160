/// Words that are looked for in texts: without case, and on word boundaries where the script has them.
struct Phrase: Sendable {
    /// As written in the catalog.
    let text: String
    private let scalars: [Unicode.Scalar]
    /// Whether words that begin like it count too: written `updat*`.
    private let isStem: Bool
    private let hasVowelMarks: Bool
    /// See `FoldedText.mask`.
    fileprivate let mask: UInt64
    /// The first scalar's bit.
    fileprivate let startMask: UInt64

    init(_ text: String) {
        self.text = text
        let trimmed = text.trimmed
        isStem = trimmed.hasSuffix("*") && trimmed.count > 1
        scalars = FoldedText(isStem ? String(trimmed.dropLast()) : trimmed).scalars
        hasVowelMarks = scalars.contains(where: \.isVowelMark)
        mask = scalars.reduce(0) { $0 | FoldedText.mask(of: $1) }
        startMask = scalars.first.map(FoldedText.mask) ?? 0
    }

    /// The first place in a text, counted in folded scalars.
    func firstRange(in text: FoldedText, from start: Int = 0) -> Range<Int>? {
        guard text.mayHold(mask, start: startMask), let first = scalars.first else { return nil }
        var position = start
        while position + scalars.count <= text.scalars.count {
            if text.scalars[position] == first, let end = end(in: text.scalars, from: position) {
                let range = position..<end
                if isWhole(range, in: text.scalars) { return range }
            }
            position += 1
        }
        return nil
    }

    /// Where the phrase ends if it starts there. A phrase without vowel marks is found in a text with them; one that
    /// has them asks for the same, because they tell words apart.
    private func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
        var position = start
        for scalar in scalars {
            if !hasVowelMarks {
                while position < text.count, text[position].isVowelMark { position += 1 }
            }
            guard position < text.count, text[position] == scalar else { return nil }
            position += 1
        }
        if !hasVowelMarks {
            while position < text.count, text[position].isVowelMark { position += 1 }
        }
        return position
    }

    /// Every place in a text.
    func ranges(in text: FoldedText) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while let range = firstRange(in: text, from: start) {
            found.append(range)
            start = range.lowerBound + 1
        }
        return found
    }

    /// Whether the text says the phrase.
    func occurs(in text: FoldedText) -> Bool { firstRange(in: text) != nil }

    /// Whether neither end lies inside a word.
    private func isWhole(_ range: Range<Int>, in text: [Unicode.Scalar]) -> Bool {
        func isInside(_ left: Int, _ right: Int) -> Bool {
            guard left >= 0, right < text.count else { return false }
            return text[left].isInsideWord(before: text[right])
        }
        return !isInside(range.lowerBound - 1, range.lowerBound)
            && (isStem || !isInside(range.upperBound - 1, range.upperBound)
                || KoreanParticles.isParticle(in: text, from: range.upperBound))
    }
}

extension [Phrase] {
    /// The first place of the first of the phrases that a text says.
    func firstRange(in text: FoldedText) -> Range<Int>? {
        // Without a copy of each phrase, which costs more than the question.
        for index in indices where text.mayHold(self[index].mask, start: self[index].startMask) {
            if let range = self[index].firstRange(in: text) { return range }
        }
        return nil
    }
}
