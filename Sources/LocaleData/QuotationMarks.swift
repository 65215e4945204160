/// The quotation marks of a language, by CLDR.
package struct QuotationMarks: Sendable, Hashable {
    package let start: String
    package let end: String
    /// Those of a quotation within a quotation.
    package let innerStart: String
    package let innerEnd: String

    /// The marks of a locale: its own, its nearest CLDR ancestor's, or the root's.
    package init(_ locale: LocaleTag) {
        let own = locale.lineage.lazy.compactMap { Snapshot.fields(of: $0.text, in: Snapshot.quotes) }.first
        let marks = own ?? Snapshot.fields(of: "root", in: Snapshot.quotes) ?? []
        precondition(marks.count == 4, "a line of quotation marks is damaged")
        (start, end, innerStart, innerEnd) = (marks[0], marks[1], marks[2], marks[3])
    }
}
