extension DateStyle {
    /// Patterns of CLDR 42 that break its own rules: the year of weeks without a week, `vv`, and `hhh`. Who writes what
    /// the locale's own data says is not told off for it; elsewhere the same pattern is a mistake. Konkani has no plural
    /// rules, and so is a language of which nothing is known. White space at the ends, which messages have, does not count.
    static func isSlip(_ pattern: String, of locale: LocaleTag) -> Bool {
        let slips: [String]
        switch locale.language {
        case "gd": slips = ["LLL Y"]
        case "gl": slips = ["EEEE, d 'de' MMMM 'de' Y G"]
        case LocaleTag.undetermined.language:
            slips = ["YG – YG", "E, d-M-Y GGGGG – E-d-M-y", "d-M-y GGGGG – d-M-Y GGGGG"]
        case "ksh": slips = ["Y-MM"]
        case "my": slips = ["GGGGG dd/MM/Y"]
        case "sc": slips = ["MM/Y"]
        case "si": slips = ["a h.mm – a hhh.mm v", "a h – h vv"]
        case "te": slips = ["MMMM YYYY"]
        default: slips = []
        }
        var text = pattern.unicodeScalars[...]
        while text.first?.isPatternWhiteSpace == true { text.removeFirst() }
        while text.last?.isPatternWhiteSpace == true { text.removeLast() }
        return slips.contains(String(text))
    }
}
