/// A locale that CLDR has plural rules for, as its canonical BCP 47 tag: `en`, `zh-Hans`, `pt-BR`.
package struct LocaleTag: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The canonical tag: language, then script, region and variants where given, in their usual case.
    package let text: String
    /// The language code, for example `zh`.
    package let language: String

    /// Takes a text that `parse` has judged, or a tag of the snapshot.
    init(canonical text: String) {
        self.text = text
        language = text.utf8.firstIndex(of: UInt8(ascii: "-")).map { String(text[..<$0]) } ?? text
    }

    package var description: String { text }

    /// A language of which nothing is known: no plural rules, no script, no words.
    package static let undetermined = LocaleTag(canonical: "und")

    /// The script code where the tag names one, for example `Hans`.
    package var script: String? {
        text.split(separator: "-").dropFirst().first { $0.utf8.count == 4 && Self.isLetters($0) }.map(String.init)
    }

    /// The region code where the tag names one, for example `BR` or `419`.
    package var region: String? {
        text.split(separator: "-").dropFirst().first(where: Self.hasRegionShape).map(String.init)
    }

    /// By bytes of the tag, so that every artefact lists locales alike.
    package static func < (left: LocaleTag, right: LocaleTag) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    /// The tags that CLDR lists plural rules for, sorted, without root and the seven old codes: what a misspelling is
    /// compared with.
    package static var known: [String] {
        Snapshot.lines(in: Snapshot.pluralLocales).map { $0[0] }.filter {
            $0 != "root" && !Snapshot.contains($0, in: Snapshot.aliases)
        }
    }

    /// The locales whose numbers differ from those of their CLDR parent, sorted by the snapshot.
    package static var withNumberData: [LocaleTag] {
        Snapshot.lines(in: Snapshot.numberLocales).filter { $0[0] != "root" }.map { LocaleTag(canonical: $0[0]) }
    }

    static func isLetters(_ part: Substring) -> Bool {
        part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    static func isDigits(_ part: Substring) -> Bool {
        part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    static func hasRegionShape(_ part: Substring) -> Bool {
        (part.utf8.count == 2 && isLetters(part)) || (part.utf8.count == 3 && isDigits(part))
    }
}
