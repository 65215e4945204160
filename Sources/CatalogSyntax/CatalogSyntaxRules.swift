package import Diagnostics

/// The rules that parsing reports. The errors cannot be lowered: past them it is not certain what was meant.
package enum CatalogSyntaxRules {
    package static let all: [Rule] = [
        invalidUTF8, controlCharacter, bidiControlInSource, replacementCharacterInSource, textBeforeSection,
        malformedLine, malformedHead, misplacedContinuation, indentedEntry, indentedComment, tabInValue, emptyValue,
        unknownSection,
        unknownKey, duplicateKey, missingKey, missingSection, repeatedSection, malformedName, unknownLocale,
        reservedName, duplicateID,
        collidingNames, malformedList, duplicateItem, malformedSelector, malformedValue, unknownWord,
    ]

    static let invalidUTF8 = rule("invalid-utf8", "bytes that are not UTF-8")
    static let controlCharacter = rule("control-character", "a control character, or a line end that is none")
    static let bidiControlInSource = rule(
        "bidi-control-in-source", "a raw bidi control, which makes a line read in another order than it is stored")
    static let replacementCharacterInSource = rule(
        "replacement-character-in-source", "U+FFFD, left behind where a conversion lost a letter")
    static let textBeforeSection = rule("text-before-section", "text above the first section head")
    static let malformedLine = rule("malformed-line", "a line that is no comment, head, entry or continuation")
    static let malformedHead = rule("malformed-head", "a section head that is not `[kind name]`")
    static let misplacedContinuation = rule("misplaced-continuation", "an indented line with no value to continue")
    static let indentedEntry = rule("indented-entry", "an indented line that looks like an entry or a head")
    static let indentedComment = Rule(
        "indented-comment", .warning, "a line of a value that looks like a comment and is text")
    static let tabInValue = rule("tab-in-value", "a TAB inside a value")
    static let emptyValue = rule("empty-value", "a key without a value")
    static let unknownSection = rule("unknown-section", "a kind of section that does not exist")
    static let unknownKey = rule("unknown-key", "a key that its section does not know")
    static let duplicateKey = rule("duplicate-key", "a key twice in a section")
    static let missingKey = rule("missing-key", "a section without a key that it must have")
    static let missingSection = rule("missing-section", "a catalog without a section that it must have")
    static let repeatedSection = rule("repeated-section", "a second section of a kind that a catalog has once")
    static let malformedName = rule("malformed-name", "a name with characters that names do not have")
    static let unknownLocale = rule("unknown-locale", "a language tag that is malformed, old or of no known language")
    static let reservedName = rule("reserved-name", "a name that has a meaning of its own")
    static let duplicateID = rule("duplicate-id", "an id twice in a catalog")
    static let collidingNames = rule("colliding-names", "two names that are one in generated code or in messages")
    static let malformedList = rule("malformed-list", "a list with an empty item")
    static let duplicateItem = rule("duplicate-item", "an item twice in a list")
    static let malformedSelector = rule("malformed-selector", "a selector that cannot be read")
    static let malformedValue = rule("malformed-value", "a value that has not the form its key asks for")
    static let unknownWord = rule("unknown-word", "a value outside the few words that its key knows")

    private static func rule(_ id: String, _ summary: String) -> Rule {
        Rule(id, .error, floor: .error, summary)
    }
}
