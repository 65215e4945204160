import LocaleData

/// The lines that `LocaleTable` reads: every tag that names one of the catalog's languages.
enum LocaleLines {
    /// Old codes that systems still send.
    private static let oldCodes = ["iw", "in", "ji", "jw", "mo", "no", "sh", "tl", "cmn", "zsm"]

    /// One line a tag, sorted; the first language is the source.
    static func lines(for tags: [String]) -> [String] {
        let languages = tags.enumerated().compactMap { number, tag -> (number: Int, tag: LocaleTag)? in
            if case .success(let locale) = LocaleTag.parse(tag) { (number, locale) } else { nil }
        }
        var numbers: [String: Int] = [:]
        for (number, locale) in languages {
            for key in spellings(of: locale) {
                guard case .success(let wanted) = LocaleTag.parse(key),
                    let best = wanted.bestMatch(among: languages.map(\.tag)), best == locale
                else { continue }
                numbers[key.lowercased()] = number
            }
        }
        for code in oldCodes {
            guard case .failure(.outdated(_, let right)) = LocaleTag.parse(code) else { continue }
            if let number = numbers[right.text.lowercased()] { numbers[code] = number }
        }
        for (number, tag) in tags.enumerated() { numbers[tag.lowercased()] = number }
        return numbers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { "\($0.key) \($0.value)\n" }
    }

    /// The tag itself, its language alone and with its likely script, its script's regions, and its ancestors' tags.
    private static func spellings(of locale: LocaleTag) -> [String] {
        var tags = [locale.text, locale.language, "\(locale.language)-\(locale.likelyScript)"]
        if let region = locale.region { tags.append("\(locale.language)-\(locale.likelyScript)-\(region)") }
        return tags + locale.regionalSpellings + locale.lineage.map(\.text)
    }
}
