extension LocaleTag {
    /// The best of `available` for a reader who prefers this locale, or nil where none is in the same language and script.
    ///
    /// The tag itself, then its CLDR ancestors, then the first in the same language and likely script: `zh-TW` → `zh-Hant`,
    /// `es-MX` → `es`, `pt` → `pt-BR`; never `zh-TW` → `zh-Hans`.
    package func bestMatch(among available: [LocaleTag]) -> LocaleTag? {
        for candidate in lineage where available.contains(candidate) && candidate.likelyScript == likelyScript {
            return candidate
        }
        let sameScript = available.filter { $0.language == language && $0.likelyScript == likelyScript }
        return sameScript.first { $0.likelyRegion == likelyRegion } ?? sameScript.first
    }

    /// Tags of language and region alone that imply this tag's script where the bare language does not: `zh-TW`, `zh-HK`
    /// … of `zh-Hant`. A table that matches at run time needs no other likely subtags.
    package var regionalSpellings: [String] {
        guard let script, LocaleTag(canonical: language).likelyScript != script else { return [] }
        return Snapshot.lines(in: Snapshot.likely).filter { fields in
            let parts = fields[0].split(separator: "-")
            return parts.count == 2 && parts[0] == language && Self.hasRegionShape(parts[1]) && fields[1] == script
        }.map { $0[0] }
    }
}
