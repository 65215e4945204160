import SourceText

extension FormText {
    /// What a tool's handling has done to a target, undone.
    struct Absorbed {
        var text: FormText
        /// A line break inside the text, where there was one.
        var lineBreak: SourceRange?
    }

    /// Undoes what tools do to a target on the way: line breaks and indentation at its ends and around placeholders,
    /// placeholders written out as text, renumbered placeholders. A break between words becomes one space and is told.
    func absorbed(for source: FormText) -> Absorbed {
        let wrapped = restoringPlaceholders(of: source)
        var result = Absorbed(text: FormText())
        for (index, part) in wrapped.parts.enumerated() {
            guard case .text(let text) = part else {
                result.text.append(part)
                continue
            }
            let isFirst = index == 0
            let isLast = index == wrapped.parts.count - 1
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
        var missing = source.placeholders.filter { !present.contains($0.id) }
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
        while let found = missing.firstIndex(where: { $0.spelling.hasPrefix("{") && rest.text.contains($0.spelling) }) {
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

extension MappedText {
    /// Without the runs of white space that hold a line break: none at the ends of the sentence, one space between words.
    fileprivate func unfolded(isFirst: Bool, isLast: Bool) -> (text: MappedText, lineBreak: SourceRange?) {
        let bytes = Array(text.utf8)
        let newline = UInt8(ascii: "\n")
        guard bytes.contains(newline) else { return (self, nil) }
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == newline || byte == 0x0D }
        var result = MappedText(file: file, origin: range.lower)
        var lineBreak: SourceRange?
        var index = 0
        while index < bytes.count {
            var end = index
            let isRun = isSpace(bytes[index])
            while end < bytes.count, isSpace(bytes[end]) == isRun { end += 1 }
            if !isRun || !bytes[index..<end].contains(newline) {
                result.append(contentsOf: slice(index..<end))
            } else if !(isFirst && index == 0), !(isLast && end == bytes.count) {
                result.append(" ", from: range(of: index..<end).bytes, isVerbatim: false)
                if lineBreak == nil { lineBreak = range(of: index..<end) }
            }
            index = end
        }
        return (result, lineBreak)
    }
}
