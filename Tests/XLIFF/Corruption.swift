import Diagnostics
import Testing
import XLIFF

/// A fault in one of our exports, and the rule that must find it wherever it is put.
struct Corruption: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: Rule
    let versions: [XLIFFVersion]
    /// What is replaced.
    let pattern: String
    /// By what; `$0` is what was there.
    let replacement: String

    private init(
        _ name: String, _ rule: Rule, _ versions: [XLIFFVersion], _ pattern: String, _ replacement: String
    ) {
        testDescription = name
        self.rule = rule
        self.versions = versions
        self.pattern = pattern
        self.replacement = replacement
    }

    private static let every = XLIFFVersion.allCases
    private static let new: [XLIFFVersion] = [.v20, .v21, .v22]

    static let all = structure + values + codes + texts

    private static let structure = [
        Corruption(
            "a unit twice", LintRules.duplicateID, every, #"(?s)<(?:trans-)?unit .*?</(?:trans-)?unit>"#, "$0$0"),
        Corruption("a unit without an id", LintRules.missingAttribute, every, #"unit id="[^"]*""#, "unit"),
        Corruption("no source", LintRules.missingElement, every, "<source>.*</source>\n", ""),
        Corruption("two sources", LintRules.misplacedElement, every, "<source>.*</source>\n", "$0$0"),
        Corruption("a misspelt element", LintRules.misplacedElement, every, "<note ", "<remark/>$0"),
        Corruption("text between elements", LintRules.misplacedText, every, "</source>\n", "$0oops"),
        Corruption("data gone", LintRules.danglingReference, new, #"<data id=""#, "$0x"),
        Corruption("data twice", LintRules.duplicateID, new, "<data .*\n", "$0$0"),
        Corruption("an offer for nobody", LintRules.danglingReference, new, "<mtc:match ref=\"#", "$0no"),
        Corruption("an offer without a fragment", LintRules.badReference, new, "mtc:match ref=\"#", "mtc:match ref=\""),
        Corruption("a term without anything", LintRules.emptyEntry, new, "<gls:translation>.*</gls:translation>", ""),
        Corruption("a case gone", LintRules.badCases, [.v22], #" pgs:case="[a-z]*""#, ""),
        Corruption("a case too many", LintRules.badCases, [.v22], #" pgs:case="[a-z]*"#, "$0 other"),
        Corruption("a phase of nowhere", LintRules.danglingReference, [.v12], "<trans-unit ", #"$0phase-name="p" "#),
    ]

    private static let values = [
        Corruption("an id that is none", LintRules.badValue, new, #"<(?:unit|group|segment|ph) id=""#, "$0a b"),
        Corruption("a misspelt attribute", LintRules.unknownAttribute, every, "<(?:segment|x|ph) ", #"$0idd="1" "#),
        Corruption("a state of nowhere", LintRules.badValue, every, #" state="[a-z-]*""#, #" state="done""#),
        Corruption("a size that is none", LintRules.badValue, new, #"slr:sizeRestriction=""#, "$0x"),
        Corruption("a width that is none", LintRules.badValue, [.v12], #"maxwidth=""#, "$0-"),
        Corruption(
            "a version of nowhere", LintRules.badValue, [.v20, .v21], #" version="2.[01]""#, #" version="2.2""#),
        Corruption(
            "no target language", LintRules.missingLanguage, every, #" (?:trgLang|target-language)="[^"]*""#, ""),
        Corruption("a language that is none", LintRules.badValue, every, #"(?:srcLang|source-language)="en"#, "$0_US"),
        Corruption("a refinement of no state", LintRules.lonelyDetail, new, #" state="initial"(?= subState)"#, ""),
    ]

    private static let codes = [
        Corruption("a code twice", LintRules.duplicateID, new, "<ph [^>]*/>", "$0$0"),
        Corruption("a code of no type", LintRules.lonelyDetail, new, #" type="ui""#, ""),
        Corruption("a code that ends nothing", LintRules.unpairedCode, new, "</source>", #"<ec startRef="no"/>$0"#),
        Corruption("a code that does not end", LintRules.unpairedCode, new, "</source>", #"<sc id="no"/>$0"#),
        Corruption("a bpt that does not end", LintRules.unpairedCode, [.v12], "</source>", #"<bpt id="9"/>$0"#),
        Corruption("an ex that ends nothing", LintRules.unpairedCode, [.v12], "</source>", #"<ex id="9"/>$0"#),
    ]

    private static let texts = [
        Corruption("another source language", LintRules.wrongLanguage, every, "<source(?=>)", #"$0 xml:lang="fr""#),
        Corruption("another target language", LintRules.wrongLanguage, every, "<target(?=[ >])", #"$0 xml:lang="uk""#),
        Corruption("space lost in the target", LintRules.unequalSpace, new, "<target(?=>)", #"$0 xml:space="default""#),
        Corruption(
            "a final target without words", LintRules.stateWithoutTarget, [.v12],
            #"state="final">.*</target>"#,
            #"state="final"> </target>"#),
        Corruption("a target gone", LintRules.stateWithoutTarget, new, "<target[^>]*>Задач.*</target>\n", ""),
    ]
}
