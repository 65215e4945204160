import CatalogModel
import Compiler
import Emission
import Foundation
import Rendering
import SourceText

/// Measures the generated Swift table in one run: what it takes to compile beside an empty file, how fast it answers beside
/// a Foundation bundle, what it allocates, and how large it is beside its text.
enum GeneratedBenchmark {
    /// The report on the catalog in a folder; `package` is the root of this package, whose runtime is compiled.
    static func run(catalog: URL, package: URL) throws -> [String] {
        let projector = compile(try CatalogInputs.read(from: RealFileSystem(root: catalog.path))).projector
        let emitted = SwiftEmitter.emit(ProjectionTable(projector))
        guard emitted.problems.isEmpty else { return emitted.problems.map(\.message) }
        let workshop = try SwiftWorkshop(package: package)
        defer { workshop.remove() }
        var sources: [String] = []
        for file in emitted.files {
            sources.append(String(file.path.split(separator: "/").last ?? ""))
            try workshop.write(file.contents, to: sources[sources.count - 1])
        }
        let ratio = Double(emitted.tableBytes) / Double(max(1, emitted.textBytes))
        var lines = [
            "size: table \(emitted.tableBytes) bytes, distinct text \(emitted.textBytes) bytes, ratio \(text(ratio, 3))"
        ]
        lines += try compileTimes(of: sources, workshop)
        let program = GeneratedBenchmarkProgram(catalog: projector.catalog)
        try workshop.write(program.allocationCounter, to: "Allocations.c")
        try workshop.write(program.lookUps, to: "main.swift")
        lines += try workshop.output(of: sources + ["main.swift"], c: "Allocations.c")
        try workshop.write(
            "\"key\" = \"Calendar change needs review\";\n", to: "Sample.bundle/en.lproj/Localizable.strings")
        try workshop.write(program.bundleLookUps(workshop.path("Sample.bundle")), to: "main.swift")
        return lines + (try workshop.output(of: ["main.swift"], c: "Allocations.c"))
    }

    /// Processor time of compiles, the least of five each, taken in turns so that all see the same machine: of the table, of
    /// the same code with nothing in its literals (the harness), and of an empty file.
    private static func compileTimes(of sources: [String], _ workshop: SwiftWorkshop) throws -> [String] {
        try workshop.write("public func empty() {}\n", to: "Empty.swift")
        var harness: [String] = []
        for source in sources {
            harness.append("Empty" + source)
            try workshop.write(withoutData(try workshop.contents(of: source)), to: "Empty" + source)
        }
        return try ["-Onone", "-O"].map { flag in
            var best = [Double](repeating: .infinity, count: 3)
            for _ in 0..<5 {
                for (index, files) in [sources, harness, ["Empty.swift"]].enumerated() {
                    best[index] = min(best[index], try workshop.secondsToCompile(files, flags: [flag]))
                }
            }
            return "compile \(flag): table \(text(best[0], 2)) s, harness \(text(best[1], 2)) s (ratio "
                + "\(text(best[0] / best[1], 2))), empty file \(text(best[2], 2)) s (ratio \(text(best[0] / best[2], 2)))"
        }
    }

    /// Generated code with every literal of several lines emptied.
    private static func withoutData(_ code: String) -> String {
        let parts = code.components(separatedBy: "\"\"\"")
        return parts.enumerated().map { $0 % 2 == 1 ? "\"\"" : $1 }.joined()
    }

    private static func text(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
