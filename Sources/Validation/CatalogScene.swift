package import CatalogModel
package import Diagnostics
import LocaleData
package import Regions
package import Rendering
package import SourceText

/// The whole catalog in all its languages, with all that a rule may ask about it.
package struct CatalogScene: Sendable {
    package let catalog: ResolvedCatalog
    /// The product of its axes.
    let space: Space
    package let proof: Proof
    /// What combinations show; its `texts` are the languages, the source first.
    package let projector: Projector
    /// The languages that are looked at, by index of `projector.texts`.
    let languages: Range<Int>
    /// Who wins, by index of `Group.allCases`; absent where nothing asks, or where the walk spent its budget.
    let diagrams: [WinnerDiagram?]
    let declarations: Declarations
    let measure: WidestRendering
    /// How each language of `projector.texts` writes numbers.
    let numbers: [NumberRenderer]
    /// By language and message, the pattern with its place.
    private let values: [[MappedText?]]

    /// `values` has, for each language of `projector.texts`, the patterns of its messages; findings about a text
    /// without one point at its source. `declarations` are the catalog's.
    package init(
        catalog: ResolvedCatalog, proof: Proof, projector: Projector, values: [[MappedText?]] = [],
        budget: Regions.Budget = Regions.Budget(), declarations: Declarations? = nil
    ) {
        self.catalog = catalog
        space = catalog.space
        self.proof = proof
        self.projector = projector
        self.values = values
        languages = projector.texts.indices
        self.declarations = declarations ?? Declarations(catalog)
        measure = WidestRendering(catalog: catalog)
        numbers = projector.texts.map { NumberRenderer(locale: $0.tag) }
        let isAsked = !catalog.claims.isEmpty || !catalog.budgets.isEmpty
        var diagrams: [WinnerDiagram?] = []
        for (index, part) in proof.parts.enumerated() {
            if let same = proof.parts[..<index].firstIndex(where: { $0.contest == part.contest }) {
                diagrams.append(diagrams[same])
            } else {
                diagrams.append(isAsked ? WinnerDiagram.build(part.contest, budget: budget) : nil)
            }
        }
        self.diagrams = diagrams
    }

    /// The same catalog with other languages, of which the first is the source and not looked at; nothing that does not
    /// depend on them is worked out again.
    package init(_ other: CatalogScene, texts: [LocaleTexts], values: [[MappedText?]]) {
        languages = texts.indices.dropFirst()
        catalog = other.catalog
        space = other.space
        proof = other.proof
        projector = Projector(other.projector, texts: texts)
        diagrams = other.diagrams
        declarations = other.declarations
        measure = other.measure
        numbers = texts.map { NumberRenderer(locale: $0.tag) }
        self.values = values
    }

    /// Where a range of a message's pattern stands, or all of it.
    func place(_ message: Int, _ range: Range<Int>? = nil, language: Int) -> SourceRange {
        let source = catalog.messages[message].value
        let value = language == 0 ? source : values.indices.contains(language) ? values[language][message] : nil
        guard let value else { return source.range }
        return range.map(value.range) ?? value.range
    }

    /// Where a section says something that is no message; its name where it does not.
    func place(ofKey key: String, in section: Name?) -> SourceRange? {
        catalog.values.first { $0.section == section && $0.key == key }?.value.range ?? section?.range
    }

    /// The tag that a finding about a language bears; none for the source.
    func locale(_ language: Int) -> String? {
        language == 0 ? nil : projector.texts[language].tag.text
    }
}

/// A check of the whole catalog: the rules it reports and what it does. One file each, one line in `CatalogChecks.all`.
package struct CatalogCheck: Sendable {
    package let rules: [Rule]
    package let run: @Sendable (CatalogScene) -> [Diagnostic]

    package init(_ rules: [Rule], _ run: @escaping @Sendable (CatalogScene) -> [Diagnostic]) {
        self.rules = rules
        self.run = run
    }
}

/// Every check of a whole catalog, in the order in which they run.
package enum CatalogChecks {
    package static let all: [CatalogCheck] = [
        unusedDeclarations,
        privateValues, fixtureValues, actionNames, labelsAndTitles, likeness, titleCase, notes,
        branchesInSections, winnersKnown, budgets, claims,
    ]

    package static var rules: [Rule] { all.flatMap(\.rules) }

    /// The findings of all checks.
    package static func run(_ scene: CatalogScene) -> [Diagnostic] {
        all.flatMap { $0.run(scene) }
    }
}
