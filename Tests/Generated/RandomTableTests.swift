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
    static let seeds = ProcessInfo.processInfo.environment["PLACARD_SEEDS"].flatMap(UInt64.init) ?? 50
    /// Catalogs that share one program.
    static let batch: UInt64 = 50

    @Test("Every combination of a random catalog reads as enumeration says")
    func randomCatalogs() throws {
        let compiler = try SwiftCompiler()
        defer { compiler.remove() }
        for first in stride(from: 0, to: Self.seeds, by: Int(Self.batch)) {
            let seeds = first..<min(Self.seeds, first + Self.batch)
            var sources: [String] = []
            for seed in seeds { sources.append(try compiler.write(try source(seed), to: "Catalog\(seed).swift")) }
            let calls = seeds.map { "print(\"seed \($0)\"); show\($0)()\n" }.joined()
            let main = "@main struct Driver {\n    static func main() {\n\(calls)    }\n}\n"
            sources.append(try compiler.write(main, to: "Driver.swift"))
            let printed = String(decoding: try compiler.output(of: sources, flags: ["-Onone", "-wmo"]), as: UTF8.self)
            let answers = printed.split(separator: /seed \d+\n/, omittingEmptySubsequences: false).dropFirst()
            #expect(answers.count == seeds.count)
            for (seed, answer) in zip(seeds, answers) {
                #expect(answer == expected(RandomCatalog(seed: seed)), "seed \(seed)")
            }
        }
    }

    /// The generated code of a catalog with a function that prints all of it. What it declares is renamed apart, so that
    /// many catalogs fit into one program: to start the compiler costs more than to compile one.
    private func source(_ seed: UInt64) throws -> String {
        let text = RandomCatalog(seed: seed).text(seed: seed)
        let compilation = compile(
            CatalogInputs(catalog: [.init(path: "Catalog/small.copy", bytes: Array(text.utf8))], locales: []))
        let emitted = SwiftEmitter.emit(ProjectionTable(compilation.projector))
        try #require(emitted.problems.isEmpty, "seed \(seed): \(emitted.problems.map(\.message))")
        var source = emitted.files.map(\.contents).joined() + driver(compilation.catalog)
        let declarations = source.matches(
            of: /(?m)^(?:[a-z()@]+ )*(?:struct|enum|func|protocol|typealias) (?<name>\w+)/)
        for name in Set(declarations.map { String($0.name) }) {
            source.replace(try Regex("\\b\(name)\\b").wordBoundaryKind(.simple), with: "\(name)\(seed)")
        }
        return source
    }

    /// One line a combination, the last axis fastest.
    private func driver(_ catalog: ResolvedCatalog) -> String {
        let names = SwiftNames(catalog)
        let axes = catalog.axes.indices
        let loops = axes.map { "for v\($0) in \(names.axes[$0]).allCases {" }.joined(separator: "\n")
        let labels = axes.map { "\(SwiftNames.lowerCamel(catalog.axes[$0].name.text)): v\($0)" }
        return """
            func show() {
                let copy = \(catalog.header.swiftType)(locale: .en)
                \(loops)
                let card = copy.project(\(labels.joined(separator: ", ")))
                print(card.title.string, card.accessibilityLabel.string, card.redacted.title.string, separator: "|")
                \(axes.map { _ in "}" }.joined())
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
