import Compiler
import Diagnostics
import Testing

@Suite struct EmptyCatalogTests {
    @Test(arguments: ["", "\n", "# only a comment\n", "[copy", "[axis a]\nvalues = \n", "\u{FEFF}"])
    func littleOrNothingIsReported(_ text: String) {
        let compilation = compile(
            CatalogInputs(catalog: [.init(path: "Catalog/a.copy", bytes: Array(text.utf8))], locales: []))
        #expect(compilation.diagnostics.contains { $0.rule.id == "missing-section" })
        #expect(!compilation.isSound)
    }

    @Test func folderWithoutFilesIsReported() {
        let compilation = compile(CatalogInputs(catalog: [], locales: []))
        #expect(compilation.diagnostics.contains { $0.rule.id == "missing-section" })
    }
}
