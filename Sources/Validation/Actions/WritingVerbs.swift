/// Verbs that say that something is written, sent or decided, in the forms that buttons have.
struct WritingVerbs: Sendable {
    /// Found anywhere in a text.
    private let verbs: [Phrase]
    /// Nouns too in their language, so found only where a command starts: `Update the list`, not `Open the update`.
    private let leading: [Phrase]
    /// Words behind which a second command starts: `Review and book`.
    private let joints: [Phrase]

    /// The verbs of a language; nil where there is no list for it.
    static let all = OncePerLanguage { WritingVerbs(language: $0) }

    private init?(language: String) {
        guard let list = Self.list(of: language) else { return nil }
        let halves = list.split(separator: "|", omittingEmptySubsequences: false)
        func phrases(_ text: Substring) -> [Phrase] {
            text.split(separator: ",").map { Phrase(String($0)) }
        }
        verbs = phrases(halves[0])
        leading = halves.count > 1 ? phrases(halves[1]) : []
        joints = language == "en" ? ["and", "or", "to", "then"].map(Phrase.init) : []
    }

    /// The first such verb in a text, in UTF-8 bytes.
    func firstRange(in text: String) -> Range<Int>? {
        let folded = FoldedText(text)
        let found =
            verbs.compactMap { $0.firstRange(in: folded) }
            + leading.flatMap { $0.ranges(in: folded).filter { startsCommand($0, in: folded) } }
        return found.min { $0.lowerBound < $1.lowerBound }.map(folded.origin)
    }

    private func startsCommand(_ range: Range<Int>, in text: FoldedText) -> Bool {
        var position = range.lowerBound
        while position > 0, !text.scalars[position - 1].isWordScalar, !isStop(text.scalars[position - 1]) {
            position -= 1
        }
        if position == 0 || isStop(text.scalars[position - 1]) { return true }
        return joints.contains { joint in joint.ranges(in: text).contains { $0.upperBound == position } }
    }

    private func isStop(_ scalar: Unicode.Scalar) -> Bool { ".!?;:,&/。、，؛،।".unicodeScalars.contains(scalar) }

    private static func list(of language: String) -> Substring? {
        lists.split(separator: "\n").first { $0.hasPrefix(language + ":") }?.dropFirst(language.utf8.count + 1)
    }
}
