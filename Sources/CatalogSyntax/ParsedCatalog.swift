/// All files of a catalog, read as one set.
///
/// What holds for one file or by names alone was checked and reported when it was made: lexical rules, the form of each
/// value (lists and doubled items in them, pairs, ranges, columns, selectors, words of a closed set), unknown and missing
/// keys, sections that must be there once, duplicate ids and keys, shapes and collisions of the names that heads and
/// `values`, `tones` declare. What needs to know what a name stands for is left to resolution: unknown axes, values,
/// arguments, actions, routes, locales; keys that are required because of another key's value.
package struct ParsedCatalog: Sendable {
    /// Sorted by path, so that nothing depends on the order in which they were given.
    package let files: [ParsedFile]
    /// The sections of all files, in the order of `files`. An id given twice was reported and both sections are here.
    package let sections: [SectionSyntax]

    package init(files: [ParsedFile]) {
        self.files = files
        self.sections = files.flatMap(\.sections)
    }

    /// The sections of one kind, in order.
    package func sections(_ kind: SectionKind) -> [SectionSyntax] {
        sections.filter { $0.kind == kind }
    }
}
