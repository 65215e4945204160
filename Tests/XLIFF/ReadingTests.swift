import Diagnostics
import SourceText
import Testing
import Translation
import XLIFF

@Suite("Reading XLIFF 1.2")
struct ReadingTests {
    @Test("a document type is refused")
    func documentType() throws {
        let text = try XMLText.decode(Array("<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>".utf8)).get()
        let staged = readXLIFF(text, file: FileID(index: 0))
        #expect(staged.diagnostics.map(\.rule) == [XLIFFRules.invalidXML])
    }
}
