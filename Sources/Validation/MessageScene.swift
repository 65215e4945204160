package import CatalogModel
package import Diagnostics
package import LocaleData
package import MessageSyntax
package import SourceText

/// One text in one language, with all that a rule may ask about it. For one thread: what takes time is worked out when
/// first asked for.
package final class MessageScene {
    /// The pattern, with the place of each of its bytes.
    package let value: MappedText
    /// The text, read once.
    let text: ReadMessage
    /// The text's language, shared by all texts of it.
    let language: LanguageScene
    package let key: String
    package let field: Field
    package let isAction: Bool
    /// The text it translates; absent where it is the source itself.
    package let source: ReadMessage?
    /// The text of the same key in the language in which somebody else's catalog was probably written; absent where nobody
    /// knows.
    package var original: Message?
    /// What is known of the text, for checks to look by.
    let clues: Clues
    /// Every form of the text, in the order in which they are first shown.
    private(set) lazy var forms = readForms()
    /// The forms with those of the source; empty for a source text and for a broken pattern.
    private(set) lazy var pairs = readPairs()
    /// Every run of literal text, in the order of the pattern.
    private(set) lazy var literals = message.literals
    /// Whether every form of the text and of its source shows the same values, none with a format.
    private(set) lazy var showsValuesOfSource = readWhetherValuesAreThoseOfSource()

    package init(
        value: MappedText, text: ReadMessage, language: LanguageScene, key: String, field: Field, isAction: Bool,
        source: ReadMessage?
    ) {
        self.value = value
        self.text = text
        self.language = language
        self.key = key
        self.field = field
        self.isAction = isAction
        self.source = source
        var clues = text.signs.clues.union(.any)
        if source != nil { clues.insert(.translation) }
        if !language.declarations.isOpen { clues.insert(.declared) }
        if isAction || field == .label || field == .hint || field == .redacted { clues.insert(.special) }
        self.clues = clues
    }

    /// A text by itself: neither its source nor its language is asked about again.
    package convenience init(
        value: MappedText, message: Message, locale: LocaleTag, key: String, field: Field, isAction: Bool,
        source: Message?, declarations: Declarations
    ) {
        self.init(
            value: value, text: ReadMessage(message), language: LanguageScene(locale, declarations), key: key,
            field: field, isAction: isAction, source: source.map(ReadMessage.init))
    }

    package var message: Message { text.message }
    package var locale: LocaleTag { language.locale }
    /// What the catalog declares; shared by all texts.
    package var declarations: Declarations { language.declarations }
    /// What occurs in the text.
    var signs: Signs { text.signs }
    /// What occurs in the source.
    var sourceSigns: Signs? { source?.signs }
    /// Every argument in the order of the pattern, with what is around it.
    var arguments: [NestedArgument] { text.arguments }

    /// Whether this is the text that the catalog's writer wrote.
    package var isSource: Bool { source == nil }

    /// Whether this may be such a text: of somebody else's only those in the language of the sources.
    var isWrittenHere: Bool {
        isSource && (!declarations.isOpen || locale == declarations.sourceLocale)
    }

    /// A finding about a range of the pattern, counted in its UTF-8 bytes.
    func finding(
        _ rule: Rule, _ message: String, at range: Range<Int>, notes: [String] = [], fixes: [Fix] = [],
        related: [(Range<Int>, String)] = []
    ) -> Diagnostic {
        Diagnostic(
            rule, message, at: value.range(of: range),
            related: related.map { Diagnostic.Related(value.range(of: $0.0), $0.1) }, notes: notes, fixes: fixes,
            locale: isSource ? nil : locale.text, subject: key)
    }

    /// The name that was probably meant.
    func nearest(to word: String, among known: [String]) -> String? { Spelling.nearest(to: word, among: known) }

    /// An edit of a range of the pattern.
    func edit(_ range: Range<Int>, _ replacement: String) -> Fix.Edit {
        Fix.Edit(value.range(of: range), replacement, isExact: value.isExact(range))
    }
}

/// The names that messages may use, by their spelling in messages.
package final class Declarations: Sendable {
    package let arguments: [String: ArgumentDeclaration]
    package let axes: [String: Axis]
    /// Every name, in catalog order: what a misspelling is compared with.
    package let names: [String]
    /// The language of the source texts; English where it is unknown, which a rule reports.
    package let sourceLocale: LocaleTag
    /// What must never stand in any text.
    package let fixtures: FixtureMatcher
    /// The glossary.
    let terms: [TermPhrases]
    /// Whether these are messages of somebody else's catalog: any argument may be used, and nothing is known of it.
    let isOpen: Bool
    /// Whether `<b>…</b>` is syntax, as it is to formatjs.
    let hasTags: Bool
    /// Whether `=0`, `=1` and `=2` are `zero`, `one` and `two`, as they are to Flutter: both are shown for that number
    /// and for the category.
    let mergesExactCases: Bool

    package convenience init(_ catalog: ResolvedCatalog) {
        self.init(catalog, isOpen: false, hasTags: false, mergesExactCases: false)
    }

    private init(_ catalog: ResolvedCatalog, isOpen: Bool, hasTags: Bool, mergesExactCases: Bool) {
        self.isOpen = isOpen
        self.hasTags = hasTags
        self.mergesExactCases = mergesExactCases
        fixtures = FixtureMatcher(catalog.fixtures)
        terms = catalog.terms.map { TermPhrases($0, source: catalog.header.sourceLocale.text) }
        sourceLocale = (try? LocaleTag.parse(catalog.header.sourceLocale.text).get()) ?? .english
        arguments = Dictionary(
            catalog.arguments.map { ($0.messageName, $0) }, uniquingKeysWith: { first, _ in first })
        axes = Dictionary(catalog.axes.map { ($0.messageName, $0) }, uniquingKeysWith: { first, _ in first })
        names = catalog.arguments.map(\.messageName) + catalog.axes.map(\.messageName)
    }

    /// For messages of other catalogs, which declare nothing that this tool reads.
    package static func open(source: LocaleTag, hasTags: Bool, mergesExactCases: Bool) -> Declarations {
        let place = SourceRange(file: FileID(index: 0), 0..<0)
        func name(_ text: String) -> Name { Name(text, at: place) }
        return Declarations(
            ResolvedCatalog(header: CatalogHeader(name: name(""), sourceLocale: name(source.text), swiftType: "")),
            isOpen: true, hasTags: hasTags, mergesExactCases: mergesExactCases)
    }
}

/// A check of one text: the rules it reports and what it does. One file each, one line in `MessageChecks.all`.
package struct MessageCheck: Sendable {
    package let rules: [Rule]
    /// Of which a text has one at least, if the check finds anything.
    let clues: Clues
    private let isLikely: @Sendable (MessageScene) -> Bool
    /// Looks whether it is worthwhile or not.
    package let find: @Sendable (MessageScene) -> [Diagnostic]

    /// `clues` is asked about every text; `when` about those that have one of them, and must be cheap.
    init(
        _ rules: [Rule], by clues: Clues, when isLikely: @escaping @Sendable (MessageScene) -> Bool = { _ in true },
        _ find: @escaping @Sendable (MessageScene) -> [Diagnostic]
    ) {
        self.rules = rules
        self.clues = clues
        self.isLikely = isLikely
        self.find = find
    }

    /// A check for which no single clue stands.
    package init(
        _ rules: [Rule], when isLikely: @escaping @Sendable (MessageScene) -> Bool,
        _ find: @escaping @Sendable (MessageScene) -> [Diagnostic]
    ) {
        self.init(rules, by: .any, when: isLikely, find)
    }

    /// Whether the text has what the check looks for; where it has not, the check would find nothing.
    package func isWorthwhile(_ scene: MessageScene) -> Bool {
        clues.rawValue & scene.clues.rawValue != 0 && isLikely(scene)
    }

    /// The findings about a text.
    package func run(_ scene: MessageScene) -> [Diagnostic] { isWorthwhile(scene) ? find(scene) : [] }
}

/// Every check of one text, in the order in which they run.
package enum MessageChecks {
    package static let all: [MessageCheck] = [
        messageSyntax, argumentUse, pluralCategories, selectCases, redactedText,
        argumentComparison, typedPlaceholders, formatComparison,
        numberStyles, dateStyles,
        privateTexts, fixtureTexts,
        actionWords,
        labelNames, labelForm, hints,
        pluralNumbers, wholeSentences, quoting, spellings, choiceShapes, orderOfChoices, neverShown,
        foreignSpaces, countedNouns, literalNumbers,
        characters, foreignSyntax, spacing, signs, punctuation, sentences, scripts, foreignLetters, capitals,
        voice,
        terms, translatedAtAll, standIns, lengths,
    ]

    package static var rules: [Rule] { all.flatMap(\.rules) }

    /// The clues of all checks, apart from them: they decide over nearly all, and are read one behind the other.
    private static let clues = all.map(\.clues.rawValue)

    /// The findings of all checks about one text.
    package static func run(_ scene: MessageScene) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let own = scene.clues.rawValue
        let clues = clues
        for index in clues.indices where clues[index] & own != 0 {
            let check = all[index]
            if check.isWorthwhile(scene) { findings += check.find(scene) }
        }
        return findings
    }
}

extension LocaleTag {
    /// Serves where no other language is known.
    static var english: LocaleTag {
        guard case .success(let tag) = parse("en") else { preconditionFailure("the snapshot knows English") }
        return tag
    }
}
