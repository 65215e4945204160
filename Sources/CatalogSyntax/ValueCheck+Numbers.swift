import Diagnostics
import SourceText

extension ValueCheck {
    mutating func checkRange() {
        let value = entry.value
        guard value.numberRange == nil else { return }
        let text = ValueText(value)
        if let numbers = NumberRangeSyntax.ends(value), let ends = text.ends(around: "...") {
            return add(
                CatalogSyntaxRules.malformedValue, "the range ends below its start", at: value.range,
                related: [.init(numbers.upper.range, "this number is the smaller one")],
                fixes: [Fix("Swap them", .needsReview, [.init(value.range, "\(ends.upper)...\(ends.lower)")])])
        }
        let corrected = ["..<", "…", "..", "–", "—", " to ", "-", ","].lazy.compactMap { sign -> String? in
            guard let ends = text.ends(around: sign) else { return nil }
            let range = "\(ends.lower)...\(ends.upper)"
            return MappedText(range, file: value.file, at: 0).numberRange == nil ? nil : range
        }.first
        add(
            CatalogSyntaxRules.malformedValue, "`\(value.text.prefix(60))` is not a range of numbers", at: value.range,
            notes: [
                value.text.contains("%")
                    ? "A percentage is its fraction here: 0 % to 100 % is `0...1`."
                    : "A range is `A...B` with both ends included, as in `0...99` or `-0.5...0.5`."
            ],
            fixes: corrected.map { [Fix("Write `\($0)`", .needsReview, [.init(value.range, $0)])] } ?? [])
    }

    mutating func checkColumns() {
        let value = entry.value
        guard value.columns == nil else { return }
        let digits = value.text.prefix { $0.isASCII && $0.isNumber }
        let isNumber = !digits.isEmpty && digits.utf8.count <= 4
        add(
            CatalogSyntaxRules.malformedValue, "`\(value.text.prefix(60))` is not a width", at: value.range,
            notes: ["A width is `N columns`, with N from 0 to 9999; a wide character takes two."],
            fixes: isNumber
                ? [Fix("Write `\(digits) columns`", .needsReview, [.init(value.range, "\(digits) columns")])] : [])
    }
}

extension ValueText {
    /// What stands before and after the first occurrence of a sign; nothing where it does not occur.
    fileprivate func ends(around sign: String) -> (lower: String, upper: String)? {
        guard let place = firstRange(of: sign, in: bytes.indices) else { return nil }
        return (text(trim(0..<place.lowerBound)), text(trim(place.upperBound..<bytes.count)))
    }
}
