import CatalogModel
import Compiler
import Emission
import Foundation
import Rendering
import SourceText
import TestSupport
import Testing

/// Generated code of random catalogs, compiled and run, beside plain enumeration.
@Suite("Random generated tables", .serialized) struct RandomTableTests {
    /// Catalogs that a run compiles; `PLACARD_SEEDS` in the environment says how many by hand.
    static let seeds = ProcessInfo.processInfo.environment["PLACARD_SEEDS"].flatMap(UInt64.init) ?? 8

    @Test("Every combination of a random catalog reads as enumeration says")
    func randomCatalogs() throws {
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        for seed in 0..<Self.seeds {
            let random = RandomCatalog(seed: seed)
            let text = random.text(seed: seed)
            let compilation = compile(
                CatalogInputs(catalog: [.init(path: "Catalog/small.copy", bytes: Array(text.utf8))], locales: []))
            let emitted = SwiftEmitter.emit(ProjectionTable(compilation.projector))
            try #require(emitted.problems.isEmpty, "seed \(seed): \(emitted.problems.map(\.message))")
            var sources = [try compiler.write(driver(compilation.catalog), to: "Driver.swift")]
            for file in emitted.files {
                sources.append(try compiler.write(file.contents, to: String(file.path.dropFirst("Swift/".count))))
            }
            let printed = String(decoding: try compiler.output(of: sources, flags: ["-Onone"]), as: UTF8.self)
            #expect(printed == expected(random), "seed \(seed)")
        }
    }

    /// One line a combination, the last axis fastest.
    private func driver(_ catalog: ResolvedCatalog) -> String {
        let names = SwiftNames(catalog)
        let axes = catalog.axes.indices
        let loops = axes.map { "for v\($0) in \(names.axes[$0]).allCases {" }.joined(separator: "\n")
        let labels = axes.map { "\(SwiftNames.lowerCamel(catalog.axes[$0].name.text)): v\($0)" }
        return """
            @main struct Driver {
                static func main() {
                    let copy = \(catalog.header.swiftType)(locale: .en)
                    \(loops)
                    let card = copy.project(\(labels.joined(separator: ", ")))
                    print(card.title.string, card.accessibilityLabel.string, card.redacted.title.string, separator: "|")
                    \(axes.map { _ in "}" }.joined())
                }
            }

            """
    }

    private func expected(_ random: RandomCatalog) -> String {
        let oracle = Enumeration(random)
        return oracle.points.map { point in
            let winners = (0..<3).map { group -> String? in
                guard case .won(let section) = oracle.cell(group, point, ignoringImpossible: true) else { return nil }
                return random.sections[section].id
            }
            guard let copy = winners[0], let redacted = winners[1], winners[2] != nil else {
                return "Fallback|Fallback|Hidden\n"
            }
            return "Title \(copy)|Label \(copy)|Redacted \(redacted)\n"
        }.joined()
    }
}
