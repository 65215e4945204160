import CICU

/// ICU's locale data as lines, read through the C shim. Only the refresh and its test come here.
enum ICUResources {
    /// A value of a resource and the keys that lead to it.
    struct Leaf {
        let path: [Substring]
        let value: String
    }

    /// The leaves of a resource, without inheritance; empty where ICU has no such resource.
    static func leaves(_ package: String?, _ bundle: String, _ key: String? = nil) -> [Leaf] {
        fields(text(placard_resource_lines(package, bundle, key))).map { fields in
            Leaf(path: fields[0].split(separator: "/"), value: fields.count > 1 ? String(fields[1]) : "")
        }
    }

    /// ICU's available locales, as BCP 47 tags.
    static func availableLocales() -> [String] {
        text(placard_available_locales()).split(separator: "\n").map(tag)
    }

    /// From now on ICU falls back to its root where it has no data for a locale.
    static func fallBackToRoot() { placard_fall_back_to_root() }

    /// Number symbols and patterns of a locale, by name.
    static func numbers(_ locale: String) -> [String: String] {
        Dictionary(
            fields(text(placard_number_lines(locale))).map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") },
            uniquingKeysWith: { first, _ in first })
    }

    /// Exemplar characters and quotation marks of a locale: values in ICU's order, by name.
    static func writing(_ locale: String) -> [(name: String, value: String)] {
        fields(text(placard_writing_lines(locale))).map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }
    }

    /// What stands before and after the digits of a number that ICU formats; nil for `after` where it shows no digit.
    static func parts(_ locale: String, _ skeleton: String, _ number: String) -> (before: String, after: String?) {
        let lines = formatted(locale, skeleton, number)
        guard lines.count == 3 else { return (lines.first ?? "", nil) }
        return (lines[0], lines[2])
    }

    /// The digits, with their separators, of a number that ICU formats.
    static func digits(_ locale: String, _ skeleton: String, _ number: String) -> String {
        let lines = formatted(locale, skeleton, number)
        return lines.count == 3 ? lines[1] : ""
    }

    /// ICU's cardinal category of a number.
    static func category(_ locale: String, _ number: Double) -> String {
        let rules = placard_plural_open(locale, 0)
        defer { placard_plural_close(rules) }
        var keyword = [CChar](repeating: 0, count: 16)
        let count = placard_plural_select(rules, number, &keyword)
        return String(decoding: keyword.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func formatted(_ locale: String, _ skeleton: String, _ number: String) -> [String] {
        text(placard_formatted_parts(locale, skeleton, number))
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// ICU's locale name as a BCP 47 tag.
    static func tag(_ name: Substring) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

    private static func fields(_ text: String) -> [[Substring]] {
        text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false) }
    }

    /// Takes over a text that the shim allocated; empty for NULL.
    private static func text(_ lines: UnsafeMutablePointer<CChar>?) -> String {
        guard let lines else { return "" }
        defer { placard_free(lines) }
        return String(cString: lines)
    }
}
