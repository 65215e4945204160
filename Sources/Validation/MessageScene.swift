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
    package let message: Message
    package let locale: LocaleTag
    package let key: String
    package let field: Field
    package let isAction: Bool
    /// The text it translates; absent where it is the source itself.
    package let source: Message?
    /// The text of the same key in the language in which somebody else's catalog was probably written; absent where nobody
    /// knows.
    package var original: Message?
    /// What the catalog declares; shared by all texts.
    package let declarations: Declarations
    /// What occurs in the text.
    let signs: Signs
    /// What occurs in the source.
    private(set) lazy var sourceSigns = source.map { Signs($0) }
    /// Every form of the text, in the order in which they are first shown.
    private(set) lazy var forms = declarations.forms(of: message.parts, in: locale)
    /// The forms with those of the source; empty for a source text and for a broken pattern.
    private(set) lazy var pairs = source.map { declarations.pairs(of: message, in: locale, source: $0) } ?? []
    /// Every argument in the order of the pattern, with what is around it.
    private(set) lazy var arguments = signs.has(.arguments) ? message.arguments : []
    /// Every run of literal text, in the order of the pattern.
    private(set) lazy var literals = message.literals

    package init(
        value: MappedText, message: Message, locale: LocaleTag, key: String, field: Field, isAction: Bool,
        source: Message?, declarations: Declarations
    ) {
        self.value = value
        self.message = message
        self.locale = locale
        self.key = key
        self.field = field
        self.isAction = isAction
        self.source = source
        self.declarations = declarations
        signs = Signs(message)
    }

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
package struct Declarations: Sendable {
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
    private(set) var isOpen = false
    /// Whether `<b>…</b>` is syntax, as it is to formatjs.
    private(set) var hasTags = false
    /// Whether `=0`, `=1` and `=2` are `zero`, `one` and `two`, as they are to Flutter: both are shown for that number
    /// and for the category.
    private(set) var mergesExactCases = false

    package init(_ catalog: ResolvedCatalog) {
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
        var declarations = Declarations(
            ResolvedCatalog(header: CatalogHeader(name: name(""), sourceLocale: name(source.text), swiftType: "")))
        declarations.isOpen = true
        declarations.hasTags = hasTags
        declarations.mergesExactCases = mergesExactCases
        return declarations
    }
}

/// A check of one text: the rules it reports and what it does. One file each, one line in `MessageChecks.all`.
package struct MessageCheck: Sendable {
    package let rules: [Rule]
    /// Whether the text has what the check looks for; where it has not, the check would find nothing.
    package let isWorthwhile: @Sendable (MessageScene) -> Bool
    /// Looks whether it is worthwhile or not.
    package let find: @Sendable (MessageScene) -> [Diagnostic]

    /// `when` must be cheap: it is asked about every text.
    package init(
        _ rules: [Rule], when isWorthwhile: @escaping @Sendable (MessageScene) -> Bool,
        _ find: @escaping @Sendable (MessageScene) -> [Diagnostic]
    ) {
        self.rules = rules
        self.isWorthwhile = isWorthwhile
        self.find = find
    }

    /// The findings about a text.
    package func run(_ scene: MessageScene) -> [Diagnostic] { isWorthwhile(scene) ? find(scene) : [] }
}

/// Every check of one text, in the order in which they run.
package enum MessageChecks {
    package static let all: [MessageCheck] = [
        messageSyntax, argumentUse, pluralCategories, selectCases, redactedText,
        argumentComparison, formatComparison,
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

    /// The findings of all checks about one text.
    package static func run(_ scene: MessageScene) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for check in all where check.isWorthwhile(scene) { findings += check.find(scene) }
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
