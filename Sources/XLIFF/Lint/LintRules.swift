package import Diagnostics

/// The rules of `xliff-lint`: what the specifications ask of a file, beyond and within their schemas.
package enum LintRules {
    package static let misplacedElement = Rule(
        "xliff-misplaced-element", .error, "an element where the specification does not allow it")
    package static let missingElement = Rule("xliff-missing-element", .error, "an element without one that it needs")
    package static let unknownAttribute = Rule(
        "xliff-unknown-attribute", .error, "an attribute that an element has not")
    package static let missingAttribute = Rule("xliff-missing-attribute", .error, "an element without an attribute")
    package static let badValue = Rule("xliff-bad-value", .error, "an attribute with a value that it cannot have")
    package static let misplacedText = Rule("xliff-misplaced-text", .error, "text where only elements may stand")
    package static let duplicateID = Rule("xliff-duplicate-id", .error, "an id that its scope has already")
    package static let danglingReference = Rule(
        "xliff-dangling-reference", .error, "a reference to something that is not there")
    package static let badReference = Rule(
        "xliff-bad-reference", .error, "a reference that is not written as the specification asks")
    package static let unpairedCode = Rule("xliff-unpaired-code", .error, "a start or end whose other half is missing")
    package static let isolatedCode = Rule(
        "xliff-isolated-code", .error, "a start or end that is isolated and paired, or neither")
    package static let unequalPair = Rule(
        "xliff-unequal-pair", .error, "a start and its end that contradict each other")
    package static let badCopy = Rule("xliff-bad-copy", .error, "a code that copies another which it cannot")
    package static let deletedCode = Rule("xliff-deleted-code", .error, "a target without a code that it must keep")
    package static let codeOrder = Rule("xliff-code-order", .error, "codes out of an order that must be kept")
    package static let segmentOrder = Rule("xliff-segment-order", .error, "targets that claim one place in their order")
    package static let wrongLanguage = Rule(
        "xliff-wrong-language", .error, "a text in another language than the file's")
    package static let missingLanguage = Rule(
        "xliff-missing-language", .error, "targets in a file that names no target language")
    package static let unequalSpace = Rule(
        "xliff-unequal-space", .error, "a target that treats white space otherwise than its source")
    package static let lonelyDetail = Rule(
        "xliff-lonely-detail", .error, "an attribute that refines another which is absent or does not fit")
    package static let stateWithoutTarget = Rule(
        "xliff-state-without-target", .error, "a segment that is called translated but has no target")
    package static let badAnnotation = Rule(
        "xliff-bad-annotation", .error, "an annotation without what its type needs, or with what it excludes")
    package static let badSkeleton = Rule(
        "xliff-bad-skeleton", .error, "a skeleton or resource that is inside and outside of the file, or neither")
    package static let needlessCodePoint = Rule(
        "xliff-needless-code-point", .error, "a character as `<cp>` that XML can hold")
    package static let pairedFormatting = Rule(
        "xliff-paired-formatting", .error, "formatting or size on an end whose start carries it")
    package static let emptyEntry = Rule(
        "xliff-empty-entry", .error, "a glossary entry or validation rule without content")
    package static let badCases = Rule("xliff-bad-cases", .error, "cases of a unit that do not fit what it chooses by")

    package static let all: [Rule] = [
        misplacedElement, missingElement, unknownAttribute, missingAttribute, badValue, misplacedText, duplicateID,
        danglingReference, badReference, unpairedCode, isolatedCode, unequalPair, badCopy, deletedCode, codeOrder,
        segmentOrder, wrongLanguage, missingLanguage, unequalSpace, lonelyDetail, stateWithoutTarget, badAnnotation,
        badSkeleton, needlessCodePoint, pairedFormatting, emptyEntry, badCases,
    ]
}
