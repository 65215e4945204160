package import Diagnostics
import SourceText

/// The rules of reading translation files.
package enum XLIFFRules {
    package static let invalidXML = Rule(
        "invalid-xml", .error, floor: .error, "a translation file that is no well-formed, harmless XML")
    package static let unsupportedXLIFF = Rule(
        "unsupported-xliff", .error, floor: .error, "a file that is not XLIFF of a version that is read")
    package static let missingLanguage = Rule(
        "missing-language", .error, floor: .error, "a translation file that does not name its languages")

    package static let all: [Rule] = [invalidXML, unsupportedXLIFF, missingLanguage] + LintRules.all
}

extension Diagnostic {
    /// A file that lacks the attribute that says one of its languages.
    static func missingLanguage(_ attribute: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            XLIFFRules.missingLanguage, "the file does not say its `\(attribute)`", at: range,
            notes: ["Add `\(attribute)` there with the language's tag, as the hand-off has it."])
    }
}
