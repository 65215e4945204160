extension LocaleTag {
    /// CLDR's parent: `pt-AO` → `pt-PT` → `pt` → nil. A script that is not the language's own has none: `zh-Hant` → nil.
    package var parent: LocaleTag? {
        if let parent = Snapshot.fields(of: text, in: Snapshot.parents)?.first {
            return parent == "root" ? nil : LocaleTag(canonical: parent)
        }
        return truncated
    }

    /// The tag and its ancestors, nearest first.
    package var lineage: [LocaleTag] {
        Array(sequence(first: self, next: \.parent))
    }

    /// The tag without its last part, or nil for a language alone.
    private var truncated: LocaleTag? {
        text.lastIndex(of: "-").map { LocaleTag(canonical: String(text[..<$0])) }
    }

    /// Where plural rules are looked up, nearest first. Unlike texts, rules belong to the language in every script, so a
    /// script does not lead away from it: `sr-Latn` → `sr`, `hi-Latn` → `hi`.
    var pluralLineage: [LocaleTag] {
        Array(
            sequence(first: self) { tag in
                guard let parent = tag.parent, parent.language == tag.language else { return tag.truncated }
                return parent
            })
    }

    /// The script that the locale is written in: the tag's own, or CLDR's likely one (`zh-TW` → `Hant`).
    package var likelyScript: String { Self.likelyScripts.answer(self) { script ?? likely(0) ?? "Zyyy" } }

    /// Rules ask text after text.
    private static let likelyScripts = Memo<LocaleTag, String>()

    /// The region that the tag names, or CLDR's likely one (`pt` → `BR`).
    package var likelyRegion: String { region ?? likely(1) ?? "ZZ" }

    private func likely(_ field: Int) -> String? {
        var keys: [String] = []
        if let region { keys.append("\(language)-\(region)") }
        if let script { keys.append("\(language)-\(script)") }
        keys.append(language)
        for key in keys {
            if let fields = Snapshot.fields(of: key, in: Snapshot.likely) { return fields[field] }
        }
        return nil
    }

    /// The way the locale's script runs.
    package var direction: TextDirection {
        Snapshot.contains(likelyScript, of: "right-to-left", in: Snapshot.subtags) ? .rightToLeft : .leftToRight
    }
}

/// The way a script runs.
package enum TextDirection: Sendable, Hashable {
    case leftToRight, rightToLeft
}
