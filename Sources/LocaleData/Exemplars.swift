/// The characters that a language is written with, by CLDR.
package struct Exemplars: Sendable, Hashable {
    /// Letters and marks of the language.
    package let main: ScalarSet
    /// Those of foreign words and names that its texts hold.
    package let auxiliary: ScalarSet
    package let punctuation: ScalarSet

    /// The exemplars of a locale, or nil where CLDR has none or lists ideographs and syllables by thousands.
    package static func exemplars(for locale: LocaleTag) -> Exemplars? {
        for tag in locale.lineage {
            guard let fields = Snapshot.fields(of: tag.text, in: Snapshot.exemplars), fields.count == 3 else {
                continue
            }
            let sets = fields.map { ScalarSet(hexadecimal: $0) }
            return sets[0].isEmpty ? nil : Exemplars(main: sets[0], auxiliary: sets[1], punctuation: sets[2])
        }
        return nil
    }

    private static let read = Memo<LocaleTag, Exemplars?>()

    /// `exemplars(for:)`, read from the snapshot once.
    package static func known(for locale: LocaleTag) -> Exemplars? { read.answer(locale) { exemplars(for: locale) } }

    /// Whether a letter or mark, small or capital, is in use in the language, in foreign words too.
    package func contains(_ scalar: Unicode.Scalar) -> Bool {
        main.contains(scalar) || auxiliary.contains(scalar)
            || scalar.properties.lowercaseMapping.unicodeScalars.allSatisfy {
                main.contains($0) || auxiliary.contains($0)
            }
    }
}

/// A set of Unicode scalars, as sorted ranges.
package struct ScalarSet: Sendable, Hashable {
    private let ranges: [ClosedRange<UInt32>]

    /// Reads `61-7A E4`; a range that is none is left out.
    init(hexadecimal text: String) {
        ranges = text.split(separator: " ").compactMap { item in
            let bounds = item.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
            return first...last
        }
    }

    package var isEmpty: Bool { ranges.isEmpty }

    package func contains(_ scalar: Unicode.Scalar) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }
}
