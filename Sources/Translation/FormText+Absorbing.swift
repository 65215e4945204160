package import SourceText

extension FormText {
    /// What a tool's handling has done to a target, undone.
    package struct Absorbed {
        package var text: FormText
        /// A line break inside the text, where there was one.
        package var lineBreak: SourceRange?
    }

    /// Undoes what tools do to a target on the way: line breaks and indentation at its ends and around placeholders,
    /// placeholders written out as text, renumbered placeholders. A break between words becomes one space and is told.
    func absorbed(for source: FormText) -> Absorbed {
        restoringPlaceholders(of: source).unfolded()
    }

    /// The sentence without line breaks and the white space around them.
    package func unfolded() -> Absorbed {
        var result = Absorbed(text: FormText())
        for (index, part) in parts.enumerated() {
            guard case .text(let text) = part else {
                result.text.append(part)
                continue
            }
            let isFirst = index == 0
            let isLast = index == parts.count - 1
            let pieces = text.unfolded(isFirst: isFirst, isLast: isLast)
            result.text.append(pieces.text)
            if result.lineBreak == nil { result.lineBreak = pieces.lineBreak }
        }
        return result
    }

    /// Puts back the placeholders of `source` that are missing here but stand in the text as the source writes them, or
    /// under another id.
    private func restoringPlaceholders(of source: FormText) -> FormText {
        let present = Set(placeholders.map(\.id))
        // `#` may be text too, so it stands for a number only where it stands once.
        let signs = parts.reduce(0) { count, part in
            if case .text(let text) = part { count + text.text.count { $0 == "#" } } else { count }
        }
        var missing = source.placeholders.filter { !present.contains($0.id) && ($0.spelling != "#" || signs == 1) }
        guard !missing.isEmpty else { return self }
        let known = Set(source.placeholders.map(\.id))
        var result = FormText()
        for part in parts {
            switch part {
            case .text(let text): result.append(text, restoring: &missing)
            case .placeholder(let placeholder, let range):
                let match = missing.firstIndex { $0.spelling == placeholder.spelling }
                if !known.contains(placeholder.id), let match {
                    result.append(missing.remove(at: match), at: range)
                } else {
                    result.append(placeholder, at: range)
                }
            }
        }
        return result
    }

    /// Adds a text, with what spells a missing placeholder in braces as that placeholder.
    private mutating func append(_ text: MappedText, restoring missing: inout [Placeholder]) {
        var rest = text
        while let found = missing.firstIndex(where: { $0.isSpelled(in: rest.text) }) {
            let placeholder = missing.remove(at: found)
            guard let match = rest.text.firstRange(of: placeholder.spelling) else { continue }
            let lower = rest.text.utf8.distance(from: rest.text.startIndex, to: match.lowerBound)
            let upper = lower + placeholder.spelling.utf8.count
            var before = FormText()
            before.append(rest.slice(0..<lower), restoring: &missing)
            for part in before.parts { append(part) }
            append(placeholder, at: rest.range(of: lower..<upper))
            rest = rest.slice(upper..<rest.text.utf8.count)
        }
        append(rest)
    }
}

extension Placeholder {
    /// Whether a text shows it as the catalog writes it.
    fileprivate func isSpelled(in text: String) -> Bool {
        (spelling.hasPrefix("{") || spelling == "#") && text.contains(spelling)
    }
}

extension MappedText {
    /// Without the runs of white space that hold a line break: none at the ends of the sentence, one space between words.
    fileprivate func unfolded(isFirst: Bool, isLast: Bool) -> (text: MappedText, lineBreak: SourceRange?) {
        guard text.unicodeScalars.contains(where: \.isLineBreak) else { return (self, nil) }
        let end = text.utf8.count
        var result = MappedText(file: file, origin: range.lower)
        var lineBreak: SourceRange?
        let runs = whiteSpaceRuns
        for (run, piece) in zip(runs, slices(runs.map(\.bytes))) {
            if !run.breaks {
                result.append(contentsOf: piece)
            } else if !(isFirst && run.bytes.lowerBound == 0), !(isLast && run.bytes.upperBound == end) {
                result.append(" ", from: piece.range.bytes, isVerbatim: false)
                if lineBreak == nil { lineBreak = piece.range }
            }
        }
        return (result, lineBreak)
    }

    /// The text cut where white space begins and ends, and which pieces are white space with a line break.
    private var whiteSpaceRuns: [(bytes: Range<Int>, breaks: Bool)] {
        var runs: [(bytes: Range<Int>, breaks: Bool)] = []
        var offset = 0
        var wasSpace: Bool?
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t" || scalar.isLineBreak
            let next = offset + UTF8.width(scalar)
            if isSpace == wasSpace, let last = runs.popLast() {
                runs.append((last.bytes.lowerBound..<next, last.breaks || scalar.isLineBreak))
            } else {
                runs.append((offset..<next, scalar.isLineBreak))
            }
            wasSpace = isSpace
            offset = next
        }
        return runs
    }
}

extension Unicode.Scalar {
    /// Whether it ends a line: what a sentence for a lock screen never holds.
    fileprivate var isLineBreak: Bool {
        switch self {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
