import Compiler
import Diagnostics
import Foundation
import TestSupport
import Testing
import Translation
import XLIFF

/// What the peers' translators work on: plain units, a plural in four forms, a unit with two placeholders; two units are
/// translated already.
struct PeerCatalog {
    private static let folder = SharedData.packageRoot.appending(path: "Tests/Peers")

    private let catalog: [UInt8]
    /// The Polish store before the translator starts.
    let store: [UInt8]

    init() throws {
        catalog = Array(try Data(contentsOf: Self.folder.appending(path: "peers.copy")))
        let empty = Self.compilation(of: catalog, store: nil).export()
        store = try Edit.applied(
            [
                Edit(id: "calendar.title", target: "Kalendarz", state: "translated"),
                Edit(id: "calendar.support", target: "Zobacz kalendarz", state: "translated"),
            ], to: try Self.output(empty, "Locales/pl.xlf"))
    }

    private static func compilation(of catalog: [UInt8], store: [UInt8]?) -> Compilation {
        compile(
            CatalogInputs(
                catalog: [CatalogInputs.File(path: "Catalog/a.copy", bytes: catalog)],
                locales: store.map { [CatalogInputs.File(path: "Locales/pl.xlf", bytes: $0)] } ?? []))
    }

    /// What is sent to the translator.
    func handoff(_ version: XLIFFVersion = .v12, isPrefilled: Bool = false) throws -> [UInt8] {
        let exchange = Self.compilation(of: catalog, store: store).export(as: version, isPrefilled: isPrefilled)
        return try #require(exchange.outputs.first { $0.isHandoff }).bytes
    }

    /// The store after a return.
    struct Result {
        let store: String
        /// The ids of the rules that had something to say, with the lines of the return.
        let findings: [String]
        let report: MergeReport
    }

    /// Takes what came back.
    func exchange(_ file: [UInt8]) throws -> Exchange {
        Self.compilation(of: catalog, store: store).merging([CatalogInputs.File(path: "returned.xlf", bytes: file)])
    }

    /// Merges what came back.
    func merging(_ file: [UInt8]) throws -> Result {
        let exchange = try exchange(file)
        return Result(
            store: String(decoding: try Self.output(exchange, "Locales/pl.xlf"), as: UTF8.self),
            findings: exchange.diagnostics.filter { $0.level > .off }.map { "\($0.rule.id): \($0.message)" },
            report: try #require(exchange.reports.first).report)
    }

    /// The store with edits and nothing else.
    func expected(_ edits: [Edit]) throws -> String {
        String(decoding: try Edit.applied(edits, to: store), as: UTF8.self)
    }

    private static func output(_ exchange: Exchange, _ path: String) throws -> [UInt8] {
        try #require(exchange.outputs.first { $0.path == path }).bytes
    }
}

/// A change of one unit as the bytes of a store show it.
struct Edit {
    var id: String
    /// With placeholders in braces.
    var target: String
    var state: String
    /// A translator's remark.
    var remark: String?

    /// What all the peers' translators do: `translations.tsv`.
    static func all() throws -> [Edit] {
        let file = SharedData.packageRoot.appending(path: "Tests/Peers/translations.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: "\t").map(String.init)
            return Edit(id: parts[0], target: parts[1], state: "translated")
        }
    }

    /// The bytes with each unit's target, and the remark behind its notes, in their lines.
    static func applied(_ edits: [Edit], to store: [UInt8]) throws -> [UInt8] {
        var lines = String(decoding: store, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        for edit in edits {
            let unit = try #require(lines.firstIndex { $0.contains("<trans-unit id=\"\(edit.id)\"") })
            let end = try #require(lines[unit...].firstIndex { $0.contains("</trans-unit>") })
            let target = try #require(lines[unit..<end].firstIndex { $0.contains("<target") })
            let indent = lines[target].prefix { $0 == " " }
            if let remark = edit.remark {
                let after = try #require(lines[unit..<end].lastIndex { $0.contains("<note") })
                lines.insert("\(indent)<note from=\"translator\">\(remark)</note>", at: after + 1)
            }
            lines[target] = "\(indent)<target state=\"\(edit.state)\">\(edit.markup)</target>"
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private var markup: String {
        target.replacing("&", with: "&amp;").replacing(/\{([a-z.]+)\}/) { match in
            let id = match.output.1
            return "<x id=\"\(id)\" equiv-text=\"\(id.hasSuffix(".hash") ? "#" : "{\(id)}")\"/>"
        }
    }
}
