package import SourceText

/// A section: its head and the entries below it.
///
/// A section whose kind was misspelt and reported has the kind it was taken for. Keys that the kind does not know were
/// reported and are left out; a key given twice was reported and both entries are here, the first counts.
package struct SectionSyntax: Sendable, Hashable {
    package let kind: SectionKind
    /// Absent in `[fallback]`, and where it was missing and reported.
    package let name: Name?
    package var entries: [EntrySyntax]
    /// The head with its brackets.
    package let headRange: SourceRange
    /// From the head to the end of the last entry.
    package var range: SourceRange

    package init(
        kind: SectionKind, name: Name?, entries: [EntrySyntax], headRange: SourceRange, range: SourceRange
    ) {
        self.kind = kind
        self.name = name
        self.entries = entries
        self.headRange = headRange
        self.range = range
    }

    /// All entries with this whole key, in order: `when` may stand several times.
    package func entries(_ key: String) -> [EntrySyntax] {
        entries.filter { $0.key.text == key }
    }

    /// All entries with this key before the dot: `entries(base: "forbid")` holds `forbid` and `forbid.de`.
    package func entries(base: String) -> [EntrySyntax] {
        entries.filter { $0.base == base }
    }

    /// The first entry with this whole key.
    package func value(_ key: String) -> EntrySyntax? { index(of: key).map { entries[$0] } }

    /// The value of that entry; costs less than the whole of it.
    package func text(_ key: String) -> MappedText? { index(of: key).map { entries[$0].value } }

    /// Whether there is one.
    package func has(_ key: String) -> Bool { index(of: key) != nil }

    private func index(of key: String) -> Int? {
        // By index, since an entry that is looked at by itself is copied with all that it holds.
        for index in entries.indices where entries[index].key.text == key { return index }
        return nil
    }
}
