/// What the snapshot knows of a language's writing: exemplar characters and quotation marks.
struct WritingSnapshot {
    private(set) var exemplars: [String] = []
    private(set) var quotes: [String] = []

    /// Asks ICU about each locale, the root among them.
    init(_ locales: [String]) {
        var exemplars: [String: String] = [:]
        var quotes: [String: String] = [:]
        for locale in locales {
            let writing = ICUResources.writing(locale)
            quotes[locale] = writing.filter { $0.name == "quote" }.map(\.value).joined(separator: "|")
            let sets = writing.filter { $0.name != "quote" }.map(\.value)
            // Thousands of ideographs or syllables say nothing that the script does not.
            exemplars[locale] = sets.map { $0.utf8.count > 2_000 ? "" : $0 }.joined(separator: "|")
        }
        self.exemplars = SnapshotInheritance.lines(locales, exemplars)
        self.quotes = SnapshotInheritance.lines(locales, quotes)
    }
}
