import Diagnostics
import LocaleData
import MessageSyntax

extension MessageChecks {
    static let foreignSpace = Rule(
        "foreign-space-in-syntax", .error, floor: .error,
        "A no-break or wide space among braces and selectors, where ICU takes it for a letter")

    /// Whether names, types and selectors are free of spaces that ICU does not skip.
    static let foreignSpaces = MessageCheck(
        [foreignSpace],
        by: .remarkable,
        when: {
            $0.signs.has(flags: CharacterInfo.isForeignSpace) && ($0.signs.has(.arguments) || !$0.message.isValid)
        }
    ) { scene in
        let bytes = Array(scene.message.text.utf8)
        let refused = scene.foreignSpaceThatIsRefused.map { [report($0, in: $0, scene)] } ?? []
        return refused
            + scene.arguments.flatMap { nested in
                nested.argument.wordRanges.flatMap { word -> [Diagnostic] in
                    String(decoding: bytes[word], as: UTF8.self).runs(\.isForeignSpace).map { run in
                        report((word.lowerBound + run.lowerBound)..<(word.lowerBound + run.upperBound), in: word, scene)
                    }
                }
            }
    }

    private static func report(_ range: Range<Int>, in word: Range<Int>, _ scene: MessageScene) -> Diagnostic {
        let isAtEdge = range.lowerBound == word.lowerBound || range.upperBound == word.upperBound
        return scene.finding(
            foreignSpace, "a space that is part of the name beside it", at: range,
            notes: [
                "ICU skips the ordinary space here; this one looks the same and becomes a letter of the word.",
                "Write an ordinary space.",
            ],
            fixes: [Fix("Write an ordinary space", isAtEdge ? .safe : .needsReview, [scene.edit(range, " ")])])
    }
}

extension Argument {
    /// The bytes of the name, the type, a skeleton or plain style, and the selectors.
    fileprivate var wordRanges: [Range<Int>] {
        var ranges = [nameRange]
        if case .simple(let type, let typeRange, let style) = kind {
            ranges.append(typeRange)
            if let style, style.skeleton != nil || type.lowercased() == "number" { ranges.append(style.range) }
        }
        return ranges + cases.map(\.selectorRange)
    }
}

extension MessageScene {
    /// A foreign space at the place at which ICU gives up.
    var foreignSpaceThatIsRefused: Range<Int>? {
        guard let problem = message.problems.first, problem.range.lowerBound < message.text.utf8.count else {
            return nil
        }
        let rest = String(decoding: message.text.utf8.dropFirst(problem.range.lowerBound), as: UTF8.self)
        guard let scalar = rest.unicodeScalars.first, scalar.isForeignSpace else { return nil }
        return problem.range.lowerBound..<(problem.range.lowerBound + UTF8.width(scalar))
    }
}

extension String {
    /// Whether a word of the syntax has a space that ICU takes for a letter: another rule's findings about it follow from
    /// this one.
    var hasForeignSpace: Bool { unicodeScalars.contains(where: \.isForeignSpace) }
}

extension Unicode.Scalar {
    /// Whether the scalar looks like nothing, and is no white space to ICU's patterns.
    var isForeignSpace: Bool {
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
