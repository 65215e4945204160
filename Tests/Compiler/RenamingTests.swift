import CatalogModel
import Compiler
import Diagnostics
import SourceText
import TestSupport
import Testing

/// The shipped catalog with two of its locales, renamed there and back.
@Suite struct RenamingTests {
    private static func shipped() throws -> CatalogInputs {
        let catalog = try ShippedCatalog.files(in: "Catalog", ending: ".copy").map { file in
            let text = String(decoding: file.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map { $0.hasPrefix("locales ") ? "locales    = de, pl" : $0 }
            return CatalogInputs.File(path: file.path, bytes: Array(text.joined(separator: "\n").utf8))
        }
        let locales = try ShippedCatalog.files(in: "Locales", ending: ".xlf")
            .filter { $0.path.hasSuffix("/de.xlf") || $0.path.hasSuffix("/pl.xlf") }
        return CatalogInputs(catalog: catalog, locales: locales.map { .init(path: $0.path, bytes: $0.bytes) })
    }

    /// The inputs after what a renaming writes.
    private func written(_ renaming: Renaming, over inputs: CatalogInputs) -> CatalogInputs {
        func updated(_ files: [CatalogInputs.File]) -> [CatalogInputs.File] {
            files.map { file in
                let output = renaming.outputs.first { $0.path == file.path }
                return output.map { CatalogInputs.File(path: $0.path, bytes: $0.bytes) } ?? file
            }
        }
        return CatalogInputs(catalog: updated(inputs.catalog), locales: updated(inputs.locales))
    }

    private func bytes(_ inputs: CatalogInputs) -> [String] {
        (inputs.catalog + inputs.locales).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// What `check` says, without the places.
    private func findings(_ compilation: Compilation) -> [String] {
        compilation.diagnostics.map { "\($0.rule.id) \($0.level.name) \($0.locale ?? "")" }.sorted()
    }

    @Test func oneOfEachKindAndBack() throws {
        let names = [
            ("calendar.review", "diary.review"), ("open-review", "open-look"), ("attention", "heed"),
            ("to-meet", "acquaintance"), ("task:calendar", "task:diary"), ("count", "total"), ("neutral", "plain"),
            ("review", "look"), ("draft", "sketch"), ("draft-spoken", "draft-said"), ("stand-by", "bedside"),
            ("quiet-alert", "calm-alert"), ("secrets", "hidden-words"),
        ]
        let start = try Self.shipped()
        // What translators are told follows the catalog, so the stores are current first.
        var inputs = start
        var compilation = compile(start)
        let current = compilation.export().outputs.filter { !$0.isHandoff }
        inputs.locales = start.locales.map { file in
            .init(path: file.path, bytes: current.first { $0.path == file.path }?.bytes ?? file.bytes)
        }
        let before = bytes(inputs)
        let said = findings(compilation)
        let kinds: [String: RenameTarget.Kind] = ["review": .route, "draft": .term, "count": .argument]
        var undo: [(RenameTarget.Kind, String, String)] = []
        for (old, new) in names {
            let plain = String(new.split(separator: ":").last ?? "")
            let target = try #require(
                Renaming.targets(named: old, in: inputs).first { kinds[old] == nil || $0.kind == kinds[old] })
            let renaming = Renaming(target, to: plain, in: inputs, compilation)
            try #require(renaming.refusals.isEmpty, "\(target.text): \(renaming.refusals.map(\.message))")
            #expect(!renaming.outputs.isEmpty)
            inputs = written(renaming, over: inputs)
            compilation = renaming.compilation
            #expect(findings(compilation) == said, "\(target.text)")
            undo.append((target.kind, new, target.name))
        }
        #expect(bytes(inputs) != before)
        for (kind, old, new) in undo.reversed() {
            let target = try #require(Renaming.targets(named: old, in: inputs).first { $0.kind == kind })
            let renaming = Renaming(target, to: new, in: inputs, compilation)
            try #require(renaming.refusals.isEmpty, "\(target.text): \(renaming.refusals.map(\.message))")
            inputs = written(renaming, over: inputs)
            compilation = renaming.compilation
        }
        #expect(bytes(inputs) == before)
    }

    @Test func aTakenOrWrongNameIsRefusedWithItsPlace() throws {
        let inputs = try Self.shipped()
        let before = compile(inputs)
        func refusals(_ old: String, _ new: String) throws -> [Diagnostic] {
            let target = try #require(Renaming.targets(named: old, in: inputs).first)
            let renaming = Renaming(target, to: new, in: inputs, before)
            #expect(renaming.outputs.isEmpty)
            return renaming.refusals
        }
        #expect(try refusals("calendar.review", "contact.review").contains { $0.rule.id == "duplicate-id" })
        #expect(try refusals("calendar.review", "contact-review").contains { $0.rule.id == "colliding-names" })
        #expect(try refusals("open-review", "Open_Review").contains { $0.rule.id == "malformed-name" })
        let reserved = try refusals("open-review", "none")
        #expect(reserved.contains { $0.rule.id == "reserved-name" && $0.range != nil })
    }

    @Test func aWireSpellingStaysWhatTheServerSends() throws {
        let inputs = try Self.shipped()
        let before = compile(inputs)
        let target = try #require(Renaming.targets(named: "task:contact", in: inputs).first)
        let renaming = Renaming(target, to: "person", in: inputs, before)
        let axis = try #require(renaming.compilation.catalog.axes.first { $0.name.text == "task" })
        let place = try #require(axis.values.firstIndex { $0.text == "person" })
        #expect(axis.wire[place] == "contact")
    }
}
