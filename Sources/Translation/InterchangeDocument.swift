package import SourceText

/// A translation file as any version of XLIFF says it, with nothing that this tool has no use for.
package struct InterchangeDocument: Sendable {
    /// One `<file>`.
    package struct File: Sendable {
        package var original: String
        package var sourceLanguage: String?
        package var targetLanguage: String?
        /// The `<file>` tag.
        package var range: SourceRange
        /// In document order.
        package var units: [InterchangeUnit] = []

        package init(original: String, sourceLanguage: String?, targetLanguage: String?, range: SourceRange) {
            self.original = original
            self.sourceLanguage = sourceLanguage
            self.targetLanguage = targetLanguage
            self.range = range
        }
    }

    package var file: FileID
    /// The `version` attribute.
    package var version: String
    package var files: [File] = []

    package init(file: FileID, version: String) {
        self.file = file
        self.version = version
    }
}

/// One translatable sentence of a file.
package struct InterchangeUnit: Sendable {
    package var id: String
    /// Ids of the groups around it, outermost first; a group without an id is left out.
    package var groups: [String]
    package var isTranslatable: Bool
    /// Whether the file calls the translation approved.
    package var isApproved: Bool
    package var source = FormText()
    /// Absent where there is no `<target>`.
    package var target: FormText?
    /// What the file says of the target; absent where it says nothing, or nothing that is known.
    package var state: TranslationState?
    /// Whether a machine made the target.
    package var isMachine = false
    /// Whether only some of the segments that a tool has split the sentence into have targets.
    package var isIncomplete = false
    /// The first element inside the target that gives its words a look, such as `g` or `pc`.
    package var formatting: Formatting?
    package var notes: [InterchangeNote] = []
    package var alternatives: [InterchangeAlternative] = []
    /// What the unit was when it was exported.
    package var base: ExportedBase?
    /// The unit's start tag.
    package var range: SourceRange
    /// The `<target>` tag.
    package var targetRange: SourceRange?

    package init(
        id: String, groups: [String] = [], isTranslatable: Bool = true, isApproved: Bool = false, range: SourceRange
    ) {
        self.id = id
        self.groups = groups
        self.isTranslatable = isTranslatable
        self.isApproved = isApproved
        self.range = range
    }
}

extension InterchangeUnit {
    /// The state that the file claims. Tools approve whatever a translator has typed, so approval speaks only where no
    /// state does; then it is a review, or still what the unit was sent as.
    package var claim: TranslationState? {
        state ?? (isApproved ? max(.reviewed, base?.state ?? .reviewed) : nil)
    }
}

/// An element inside a sentence that says how its words look.
package struct Formatting: Sendable, Hashable {
    package let element: String
    package let range: SourceRange

    package init(element: String, range: SourceRange) {
        self.element = element
        self.range = range
    }
}

/// A remark; `from` says whose.
package struct InterchangeNote: Sendable, Hashable, Comparable {
    package var from: String?
    package var text: String

    /// Whose remarks those are that stand in a mark around words.
    package static let mark = "translator"

    package init(from: String?, text: String) {
        self.from = from
        self.text = text
    }

    package static func < (left: InterchangeNote, right: InterchangeNote) -> Bool {
        (left.from ?? "", left.text) < (right.from ?? "", right.text)
    }
}

/// An `<alt-trans>`.
package struct InterchangeAlternative: Sendable {
    /// `previous-version`, `proposal`, `reference`, `rejected`, `accepted`.
    package var type: String
    package var origin: String?
    package var source: FormText?
    package var target: FormText
    package var state: TranslationState?
    package var isMachine: Bool

    package init(
        type: String, origin: String?, source: FormText?, target: FormText, state: TranslationState?, isMachine: Bool
    ) {
        self.type = type
        self.origin = origin
        self.source = source
        self.target = target
        self.state = state
        self.isMachine = isMachine
    }
}

/// What a hand-off says that a unit was when it was written, so that what comes back can be told from what was sent.
package struct ExportedBase: Sendable, Hashable {
    package var state: TranslationState
    /// `ContentHash` of the target; absent where there was none.
    package var target: String?
    /// `ContentHash` of the earlier targets that the store kept beside it; absent where there were none.
    package var kept: String?
    /// Whether the source was written in the place of a target that is wanted.
    package var isPrefilled: Bool

    package init(state: TranslationState, target: String?, kept: String? = nil, isPrefilled: Bool = false) {
        self.state = state
        self.target = target
        self.kept = kept
        self.isPrefilled = isPrefilled
    }

    /// The category of the metadata that carries bases where units have no attribute for one.
    package static let category = "placard"

    private static let prefilled = "prefilled"

    /// `placard translated kdjfhgks`; the hash of what is kept and `prefilled` stand behind that.
    package var text: String {
        let hashes = [target, target == nil ? nil : kept].compactMap(\.self)
        return (["placard", state.name] + hashes + (isPrefilled ? [Self.prefilled] : [])).joined(separator: " ")
    }

    package init?(_ text: String) {
        guard text.utf8.starts(with: "placard ".utf8) else { return nil }
        var words = text.utf8.dropFirst(8).split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        let isPrefilled = words.last == Self.prefilled
        if isPrefilled { words.removeLast() }
        guard 1...3 ~= words.count, let state = TranslationState(name: words[0]) else { return nil }
        self.init(
            state: state, target: words.count > 1 ? words[1] : nil, kept: words.count > 2 ? words[2] : nil,
            isPrefilled: isPrefilled)
    }
}

/// Eight letters that stand for a text.
package enum ContentHash {
    /// FNV-1a of the UTF-8 bytes, written with a–z.
    package static func letters(of text: String) -> String {
        var hash = FNV1a()
        var text = text
        text.withUTF8 { hash.combine($0) }
        return hash.letters
    }

    /// The same of what a sentence says.
    package static func letters(of sentence: FormText) -> String {
        var hash = FNV1a()
        sentence.forEachRun { hash.combine($0) }
        return hash.letters
    }
}

private struct FNV1a {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
            value ^= UInt64(byte)
            value = value &* 0x0000_0100_0000_01B3
        }
    }

    var letters: String {
        var rest = value ^ (value >> 33)
        return String(unsafeUninitializedCapacity: 8) { letters in
            for index in 0..<8 {
                letters[index] = UInt8(ascii: "a") + UInt8(rest % 26)
                rest /= 26
            }
            return 8
        }
    }
}
