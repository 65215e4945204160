import Diagnostics
import SourceText

/// Checks names where they are declared.
enum NameCheck {
    /// Names that keys, translation files and generated code use for something else.
    private static let reserved = ["fallback", "none", "rejected", "retired"]

    /// What is wrong with a declared name.
    static func finding(_ name: Name, _ shape: NameShape) -> Diagnostic? {
        let shown = name.text.prefix(60)
        if let fault = shape.fault(in: name.text) {
            let fixes = fault.suggestion.map {
                [Fix("Write `\($0)`", .needsReview, [.init(name.range, $0)])]
            }
            let isTag = shape == .tag
            return Diagnostic(
                isTag ? CatalogSyntaxRules.unknownLocale : CatalogSyntaxRules.malformedName,
                "\(isTag ? "the locale" : "the name") `\(shown)` \(fault.reason)", at: name.range,
                notes: [shape.note], fixes: fixes ?? [])
        }
        guard shape == .id || shape == .word, reserved.contains(name.text) else { return nil }
        return Diagnostic(
            CatalogSyntaxRules.reservedName, "the name `\(shown)` is reserved", at: name.range,
            notes: [
                "`fallback`, `none`, `rejected` and `retired` mean something else where names are used; add a word."
            ])
    }
}
