import LocaleData

/// The lines that `LocaleTable` reads: which of the catalog's languages serves a tag.
///
/// The table tries a tag's language with script and region, then one part less, and takes the first line that it finds. So
/// a tag gets a line only where what it finds otherwise would be wrong: `zh-tw -` (none) in a catalog that has simplified
/// Chinese alone, `es-mx 3` beside `es 2` in one that has Latin America's Spanish too.
package enum LocaleLines {
    /// Old codes that systems still send.
    private static let oldCodes = ["iw", "in", "ji", "jw", "mo", "no", "sh", "tl", "cmn", "zsm"]

    /// One line a tag, sorted; the first language is the source.
    package static func lines(for tags: [String]) -> [String] {
        let languages = tags.compactMap { tag in
            if case .success(let locale) = LocaleTag.parse(tag) { locale } else { nil }
        }
        let wanted = Set(languages.map(\.language)).sorted().flatMap { spellings(of: $0, languages) }
        var numbers: [String: Int?] = [:]
        for key in wanted.sorted(by: { $0.utf8.count < $1.utf8.count }) {
            let number = bestMatch(of: key, among: languages).flatMap { best in tags.firstIndex(of: best.text) }
            let parts = key.lowercased().split(separator: "-")
            if number != fallback(of: parts, numbers) { numbers[key.lowercased()] = .some(number) }
        }
        return numbers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { "\($0.key) \($0.value.map(String.init) ?? "-")\n" }
    }

    /// The catalog's own tags of a language and those that CLDR treats in a way of their own, with each of its old codes.
    private static func spellings(of language: String, _ languages: [LocaleTag]) -> [String] {
        var tags = LocaleTag.peculiarTags(of: language)
        for locale in languages where locale.language == language {
            let (script, region) = (locale.likelyScript, locale.region)
            tags += locale.lineage
            for text in ["\(language)-\(script)"]
                + (region.map { ["\(language)-\($0)", "\(language)-\(script)-\($0)"] } ?? [])
            {
                if case .success(let tag) = LocaleTag.parse(text) { tags.append(tag) }
            }
        }
        let texts = tags.map(\.text)
        let old = oldCodes.filter { code in
            if case .failure(.outdated(_, let right)) = LocaleTag.parse(code) {
                right.language == language
            } else {
                false
            }
        }
        return Set(texts + old.flatMap { code in texts.map { code + $0.dropFirst(language.count) } }).sorted()
    }

    private static func bestMatch(of key: String, among languages: [LocaleTag]) -> LocaleTag? {
        switch LocaleTag.parse(key) {
        case .success(let tag), .failure(.outdated(_, let tag)): tag.bestMatch(among: languages)
        case .failure: nil
        }
    }

    /// What the table would find for a tag that has no line of its own: with a script, the language in that script; with a
    /// region alone, the bare language.
    private static func fallback(of parts: [Substring], _ numbers: [String: Int?]) -> Int? {
        guard parts.count > 1 else { return nil }
        let shorter = parts.dropLast().joined(separator: "-")
        if parts.count == 2, parts[1].utf8.count == 4 { return nil }
        return numbers[shorter] ?? nil
    }
}
