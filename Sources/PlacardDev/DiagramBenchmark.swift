import CatalogModel
import Compiler
import Emission
import Foundation
import Rendering
import ScaleInputs
import SourceText

/// Looks combinations of a space of 10¹² up in a compiled table whose index is a decision diagram.
func benchmarkDiagram(package: URL) throws {
    let text = ScaleCatalog.text(of: ScaleContest.defaults(exceptions: 2000))
    let file = CatalogInputs.File(path: "Catalog/scale.copy", bytes: Array(text.utf8))
    let projector = compile(CatalogInputs(catalog: [file], locales: [])).projector
    let time = Benchmark.best(of: 1) { _ = SwiftEmitter.emit(ProjectionTable(projector)) }
    let emitted = SwiftEmitter.emit(ProjectionTable(projector))
    print("  emission \(time.milliseconds), table \(emitted.tableBytes) bytes, text \(emitted.textBytes) bytes")
    let workshop = try SwiftWorkshop(package: package)
    defer { workshop.remove() }
    var sources = ["main.swift"]
    for file in emitted.files {
        sources.append(String(file.path.split(separator: "/").last ?? ""))
        try workshop.write(file.contents, to: sources[sources.count - 1])
    }
    try workshop.write(lookUps(projector.catalog), to: "main.swift")
    try workshop.write("long none(void) { return 0; }\n", to: "none.c")
    for line in try workshop.output(of: sources, c: "none.c") { print("  \(line); bar 60 ns") }
}

/// A program that looks 100,000 random combinations up many times.
private func lookUps(_ catalog: ResolvedCatalog) -> String {
    let names = SwiftNames(catalog).axes
    let type = "(\(names.joined(separator: ", ")))"
    let random = names.map { "\($0).allCases[random() % \($0).allCases.count]" }.joined(separator: ", ")
    let passed = catalog.axes.enumerated().map { "\(SwiftNames.lowerCamel($1.name.text)): input.\($0)" }
    return """
        @_silgen_name("clock") func microseconds() -> Int
        func benchmark() {
            var state: UInt64 = 1
            func random() -> Int {
                state = state &* 6364136223846793005 &+ 1442695040888963407
                return Int(state >> 33)
            }
            let copy = \(catalog.header.swiftType)(locale: .en)
            let inputs = (0..<100_000).map { _ -> \(type) in (\(random)) }
            @inline(never) func lookUp(_ input: \(type)) -> Int {
                copy.project(\(passed.joined(separator: ", "))).title.string.utf8.count
            }
            var (best, checksum) = (Int.max, 0)
            for _ in 0..<10 {
                let start = microseconds()
                for input in inputs { checksum += lookUp(input) }
                best = min(best, microseconds() - start)
            }
            print("look-up of a title: \\(Double(best) / 100) ns (checksum \\(checksum % 1000))")
        }
        benchmark()

        """
}
