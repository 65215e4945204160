import CatalogModel
import Compiler
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing
import Validation

@Suite struct ShippedCatalogTests {
    @Test func shippedCatalogCompiles() throws {
        let root = SharedData.packageRoot.appending(path: "Catalog")
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
        let inputs = CatalogInputs(
            catalog: try names.map {
                CatalogInputs.File(
                    path: "Catalog/\($0)", bytes: Array(try Data(contentsOf: root.appending(path: $0))))
            }, locales: [])
        let compilation = compile(inputs)
        for diagnostic in compilation.diagnostics {
            let range = diagnostic.range!
            let position = compilation.files[range.file].position(at: range.lower)
            print(
                "\(compilation.files[range.file].path):\(position.line):\(position.column): \(diagnostic.level.name): "
                    + "\(diagnostic.message) [\(diagnostic.rule.id)] \(diagnostic.notes)")
        }
        let isSound = compilation.isSound
        #expect(isSound)
        #expect(compilation.proof.possibleCount == 3808)
    }
}
