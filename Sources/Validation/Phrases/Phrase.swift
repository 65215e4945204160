/// Words that are looked for in texts: without case, and on word boundaries where the script has them.
struct Phrase: Sendable {
    /// As written in the catalog.
    let text: String
    private let scalars: [Unicode.Scalar]

    init(_ text: String) {
        self.text = text
        scalars = FoldedText(text.trimmed).scalars
    }

    /// The first place in a text, counted in folded scalars.
    func firstRange(in text: FoldedText, from start: Int = 0) -> Range<Int>? {
        guard let first = scalars.first, text.scalars.count >= scalars.count else { return nil }
        var position = start
        while position + scalars.count <= text.scalars.count {
            if text.scalars[position] == first {
                let range = position..<(position + scalars.count)
                if text.scalars[range].elementsEqual(scalars), isWhole(range, in: text.scalars) { return range }
            }
            position += 1
        }
        return nil
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
            let (before, after) = (text[left], text[right])
            return before.isWordScalar && after.isWordScalar && !before.isOfScriptWithoutSpaces
                && !after.isOfScriptWithoutSpaces
        }
        return !isInside(range.lowerBound - 1, range.lowerBound) && !isInside(range.upperBound - 1, range.upperBound)
    }
}
