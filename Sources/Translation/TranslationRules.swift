package import Diagnostics

/// The rules of the state of translations, and of what comes back from translators.
package enum TranslationRules {
    package static let missingTranslation = Rule(
        "missing-translation", .warning, "a message without a usable translation in a locale")
    package static let staleTranslation = Rule(
        "stale-translation", .warning, "a translation of words that the source no longer has")
    package static let missingForm = Rule(
        "missing-form", .warning, "a translation that lacks some of its plural or select forms")
    package static let emptyTranslation = Rule(
        "empty-translation", .error, "a target that is empty though it is said to be translated")
    package static let localeMismatch = Rule(
        "locale-mismatch", .error, floor: .error, "a translation file for other languages than it is used for")
    package static let unknownUnit = Rule(
        "unknown-unit", .warning, "a unit that the catalog does not have")
    package static let machineTranslated = Rule(
        "machine-translated", .note, "a translation that a machine made and nobody has confirmed")
    package static let unreviewedTranslation = Rule(
        "unreviewed-translation", .off, "a translation that has not been reviewed")
    package static let argumentDropped = Rule(
        "argument-dropped", .error, floor: .error, "A form of a translation lacks a value that its source shows")
    package static let argumentAdded = Rule(
        "argument-added", .error, floor: .error, "A form of a translation uses a value that its source does not")
    package static let outdatedReturn = Rule(
        "outdated-return", .warning, "a returned unit that was translated from an older source or base")
    package static let conflictingReturn = Rule(
        "conflicting-return", .warning, "a returned unit that another return has changed first")
    package static let lineBreakInTarget = Rule(
        "line-break-in-target", .warning, "a line break inside a returned target")
    package static let formattingInTarget = Rule(
        "formatting-in-target", .warning, "formatting inside a returned target")
    package static let incompleteTarget = Rule(
        "incomplete-target", .error, "a returned unit of which only some segments are translated")
    package static let unflattenedMessage = Rule(
        "unflattened-message", .error, floor: .error, "a message with more forms than can be translated")

    package static let all: [Rule] = [
        missingTranslation, staleTranslation, missingForm, emptyTranslation, localeMismatch, unknownUnit,
        machineTranslated, unreviewedTranslation, argumentDropped, argumentAdded, outdatedReturn, conflictingReturn,
        lineBreakInTarget, formattingInTarget, incompleteTarget, unflattenedMessage,
    ]
}
