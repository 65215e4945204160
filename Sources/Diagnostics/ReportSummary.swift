/// What a run found and how much it looked at, in a line.
package struct ReportSummary: Sendable, Hashable {
    package let errors: Int
    package let warnings: Int
    package let locales: Int
    package let combinations: Int

    package init(_ diagnostics: [Diagnostic], locales: Int, combinations: Int) {
        errors = diagnostics.count { $0.level == .error }
        warnings = diagnostics.count { $0.level == .warning }
        self.locales = locales
        self.combinations = combinations
    }

    /// "2 errors, 1 warning in 6 locales · 6,048 combinations", without a line end.
    package var text: String {
        let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap(\.self)
        let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        let scope = [Self.count(locales, "locale"), Self.count(combinations, "combination")].compactMap(\.self)
        return scope.isEmpty ? findings : "\(findings) in \(scope.joined(separator: " · "))"
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A number with commas between groups of three digits.
    package static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }
}
