import CICU

/// Builds the snapshot from the ICU that is linked.
package struct SnapshotBuilder {
    /// Languages that have plural rules: the snapshot keeps nothing about others.
    private let languages: Set<String>

    /// Reads what the parts share.
    package init() {
        languages = Set(
            ICUResources.leaves(nil, "plurals", "locales").map { String($0.path[0].prefix { $0 != "_" }) })
    }

    /// All files of the snapshot, in order of their names.
    package func files() -> [SnapshotFile] {
        let locales = SnapshotInheritance.locales(languages)
        let numbers = NumberSnapshot(locales)
        let writing = WritingSnapshot(locales)
        func file(_ property: String, _ about: String, _ lines: [String]) -> SnapshotFile {
            SnapshotFile(property, about: about, lines: lines)
        }
        return [
            file("aliases", "Old language code | the right tag; `@` before old region codes.", aliases()),
            file("exemplars", "Locale | characters in main use | in foreign words | punctuation.", writing.exemplars),
            file("likely", "Language, alone or with script or region | script | region.", likely()),
            file("numberLocales", "Locale | set of symbols | set of unit patterns.", numbers.locales),
            file(
                "numberSymbols",
                "Set | zero | decimal | group | minimum grouping | groups, of percents too | before and after, six times.",
                numbers.symbols),
            file("parents", "Locale | CLDR's parent, where that is not its truncation.", parents()),
            file("pluralLocales", "Locale | set of cardinal rules | of ordinal ones.", pluralSets()),
            file("pluralRules", "Set | category | rule with samples.", pluralRules()),
            file("quotes", "Locale | quotation marks, start and end | those within these.", writing.quotes),
            file("subtags", "Kind | valid codes.", subtags()),
            file("unitPatterns", "Set | unit and width = patterns by category.", numbers.units),
            file("versions", "What | version.", versions()),
        ]
    }

    private func versions() -> [String] {
        let cldr = ICUResources.leaves(nil, "supplementalData", "cldrVersion").first?.value ?? ""
        return ["cldr|\(cldr)", "icu|\(CLDRVersion.linkedICU)"]
    }

    private func pluralSets() -> [String] {
        var ordinals: [String: String] = [:]
        for leaf in ICUResources.leaves(nil, "plurals", "locales_ordinals") {
            ordinals[String(leaf.path[0])] = String(leaf.value.dropFirst(3))
        }
        return ICUResources.leaves(nil, "plurals", "locales").map { leaf in
            let locale = ICUResources.tag(leaf.path[0])
            return "\(locale)|\(leaf.value.dropFirst(3))|\(ordinals[String(leaf.path[0])] ?? "")"
        }
    }

    private func pluralRules() -> [String] {
        ICUResources.leaves(nil, "plurals", "rules")
            .map { (Int($0.path[0].dropFirst(3)) ?? 0, $0.path[1], $0.value) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { set, category, rule in
                "\(set)|\(category)|\(rule.split(separator: " ").joined(separator: " "))"
            }
    }

    private func parents() -> [String] {
        var lines: [String] = []
        for leaf in ICUResources.leaves(nil, "supplementalData", "parentLocales") {
            let child = ICUResources.tag(leaf.value[...])
            guard languages.contains(String(child.prefix { $0 != "-" })) else { continue }
            lines.append("\(child)|\(ICUResources.tag(leaf.path[0]))")
        }
        return lines.sorted()
    }

    private func likely() -> [String] {
        var lines: [String] = []
        for leaf in ICUResources.leaves(nil, "likelySubtags") {
            let key = ICUResources.tag(leaf.path[0])
            let parts = leaf.value.split(separator: "_")
            guard languages.contains(String(key.prefix { $0 != "-" })), parts.count == 3 else { continue }
            lines.append("\(key)|\(parts[1])|\(parts[2])")
        }
        return lines.sorted()
    }

    private func aliases() -> [String] {
        var lines: [String] = []
        for leaf in ICUResources.leaves(nil, "metadata", "alias") {
            guard leaf.path.count == 3, leaf.path[2] == "replacement", !leaf.path[1].contains("_") else { continue }
            let right = leaf.value.split(separator: " ").first.map(ICUResources.tag) ?? ""
            if leaf.path[0] == "language", languages.contains(String(right.prefix { $0 != "-" })) {
                lines.append("\(leaf.path[1])|\(right)")
            } else if leaf.path[0] == "territory", leaf.path[1].count == 2 {
                lines.append("@\(leaf.path[1])|\(right)")
            }
        }
        return lines.sorted()
    }

    private func subtags() -> [String] {
        var scripts: [String] = []
        var regions: [String] = []
        for leaf in ICUResources.leaves(nil, "supplementalData", "idValidity") where leaf.path.count >= 2 {
            let codes = Self.expanded(leaf.value)
            if leaf.path[0] == "script", leaf.path[1] == "regular" { scripts += codes }
            if leaf.path[0] == "region", ["regular", "macroregion"].contains(leaf.path[1]) { regions += codes }
        }
        let rightToLeft = scripts.filter { placard_script_is_right_to_left($0) != 0 }
        return [
            "region|" + regions.sorted().joined(separator: "|"),
            "right-to-left|" + rightToLeft.sorted().joined(separator: "|"),
            "script|" + scripts.sorted().joined(separator: "|"),
        ]
    }

    /// CLDR's short form of a run of codes, `AC~G`, spelt out.
    private static func expanded(_ codes: String) -> [String] {
        let parts = codes.split(separator: "~")
        guard parts.count == 2, let first = parts[0].unicodeScalars.last, let last = parts[1].unicodeScalars.last else {
            return [codes]
        }
        let stem = String(parts[0].dropLast())
        return (first.value...last.value).compactMap { Unicode.Scalar($0) }.map { stem + String($0) }
    }
}
