package import CatalogModel
package import Diagnostics
package import Rendering

/// The whole catalog in all its languages, with all that a rule may ask about it.
package struct CatalogScene: Sendable {
    package let catalog: ResolvedCatalog
    package let proof: Proof
    /// What combinations show; its `texts` are the languages, the source first.
    package let projector: Projector

    package init(catalog: ResolvedCatalog, proof: Proof, projector: Projector) {
        self.catalog = catalog
        self.proof = proof
        self.projector = projector
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
        privateValues, fixtureValues,
    ]

    package static var rules: [Rule] { all.flatMap(\.rules) }

    /// The findings of all checks.
    package static func run(_ scene: CatalogScene) -> [Diagnostic] {
        all.flatMap { $0.run(scene) }
    }
}
