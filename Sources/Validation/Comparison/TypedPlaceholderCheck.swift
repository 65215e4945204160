import Diagnostics
import MessageSyntax

extension MessageChecks {
    /// Whether a translation spells placeholders as text. A translator's tool knows no ICU: what is typed there in braces
    /// is quoted sign by sign on its way into the pattern, and readers would see it. Whole placeholders between
    /// apostrophes are somebody's own.
    static let typedPlaceholders = MessageCheck([argumentAdded], by: .quotes, when: { $0.source != nil }) { scene in
        guard let source = scene.source else { return [] }
        let original = source.message.literals.map(\.text)
        return scene.literals.flatMap { literal in
            literal.text.bracedNames.filter { name in
                !scene.message.text.contains(literal.text[name])
                    && !original.contains { $0.contains(literal.text[name]) }
            }.map { name in
                let bytes = literal.text.utf8Offsets(name)
                return scene.finding(
                    argumentAdded, "`\(literal.text[name])` is shown as it stands",
                    at: literal.patternRange(of: bytes),
                    notes: [
                        "In a translation file braces are text: readers would see these very signs.",
                        source.arguments.isEmpty
                            ? "The source shows no value here: delete it."
                            : "Copy the placeholder from the source; each form of a plural is a unit of its own.",
                    ])
            }
        }
    }
}

extension String {
    /// Each `{name}`, and `{name, plural` with what follows.
    fileprivate var bracedNames: [Range<Index>] {
        var found: [Range<Index>] = []
        var rest = startIndex
        while let open = self[rest...].firstIndex(of: "{") {
            rest = index(after: open)
            let name = self[rest...].prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
            guard !name.isEmpty, name.endIndex < endIndex else { continue }
            let behind = self[name.endIndex...]
            if behind.first == "}" {
                rest = index(after: name.endIndex)
                found.append(open..<rest)
            } else if behind.first == ",", behind.dropFirst().drop(while: \.isWhitespace).first?.isLetter ?? false {
                rest = endIndex
                found.append(open..<rest)
            }
        }
        return found
    }

    fileprivate func utf8Offsets(_ range: Range<Index>) -> Range<Int> {
        let lower = utf8.distance(from: startIndex, to: range.lowerBound)
        return lower..<(lower + utf8.distance(from: range.lowerBound, to: range.upperBound))
    }
}
