import Compiler
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing
import Validation

@Suite struct ShippedCatalogTests {
    /// The catalog of this repository in all its languages.
    private static func compiled() throws -> Compilation {
        func files(_ folder: String) throws -> [CatalogInputs.File] {
            let url = SharedData.packageRoot.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map { name in
                CatalogInputs.File(
                    path: "\(folder)/\(name)", bytes: Array(try Data(contentsOf: url.appending(path: name))))
            }
        }
        return compile(CatalogInputs(catalog: try files("Catalog"), locales: try files("Locales")))
    }

    @Test func rulesOfWordsReportNothing() throws {
        let compilation = try Self.compiled()
        let rules = Set((MessageChecks.rules + CatalogChecks.rules).map(\.id))
        let findings = compilation.diagnostics.filter { rules.contains($0.rule.id) }
        let shown = findings.map { "\(Finding($0, in: compilation.files)) \($0.subject ?? "") \($0.locale ?? "")" }
        #expect(shown.isEmpty, "\(shown.joined(separator: "\n"))")
    }
}
