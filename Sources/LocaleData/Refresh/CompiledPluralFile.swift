/// The compiled rules that the benchmark measures, as `placard-dev refresh-locale-data` writes them.
package enum CompiledPluralFile {
    /// Locales of the benchmark: few and many categories, remainders of 10, 100 and 10^6.
    package static let locales = ["en", "de", "fr", "ru", "pl", "cs", "ar", "lt", "lv", "cy", "br", "he"]

    /// Swift source of `CompiledPluralRules`, a function a locale.
    package static var text: String {
        var lines = [
            "// Written by `placard-dev refresh-locale-data`; not edited by hand.", "", "import PlacardRuntime", "",
            "/// Cardinal rules as generated tables hold them.", "enum CompiledPluralRules {",
        ]
        for locale in locales {
            guard let rules = PluralRules.rules(for: LocaleTag(canonical: locale)) else { continue }
            lines += ["    @inline(never)", "    static func \(locale)(_ i: UInt64) -> PluralCategory {"]
            lines += rules.swiftBody(.integer).map { "        " + $0 }
            lines.append("    }")
        }
        let type = "[(locale: String, sum: @Sendable (Range<UInt64>) -> Int)]"
        lines += [
            "", "    /// For each locale the sum of the categories of many numbers.", "    static let all: \(type) = [",
        ]
        lines += locales.map { locale in
            "        (\"\(locale)\", { $0.reduce(0) { $0 &+ Int(\(locale)($1).rawValue) } }),"
        }
        return (lines + ["    ]", "}", ""]).joined(separator: "\n")
    }
}
