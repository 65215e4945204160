/// Which locales the snapshot asks ICU about, and which of them need a line of their own.
enum SnapshotInheritance {
    /// The root, `languages`, and ICU's own locales in one of these; old codes left out.
    static func locales(_ languages: Set<String>) -> [String] {
        ICUResources.fallBackToRoot()
        let available = ICUResources.availableLocales().filter { locale in
            languages.contains(String(locale.prefix { $0 != "-" })) && !locale.hasSuffix("-POSIX")
        }
        let current = languages.filter { $0 != "root" && !Snapshot.contains($0, in: Snapshot.aliases) }
        return ["root"] + Set(available).union(current).sorted()
    }

    /// A line for each locale whose data is not that of its nearest ancestor with data, or of the root.
    static func lines(_ locales: [String], _ data: [String: String]) -> [String] {
        locales.compactMap { locale in
            guard let own = data[locale], own != inherited(locale, data) else { return nil }
            return "\(locale)|\(own)"
        }
    }

    private static func inherited(_ locale: String, _ data: [String: String]) -> String? {
        guard locale != "root" else { return nil }
        let ancestor = LocaleTag(canonical: locale).lineage.dropFirst().first { data[$0.text] != nil }
        return data[ancestor?.text ?? "root"]
    }
}
