import CatalogSyntax
import Compiler
import Diagnostics
import SourceText

extension FuzzCase {
    /// The tree is lossless and findings lie in the file.
    static let catalog = FuzzCase(name: "catalog") { bytes in
        var files = SourceFiles()
        let id = files.add(path: "fuzz.copy", bytes: bytes)
        let parsed = parseFile(id, in: files)
        if parsed.value.printed() != bytes { return "the tree has lost bytes" }
        return parsed.diagnostics.outside(0..<bytes.count)
    }

    /// Every stage up to the checks of the whole catalog ends.
    static let compilation = FuzzCase(name: "compilation") { bytes in
        let inputs = CatalogInputs(catalog: [.init(path: "Catalog/fuzz.copy", bytes: bytes)], locales: [])
        return compile(inputs).diagnostics.outside(0..<bytes.count)
    }
}

extension [Diagnostic] {
    /// The first finding that points out of a file of these bytes.
    func outside(_ range: Range<Int>) -> String? {
        first { finding in
            guard let place = finding.range else { return false }
            return place.lower < range.lowerBound || place.upper > range.upperBound || place.lower > place.upper
        }.map { "`\($0.rule.id)` points out of the file" }
    }
}
