package import CatalogModel
package import Diagnostics
package import Regions
package import Rendering
package import SourceText
package import Validation

/// How a catalog is checked.
package struct CheckOptions: Sendable {
    /// Whether unfinished translations are errors.
    package var isRelease = false
    /// Target locales to look at; absent: all.
    package var locales: [String]?
    /// Whether every region without a winner is listed.
    package var allWitnesses = false
    /// How far each walk of the proof may go.
    package var budget = Budget()

    package init() {}
}

/// A catalog after every stage, however much was wrong with it.
package struct Compilation: Sendable {
    package let files: SourceFiles
    /// What the rules of single texts ask.
    let rules: TextRules
    /// What the rules of the whole catalog ask.
    let scene: CatalogScene
    /// The target locales, in catalog order.
    package let locales: [LocaleStage]
    /// The target locales that were asked for; absent: all.
    package let checked: [String]?
    /// How far walks were allowed to go.
    package let budget: Budget
    /// In the order in which reports show them.
    package let diagnostics: [Diagnostic]

    package var catalog: ResolvedCatalog { scene.catalog }
    package var proof: Proof { scene.proof }
    /// What combinations show, in all languages.
    package var projector: Projector { scene.projector }

    /// Whether nothing of level error was found.
    package var isSound: Bool { !diagnostics.contains { $0.level == .error } }
}
