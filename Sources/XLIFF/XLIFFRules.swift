package import Diagnostics

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
