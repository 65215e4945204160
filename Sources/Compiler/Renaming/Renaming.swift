import CatalogModel
import CatalogSyntax
package import Diagnostics
package import SourceText
import Translation
import XLIFF

/// What renaming something in a catalog would write.
package struct Renaming: Sendable {
    /// Catalog files and stores that change; empty where it is refused.
    package private(set) var outputs: [OutputFile] = []
    /// Why it is refused: what `check` would then find that it does not find now.
    package private(set) var refusals: [Diagnostic] = []
    /// The files as they would be, to which the refusals point.
    package var files: SourceFiles { compilation.files }
    /// The catalog under the new name.
    package let compilation: Compilation

    /// Everything that a catalog calls so; `axis:value` asks for a value of one axis.
    package static func targets(named name: String, in inputs: CatalogInputs) -> [RenameTarget] {
        RenameTarget.all(name, in: parsed(inputs).catalog)
    }

    /// The names of all that can be renamed, for those who mistype one.
    package static func names(in inputs: CatalogInputs) -> [String] {
        RenameTarget.declared(in: parsed(inputs).catalog).map(\.name)
    }

    private static func parsed(_ inputs: CatalogInputs) -> (catalog: ParsedCatalog, ids: [FileID]) {
        var files = SourceFiles()
        let ids = inputs.catalog.map { files.add(path: $0.path, bytes: $0.bytes) }
        return (parseCatalog(ids, in: files).value, ids)
    }

    /// Renames through catalog and stores. `before` is what the inputs compile to.
    package init(_ target: RenameTarget, to new: String, in inputs: CatalogInputs, _ before: Compilation) {
        let (parsed, ids) = Self.parsed(inputs)
        let edits = RenameEdits(target, to: new, in: parsed)
        var renamed = inputs
        renamed.catalog = zip(inputs.catalog, ids).map { file, id in
            .init(path: file.path, bytes: edits.applied(to: id, file.bytes))
        }
        let stores = RenamedStore(target, to: new)
        for stage in before.locales {
            guard let store = stage.store, let index = inputs.locales.firstIndex(where: { $0.path == stage.path })
            else {
                continue
            }
            renamed.locales[index] = .init(path: stage.path, bytes: Writer12.store(stores.renamed(store)))
        }
        let after = compile(renamed)
        compilation = after
        refusals = Self.added(before, after) { $0.replacingName(new, with: target.name) }
        guard refusals.isEmpty else { return }
        let stored = after.export().outputs.filter { !$0.isHandoff }
        let former = inputs.catalog + inputs.locales
        outputs = (renamed.catalog.map { OutputFile(path: $0.path, bytes: $0.bytes) } + stored).filter { output in
            former.contains { $0.path == output.path && $0.bytes != output.bytes }
        }
    }

    /// The findings of one compilation that another does not have, as texts see them under the old name.
    private static func added(
        _ before: Compilation, _ after: Compilation, _ former: (String) -> String
    ) -> [Diagnostic] {
        func key(_ diagnostic: Diagnostic, _ text: String) -> String {
            "\(diagnostic.rule.id) \(diagnostic.level.name) \(diagnostic.locale ?? "") \(text)"
        }
        var known: [String: Int] = [:]
        for diagnostic in before.diagnostics { known[key(diagnostic, diagnostic.message), default: 0] += 1 }
        return after.diagnostics.filter { diagnostic in
            for text in [diagnostic.message, former(diagnostic.message)] {
                let key = key(diagnostic, text)
                guard let count = known[key], count > 0 else { continue }
                known[key] = count - 1
                return false
            }
            return true
        }
    }
}

extension String {
    /// The text with one name in place of another, both spellings of it.
    fileprivate func replacingName(_ name: String, with other: String) -> String {
        var result = self
        for (new, old) in [(name, other), (name.messageSpelling, other.messageSpelling)] {
            var text = ""
            var rest = result[...]
            while let range = rest.firstRange(of: new) {
                text += rest[..<range.lowerBound] + old
                rest = rest[range.upperBound...]
            }
            result = text + rest
        }
        return result
    }
}
