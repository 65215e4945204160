/// What a run found and how much it looked at, in a line.
package struct ReportSummary: Sendable, Hashable {
    package let errors: Int
    package let warnings: Int
    package let locales: Int
    /// Combinations that the axes span, and how many of them are impossible.
    package let combinations: UInt128
    package let impossible: UInt128

    package init(_ diagnostics: [Diagnostic], locales: Int, combinations: UInt128, impossible: UInt128) {
        errors = diagnostics.count { $0.level == .error }
        warnings = diagnostics.count { $0.level == .warning }
        self.locales = locales
        self.combinations = combinations
        self.impossible = impossible
    }

    /// "2 errors, 1 warning in 6 locales · 6,048 combinations, 20 % of them impossible", without a line end.
    package var text: String {
        let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap(\.self)
        let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        let scope = [Self.count(locales, "locale"), Self.count(combinations, "combination")].compactMap(\.self)
        return "\(findings) in \(scope.joined(separator: " · "))\(share)"
    }

    private var share: String {
        guard impossible > 0, combinations > 0 else { return "" }
        // Rounded to the nearest percent; a share too small or too large to round is not called none or all.
        let percent = Double(impossible) / Double(combinations) * 100
        let shown = impossible == combinations ? 100 : min(99, max(1, Int(percent.rounded())))
        return ", \(shown) % of them impossible"
    }

    private static func count(_ number: some BinaryInteger, _ noun: String) -> String? {
        number == 0 ? nil : "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// A number with commas between groups of three digits.
package func grouped(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
        result.append(digit)
    }
    return (number < 0 ? "-" : "") + result
}
