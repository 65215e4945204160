import Compiler
import Foundation

/// Times what `check` does with the shipped catalog, without reading files.
func benchmarkCheck() throws {
    let inputs = CatalogInputs(
        catalog: try files(in: "Catalog", ending: ".copy"), locales: try files(in: "Locales", ending: ".xlf"))
    let bytes = (inputs.catalog + inputs.locales).reduce(0) { $0 + $1.bytes.count }
    print("  \(inputs.catalog.count) catalog files and \(inputs.locales.count) stores, \(bytes) bytes")
    let alone = Benchmark.best(of: 20) { _ = compile(CatalogInputs(catalog: inputs.catalog, locales: [])) }
    let whole = Benchmark.best(of: 20) { _ = compile(inputs) }
    let each = (whole - alone) / Double(max(1, inputs.locales.count))
    print("  without translations \(alone.milliseconds)")
    print("  with translations    \(whole.milliseconds), \(each.milliseconds) for each store")
    let compilation = compile(inputs)
    let table = Benchmark.best(of: 5) { Table(compilation.projector, TableOptions()).print { _ in } }
    print("  table                \(table.milliseconds)")
}

private func files(in folder: String, ending: String) throws -> [CatalogInputs.File] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }.sorted().map { name in
        let path = "\(folder)/\(name)"
        return CatalogInputs.File(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    }
}
