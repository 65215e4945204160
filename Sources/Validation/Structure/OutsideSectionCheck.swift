import CatalogModel
import Diagnostics
import MessageSyntax
import Regions
import Rendering
import SourceText

extension CatalogChecks {
    /// Whether branches of selects over axes can be shown where their section can. Translations have the branches of
    /// their source, so the source's are looked at alone.
    static let branchesInSections = CatalogCheck([MessageChecks.unreachableCase]) { scene in
        let catalog = scene.catalog
        let impossible = Area(catalog.impossibleRegions)
        return catalog.messages.indices.flatMap { index -> [Diagnostic] in
            let selects = catalog.messages[index].message.arguments.filter { catalog.axisSelect($0.argument) != nil }
            guard !selects.isEmpty, !catalog.messages[index].isForTranslationsOnly else { return [] }
            let message = catalog.messages[index]
            let entries = catalog.entries(of: message.owner)
            guard !entries.isEmpty else { return [] }
            let shown = Area(entries.map(\.region)).subtracting(impossible)
            return selects.flatMap { outside($0, of: message, shown, entries, catalog) }
        }
    }

    private static func outside(
        _ nested: NestedArgument, of message: CatalogMessage, _ shown: Area, _ entries: [RegionEntry],
        _ catalog: ResolvedCatalog
    ) -> [Diagnostic] {
        var here = shown
        for branch in nested.enclosing {
            // What one select has decided, another rule says of selects by the same axis inside it.
            if branch.argument.name == nested.argument.name { return [] }
            if let region = catalog.region(of: branch) { here = here.intersection(Area([region])) }
        }
        // Inside of a branch that is never shown there is nothing more to say.
        guard !here.isEmpty else { return [] }
        return nested.argument.cases.indices.compactMap { index in
            guard let word = nested.argument.cases[index].keyword, word != "other",
                let region = catalog.region(of: Branch(argument: nested.argument, index: index)),
                here.intersection(Area([region])).isEmpty
            else { return nil }
            let branch = nested.argument.cases[index]
            let whole = branch.selectorRange.lowerBound..<branch.range.upperBound
            return Diagnostic(
                MessageChecks.unreachableCase, "`\(nested.argument.name)` is never `\(word)` where this is shown",
                at: message.value.range(of: branch.selectorRange),
                related: entries.prefix(3).map { Diagnostic.Related($0.range, "it is shown here alone") },
                notes: ["The section’s `when` rules that out.", "Delete the branch, or widen the `when`."],
                fixes: [
                    Fix(
                        "Delete `\(word)`", .needsReview,
                        [Fix.Edit(message.value.range(of: whole), "", isExact: message.value.isExact(whole))])
                ], subject: message.key)
        }
    }
}

extension ResolvedCatalog {
    /// Where a text can be shown at most; nothing where that is unknown or everywhere.
    fileprivate func entries(of owner: CatalogMessage.Owner) -> [RegionEntry] {
        switch owner {
        case .copy(let index): copies[index].regions
        case .action(let index):
            // The fallback's action stands for every other one under redaction.
            if fallback?.texts.action == .action(index) {
                []
            } else {
                copies.filter { $0.texts.action == .action(index) }.flatMap(\.regions)
            }
        case .fallback: []
        }
    }

    /// The axis that an argument selects by.
    fileprivate func axisSelect(_ argument: Argument) -> Int? {
        guard case .select = argument.kind else { return nil }
        return axis(messageName: argument.name)
    }

    /// The combinations in which a branch of a select over an axis is taken; nil for any other branch, and for a word that
    /// is no value.
    fileprivate func region(of branch: Branch) -> Region? {
        guard let axis = axisSelect(branch.argument), case .keyword(let word)? = branch.selector else { return nil }
        let values = axes[axis].values.map(\.text.messageSpelling)
        if let value = values.firstIndex(of: word) { return Region(full: space).replacing(axis, with: [value]) }
        guard word == "other" else { return nil }
        let named = branch.argument.cases.compactMap(\.keyword)
        return Region(full: space).replacing(axis, with: values.indices.filter { !named.contains(values[$0]) })
    }
}
