import Diagnostics
import SourceText
import XLIFF

extension FuzzCase {
    /// The reader ends and points into the file.
    static let xliff = FuzzCase(name: "xliff") { bytes in
        guard case .success(let text) = XMLText.decode(bytes) else { return nil }
        var files = SourceFiles()
        let id = files.add(path: "fuzz.xlf", bytes: text.bytes)
        return readXLIFF(text, file: id).diagnostics.outside(0..<text.bytes.count)
    }
}
