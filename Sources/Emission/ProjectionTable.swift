package import CatalogModel
import LocaleData

/// Everything that generated code shows, with equal things stored once.
///
/// A *slot* is a text in all languages at once. Two combinations share one only where they show the same text in every
/// language, so a row of slots serves all languages, and which of `title`, `short` and `tiny` fits is each language's own
/// affair.
package struct ProjectionTable: Sendable {
    /// One distinct projection.
    struct Row: Sendable, Hashable {
        var title: Int
        var support: Int?
        var label: Int
        /// The row that replaces this one under redaction; absent: it is one itself.
        var redacted: Int?
        var tone: Int?
        /// Index into `symbols`.
        var symbol: Int?
        /// Index into `actions`.
        var action: Int?
        /// The language that serves each locale.
        var languages: [Int]
    }

    /// An action with its words.
    struct ActionRow: Sendable, Hashable {
        /// Index into the catalog's actions.
        var action: Int
        var title: Int
        var label: Int?
        var hint: Int?
    }

    package let catalog: ResolvedCatalog
    /// The BCP 47 tag of each language, the source first.
    package let languages: [String]
    var rows: [Row] = []
    var actions: [ActionRow] = []
    var symbols: [String] = []
    /// For each slot the index of the text of each language; absent where the language shows none.
    var slots: [[Int?]] = []
    /// The distinct texts of each language.
    var texts: [[EncodedText]]
    /// All number formats; texts name them by number.
    var formats: [NumberFormatSpec] = []
    /// The row of each combination, the last axis counting fastest; none where `diagram` says it.
    package internal(set) var index: [Int] = []
    /// The row of each combination of a space too large for that.
    var diagram: RowDiagram?
    /// What cannot be emitted.
    package internal(set) var problems: [EmissionProblem] = []

    init(catalog: ResolvedCatalog, languages: [String]) {
        self.catalog = catalog
        self.languages = languages
        texts = languages.map { _ in [] }
    }
}
