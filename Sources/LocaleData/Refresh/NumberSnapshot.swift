import PlacardRuntime

/// The number data of the snapshot: equal lines are kept once, and a locale that adds nothing to its parent not at all.
struct NumberSnapshot {
    private(set) var locales: [String]
    private(set) var symbols: [String] = []
    private(set) var units: [String] = []
    private var symbolIndex: [String: Int] = [:]
    private var unitIndex: [String: Int] = [:]
    private var sets: [String: String] = [:]

    /// Asks ICU about each locale, the root among them.
    init(_ localeList: [String]) {
        locales = []
        for locale in localeList { add(locale) }
        locales = SnapshotInheritance.lines(localeList, sets)
    }

    private mutating func add(_ locale: String) {
        let symbols = Self.index(of: Self.symbolLine(locale), in: &symbolIndex, &self.symbols)
        let units = Self.index(of: Self.unitLine(locale), in: &unitIndex, &self.units)
        sets[locale] = "\(symbols)|\(units)"
    }

    private static func index(of line: String, in known: inout [String: Int], _ lines: inout [String]) -> Int {
        if let index = known[line] { return index }
        let index = lines.count
        known[line] = index
        lines.append("\(index)|\(line)")
        return index
    }

    /// Zero, separators, groups, and what stands around numbers and percents without sign, with minus, with plus.
    private static func symbolLine(_ locale: String) -> String {
        let symbols = ICUResources.numbers(locale)
        func symbol(_ name: String) -> String { symbols[name] ?? "" }
        checkDigits(symbol("digits"))
        var fields = [String(symbol("digits").prefix(1)), symbol("decimal"), symbol("group"), minimumGrouping(locale)]
        fields += groups(symbol("decimal-pattern")) + groups(symbol("percent-pattern"))
        for style in ["", "percent scale/100 "] {
            for (sign, number) in [("sign-auto", "5"), ("sign-auto", "-5"), ("sign-always", "5")] {
                let parts = ICUResources.parts(locale, style + sign, number)
                fields += [parts.before, parts.after ?? ""]
            }
        }
        return checked(fields).joined(separator: "|")
    }

    /// The runtime counts digits on from zero in the last byte.
    private static func checkDigits(_ digits: String) {
        for (value, digit) in digits.enumerated() {
            let zero = Array(digits.prefix(1).utf8)
            let expected = zero.dropLast() + [zero[zero.count - 1] + UInt8(value)]
            precondition(Array(String(digit).utf8) == Array(expected), "a locale's digits do not follow each other")
        }
    }

    /// How many digits must stand before the first separator, found by the first power of ten that shows one.
    private static func minimumGrouping(_ locale: String) -> String {
        for zeros in 3...8 {
            let digits = ICUResources.digits(locale, "", "1" + String(repeating: "0", count: zeros))
            if digits.count > zeros + 1 { return String(zeros - 2) }
        }
        return "1"
    }

    /// Primary and secondary group of a pattern: `#,##,##0.###` → 3, 2.
    private static func groups(_ pattern: String) -> [String] {
        let integer = pattern.prefix { $0 != ";" && $0 != "." }.filter { "#,0".contains($0) }
        let parts = integer.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return ["0", "1"] }
        let primary = parts[parts.count - 1].count
        return [String(primary), String(parts.count > 2 ? parts[parts.count - 2].count : primary)]
    }

    /// A field a unit and width: `second-short=one:# sec;other:# secs`.
    private static func unitLine(_ locale: String) -> String {
        let samples = categorySamples(locale)
        var fields: [String] = []
        for unit in DurationUnit.allCases {
            for width in UnitWidth.allCases {
                let skeleton = "unit/\(unit.rawValue) unit-width-\(width.rawValue) "
                let patterns = samples.map { category, sample in
                    let digits = sample.split(separator: ".").dropFirst().first?.count ?? 0
                    let precision = "." + String(repeating: "0", count: digits)
                    let parts = ICUResources.parts(locale, skeleton + precision, sample)
                    let text = parts.before + (parts.after ?? "")
                    precondition(!text.contains { ";#".contains($0) }, "a unit pattern holds the snapshot's separator")
                    return (category, parts.before + (parts.after.map { "#" + $0 } ?? ""))
                }
                let other = patterns.last?.1
                let kept = patterns.filter { $0.0 == .other || $0.1 != other }
                fields.append(
                    "\(unit.rawValue)-\(width.rawValue)="
                        + kept.map { "\($0.0.keyword):\($0.1)" }.joined(separator: ";"))
            }
        }
        return checked(fields).joined(separator: "|")
    }

    /// For each plural category, `other` last, a number that falls into it, for ICU too (which takes `pt-AO` for `pt`).
    private static func categorySamples(_ locale: String) -> [(PluralCategory, String)] {
        guard locale != "root", let rules = PluralRules.rules(for: LocaleTag(canonical: locale)) else {
            return [(.other, "5")]
        }
        return rules.categories.compactMap { category in
            let samples = rules.samples(of: category)
            return (samples.integers + samples.decimals)
                .first { Double($0).map { ICUResources.category(locale, $0) } == category.keyword }
                .map { (category, $0) }
        }
    }

    private static func checked(_ fields: [String]) -> [String] {
        for field in fields {
            precondition(!field.contains("|") && !field.contains("\n"), "ICU's text holds the snapshot's separator")
        }
        return fields
    }
}
