import Diagnostics
import SourceText
import TestSupport
import Testing
import XLIFF

func lint(_ text: String) -> [Diagnostic] {
    switch XMLText.decode(Array(text.utf8)) {
    case .success(let text): lintXLIFF(text, file: FileID(index: 0))
    case .failure(let problem):
        [Diagnostic(XLIFFRules.invalidXML, problem.message, at: nil)]
    }
}

/// `xliff-lint` on the test suite of OASIS, as it is and rewritten, so that no file is known by its looks.
@Suite("The OASIS suite", .enabled(if: SuiteFiles.isExpected))
struct LintSuiteTests {
    /// The rule that each invalid file of the core breaks, without the prefix `xliff-`; a second one where the file is
    /// faulty beyond what its name says.
    static let broken = """
        bad_CommentWithValueAndRef bad-annotation
        bad_ConfusedIsolatedOnEc isolated-code
        bad_CopyOfWithBadReference bad-copy
        bad_CopyOfWithNoCopyReference bad-copy
        bad_CopyOfWithOriginalData bad-copy
        bad_DataIdNotUnique duplicate-id
        bad_DataRefWithoutOriginalData dangling-reference
        bad_DifferentCanCopyInScAndEc unequal-pair
        bad_DifferentCanDeleteInScAndEc unequal-pair
        bad_DifferentCanOverlapInScAndEc unequal-pair
        bad_DifferentCanReorderInScAndEc unequal-pair code-order
        bad_DifferentXmlSpace unequal-space
        bad_DuplicateExtElemIdsInFile duplicate-id
        bad_DuplicateExtElemIdsInGroup duplicate-id
        bad_DuplicateExtElemIdsInUnit duplicate-id
        bad_DuplicateNoteIdsInFile duplicate-id
        bad_DuplicateNoteIdsInGroup duplicate-id
        bad_DuplicateNoteIdsInUnit duplicate-id
        bad_EcBeforeSc unpaired-code
        bad_EmBeforeSm unpaired-code
        bad_EmptySkeletonWithoutHref bad-skeleton
        bad_FileIdNotUnique duplicate-id
        bad_GroupIdNotUnique duplicate-id
        bad_GroupWithoutId missing-attribute
        bad_IgnorableIdNotUnique duplicate-id
        bad_IgnorableWithoutSource missing-element
        bad_InvalidCommentAnnotation1 bad-annotation
        bad_InvalidCommentAnnotation2 bad-annotation dangling-reference
        bad_InvalidCommentAnnotation3 bad-annotation
        bad_InvalidCommentAnnotation4 bad-annotation
        bad_InvalidDataRef dangling-reference
        bad_InvalidDataRefEnd dangling-reference
        bad_InvalidDataRefStart dangling-reference
        bad_InvalidDirAttributeOnSource unknown-attribute
        bad_InvalidExtensionAttributeOnPc unknown-attribute duplicate-id
        bad_InvalidExtensionAttributeOnSegment unknown-attribute
        bad_InvalidExtensionAttributeOnSource unknown-attribute
        bad_InvalidExtensionAttributeOnTarget unknown-attribute
        bad_InvalidExtensionElementInData misplaced-element
        bad_InvalidExtensionElementInFile misplaced-element
        bad_InvalidExtensionElementInOriginalData misplaced-element
        bad_InvalidExtensionElementInSegment misplaced-element
        bad_InvalidExtensionElementOutsideFile misplaced-element
        bad_InvalidFSAttribute unknown-attribute
        bad_InvalidFSAttributeOnEc paired-formatting
        bad_InvalidFSAttributeValue bad-value
        bad_InvalidFragIdBadOrder bad-reference
        bad_InvalidFragIdDuplicatedPrefix bad-reference
        bad_InvalidFragIdMissplacedLeaf bad-reference
        bad_InvalidFragIdNoSingleLeaf bad-reference
        bad_InvalidFragIdPrefixNotNmtoken bad-reference
        bad_InvalidFragIdPrefixTooShort bad-reference
        bad_InvalidFragIdSyntax bad-reference bad-annotation
        bad_InvalidFragIdUnknownPrefix bad-reference
        bad_InvalidHexRangeOnCp needless-code-point
        bad_InvalidHexValueOnCp bad-value
        bad_InvalidId1 bad-value
        bad_InvalidId2 bad-value
        bad_InvalidId3 bad-value
        bad_InvalidIsolatedOnEc isolated-code unpaired-code
        bad_InvalidIsolatedOnSc isolated-code
        bad_InvalidLoneEm unpaired-code
        bad_InvalidLoneSm unpaired-code
        bad_InvalidNoteRefInUnit bad-annotation
        bad_InvalidNotesInFile misplaced-element
        bad_InvalidNotesInGroup misplaced-element
        bad_InvalidNotesInUnit misplaced-element
        bad_InvalidStateValue bad-value state-without-target
        bad_InvalidTranslateInSegment unknown-attribute
        bad_InvalidTypeSubTypeValues lonely-detail
        bad_InvalidTypeValue bad-value
        bad_InvalidValidation misplaced-element
        bad_InvalidXmlLangInheritedFromFile wrong-language
        bad_InvalidXmlLangInheritedFromGroup wrong-language
        bad_InvalidXmlLangInheritedFromUnit wrong-language
        bad_InvalidXmlLangOnFile wrong-language
        bad_InvalidXmlLangOnGroup wrong-language
        bad_InvalidXmlLangOnUnit wrong-language
        bad_IsolatedEcWithId isolated-code
        bad_MissingIsolatedOnEc isolated-code
        bad_MissingIsolatedOnSc unpaired-code
        bad_MissingNonRemovable1 deleted-code
        bad_MissingNonRemovable2 deleted-code
        bad_MissingReorderFirstNo code-order
        bad_NoFile missing-element
        bad_NoTrgLang missing-language
        bad_NoTrgLangWithIgnorable missing-language
        bad_NoUnitOrGroupInFile missing-element
        bad_NonEmptySkeletonWithHref bad-skeleton
        bad_NonIsolatedEcWithoutStartRef isolated-code unpaired-code duplicate-id
        bad_NotesWithoutNote missing-element
        bad_OrderNotUnique1 segment-order
        bad_OrderNotUnique2 segment-order
        bad_OriginalDataWithoutData missing-element
        bad_PartIdNotUnique duplicate-id
        bad_RefAndValueInComment bad-annotation
        bad_SegmentIdNotUnique duplicate-id
        bad_SegmentWithoutSource missing-element
        bad_SrcLangNotWellFormed bad-value
        bad_SubFlowWithInvalidReference dangling-reference
        bad_SubFlowWithInvalidValue bad-value
        bad_SubStateWithoutState lonely-detail
        bad_SubTypeWithoutType lonely-detail
        bad_TrgLangNotWellFormed bad-value
        bad_TwoSourceInUnit misplaced-element
        bad_UnitWithoutSegment missing-element
        bad_UnknownDataRefEndValue dangling-reference duplicate-id
        bad_UnknownDataRefStartValue dangling-reference duplicate-id
        bad_UnknownDataRefValue dangling-reference duplicate-id
        bad_WrongLangOnTarget wrong-language
        bad_WrongReordering1 code-order
        bad_WrongReordering2 code-order
        bad_WrongSourceLang wrong-language
        bad_WrongTargetLang wrong-language
        bad_XmlLangNotWellFormed bad-value wrong-language
        bad_YesCanReorderInEcForFirstNoInSc unequal-pair
        bad_canReorderContext1 lonely-detail
        bad_canReorderContext2 lonely-detail
        bad_canReorderContext3 lonely-detail
        """

    private var expected: [String: Set<String>] { Self.rules(in: Self.broken) }

    private static func rules(in list: String) -> [String: Set<String>] {
        Dictionary(
            uniqueKeysWithValues: list.split(separator: "\n").map { line in
                let words = line.split(separator: " ")
                return (String(words[0]), Set(words.dropFirst().map { "xliff-" + $0 }))
            })
    }

    @Test("every invalid file of the core is rejected, for what is wrong with it")
    func invalid() throws {
        let files = try SuiteFiles.files("core/invalid")
        #expect(files.count == 119)
        for (name, text) in files {
            let found = lint(text)
            #expect(Set(found.map(\.rule.id)) == expected[name], "\(name)")
            #expect(found.allSatisfy { $0.level == .error && $0.range != nil }, "\(name)")
            #expect(found.allSatisfy { $0.notes.first?.hasPrefix("See XLIFF 2.") == true }, "\(name)")
        }
    }

    @Test("rewritten, it breaks the same rules", arguments: FileRewriting.all)
    func rewritten(rewriting: FileRewriting) throws {
        var changed = 0
        for (name, text) in try SuiteFiles.files("core/invalid") {
            let other = rewriting.apply(text)
            if other != text { changed += 1 }
            #expect(SuiteFiles.rules(other) == expected[name], "\(name)")
        }
        #expect(changed > 100)
    }

    @Test("valid files are accepted, rewritten too", arguments: ["core/valid", "core/in-out", "modules/valid"])
    func valid(folder: String) throws {
        let files = try SuiteFiles.files(folder)
        #expect(files.count >= 18)
        for (name, text) in files {
            #expect(lint(text).map(\.message) == [], "\(name)")
            for rewriting in FileRewriting.all {
                #expect(lint(rewriting.apply(text)).map(\.message) == [], "\(name), \(rewriting.testDescription)")
            }
        }
    }

    /// Invalid files of modules that are accepted, and why.
    static let accepted = [
        "Bad-slr_sizeInfo-not-integer":
            "it names no profile, and withModulesAttributesInEc.xlf, which is valid, has words"
    ]

    /// The rules that the files about change tracking break. Where they are faulty beyond their names, both are here: three
    /// of them are one text, and the category that the last calls wrong is free text, but given twice.
    static let changes = """
        Bad-ctr-property-not-legit-category bad-value
        Bad-ctr_appliesTo-not-using-ref-to-resolvableID dangling-reference missing-attribute
        Bad-ctr_property-not-content-or-valid-attribute-ref bad-value
        Bad-ctr_ref-not-pointed-to-resolvableID dangling-reference missing-attribute
        Bad-ctr_revisions-not-using-ref-to-resolvableID dangling-reference missing-attribute
        """

    @Test("invalid files of modules are rejected, rewritten too, but for those that have a reason")
    func modules() throws {
        let files = try SuiteFiles.files("modules/invalid")
        #expect(files.count == 43)
        for (name, text) in files {
            let rules = SuiteFiles.rules(text)
            #expect(rules.isEmpty == (Self.accepted[name] != nil), "\(name)")
            for rewriting in FileRewriting.all {
                #expect(SuiteFiles.rules(rewriting.apply(text)) == rules, "\(name), \(rewriting.testDescription)")
            }
        }
    }

    @Test("change tracking is rejected for what is wrong with it")
    func tracking() throws {
        let files = try SuiteFiles.files("modules/invalid").filter { $0.name.hasPrefix("Bad-ctr") }
        let expected = Self.rules(in: Self.changes)
        for (name, text) in files { #expect(SuiteFiles.rules(text) == expected[name], "\(name)") }
        #expect(files.count == expected.count)
    }

    /// Files of the suite that are not what they are called, and why.
    @Test("faults of the suite's own are what they were")
    func faults() throws {
        func text(_ folder: String, _ name: String) throws -> String {
            try #require(try SuiteFiles.files(folder).first { $0.name == name }).text
        }
        // Called not empty and without `href`, it is empty and has one: valid, but the other case.
        #expect(
            try text("core/valid", "nonEmptySkeletonWithoutHref").contains(
                "<skeleton href=\"skeleton.skl\"></skeleton>"))
        // Its reference is no fragment: `#t=m2` is meant.
        #expect(try text("core/valid", "sample1").contains("ref=\"t=#m2\""))
        // Two files are one: `xml:lang` is on the file in both.
        #expect(
            try text("core/invalid", "bad_InvalidXmlLangOnFile")
                == text("core/invalid", "bad_InvalidXmlLangInheritedFromFile"))
        // These break a second rule that their names do not tell: a segment and a code in it share an id.
        for name in ["bad_InvalidExtensionAttributeOnPc", "bad_UnknownDataRefValue"] {
            #expect(expected[name]?.contains("xliff-duplicate-id") == true)
        }
    }
}
