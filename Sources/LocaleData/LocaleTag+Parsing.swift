extension LocaleTag {
    /// The canonical tag of a text in any case, or why it names no known locale.
    package static func parse(_ text: String) -> Result<LocaleTag, LocaleTagFault> {
        guard text.utf8.count <= 64, text.utf8.allSatisfy({ $0 < 0x80 }) else { return .failure(.malformed) }
        let separated = String(text.map { $0 == "_" ? "-" : $0 })
        let parts = separated.split(separator: "-", omittingEmptySubsequences: false)
        guard let subtags = Subtags(parts) else { return .failure(.malformed) }
        if let right = subtags.modern {
            if case .success(let tag) = parse(right) {
                return .failure(.outdated(code: subtags.outdatedCode, right: tag))
            }
            return .failure(.unknownLanguage(subtags.language))
        }
        if let fault = subtags.fault { return .failure(fault) }
        let tag = LocaleTag(canonical: subtags.text)
        return separated == text ? .success(tag) : .failure(.separators(right: tag))
    }
}

/// The parts of a tag, in canonical case, before they are looked up.
private struct Subtags {
    var language: String
    var script: String?
    var region: String?
    var variants: [String]

    /// Splits a tag of the shape `language[-Script][-REGION][-variant…]`; nil for any other.
    init?(_ parts: [Substring]) {
        guard let first = parts.first, (2...3).contains(first.utf8.count), LocaleTag.isLetters(first) else {
            return nil
        }
        language = first.lowercased()
        var rest = parts.dropFirst()
        if let part = rest.first, part.utf8.count == 4, LocaleTag.isLetters(part) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            rest = rest.dropFirst()
        }
        if let part = rest.first, LocaleTag.hasRegionShape(part) {
            region = part.uppercased()
            rest = rest.dropFirst()
        }
        variants = rest.map { $0.lowercased() }
        guard rest.allSatisfy(Self.hasVariantShape), Set(variants).count == variants.count else { return nil }
    }

    /// Canonical text.
    var text: String {
        ([language] + [script, region].compactMap(\.self) + variants).joined(separator: "-")
    }

    /// The tag in today's codes, where one of its own is old.
    var modern: String? {
        if let alias = Snapshot.fields(of: language, in: Snapshot.aliases)?.first,
            var right = Subtags(alias.split(separator: "-"))
        {
            right.script = script ?? right.script
            right.region = region ?? right.region
            right.variants = variants
            return right.text
        }
        guard let alias = modernRegion else { return nil }
        var right = self
        right.region = alias
        return right.text
    }

    /// Which code `modern` replaces.
    var outdatedCode: String {
        Snapshot.fields(of: language, in: Snapshot.aliases) == nil ? region ?? language : language
    }

    private var modernRegion: String? {
        region.flatMap { Snapshot.fields(of: "@" + $0, in: Snapshot.aliases)?.first }
    }

    /// What is unknown about the parts.
    var fault: LocaleTagFault? {
        if !Snapshot.contains(language, in: Snapshot.pluralLocales) { return .unknownLanguage(language) }
        if let script, !Self.isValid(script, "script") { return .unknownScript(script) }
        if let region, !Self.isValid(region, "region") { return .unknownRegion(region) }
        return nil
    }

    private static func isValid(_ code: String, _ kind: String) -> Bool {
        Snapshot.contains(code, of: kind, in: Snapshot.subtags)
    }

    /// Five to eight letters or digits, or four that start with a digit.
    private static func hasVariantShape(_ part: Substring) -> Bool {
        let isAlphanumeric = part.allSatisfy { $0.isLetter || $0.isNumber }
        let startsWithDigit = part.first?.isNumber ?? false
        return isAlphanumeric && ((5...8).contains(part.utf8.count) || (part.utf8.count == 4 && startsWithDigit))
    }
}
