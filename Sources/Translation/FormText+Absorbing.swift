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
        (source.hasPlaceholders ? restoringPlaceholders(of: source) : self).unfolded(where: \.isLineBreak)
    }

    /// The sentence where white space does not count: without the line ends of the file and the indentation beside them.
    /// Characters that end a line of the text (U+2028) stay.
    package func unindented() -> FormText { unfolded { $0 == "\n" || $0 == "\r" }.text }

    /// The sentence without line breaks and the white space around them.
    private func unfolded(where isBreak: (Unicode.Scalar) -> Bool) -> Absorbed {
        let isFlat = parts.allSatisfy { part in
            guard case .text(let text) = part else { return true }
            return !text.text.unicodeScalars.contains(where: isBreak)
        }
        if isFlat { return Absorbed(text: self) }
        var result = Absorbed(text: FormText())
        for (index, part) in parts.enumerated() {
            guard case .text(let text) = part else {
                result.text.append(part)
                continue
            }
            let ends = Ends(isFirst: index == 0, isLast: index == parts.count - 1)
            let pieces = text.unfolded(ends, where: isBreak)
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
        var missing = source.placeholders.filter { placeholder in
            !present.contains(placeholder.id)
                && (placeholder.spelling != "#" || signs == 1 || readable.contains("{\(placeholder.id)}"))
        }
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
        while let found = missing.firstIndex(where: { $0.spelled(in: rest.text) != nil }) {
            let placeholder = missing.remove(at: found)
            guard let match = placeholder.spelled(in: rest.text) else { continue }
            let lower = rest.text.utf8.distance(from: rest.text.startIndex, to: match.lowerBound)
            let upper = lower + rest.text.utf8.distance(from: match.lowerBound, to: match.upperBound)
            var before = FormText()
            before.append(rest.slice(0..<lower), restoring: &missing)
            for part in before.parts { append(part) }
            append(placeholder, at: rest.range(of: lower..<upper))
            rest = rest.slice(upper..<rest.text.utf8.count)
        }
        append(rest)
    }
}

extension InterchangeUnit {
    /// The unit with the placeholders of the catalog's source, where its own source is that one apart from them: some
    /// tools number placeholders anew or write them out as text.
    func restored(for source: FormText) -> InterchangeUnit? {
        var result = self
        let mine = self.source.placeholders
        let theirs = source.placeholders
        if mine.count == theirs.count, Set(mine.map(\.id)).count == mine.count,
            zip(mine, theirs).allSatisfy({ $0.standsFor($1) })
        {
            let names = Dictionary(uniqueKeysWithValues: zip(mine.map(\.id), theirs))
            result.source = self.source.renamed(by: names)
            result.target = target?.renamed(by: names)
        } else {
            result.source = self.source.absorbed(for: source).text
        }
        return result.source.saysTheSame(as: source) ? result : nil
    }
}

extension FormText {
    /// With other placeholders in the place of those that have a name in the table.
    fileprivate func renamed(by names: [String: Placeholder]) -> FormText {
        var result = FormText()
        for part in parts {
            if case .placeholder(let placeholder, let range) = part {
                result.append(names[placeholder.id] ?? placeholder, at: range)
            } else {
                result.append(part)
            }
        }
        return result
    }
}

extension Placeholder {
    /// Whether a tool may have written this one in the place of another: an argument's name is no number, and `#` says
    /// nothing of the argument.
    fileprivate func standsFor(_ other: Placeholder) -> Bool {
        if id == other.id { return true }
        let isNumber = !id.isEmpty && id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return spelling == other.spelling ? isNumber || spelling != "#" : isNumber && spelling.isEmpty
    }

    /// Where a text shows it as the catalog writes it, or by its id in braces, as messages to translators do.
    fileprivate func spelled(in text: String) -> Range<String.Index>? {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }) else { return nil }
        let isClear = spelling.hasPrefix("{") || spelling == "#"
        return text.firstRange(of: "{\(id)}") ?? (isClear ? text.firstRange(of: spelling) : nil)
    }
}

/// Whether a text begins or ends its sentence.
private struct Ends {
    var isFirst: Bool
    var isLast: Bool
}

extension MappedText {
    /// Without the runs of white space that hold a line break: none at the ends of the sentence, one space between words.
    /// A break is told where words stand on both sides, or where it is none that a file's layout makes.
    fileprivate func unfolded(
        _ ends: Ends, where isBreak: (Unicode.Scalar) -> Bool
    ) -> (text: MappedText, lineBreak: SourceRange?) {
        guard text.unicodeScalars.contains(where: isBreak) else { return (self, nil) }
        let end = text.utf8.count
        var result = MappedText(file: file, origin: range.lower)
        var lineBreak: SourceRange?
        let runs = whiteSpaceRuns(where: isBreak)
        for (run, piece) in zip(runs, slices(runs.map(\.bytes))) {
            guard run.breaks else {
                result.append(contentsOf: piece)
                continue
            }
            let isAtEnd = ends.isFirst && run.bytes.lowerBound == 0 || ends.isLast && run.bytes.upperBound == end
            if !isAtEnd { result.append(" ", from: piece.range.bytes, isVerbatim: false) }
            let isTold = !isAtEnd || piece.text.unicodeScalars.contains { !$0.isLayout }
            if lineBreak == nil, isTold { lineBreak = piece.range }
        }
        return (result, lineBreak)
    }

    /// The text cut where white space begins and ends, and which pieces are white space with a line break.
    private func whiteSpaceRuns(where isBreak: (Unicode.Scalar) -> Bool) -> [(bytes: Range<Int>, breaks: Bool)] {
        var runs: [(bytes: Range<Int>, breaks: Bool)] = []
        var offset = 0
        var wasSpace: Bool?
        for scalar in text.unicodeScalars {
            let breaks = isBreak(scalar)
            let isSpace = scalar == " " || scalar == "\t" || breaks
            let next = offset + UTF8.width(scalar)
            if isSpace == wasSpace, let last = runs.popLast() {
                runs.append((last.bytes.lowerBound..<next, last.breaks || breaks))
            } else {
                runs.append((offset..<next, breaks))
            }
            wasSpace = isSpace
            offset = next
        }
        return runs
    }
}

extension Unicode.Scalar {
    /// Whether it is white space of a file's own layout.
    fileprivate var isLayout: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }

    /// Whether it ends a line: what a sentence for a lock screen never holds.
    fileprivate var isLineBreak: Bool {
        switch self {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
