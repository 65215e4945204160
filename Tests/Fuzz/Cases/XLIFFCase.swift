import Diagnostics
import SourceText
import XLIFF

extension FuzzCase {
    /// The reader and the checker end and point into the file.
    static let xliff = FuzzCase(name: "xliff") { bytes in
        guard case .success(let text) = XMLText.decode(bytes) else { return nil }
        var files = SourceFiles()
        let id = files.add(path: "fuzz.xlf", bytes: text.bytes)
        let range = 0..<text.bytes.count
        return readXLIFF(text, file: id).diagnostics.outside(range) ?? lintXLIFF(text, file: id).outside(range)
    }
}
