package import MessageSyntax

/// Whether the words that touch a plural change with its number, as far as the words of English can tell.
///
/// A catalog that this tool compiles writes whole sentences, whatever the words are. In other people's sources only
/// those are reported that translators must bend with the number, or that English itself bends:
///
/// - what stands before and counts or describes the things: `every {…}`, `{n} new {…}`, `the connected {…}`, and the
///   verb of `there are {…}`;
/// - what stands behind as their verb, participle or adjective: `{…} were sent`, `{…} remaining`, `{…} larger than`.
///
/// A preposition or a conjunction parts the words from the number: in `shared with {…}`, `{…} for {product}` and
/// `{name} and {…}` the branch holds all that changes. So does the end of a sentence. Example: of
/// `Deleted {n} {n, plural, one {file} other {files}}. Try again.` nothing is reported.
///
/// Other languages than English have no list here and are not reported.
package struct NumberPhrase {
    /// The words that touch the plural and its number.
    private let before: String?
    private let behind: String?

    /// The phrase around the plural at a place of the parts.
    package init(_ parts: [Part], around place: Int) {
        before = Self.word(parts[..<place].reversed()) { text in
            let kept = text.reversed().drop { !$0.isLetter && !Self.ends.contains($0) }
            return String(kept.prefix { $0.isLetter || $0 == "’" || $0 == "'" || $0 == "-" }.reversed())
        }
        behind = Self.word(Array(parts[(place + 1)...])) { text in
            let kept = text.drop { !$0.isLetter && !Self.ends.contains($0) }
            return String(kept.prefix { $0.isLetter || $0 == "’" || $0 == "'" || $0 == "-" })
        }
    }

    /// Whether one of them changes with the number.
    package func bends(in language: String) -> Bool {
        guard language == "en" else { return false }
        let isDescribed = before.map { Self.describing.contains($0.lowercased()) || Self.isAdjective($0) } ?? false
        let isFollowed = behind.map { !$0.isEmpty && !Self.parting.contains($0.lowercased()) } ?? false
        return isDescribed || isFollowed
    }

    /// The word of the nearest text with letters; empty where a sentence ends before it, absent where there is none.
    private static func word(_ parts: [Part], _ nearest: (String) -> String) -> String? {
        for part in parts {
            switch part {
            case .literal(let literal):
                let text = untagged(literal.text)
                guard text.contains(where: { $0.isLetter || ends.contains($0) }) else { continue }
                return nearest(text)
            case .argument(let argument) where argument.cases.isEmpty: continue
            default: return nil
            }
        }
        return nil
    }

    /// The text without `<b>` and the like.
    private static func untagged(_ text: String) -> String {
        var isTag = false
        return text.filter { sign in
            if sign == "<" { isTag = true }
            defer { if sign == ">" { isTag = false } }
            return !isTag
        }
    }

    private static let ends: Set<Character> = [".", "!", "?", ":", ";", ",", "(", ")", "\n"]

    /// A participle or adjective by its ending. The first word of a sentence may be a verb with the same: `Moved {…}`.
    private static func isAdjective(_ word: String) -> Bool {
        word.first?.isLowercase == true
            && ["ful", "ed", "able", "ible", "less"].contains { word.count > $0.count + 2 && word.hasSuffix($0) }
    }

    private static let describing: Set<String> = [
        "a", "all", "an", "another", "any", "are", "both", "each", "every", "few", "final", "first",
        "her", "his", "is", "its", "last", "many", "more", "most", "my", "new", "next", "no", "old", "only",
        "open", "other", "our", "past", "previous", "recent", "same", "some", "such", "the", "their", "there", "these",
        "this", "those", "unread", "was", "were", "your",
    ]

    private static let parting: Set<String> = [
        "about", "after", "ago", "against", "among", "and", "at", "because", "before", "between", "but", "by", "during",
        "for", "from", "if", "in", "inside", "into", "of", "off", "on", "or", "over", "per", "since", "than", "that",
        "through", "to", "under", "until", "via", "when", "where", "which", "while", "who", "with", "within", "without",
        "you", "yet", "now", "here", "today",
    ]
}
