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

    /// The best of five compiles each, taken in turns so that both see the same machine.
    private static func compileTimes(of sources: [String], _ workshop: SwiftWorkshop) throws -> [String] {
        try workshop.write("public func empty() {}\n", to: "Empty.swift")
        return try ["-Onone", "-O"].map { flag in
            var (table, empty) = (Double.infinity, Double.infinity)
            for _ in 0..<5 {
                empty = min(empty, try workshop.secondsToCompile(["Empty.swift"], flags: [flag]))
                table = min(table, try workshop.secondsToCompile(sources, flags: [flag]))
            }
            return
                "compile \(flag): table \(text(table, 2)) s, empty file \(text(empty, 2)) s, ratio \(text(table / empty, 2))"
        }
    }

    private static func text(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
