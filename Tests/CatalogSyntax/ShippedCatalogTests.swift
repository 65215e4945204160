import CatalogSyntax
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct ShippedCatalogTests {
    @Test func parsesWithoutFinding() throws {
        let folder = SharedData.packageRoot.appending(path: "Catalog")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".copy") }
        var files = SourceFiles()
        let ids = try names.map { name in
            files.add(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
        }
        let parsed = parseCatalog(ids, in: files)
        #expect(parsed.diagnostics.map(\.message) == [])
        #expect(parsed.value.sections.count > 100)
        for file in parsed.value.files { #expect(file.printed() == files[file.file].bytes) }
    }
}
