import Diagnostics
import MessageSyntax

extension MessageChecks {
    static let edgeSpace = Rule("edge-space", .warning, "A form that starts or ends with a space")
    static let doubleSpace = Rule("double-space", .warning, "Two spaces in a row")

    /// Whether spaces stand only between words, one at a time.
    static let spacing = MessageCheck(
        [edgeSpace, doubleSpace], by: [Clues(.doubleSpace), Clues(.spaceAtEdge)],
        when: { $0.signs.has(.doubleSpace) || $0.mayHaveSpaceAtEdge }
    ) { scene in
        doubled(scene) + edges(scene)
    }

    private static func doubled(_ scene: MessageScene) -> [Diagnostic] {
        guard scene.signs.has(.doubleSpace) else { return [] }
        return scene.literals.flatMap { literal -> [Diagnostic] in
            literal.text.runs { $0 == " " }.filter { $0.count > 1 }.map { run in
                let range = literal.patternRange(of: run)
                return scene.finding(
                    doubleSpace, "two spaces in a row", at: range,
                    notes: ["Readers see a hole in the line.", "Write one."],
                    fixes: [Fix("Write one space", .safe, [scene.edit(range, " ")])])
            }
        }
    }

    private static func edges(_ scene: MessageScene) -> [Diagnostic] {
        let isOpen = scene.declarations.isOpen
        if isOpen && !scene.message.isValid { return [] }
        let found = scene.forms.flatMap { edges($0, scene) }.firstOfEachPlace
        return !found.isEmpty && isOpen && scene.isPieceOfALine ? [] : found
    }

    private static func edges(_ form: MessageForm, _ scene: MessageScene) -> [Diagnostic] {
        guard form.text.utf8.first == 0x20 || form.text.utf8.last == 0x20 else { return [] }
        let bytes = Array(form.text.utf8)
        guard bytes.contains(where: { $0 != 0x20 }) else { return [] }
        let leading = bytes.prefix { $0 == 0x20 }.count
        let trailing = bytes.reversed().prefix { $0 == 0x20 }.count
        var ranges: [(Range<Int>, String)] = []
        if leading > 0 { ranges.append((0..<leading, "starts")) }
        if trailing > 0 { ranges.append(((bytes.count - trailing)..<bytes.count, "ends")) }
        return ranges.map { range, verb in
            let place = form.patternRange(of: range)
            return scene.finding(
                edgeSpace, "the text \(verb) with a space", at: place,
                notes: ["It shifts the text on the screen, and who translates it cannot see it.", "Delete it."],
                fixes: [Fix("Delete the space", .safe, [scene.edit(place, "")])])
        }
    }
}

extension MessageScene {
    /// Whether a space at the edge looks like glue: every form has it, one only, and neither a line break nor the end of a
    /// sentence shows that the text stands by itself. Programs put such pieces together: `{name} and `.
    fileprivate var isPieceOfALine: Bool {
        forms.allSatisfy { $0.text.startsWithGlue } || forms.allSatisfy { $0.text.endsWithGlue }
    }
}

extension Literal {
    /// Where UTF-8 bytes of the text stand in the pattern.
    func patternRange(of bytes: Range<Int>) -> Range<Int> {
        patternOffset(of: bytes.lowerBound)..<patternOffset(of: bytes.upperBound)
    }
}

extension String {
    fileprivate var startsWithGlue: Bool { hasPrefix(" ") && !hasPrefix("  ") && !contains("\n") }

    fileprivate var endsWithGlue: Bool {
        guard hasSuffix(" "), !contains("\n"), let last = dropLast().unicodeScalars.last else { return false }
        return ":：,，".unicodeScalars.contains(last) || last.isWordScalar
            || last == MessageForm.placeholder.unicodeScalars.first
    }

    /// Maximal runs of scalars, as UTF-8 bytes.
    func runs(_ isPart: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var offset = 0
        for scalar in unicodeScalars {
            if isPart(scalar) {
                if start == nil { start = offset }
            } else if let begin = start {
                found.append(begin..<offset)
                start = nil
            }
            offset += UTF8.width(scalar)
        }
        if let begin = start { found.append(begin..<offset) }
        return found
    }
}
