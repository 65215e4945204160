import CatalogModel
import Diagnostics
import MessageSyntax
import Regions
import SourceText

extension CatalogChecks {
    static let unusedDeclaration = Rule(
        "unused-declaration", .warning, "An argument, action, tone, route or axis that nothing uses")

    /// Names that are declared and never used.
    static let unusedDeclarations = CatalogCheck([unusedDeclaration]) { scene in
        let catalog = scene.catalog
        let inMessages = Set(catalog.messages.flatMap { $0.message.arguments.map(\.argument.name) })
        let blocks = catalog.copies.map(\.texts) + [catalog.fallback?.texts].compactMap { $0 }
        let actions = Set(blocks.compactMap(\.action))
        let tones = Set(blocks.compactMap(\.tone)).union(catalog.claims.flatMap(\.forbidTones))
        let routes = Set(catalog.actions.compactMap { $0.route?.text })
        let regions =
            (catalog.copies.flatMap(\.regions) + catalog.impossible.flatMap(\.regions)
            + catalog.budgets.flatMap(\.regions)
            + catalog.claims.flatMap(\.regions)).map(\.region)
        var unused: [(String, Name)] = []
        unused += catalog.arguments.filter { !inMessages.contains($0.messageName) }.map { ("argument", $0.name) }
        unused += catalog.actions.enumerated().filter { !actions.contains(.action($0.offset)) }
            .map { ("action", $0.element.name) }
        unused += catalog.header.tones.enumerated().filter { !tones.contains($0.offset) }.map { ("tone", $0.element) }
        unused += catalog.header.routes.filter { !routes.contains($0.text) }.map { ("route", $0) }
        unused += catalog.axes.enumerated().filter { index, axis in
            !inMessages.contains(axis.messageName) && regions.allSatisfy { $0.isFull(index) }
        }.map { ("axis", $0.element.name) }
        return unused.map { kind, name in
            Diagnostic(
                unusedDeclaration, "nothing uses the \(kind) `\(name.text)`", at: name.range,
                notes: ["Delete it, or use it."])
        }
    }
}
