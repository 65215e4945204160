import CICU

/// Finds the words of texts in one language, by the linked ICU: with a dictionary where a script has no spaces.
///
/// Opening costs some ten microseconds; it is meant to be kept for many texts, by one thread at a time.
package final class WordFinder {
    private let words: OpaquePointer?

    package init(_ locale: LocaleTag) { words = placard_words_open(locale.text) }

    deinit { placard_words_close(words) }

    /// Byte ranges of the words and numbers of a text, in order; spaces and punctuation are in none.
    package func words(in text: String) -> [Range<Int>] {
        guard let words, !text.isEmpty else { return [] }
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { source in
                var bounds = [Int32](repeating: 0, count: 2 * source.count)
                let capacity = Int32(source.count)
                let count = placard_words_find(words, source.baseAddress, capacity, &bounds, capacity)
                return (0..<Int(count)).map { Int(bounds[2 * $0])..<Int(bounds[2 * $0 + 1]) }
            }
        }
    }
}
