extension LocaleTag {
    /// The best of `available` for a reader who prefers this locale, or nil where none is in the same language and script.
    ///
    /// The nearest CLDR ancestor decides, the tag itself first: where it is available it is the best, else one of those
    /// that have the same ancestor, the one of the likely region before the others, then the first: `zh-TW` → `zh-Hant`,
    /// `es-MX` → `es-419` before `es`, `en-AU` → `en-GB` before `en-US`, `pt` → `pt-BR`; never `zh-TW` → `zh-Hans`.
    package func bestMatch(among available: [LocaleTag]) -> LocaleTag? {
        let sameScript = available.filter { $0.language == language && $0.likelyScript == likelyScript }
        for ancestor in lineage where ancestor.likelyScript == likelyScript {
            if sameScript.contains(ancestor) { return ancestor }
            let relatives = sameScript.filter { $0.lineage.contains(ancestor) }
            if let best = relatives.first(where: { $0.likelyRegion == ancestor.likelyRegion }) ?? relatives.first {
                return best
            }
        }
        return sameScript.first { $0.likelyRegion == likelyRegion } ?? sameScript.first
    }

    /// Every tag of a language, without variants, that CLDR's likely subtags or parents treat in a way of its own, sorted:
    /// `zh`, `zh-AU`, `zh-Hant`, `zh-Hant-MO`, `zh-TW` … All other tags of the language match as their truncation does,
    /// so a table made of these needs no likely subtags.
    package static func peculiarTags(of language: String) -> [LocaleTag] {
        let keys = [Snapshot.lines(in: Snapshot.likely), Snapshot.lines(in: Snapshot.parents)].joined()
        var texts: Set<String> = [language]
        for fields in keys {
            let parts = fields[0].split(separator: "-")
            guard parts.first.map(String.init) == language else { continue }
            texts.insert(fields[0])
            for script in fields.dropFirst() where Snapshot.contains(script, of: "script", in: Snapshot.subtags) {
                texts.insert("\(language)-\(script)")
                if parts.count == 2, hasRegionShape(parts[1]) { texts.insert("\(language)-\(script)-\(parts[1])") }
            }
        }
        return texts.map(LocaleTag.init(canonical:)).sorted()
    }
}
